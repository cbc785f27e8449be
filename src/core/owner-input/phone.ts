/** Ten digits: an area code of two, optionally in brackets, then four and four (decisions, section 5.1). */
const PHONE = /^(?:\(\d{2}\)|\d{2})[ -]?\d{4}[ -]?\d{4}$/u
const SEPARATORS = /[\s().\u2010-\u2015-]/gu
/** The country code of Australia or New Zealand, with the trunk zero that is sometimes written after it. */
const FROM_ABROAD = /^(?:\+|00)6[14]0?/u

/** Whether this is a phone number by the form's rule. An empty text is none; optional fields allow it themselves. */
export const isPhone = (typed: string): boolean => PHONE.test(typed.trim())

/** The ten digits of a number that passes {@link isPhone}. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/gu, '')

/**
 * What an input field makes of a typed number before the rule judges it: no spaces, dashes, dots and brackets, and `0` for
 * `+61`, `0061`, `+64` or `0064`. The rule itself accepts none of these.
 */
export const tidyPhone = (typed: string): string => typed.replace(SEPARATORS, '').replace(FROM_ABROAD, '0')
