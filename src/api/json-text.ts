/** Why a text is no JSON that we take; `null` when it is. */
export type JsonFault = 'not JSON' | 'too deep' | 'the same key twice' | 'a forbidden key'

const DEEPEST = 32
/** Keys that change what an object is instead of what it holds. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON strictly: at most 32 levels, each key once in its object (RFC 8259, section 4: names should be unique; what others
 * read of a repeated one differs), and no key that reaches into an object's prototype.
 */
export function readJsonText(text: string): { value: unknown } | { fault: JsonFault } {
  const value = parsed(text)
  if (value === undefined) return { fault: 'not JSON' }
  const fault = structureFault(text)
  return fault === null ? { value } : { fault }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gsu

/** Walks the brackets and strings of what is known to be JSON. */
function structureFault(text: string): JsonFault | null {
  const open: (Set<string> | null)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    if (token === '[') open.push(null)
    if (token === '}' || token === ']') open.pop()
    if (open.length > DEEPEST) return 'too deep'
    const keys = open.at(-1)
    if (token.startsWith('"') && keys && (last === '{' || last === ',')) {
      const key = String(JSON.parse(token))
      if (FORBIDDEN.has(key)) return 'a forbidden key'
      if (keys.has(key)) return 'the same key twice'
      keys.add(key)
    }
    last = token
  }
  return null
}
