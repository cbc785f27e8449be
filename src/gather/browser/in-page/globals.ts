/// <reference lib="dom" />

/** Functions that `readGlobals` calls. */
export const GLOBALS_PARTS = [valueAt, isDefined, isFrame, shortText]

/**
 * Runs in the page's own world, where its globals are. Returns which of `names` are defined, and the text or number at the end of each of `paths`
 * (`jQuery`, `fn`, `jquery`).
 */
export function readGlobals(
  names: readonly string[],
  paths: readonly (readonly string[])[],
): { globals: string[]; values: (string | null)[] } {
  // Plain loops, because the page may have changed the methods of arrays, and how they are gone through.
  const globals: string[] = []
  const values: (string | null)[] = []
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? ''
    if (isDefined(valueAt([name]))) globals[globals.length] = name
  }
  for (let at = 0; at < paths.length; at += 1) values[values.length] = shortText(valueAt(paths[at] ?? []))
  return { globals, values }
}

/** A getter that throws counts as undefined. */
function valueAt(path: readonly string[]): unknown {
  try {
    let value: unknown = window
    for (let at = 0; at < path.length; at += 1) {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
      value = Reflect.get(value, path[at] ?? '')
    }
    return value
  } catch {
    // The page’s own getter threw.
    return undefined
  }
}

/** What has a name in the page is no global of a script: an element by its id, several of them, a frame by its name (HTML standard, 7.2.2.3). */
function isDefined(value: unknown): boolean {
  if (value === undefined || value === null) return false
  return !(value instanceof Element) && !(value instanceof HTMLCollection) && !isFrame(value)
}

function isFrame(value: unknown): boolean {
  for (let at = 0; at < window.length; at += 1) if (window[at] === value) return true
  return false
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : null
}
