const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IP4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`, 'u')
/** `macro-expand` of RFC 7208, section 7.1; a number of parts is never zero (section 7.3). */
const macro = (letters: string): string =>
  `%(?:\\{[${letters}](?!0*[r.\\-+,/_=}])\\d*r?[.\\-+,/_=]*\\}|\\{[${letters}]r?[.\\-+,/_=]*\\}|%|_|-)`
/** Macro letters that are allowed anywhere, and those of explanation texts only (section 7.2). */
const LETTERS = 'slodiphv'
const LETTERS_OF_TEXTS = 'crt'
const LITERAL = '[!-$&-~]'
const TOP_LABEL = '(?:(?=\\d*[a-z])[a-z0-9]+|[a-z0-9]+-[a-z0-9-]*[a-z0-9])'
const DOMAIN_SPEC = new RegExp(
  `^(?:${macro(LETTERS)}|${LITERAL})*(?:\\.${TOP_LABEL}\\.?|${macro(LETTERS)})$`,
  'iu',
)
const MACRO_STRING = new RegExp(`^(?:${macro(LETTERS + LETTERS_OF_TEXTS)}|${LITERAL})*$`, 'iu')

/** `192.0.2.0` or `192.0.2.0/24`. */
export function isCidr4(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  return IP4.test(address) && more.length === 0 && isLength(length, 32)
}

/** `2001:db8::1` or `2001:db8::/32`. */
export function isCidr6(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  return (
    /^[\da-f:.]+$/iu.test(address) &&
    URL.canParse(`http://[${address}]/`) &&
    more.length === 0 &&
    isLength(length, 128)
  )
}

const isLength = (text: string | undefined, most: number): boolean =>
  text === undefined || (/^(?:0|[1-9]\d{0,2})$/u.test(text) && Number(text) <= most)

/** A `domain-spec` (RFC 7208, section 7.1): it ends in a top label after a dot, or in a macro. Slashes and colons may come before. */
export const isDomainSpec = (text: string): boolean => DOMAIN_SPEC.test(text)

/** A `macro-string`: the allowed value of an unknown modifier. */
export const isMacroString = (text: string): boolean => MACRO_STRING.test(text)

/** True when a name holds a macro, so that it differs from mail to mail and cannot be looked up. */
export const hasMacro = (text: string): boolean => text.includes('%{')
