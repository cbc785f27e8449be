import { z } from 'zod'
import { FIELD_ORIGINS } from './field-origins.ts'
import { WRITTEN_AS } from './page-address.ts'

/** A choice of a field's picker. */
const choiceShape = z.object({
  label: z.string(),
  /** What it writes into the piece; empty where it needs nothing there. */
  value: z.string(),
  /** What to know once it is chosen. */
  note: z.string().optional(),
})

/** A small copy of a picture, made by us. */
export const thumbnailShape = z.object({
  /** Address of the picture itself. */
  url: z.string(),
  src: z.string().regex(/^data:image\/webp;base64,/u),
  width: z.number(),
  height: z.number(),
})

/** What a picture's line shows beside it. */
const pictureShape = z.object({
  file: z.string(),
  thumbnail: thumbnailShape.optional(),
  /** The line says where it leads. */
  isLink: z.boolean(),
  /** What a screen reader says today. */
  heardNow: z.string(),
  /** Words of the website about it; empty where there are none. */
  idea: z.string(),
})

/** A new address for one that leads to nothing. */
const pagePlaceShape = z.object({
  base: z.string(),
  missing: z.string(),
  writes: z.enum(WRITTEN_AS),
  /** Pages of the website to choose from; only with the first of several such fields. */
  pages: z.array(z.object({ path: z.string(), title: z.string() })).optional(),
})

/** One thing in a ready-made piece that the owner may type or choose. */
export const fixFieldShape = z.object({
  /** The same in every piece, so that what is typed once fills all of them. */
  id: z.string(),
  label: z.string(),
  /** The text in the piece that it fills in or changes. */
  mark: z.string(),
  /** It is written in place of its mark, or before it. */
  place: z.enum(['instead', 'before']),
  example: z.string(),
  hint: z.string().optional(),
  choices: z.array(choiceShape).optional(),
  /** Several choices may be taken; they are written with a space between them. */
  isMany: z.boolean().optional(),
  /** It may stay empty: then its line, or what stands for it, is left out. */
  mayBeEmpty: z.boolean(),
  /** It may not stay empty where the field with this id holds this text. */
  neededWith: z.object({ id: z.string(), text: z.string() }).optional(),
  /** It takes the address to which a form sends, and nothing else. */
  takes: z.literal('form_address').optional(),
  /** It takes the address of a page, or the word that there is none. */
  leadsTo: pagePlaceShape.optional(),
  /** What goes with its mark when it stays empty, or says that there is none; absent: its line. */
  entry: z.string().optional(),
  /** Of a field that describes a picture. */
  picture: pictureShape.optional(),
  value: z.string(),
  from: z.enum(FIELD_ORIGINS).nullable(),
})
