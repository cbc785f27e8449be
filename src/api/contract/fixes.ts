import { z } from 'zod'
import { PIECE_KINDS } from '#core/piece-kinds.ts'
import { columnSchema } from '#report/block-schema.ts'
import { call, plainCall } from './call.ts'
import { byCheck } from './reruns.ts'

const previewShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('share'),
    host: z.string(),
    title: z.string(),
    description: z.string(),
    picture: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('search'),
    rows: z.array(z.object({ address: z.string(), title: z.string(), description: z.string() })),
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
  /** Placeholders to fill in before it is used: "your street address". */
  blanks: z.array(z.string()),
})

export const fixShape = z.object({
  id: z.string(),
  check: z.string(),
  title: z.string(),
  why: z.string(),
  pieces: z.array(pieceShape),
  where: z.object({ place: z.string(), steps: z.array(z.string()) }),
  builderDoesIt: z.boolean(),
})

export const fixCalls = {
  'GET /checks/{id}/fixes': call({
    ...plainCall,
    access: 'everybody',
    summary: 'The fixes for one check, made for this website',
    params: byCheck,
    answer: z.object({ fixes: z.array(fixShape) }),
  }),
}
