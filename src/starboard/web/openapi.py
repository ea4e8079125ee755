"""The HTTP half of the protocol for programs: an OpenAPI description, made of the same table as the routes."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from starboard import __version__
from starboard.web.answers import JSON, Failure
from starboard.web.endpoint import Endpoint, Plain

NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
PARAMETERS = {
    "": {"type": "string", "minLength": 1},
    "name": {"type": "string", "pattern": "^[a-z0-9-]{1,64}$"},
    "number": NUMBER,
}
REFERENCE = "#/components/schemas/{name}"


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    shapes = [Failure, *(shape for one in endpoints for shape in (one.body, one.answer) if _is_json(shape))]
    # A type may serve several requests; each is described once.
    unique = list({repr(shape): shape for shape in shapes}.values())
    schemas, components = msgspec.json.schema_components(unique, ref_template=REFERENCE)
    by_shape = {repr(shape): schema for shape, schema in zip(unique, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(_path(one.path), {})[one.method.lower()] = _operation(one, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Starboard", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "security": [{}, {"player": []}, {"key": []}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "player": {"type": "apiKey", "in": "cookie", "name": "starboard"},
                "key": {"type": "http", "scheme": "bearer", "description": "The key of a seat or of the host."},
            },
        },
    }


def _operation(one: Endpoint, by_shape: dict[str, Any]) -> dict[str, Any]:
    good = {"description": one.about, "content": _content(one.answer, by_shape)}
    bad = {"description": "One message.", "content": {JSON: {"schema": by_shape[repr(Failure)]}}}
    operation: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.about,
        "parameters": [
            *(_parameter(name, kind) for name, kind in re.findall(r"\{(\w+)(?::(\w+))?\}", one.path)),
            *([{"name": one.query, "in": "query", "schema": NUMBER | {"maximum": 99}}] if one.query else []),
        ],
        "responses": {str(one.status): good} | {str(status): bad for status in sorted(one.refusals)},
    }
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(one.body, by_shape)}
    return operation


def _content(shape: Any, by_shape: dict[str, Any]) -> dict[str, Any]:
    if isinstance(shape, Plain):
        return {shape.kind: {"schema": {"type": "string"}}}
    return {JSON: {"schema": by_shape[repr(shape)]}}


def _is_json(shape: Any) -> bool:
    return shape is not None and not isinstance(shape, Plain)


def _path(path: str) -> str:
    """`/seats/{seat:number}` -> `/seats/{seat}`."""
    return re.sub(r":\w+\}", "}", path)


def _parameter(name: str, kind: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PARAMETERS[kind]}
