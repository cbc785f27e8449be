import { z } from 'zod'
import { PROBLEMS } from './words.ts'

const picture = z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable()
const measure = z.number().nullable()

/** The facts of the layout check. `null`: not measured. */
export const facts = z.object({
  /** Content of the viewport meta in effect. */
  viewportMeta: z.string().nullable(),
  /** How far the page scrolls sideways on a phone, in CSS px. */
  overflowPx: measure,
  /** Share of the visible text that is shown smaller than 12 px, 0 to 1. */
  smallTextShare: measure,
  /** Tap targets that are too small and too close to another, and the number of all. */
  smallTargets: measure,
  tapTargets: measure,
  /** Those that are proven: without its styles a page proves nothing about its width and text. */
  problems: z.array(z.enum(PROBLEMS)),
  /** Elements that overflow furthest, at most 5. */
  culprits: z.array(z.object({ selector: z.string(), right: z.number(), snippet: z.string() })),
  screenshots: z.object({ mobile: picture, desktop: picture }),
  /** Every page measured, the homepage first. */
  pages: z.array(z.string()),
  /** Those beside the homepage. `fits`: `null` where a missing stylesheet or viewport may be why the page is as wide as it is. */
  otherPages: z.array(z.object({ url: z.string(), overflowPx: z.number(), fits: z.boolean().nullable() })),
})
export type LayoutCheckFacts = z.infer<typeof facts>

export const NOT_MEASURED: LayoutCheckFacts = {
  viewportMeta: null,
  overflowPx: null,
  smallTextShare: null,
  smallTargets: null,
  tapTargets: null,
  problems: [],
  culprits: [],
  screenshots: { mobile: null, desktop: null },
  pages: [],
  otherPages: [],
}
