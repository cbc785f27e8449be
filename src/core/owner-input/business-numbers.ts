import { accepted, type FieldRead, refused } from './field.ts'

/** A number as its digits, and a warning where its check digit is wrong; `null`: left empty. */
export interface BusinessNumber {
  digits: string
  warning: string | null
}

/** Also the dashes of a document that the number was copied from. */
const SEPARATORS = /[\s\p{Pd}]/gu
const LOOK_AGAIN = "That number isn't right. Please check it for a typo."

/** A New Zealand business number: a GS1 location number of 13 digits that begins 9429. */
export function readNzbn(typed: string): FieldRead<BusinessNumber | null> {
  const digits = typed.replace(SEPARATORS, '')
  if (digits === '') return accepted(null)
  if (!/^9429\d{9}$/u.test(digits)) return refused('Please provide valid NZ business number')
  return accepted(withWarning(digits, isGs1(digits)))
}

/** A GST number of 8 or 9 digits; for an Australian profile an ABN of 11 digits as well. */
export function readGstNumber(typed: string, country: string | null): FieldRead<BusinessNumber | null> {
  const digits = typed.replace(SEPARATORS, '')
  if (digits === '') return accepted(null)
  const isAustralian = country === 'AU'
  if (isAustralian && /^\d{11}$/u.test(digits)) return accepted(withWarning(digits, isAbn(digits)))
  if (/^\d{8,9}$/u.test(digits)) return accepted(withWarning(digits, isIrd(digits)))
  return refused(isAustralian ? 'Please provide valid ABN / GST number' : 'Please provide valid GST number')
}

const withWarning = (digits: string, isSound: boolean): BusinessNumber => ({
  digits,
  warning: isSound ? null : LOOK_AGAIN,
})

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

/** GS1 General Specifications, section 7.9: weights 1 and 3 alternate, and the sum is divisible by 10. */
const isGs1 = (digits: string): boolean =>
  weighted(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0

const ABN = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** Australian Business Register: the first digit less one, weighted, sum divisible by 89. */
const isAbn = (digits: string): boolean => (weighted(digits, ABN) - 10) % 89 === 0

const IRD = [3, 2, 7, 6, 5, 4, 3, 2]
const IRD_AGAIN = [7, 4, 3, 2, 5, 2, 7, 6]

/**
 * Inland Revenue gives out no smaller number (its specification of resident withholding tax, 2016). The largest that it names there, 150-000-000, was
 * meant for about ten years, so it refuses nothing here.
 */
const IRD_LEAST = 10_000_000

/** Inland Revenue: modulus 11 of the first eight digits (padded to eight with a zero), with second weights where the first give 10. */
function isIrd(digits: string): boolean {
  if (Number(digits) < IRD_LEAST) return false
  const nine = digits.padStart(9, '0')
  const first = complement(weighted(nine, IRD))
  const check = first === 10 ? complement(weighted(nine, IRD_AGAIN)) : first
  return check === Number(nine[8])
}

const complement = (sum: number): number => (11 - (sum % 11)) % 11
