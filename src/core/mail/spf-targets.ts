const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IP4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`, 'u')
const MACRO = /%(?:\{[slodiphcrtv]\d{0,3}r?[.\-+,/_=]{0,8}\}|%|_|-)/giu
const LABELS = /^[!-$&-.0-~]+$/u
const TOP_LABEL = /\.(?=[a-z0-9-]*[a-z-])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.?$/iu

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

/** A domain-spec of RFC 7208, section 7.1: it ends in a top label or in a macro. */
export function isDomainSpec(text: string): boolean {
  const withoutMacros = text.replace(MACRO, '')
  if (withoutMacros.includes('%')) return false
  if (withoutMacros !== text && /(?:\}|%%|%_|%-)$/u.test(text)) return true
  return LABELS.test(withoutMacros) && TOP_LABEL.test(text)
}

/** True when a name holds a macro, so that it differs from mail to mail and cannot be asked for. */
export const hasMacro = (text: string): boolean => text.includes('%{')
