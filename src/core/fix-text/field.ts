import type { z } from 'zod'
import type { fixFieldShape } from './field-schema.ts'
import { formAddress } from './form-address.ts'
import { pageAddress } from './page-address.ts'

/** Most characters of what is typed into one field. */
export const LONGEST_FIX_WORD = 2_000

/** The line of a picture that is only for looks, and is left out of what is heard. */
export const LEFT_SILENT = 'Leave its line empty'

/** One thing in a ready-made piece that the owner may type or choose. */
export type FixField = z.infer<typeof fixFieldShape>

/** What was typed, by the field's id. */
export type FixWords = Readonly<Record<string, string>>

/** What stands in a field: what was typed, else its first value. */
export const valueOf = ({ id, value }: Pick<FixField, 'id' | 'value'>, typed: FixWords): string =>
  (Object.hasOwn(typed, id) ? typed[id] : value)?.trim() ?? ''

type Taken = Pick<FixField, 'id' | 'value' | 'takes' | 'leadsTo'>

/** Whether it takes an address of one kind, and nothing else. */
export const takesAddress = ({ takes, leadsTo }: Pick<FixField, 'takes' | 'leadsTo'>): boolean =>
  takes !== undefined || leadsTo !== undefined

function readAddress(field: Taken, typed: FixWords): { address: string | null; problem: string | null } {
  const value = valueOf(field, typed)
  return field.leadsTo === undefined ? formAddress(value) : pageAddress(value, field.leadsTo)
}

/** What stands in a field as a piece has it: an address gets the https:// that it lacks. Empty where the field cannot take it. */
export const usableValueOf = (field: Taken, typed: FixWords): string =>
  takesAddress(field) ? (readAddress(field, typed).address ?? '') : valueOf(field, typed)

/** Why a field cannot take what stands in it, as one sentence; `null` where it can, and where nothing does. */
export const problemOf = (field: Taken, typed: FixWords): string | null =>
  takesAddress(field) ? readAddress(field, typed).problem : null

/** Whether a field may stay empty beside these others. */
export const mayStayEmpty = (
  { mayBeEmpty, neededWith }: Pick<FixField, 'mayBeEmpty' | 'neededWith'>,
  others: readonly FixField[],
  typed: FixWords,
): boolean =>
  mayBeEmpty &&
  !others.some(
    (field) => field.id === neededWith?.id && usableValueOf(field, typed).includes(neededWith.text),
  )

/** A field for somebody else than the owner, who told us nothing: the value is there, and not from whom. */
export const asOthersSee = (field: FixField): FixField =>
  field.from === 'owner' ? { ...field, from: null } : field
