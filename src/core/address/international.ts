import { decode } from 'punycode/punycode.es6.js'

const PREFIX = 'xn--'

/**
 * A host with its international labels in readable form. Labels that mix scripts stay in punycode, because look-alike
 * names mix scripts. The host is lower-case ASCII as the URL parser writes it.
 */
export function shownHost(host: string): string {
  return host
    .split('.')
    .map((label) => {
      const readable = readableLabel(label)
      return readable !== null && isOneScript(readable) ? readable : label
    })
    .join('.')
}

/** False when a label begins with `xn--` but encodes no name: the URL parser accepts such labels. */
export const isSoundPunycode = (host: string): boolean =>
  host.split('.').every((label) => readableLabel(label) !== null)

function readableLabel(label: string): string | null {
  if (!label.startsWith(PREFIX)) return label
  try {
    const readable = decode(label.slice(PREFIX.length))
    return URL.parse(`https://${readable}.com`)?.hostname === `${label}.com` ? readable : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Scripts that whole names are written in; Japanese and Korean mix several of their own (UTS 39, section 5.1). */
const SCRIPTS = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]+$/u,
]

/** Letters outside common scripts, and symbols that look like letters, are shown as punycode too. */
const isOneScript = (label: string): boolean =>
  /^[\p{L}\p{M}\p{N}_-]+$/u.test(label) && SCRIPTS.some((script) => script.test(label))
