import { z } from 'zod'
import { RATINGS_OF_MEASURES } from './ratings.ts'

const value = z.number().nullable()
const rating = z.enum(RATINGS_OF_MEASURES).nullable()

/** The facts of the site speed checks. Times in milliseconds; `cls` is a ratio. */
export const facts = z.object({
  /** 0 to 100. */
  performance: z.number(),
  metrics: z.object({ fcp: value, lcp: value, tbt: value, cls: value, si: value }),
  ratings: z.object({ fcp: rating, lcp: rating, tbt: rating, cls: rating, si: rating }),
  /** The opportunities with the largest savings, at most five, largest first; those whose saving nobody knows come last. */
  opportunities: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      savingsMs: value,
      savingsBytes: value,
      display: z.string().nullable(),
    }),
  ),
  /** Score of every run, in the order of the runs; the middle one is the result. */
  runs: z.array(z.number()),
  /** Highest less lowest score of the runs. */
  spread: z.number(),
  totalBytes: value,
  /** The picture of which most bytes could be saved; `null`: none. */
  heaviestPicture: z.object({ url: z.string(), bytes: z.number(), wastedBytes: z.number() }).nullable(),
  /** What makes things jump while the page loads, where that is rated poor or is the worst of the measures. Absent in facts of earlier revisions, too. */
  jumps: z
    .object({
      /** No other measure is further above what is rated poor. */
      isWorst: z.boolean(),
      /** Addresses of pictures without width and height. */
      pictures: z.array(z.string()),
      /** Hosts of frames that come later. */
      frames: z.array(z.string()),
      /** Words move when their font has loaded. */
      hasFonts: z.boolean(),
    })
    .optional(),
  /** Address of the report with everything that Lighthouse measured. */
  lighthouse: z.string(),
  /** Version of Lighthouse that measured. */
  lighthouseVersion: z.string(),
})
export type SpeedCheckFacts = z.infer<typeof facts>
