/**
 * Decimal text of numbers. Figures are cut and shifted as text, because multiplication changes them: 8.2 stays 8.2, and 1.005
 * cut to two places is 1.
 */

/** A number in the shortest plain decimals that identify it, without an exponent; `0` for no finite number. */
export function decimalOf(x: number | null | undefined): string {
  if (x === null || x === undefined || !Number.isFinite(x)) return '0'
  const [digits = '0', exponent] = String(x).split('e')
  return exponent === undefined ? digits : shifted(digits, Number(exponent))
}

/** The same figure times ten to the power of `places`. */
export function shifted(decimal: string, places: number): string {
  const { sign, whole, fraction } = partsOf(decimal)
  const point = whole.length + places
  const digits = whole + fraction
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(1, point)
  return tidy(sign, padded.slice(0, at), padded.slice(at))
}

/** Cut toward zero to so many places, without trailing zeros; never negative zero. */
export function cutTo(decimal: string, places: number): string {
  const { sign, whole, fraction } = partsOf(decimal)
  return tidy(sign, whole, fraction.slice(0, places))
}

function partsOf(decimal: string): { sign: string; whole: string; fraction: string } {
  const isNegative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = (isNegative ? decimal.slice(1) : decimal).split('.')
  return { sign: isNegative ? '-' : '', whole, fraction }
}

function tidy(sign: string, whole: string, fraction: string): string {
  const before = whole.replace(/^0+(?=\d)/u, '')
  const after = fraction.replace(/0+$/u, '')
  const figure = after === '' ? before : `${before}.${after}`
  return figure === '0' ? figure : sign + figure
}
