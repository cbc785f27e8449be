import { z } from 'zod'
import { LONGEST_FIX_WORD } from '#core/fix-text/field.ts'
import { fixFieldShape, thumbnailShape } from '#core/fix-text/field-schema.ts'
import { PIECE_KINDS } from '#core/piece-kinds.ts'
import { columnSchema } from '#report/block-schema.ts'
import { bytes, call, confirmationShape, plainCall } from './call.ts'
import { byCheck } from './reruns.ts'

const previewShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('share'),
    host: z.string(),
    title: z.string(),
    description: z.string(),
    picture: z.string().nullable(),
    thumbnail: thumbnailShape.optional(),
  }),
  z.object({
    kind: z.literal('search'),
    rows: z.array(
      z.object({
        address: z.string(),
        title: z.string(),
        description: z.string(),
        now: z.object({ title: z.string(), description: z.string() }).optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(columnSchema),
    rows: z.array(z.array(z.string())),
  }),
])

const pieceShape = z.object({
  title: z.string(),
  kind: z.enum(PIECE_KINDS),
  /** The record's name for `dns`, else the file name. */
  name: z.string().optional(),
  /** For the name field of most DNS settings: `_dmarc`, or `@` for the domain itself. */
  shortName: z.string().optional(),
  content: z.string(),
  note: z.string().optional(),
  preview: previewShape.optional(),
  /** Not to be used yet, or only in a case that the title names. */
  isLater: z.boolean().optional(),
  /** What may be typed or chosen in it. A field that must not be empty keeps it from being used. */
  fields: z.array(fixFieldShape),
  /** What is wrong with the text once the known values are filled in, as its parser says; `null`: nothing, or a value is still missing. */
  problem: z.string().nullable(),
})

export const fixShape = z.object({
  id: z.string(),
  check: z.string(),
  title: z.string(),
  why: z.string(),
  pieces: z.array(pieceShape),
  /** Files that were made for it, by their name in `GET /lighter-pictures/{name}`. */
  downloads: z.array(z.object({ name: z.string(), line: z.string() })).optional(),
  where: z.object({ place: z.string(), steps: z.array(z.string()) }),
  builderDoesIt: z.boolean(),
})

/** By the field's id. */
export const fixWordsShape = z
  .record(z.string().regex(/^[\p{L}\p{N}/_.-]{1,170}$/u), z.string().max(LONGEST_FIX_WORD))
  .refine((words) => Object.keys(words).length <= 100, 'Please send 100 fields or fewer')

export const fixCalls = {
  'GET /checks/{id}/fixes': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The fixes for one check, made for this website',
    params: byCheck,
    answer: z.object({
      fixes: z.array(fixShape),
      /** There is none, and the website was read again since the result, for another check: what it names may be mended. */
      isOutdated: z.boolean(),
    }),
  }),
  'GET /lighter-pictures/{name}': call({
    ...plainCall,
    access: 'owner',
    summary: 'A lighter copy of a heavy picture, or all of them as one ZIP archive, by the name in its fix',
    params: z.strictObject({ name: z.string().max(80) }),
    answer: bytes,
    media: 'application/octet-stream',
  }),
  'PUT /fixes/words': call({
    ...plainCall,
    access: 'owner',
    summary: 'Keep what was typed in fixes: it fills every other piece, the profile and the business summary',
    body: z.strictObject({ words: fixWordsShape }),
    answer: confirmationShape,
  }),
}
