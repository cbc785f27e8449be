/** A regular expression as a source file writes it. */
export interface PatternLiteral {
  source: string
  flags: string
}

/** After these a slash begins a regular expression; after a name, a number or a bracket that closes, it divides. */
const BEFORE_PATTERN = /(?:^|[(,=:[!&|?{};+*%<>~^\n]|\b(?:return|case|typeof|of|in) ?)$/u
/** Comments, and texts between quotes: nothing in them is code. */
const NO_CODE = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/uy
const PATTERN = /\/(?<source>(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/(?<flags>[dgimsuvy]*)/uy

/** The regular expressions that are written in a TypeScript source, also in the inserted parts of a template; what is put together at run time is not in it. */
export function patternLiterals(code: string): PatternLiteral[] {
  const found: PatternLiteral[] = []
  /** Of each template that is open: how many braces are open in its inserted part, or `null` in its text. */
  const templates: (number | null)[] = []
  let before = ''
  for (let at = 0; at < code.length; ) {
    const depth = templates.at(-1)
    const char = code.charAt(at)
    if (depth === null) {
      if (char === '`') templates.pop()
      const isInserted = code.startsWith('${', at)
      if (isInserted) templates[templates.length - 1] = 0
      before = isInserted ? '{' : ')'
      at += isInserted || char === '\\' ? 2 : 1
      continue
    }
    NO_CODE.lastIndex = at
    const skipped = NO_CODE.exec(code)
    if (skipped) {
      if (!skipped[0].startsWith('/')) before = ')'
      at = NO_CODE.lastIndex
      continue
    }
    PATTERN.lastIndex = at
    const literal = BEFORE_PATTERN.test(before) ? PATTERN.exec(code) : null
    if (literal?.groups) {
      const { source = '', flags = '' } = literal.groups
      found.push({ source, flags })
      before = ')'
      at = PATTERN.lastIndex
      continue
    }
    if (char === '`') templates.push(null)
    if (depth !== undefined && char === '{') templates[templates.length - 1] = depth + 1
    if (depth !== undefined && char === '}') templates[templates.length - 1] = depth === 0 ? null : depth - 1
    if (/\S/u.test(char)) before = `${before}${char}`.slice(-12)
    else if (/\w$/u.test(before)) before += ' '
    before = before.replace(/(?<=\W) $/u, '')
    at += 1
  }
  return found
}
