import type { z } from 'zod'
import type { fixFieldShape } from './field-schema.ts'

/** Minutes to write one line. */
export const LINE_MINUTES = 2

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

/** A field for somebody else than the owner, who told us nothing: the value is there, and not from whom. */
export const asOthersSee = (field: FixField): FixField =>
  field.from === 'owner' ? { ...field, from: null } : field
