/** Ten digits: an area code of two, perhaps in brackets, then four and four (decisions, section 5.1). */
const PHONE = /^(?:\(\d{2}\)|\d{2})[ -]?\d{4}[ -]?\d{4}$/u
const SEPARATORS = /[\s().\u2010-\u2015-]/gu
/** Australia or New Zealand from abroad, with the trunk zero that is sometimes written after it. */
const FROM_ABROAD = /^(?:\+|00)6[14]0?(.*)$/u
/** 13, 1300 and 1800, which have no zero before them (ACMA's numbering plan). */
const AUSTRALIAN_SERVICE = /^(?:13\d{4}|1[38]00\d{6})$/u
/** 0800 and 0508 (not 0808, which is British), whose zero is the trunk zero (NZ numbering plan). One that spells a word may be longer than is needed. */
export const NZ_FREE = /^0(?:800|508)\d{5,8}$/u

/** The rule: whether this is a phone number as the form wants it. Empty is none; optional fields allow that themselves. */
export const isPhone = (typed: string): boolean => PHONE.test(typed.trim())

/** The digits of a number: the ten of one that passes {@link isPhone}. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/gu, '')

/**
 * What an input field makes of a typed number before the rule sees it: no spaces, dashes, dots and brackets, and `0` for
 * `+61`, `0061`, `+64` or `0064`, or nothing before 13, 1300 and 1800. The rule alone takes none of this.
 */
export function tidyPhone(typed: string): string {
  const written = typed.replace(SEPARATORS, '')
  const [, national] = FROM_ABROAD.exec(written) ?? []
  if (national === undefined) return written
  return AUSTRALIAN_SERVICE.test(national) ? national : `0${national}`
}

const ABROAD = { AU: '+61', NZ: '+64' } as const
type Country = keyof typeof ABROAD | null

/** Numbers with their trunk zero: ten digits in Australia, nine to eleven in New Zealand (ACMA and NZ numbering plans). */
const WITH_TRUNK = { AU: /^0[2-478]\d{8}$/u, NZ: /^0[2-9]\d{7,9}$/u } as const

/**
 * A telephone number as one calls it from abroad, `+61255500142`, where that can be told; else as it was written. Numbers such as
 * 1300 and 0800 can only be called from within: they stay as they are, and lose a country code before them.
 */
export function internationalNumber(written: string, country: Country): string {
  const digits = phoneDigits(written)
  const [, code, rest = ''] = /^(?:\+|00)\s?(61|64)(.*)$/u.exec(written.trim()) ?? []
  if (code !== undefined) return withCode(code, phoneDigits(rest).replace(/^0/u, '')) ?? written.trim()
  const isFree = NZ_FREE.test(digits) && country !== 'AU'
  if (country === null || isFree || !WITH_TRUNK[country].test(digits)) return written.trim()
  return ABROAD[country] + digits.slice(1)
}

/** `+61255500142`; `1300 555 014` of a number that has no code; `null` for no number, and for several in one. `digits`: without the trunk zero. */
function withCode(code: string, digits: string): string | null {
  if (code === '61' && AUSTRALIAN_SERVICE.test(digits)) return groupedPhone(digits, 'AU')
  if (code === '64' && NZ_FREE.test(`0${digits}`)) return groupedPhone(`0${digits}`, 'NZ')
  return WITH_TRUNK[code === '61' ? 'AU' : 'NZ'].test(`0${digits}`) ? `+${code}${digits}` : null
}

/**
 * `02 1234 5678`; mobile numbers and those of a business that cost the same everywhere are grouped otherwise: `0412 345 678`,
 * `1300 123 456`, in New Zealand `021 234 5678` and `0800 123 456` (Australian Communications and Media Authority; NZ Telecommunications Forum).
 */
export function groupedPhone(digits: string, country: string | null): string {
  if (NZ_FREE.test(digits)) return digits.replace(/^(\d{4})(\d{4}(?=\d{4}$)|\d{3})(\d{2,4})$/u, '$1 $2 $3')
  if (country === 'NZ' && digits.startsWith('02'))
    return digits.replace(/^(\d{3})(\d{3}|\d{4}(?=\d{4}$))(\d{3,4})$/u, '$1 $2 $3')
  if (country === 'NZ' && digits.length === 9) return digits.replace(/^(\d{2})(\d{3})(\d{4})$/u, '$1 $2 $3')
  return /^(?:04|1[38]00)/u.test(digits)
    ? digits.replace(/^(\d{4})(\d{3})(\d{3})$/u, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{4})(\d{4})$/u, '$1 $2 $3')
}

/** How a link may write a space, brackets, a plus, a dash, a dot and a slash. */
const ENCODED_SIGN = /%2[089BDEF]/giu
const CALL_LINK = /^tel:(.*)$/iu
/**
 * Where a number ends in a link: a parameter (RFC 3966), a pause or an extension comes after it. The letter of a pause is one of a word while there are
 * too few digits for a number, or where another letter follows.
 */
const NUMBER_ENDS =
  /[;,]|%(?:3B|2C)|(?<=\d)\s*ext[.\s]*\d|(?<=(?:\d[\s().-]{0,3}){5}\d)\s*[pwx][.\s]*\d+(?![a-oq-vyz\d])/iu

/** The number that a link calls, as it is written there, without an extension; `null` for a link that calls nobody. */
export function callLinkNumber(href: string): string | null {
  const [, written] = CALL_LINK.exec(href) ?? []
  const spaced = written?.replaceAll(ENCODED_SIGN, (code) => decodeURIComponent(code))
  return spaced?.split(NUMBER_ENDS, 1)[0] ?? null
}
