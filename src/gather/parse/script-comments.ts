/** In characters. Longer scripts are left unchanged: no hand-written snippet is that long. */
const LONGEST_SCRIPT = 2 * 1024 * 1024
/** In characters. */
const LONGEST_EXPRESSION = 2000
/** Spaces that are skipped to find what stands before a slash. */
const MOST_SPACES = 20
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const LESS_THAN = 0x3c
const SLASH = 0x2f
const STAR = 0x2a
const BACKSLASH = 0x5c
const NEWLINE = 0x0a
const BACKTICK = 0x60
/** After these a slash starts a regular expression, not a division. */
const BEFORE_EXPRESSION: ReadonlySet<string> = new Set('(,=:[!&|?{};+>\n')
/** So do words after which no division can stand. */
const WORD_BEFORE_EXPRESSION =
  /(?<![\w$.])(?:return|typeof|case|do|else|in|of|void|delete|throw|new|instanceof|yield|await)$/u
/** In characters. */
const LONGEST_WORD = 10

/**
 * Script text without its comments, so that code a developer switched off does not count. Recognises strings, templates and regular expressions, in
 * which `//` is not a comment.
 */
export function withoutComments(script: string): string {
  if (script.length > LONGEST_SCRIPT || !mayHoldComments(script)) return script
  let kept = ''
  let from = 0
  let at = 0
  // Up to here no slash starts a regular expression, so that many slashes do not each search for an end.
  let plainUntil = 0
  while (at < script.length) {
    const char = script.charCodeAt(at)
    if (isQuote(char)) at = endOfString(script, at, char)
    else if (startsComment(script, at, char)) {
      kept += script.slice(from, at)
      at = endOfComment(script, at)
      from = at
    } else if (char === SLASH && at >= plainUntil && startsExpression(script, at)) {
      const end = endOfExpression(script, at)
      if (end.closed) at = end.at
      else {
        plainUntil = end.at
        at++
      }
    } else at++
  }
  return kept + script.slice(from)
}

const mayHoldComments = (script: string): boolean =>
  script.includes('//') || script.includes('/*') || script.includes('<!--')

export const isQuote = (char: number): boolean =>
  char === DOUBLE_QUOTE || char === SINGLE_QUOTE || char === BACKTICK

/** `//`, `/*`, and the old `<!--` which scripts treat as `//` (ECMAScript, annex B.1.1). */
function startsComment(script: string, at: number, char: number): boolean {
  if (char === LESS_THAN) return script.startsWith('<!--', at)
  if (char !== SLASH) return false
  const next = script.charCodeAt(at + 1)
  // `https://` outside of a string is not JavaScript, but occurs in data inside scripts.
  return next === STAR || (next === SLASH && script.charAt(at - 1) !== ':')
}

function endOfComment(script: string, at: number): number {
  const block = script.charCodeAt(at) === SLASH && script.charCodeAt(at + 1) === STAR
  const end = script.indexOf(block ? '*/' : '\n', at + 2)
  if (end === -1) return script.length
  return block ? end + 2 : end
}

/** Where a string or template that begins at `start` ends: an unclosed string with its line, a template with the script. */
export function endOfString(script: string, start: number, quote: number): number {
  for (let at = start + 1; at < script.length; at++) {
    const char = script.charCodeAt(at)
    if (char === BACKSLASH) at++
    else if (char === quote) return at + 1
    else if (char === NEWLINE && quote !== BACKTICK) return at
  }
  return script.length
}

/** Whether a slash starts a regular expression, by the text before it. */
function startsExpression(script: string, start: number): boolean {
  let before = start - 1
  while (before >= 0 && before > start - MOST_SPACES && script.charAt(before) === ' ') before--
  if (before < 0 || BEFORE_EXPRESSION.has(script.charAt(before))) return true
  return WORD_BEFORE_EXPRESSION.test(script.slice(Math.max(0, before - LONGEST_WORD), before + 1))
}

/** End of a regular expression, or how far it was searched without one. */
function endOfExpression(script: string, start: number): { closed: boolean; at: number } {
  let inClass = false
  const last = Math.min(script.length, start + LONGEST_EXPRESSION)
  for (let at = start + 1; at < last; at++) {
    const char = script.charAt(at)
    if (char === '\\') at++
    else if (char === '\n') return { closed: false, at }
    else if (char === '[') inClass = true
    else if (char === ']') inClass = false
    else if (char === '/' && !inClass) return { closed: true, at: at + 1 }
  }
  return { closed: false, at: last }
}
