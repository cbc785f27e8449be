/** Google Ads counts money in millionths of the account's currency (`amount_micros`). */
export const CENT_IN_MICROS = 10_000n
const CENTS = 100n

/**
 * An amount of money in micros, as a whole number in text: JSON has no whole numbers of 64 bits. {@link microsOf} makes a bigint of it to calculate with.
 */
export type Micros = string
export const MICROS_TEXT = /^-?(?:0|[1-9]\d{0,17})$/u
export const isMicros = (text: string | null): text is Micros => text !== null && MICROS_TEXT.test(text)

export const microsOf = (text: Micros): bigint => BigInt(text)
export const microsText = (amount: bigint): Micros => amount.toString()

/** Micros of whole cents. */
export const microsOfCents = (cents: number): bigint => BigInt(cents) * CENT_IN_MICROS

/** `12.30` for 12,300,000 micros: always two decimals, further ones cut off (decisions 9.1: truncated to cents); never negative zero. */
export function moneyDecimals(amount: bigint): string {
  const size = (amount < 0n ? -amount : amount) / CENT_IN_MICROS
  const sign = amount < 0n && size > 0n ? '-' : ''
  return `${sign}${size / CENTS}.${(size % CENTS).toString().padStart(2, '0')}`
}
