# Everything a player or contributor does, from a fresh clone. Nothing is installed outside this folder, but for `make
# test`: the browser and the database of the tests are packages of the system (see tests/system.py).
# Needs GNU make and Python 3.11 or newer; pip and npm read your own configuration.

VENV := .venv
COMPILED := .venv-compiled
LOCKER := .venv-lock
BIN := $(VENV)/bin
# Where `make release` puts the wheel.
DIST := dist

FUZZ_MINUTES ?= 10
# `make fuzz MATCHES=100000 TITLE=vanguard FUZZ='--workers 8'` hands options on.
FUZZ ?=
UV_VERSION := 0.13.7
# `make play PLAY='--port 9000'` hands options on.
PLAY ?=

export FUZZ_MINUTES
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# A pip that is configured to install for the user would refuse to work in a virtual environment.
export PIP_USER := 0

# `make PYTHON=/path/to/python ...` uses that interpreter. A name on the path may be a stub, so each is tried.
PYTHON ?=
PYTHONS := $(PYTHON) $(if $(PYTHON),,python3.11 python3.12 python3.13 python3.14 python3 python)
SUITS := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
define new-venv
@found=; for python in $(PYTHONS); do \
	if "$$python" -c '$(SUITS)' >/dev/null 2>&1; then found=$$python; break; fi; \
done; \
if [ -z "$$found" ]; then \
	echo "Starboard needs Python 3.11 or newer with its venv module: install it, or name one with 'make PYTHON=/path/to/python'." >&2; \
	exit 1; \
fi; \
echo "making $(1) with $$("$$found" --version)"; \
"$$found" -m venv --clear $(1)
@touch $@
endef

SHIPPED := pyproject.toml hatch_build.py LICENSE client/build.py
SOURCES := $(shell find src locales -type f ! -name '*.pyc' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play venv client types test test-client collected journeys lint lint-client lint-server format bench fuzz golden lock release compiled clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.playable ## set up what is missing, start a table and open it in the browser
	@$(BIN)/python client/build.py
	@$(BIN)/starboard play $(PLAY)

venv: $(VENV)/.ready ## set up .venv with the package and all tools

client: $(VENV)/.ready ## build the pages of the browser, when their sources have changed
	@$(BIN)/python client/build.py

types: $(VENV)/.ready ## write the types of the browser out of the server's structs
	$(BIN)/python client/view_types.py

# Tools and types take one core and the client, which needs none of these tools, the other; the tests that follow take
# all of them.
test: ## check and test everything; sets up by itself
	@$(MAKE) --no-print-directory --jobs=2 lint-server test-client collected
	$(BIN)/python tests/system.py
# Many tests start programs, which would all compile the sources again if nothing compiled might be kept. Files are
# tested in their order: else those with few tests, which are the longest, come last, and one process waits for another.
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

journeys: client ## play whole matches in the browser; longer than the tests. REPORT=bench/journeys.md notes what came of them
	$(BIN)/python tests/system.py
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest tests/journeys -m journey --numprocesses auto --dist worksteal \
		$(if $(REPORT),--journey-report $(REPORT))

lint: lint-server lint-client ## check style and types

lint-server: $(VENV)/.ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python client/view_types.py --check

lint-client: $(VENV)/.needed
	$(BIN)/python client/build.py check

# Every process of the tests reads all of them. Here one compiles them for all.
collected: $(VENV)/.ready
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --collect-only -qq >/dev/null

# Not a build beside a check: each installs what it needs.
test-client: lint-client
	$(BIN)/python client/build.py
	$(BIN)/python client/build.py test

format: $(VENV)/.ready ## put the code into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python client/build.py format

bench: $(VENV)/.bench ## measure speed, also against other engines
	$(BIN)/python -m bench

fuzz: $(VENV)/.ready ## play random matches for FUZZ_MINUTES (10) minutes; MATCHES=100000 TITLE=trucker goes on with a campaign
ifdef MATCHES
	PYTHONPATH=tests $(BIN)/python -m fuzz_campaign play $(TITLE) --to $(MATCHES) $(FUZZ)
else
	PYTHONPATH=tests:tests/titles $(BIN)/python -m fuzz
endif

golden: $(VENV)/.ready ## record the golden matches again, when the rules play otherwise on purpose
	PYTHONPATH=tests:tests/titles $(BIN)/python -m golden.record

lock: $(LOCKER)/.ready ## rewrite requirements/; UPGRADE=1 takes newer versions
	$(call compile,bench) pyproject.toml --extra dev --extra postgres --extra push --extra ray --extra zoo --extra bench
	$(call compile,dev) pyproject.toml --extra dev --extra postgres --extra push --extra ray --extra zoo --constraints requirements/bench.txt
	$(call compile,run) pyproject.toml --constraints requirements/bench.txt
	$(call compile,play) --group play --constraints requirements/bench.txt
	$(call compile,build) --group build --constraints requirements/bench.txt

release: $(VENV)/.ready ## build the wheel with everything in it into dist/: pages, words, content, what bots have learnt
	@rm -f $(DIST)/starboard-*.whl
	STARBOARD_COMPILE=0 $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir $(DIST) .
	@ls $(DIST)/starboard-*.whl

compiled: $(COMPILED)/.ready ## build with a compiled kernel and run the conformance suite on it
	$(COMPILED)/bin/python -m pytest tests/conformance

clean: ## remove everything that make made
	rm -rf $(VENV) $(COMPILED) $(LOCKER) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf client/node_modules src/starboard/web/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp a step: a second run starts at once, a changed lock or pyproject.toml installs again.

$(VENV)/.made:
	$(call new-venv,$(VENV))

# Players get only the package and what builds the pages; `make test` adds its tools to that.
$(VENV)/.needed: $(VENV)/.made requirements/run.txt requirements/play.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements/run.txt -r requirements/play.txt
	@touch $@

$(VENV)/.playable: $(VENV)/.needed $(SHIPPED) src/starboard/__init__.py
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

# After the package: two pips at once would be in each other's way.
$(VENV)/.tools: $(VENV)/.needed requirements/dev.txt requirements/build.txt | $(VENV)/.playable
	$(BIN)/python -m pip install -q --require-hashes -r requirements/dev.txt -r requirements/build.txt
	@touch $@

$(VENV)/.ready: $(VENV)/.playable $(VENV)/.tools
	@touch $@

$(VENV)/.bench: $(VENV)/.ready requirements/bench.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements/bench.txt
	@touch $@

$(COMPILED)/.made:
	$(call new-venv,$(COMPILED))

$(COMPILED)/.tools: $(COMPILED)/.made requirements/dev.txt requirements/build.txt
	$(COMPILED)/bin/python -m pip install -q --require-hashes -r requirements/dev.txt -r requirements/build.txt
	@touch $@

# The last line fails when Python would load the plain modules after all.
$(COMPILED)/.ready: $(COMPILED)/.tools $(SHIPPED) $(SOURCES)
	STARBOARD_COMPILE=1 $(COMPILED)/bin/python -m pip install -q --no-deps --no-build-isolation --force-reinstall .
	$(COMPILED)/bin/python -c 'from starboard.kernel import chance; assert not chance.__file__.endswith(".py")'
	@touch $@

$(LOCKER)/.made:
	$(call new-venv,$(LOCKER))

$(LOCKER)/.ready: $(LOCKER)/.made Makefile
	$(LOCKER)/bin/python -m pip install -q uv==$(UV_VERSION)
	@touch $@

# A universal lock: one file for every system and every Python from 3.11, with hashes, and naming no index.
define compile
$(LOCKER)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade) --output-file requirements/$(1).txt
endef
