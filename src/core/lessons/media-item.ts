import { z } from 'zod'

const id = z.union([z.number(), z.string().min(1).max(100)])
const absent = <Value extends z.ZodType>(value: Value) => value.nullish().transform((given) => given ?? null)
const pdf = absent(z.object({ pdf: absent(z.string()) })).transform((asset) => asset ?? { pdf: null })

const step = z.object({ title: z.string().nullable(), text: z.string() })
/** Parts of a text to be read on the page. */
const parts = z
  .array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), steps: z.array(step) }))
  .default([])

/**
 * An item of the media library (specification, section 3), from our own library or a remote service. Our own fields beyond the
 * specification's are empty where the remote library does not have them.
 */
export const mediaItemShape = z.object({
  /** A number or a text. */
  id,
  name: z.string().default(''),
  /** A description of one or two sentences. */
  description: z.string().default(''),
  tags: z.array(z.string()).default([]),
  /** The video file; `null` for a guide, and for a video that is not recorded yet. */
  video: absent(z.string()),
  /** A picture of it. */
  poster: absent(z.string()),
  /** Its length. */
  seconds: absent(z.number().nonnegative()),
  subtitles: z.array(z.object({ locale: z.string(), url: z.string() })).default([]),
  asset: pdf,
  /** The guide that goes with it: another media item. */
  learningSummary: absent(id),
  transcript: absent(
    z.object({
      name: z.string().default(''),
      asset: pdf,
      /** What a video says, for reading while it is not recorded yet. */
      text: parts,
    }),
  ),
  nextMedia: absent(id),
  /** The text of a guide. */
  text: parts,
})

export type MediaItem = z.output<typeof mediaItemShape>
