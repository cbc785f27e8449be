/** A name after a dot, with its escapes (CSS Syntax 3, 4.3.4 and 4.3.7). A length such as `.5em` begins with a digit, which no name does. */
const CLASS = /\.((?:[\w-]|[^\0-\u{7f}]|\\(?:[\da-f]{1,6}\s?|.))+)/giu
const ESCAPE = /\\(?:(?<code>[\da-f]{1,6})\s?|(?<sign>.))/giu
const LAST_CODE = 0x10_ff_ff

/** The classes that the rules of a style select, and other words after a dot, which are no classes of the page. */
export const classesIn = (style: string): Set<string> =>
  new Set([...style.matchAll(CLASS)].map(([, name = '']) => unescaped(name)))

const unescaped = (name: string): string =>
  name.includes('\\')
    ? name.replace(ESCAPE, (_, code: string | undefined, sign: string | undefined) =>
        code === undefined
          ? (sign ?? '')
          : String.fromCodePoint(Math.min(Number.parseInt(code, 16), LAST_CODE)),
      )
    : name
