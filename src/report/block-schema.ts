import { z } from 'zod'
import { FRAMES } from '#core/block.ts'
import { BLOCK_TONES } from '#core/display.ts'

const tone = z.enum(BLOCK_TONES)
const title = z.string().optional()

export const columnSchema = z.object({
  label: z.string(),
  align: z.enum(['left', 'right']).optional(),
  under: z.boolean().optional(),
})

/** The closed set of blocks, as a saved report has them. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('facts'),
    title,
    rows: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        tone: tone.optional(),
        isMethod: z.literal(true).optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('list'),
    title,
    items: z.array(
      z.object({
        text: z.string(),
        detail: z.string().optional(),
        technical: z.array(z.string()).optional(),
        tone: tone.optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('table'),
    title,
    columns: z.array(columnSchema),
    rows: z.array(z.array(z.string())),
    total: z.number().optional(),
  }),
  z.object({
    kind: z.literal('gauge'),
    label: z.string(),
    value: z.number(),
    max: z.number(),
    band: z.string(),
    tone,
    bands: z.array(z.object({ to: z.number(), label: z.string(), tone })).optional(),
    isScale: z.boolean().optional(),
    film: z
      .array(
        z.object({
          src: z.string(),
          width: z.number(),
          height: z.number(),
          frame: z.enum(FRAMES),
          time: z.string(),
          text: z.string(),
        }),
      )
      .optional(),
  }),
  z.object({
    kind: z.literal('checklist'),
    title,
    items: z.array(
      z.object({ text: z.string(), done: z.boolean().nullable(), detail: z.string().optional() }),
    ),
  }),
  z.object({
    kind: z.literal('pictures'),
    title,
    pictures: z.array(
      z.object({
        src: z.string(),
        alt: z.string(),
        width: z.number(),
        height: z.number(),
        frame: z.enum(FRAMES),
        marks: z
          .array(
            z.object({
              x: z.number(),
              y: z.number(),
              width: z.number(),
              height: z.number(),
              text: z.string(),
            }),
          )
          .optional(),
        isFurtherDown: z.literal(true).optional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('metrics'),
    title,
    metrics: z.array(
      z.object({
        label: z.string(),
        term: z.string().optional(),
        value: z.string(),
        band: z.string(),
        tone,
      }),
    ),
  }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    days: z.array(z.iso.date()),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  }),
  z.object({ kind: z.literal('code'), title: z.string(), code: z.string() }),
  z.object({
    kind: z.literal('win'),
    title: z.string(),
    text: z.string(),
    address: z.string().optional(),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
])
