import { MOST_CENTS } from '#core/finances.ts'
import { accepted, type FieldRead, refused } from '#core/owner-input/field.ts'

/** Grouped by commas or spaces, or not at all; at most two decimals. */
const AMOUNT = /^(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d{1,2})?$/u
/** A minus before or after the currency sign. */
const SIGNED = /^(-?)(?:[A-Z]{0,3}\$ ?)?(-?)(.*)$/u
const DIGITS = /\d/u
const AMOUNT_MESSAGE = 'Please enter an amount, like 12,500 or 980.50'
const COUNT_MESSAGE = 'Please enter a whole number'
const COUNT = /^\d{1,9}$/u

/** An amount as typed or as in a statement, in whole cents; `(1,200)` and `-1,200` are negative. `null`: left empty. */
export function readAmount(typed: string): FieldRead<number | null> {
  const text = typed
    .replace(/\u00A0|\u202F/gu, ' ')
    .replace(/[−–]/gu, '-')
    .trim()
  if (text === '' || text === '-') return accepted(null)
  const [, inBrackets] = /^\((.*)\)$/u.exec(text) ?? []
  const [, before = '', after = '', plain = ''] = SIGNED.exec(inBrackets ?? text) ?? []
  const signs = before + after
  if (signs.length > 1 || !AMOUNT.test(plain) || !DIGITS.test(plain)) return refused(AMOUNT_MESSAGE)
  const isNegative = signs !== '' || inBrackets !== undefined
  const [whole = '', fraction = ''] = plain.replace(/[, ]/gu, '').split('.')
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (cents > MOST_CENTS) return refused(AMOUNT_MESSAGE)
  return accepted(isNegative && cents > 0 ? -cents : cents)
}

/** A count; `null`: left empty. */
export function readCount(typed: string): FieldRead<number | null> {
  const text = typed.replace(/[,\s]/gu, '')
  if (text === '') return accepted(null)
  return COUNT.test(text) ? accepted(Number(text)) : refused(COUNT_MESSAGE)
}

/** An amount as text for its field: `12,500`, `-980.50`. */
export function typedAmount(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(?:\d{3})+$)/gu, ',')
  const rest = size % 100
  const text = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
  return cents < 0 ? `-${text}` : text
}
