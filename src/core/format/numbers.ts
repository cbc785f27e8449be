import { cutTo, decimalOf, shifted } from './decimal.ts'

type MaybeNumber = number | null | undefined

const PLACES = 2
const THOUSAND = 1_000
const MILLION = 1_000_000

/** Cut toward zero, never rounded (specification, section 5); 0 for what is no finite number. */
export const truncate = (x: MaybeNumber, places = PLACES): number => Number(cutTo(decimalOf(x), places))

/** `999`, `1.23k`, `1234.56m`: cut to two places, with `k` from a thousand and `m` from a million (specification, section 9). */
export function abbreviate(x: MaybeNumber): string {
  const decimal = decimalOf(x)
  const size = Math.abs(Number(decimal))
  if (size >= MILLION) return `${cutTo(shifted(decimal, -6), PLACES)}m`
  if (size >= THOUSAND) return `${cutTo(shifted(decimal, -3), PLACES)}k`
  return cutTo(decimal, PLACES)
}

/** A figure that is in percent already: `12.34%`. */
export const percent = (x: MaybeNumber): string => `${cutTo(decimalOf(x), PLACES)}%`

/** A share of 1 in percent: 0.1234 is `12.34%`. */
export const ratioToPercent = (ratio: MaybeNumber): string =>
  `${cutTo(shifted(decimalOf(ratio), 2), PLACES)}%`
