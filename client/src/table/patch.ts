/** How one view differs from another. The twin of src/starboard/table/patch.py, which makes patches. */

/** What has changed within, by key or place; `[value]`: what is there now; `[]`: nothing is there any more. */
export type Patch = readonly [] | readonly [unknown] | PatchWithin;
export interface PatchWithin {
  readonly [place: string]: Patch;
}

/** What a patch leads to. The old data is left as it is, and what did not change is shared with it. */
export function patched(old: unknown, patch: Patch): unknown {
  if (isWhole(patch)) return patch[0];
  const changes = Object.entries(patch);
  if (!changes.length) return old;
  if (Array.isArray(old)) {
    const rows: unknown[] = [...old];
    for (const [place, change] of changes) rows[Number(place)] = patched(rows[Number(place)], change);
    return rows;
  }
  // Without a prototype no key is special.
  const fields = Object.assign(Object.create(null) as Record<string, unknown>, old);
  for (const [key, change] of changes) {
    if (isWhole(change) && !change.length) delete fields[key];
    else fields[key] = patched(fields[key], change);
  }
  return { ...fields };
}

function isWhole(patch: Patch): patch is readonly [] | readonly [unknown] {
  return Array.isArray(patch);
}
