import { PROTOTYPE_KEYS } from '#core/prototype-keys.ts'
import { cleanText } from '#core/text.ts'

/** Why a text is refused as JSON. */
export type JsonFault =
  | 'not JSON'
  | 'too deep'
  | 'the same key twice'
  | 'a forbidden key'
  | 'a character that no text holds'

const DEEPEST = 32

/**
 * What happens to NUL and lone surrogates, which no column can store: each becomes U+FFFD, so that pasted text can be saved, or the
 * whole text is refused, where texts are tokens, addresses and passwords that must not be changed.
 */
export type Unstorable = 'clean' | 'refuse'

/**
 * Reads JSON strictly: at most 32 levels, each key once in its object (RFC 8259, section 4: names should be unique, because
 * parsers read repeated ones differently), and no key that changes an object's prototype.
 */
export function readJsonText(
  text: string,
  unstorable: Unstorable = 'clean',
): { value: unknown } | { fault: JsonFault } {
  const value = parsed(text)
  if (value === undefined) return { fault: 'not JSON' }
  const fault = structureFault(text, unstorable)
  return fault === null ? { value } : { fault }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
  } catch {
    // Not JSON: the sender gets an error.
    return undefined
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gsu

/** Checks the brackets and strings of a text that is valid JSON. */
function structureFault(text: string, unstorable: Unstorable): JsonFault | null {
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
      if (PROTOTYPE_KEYS.has(key) || isUnstorable(key)) return 'a forbidden key'
      if (keys.has(key)) return 'the same key twice'
      keys.add(key)
    }
    if (unstorable === 'refuse' && token.startsWith('"') && isUnstorable(String(JSON.parse(token))))
      return 'a character that no text holds'
    last = token
  }
  return null
}

const isUnstorable = (text: string): boolean => cleanText(text) !== text
