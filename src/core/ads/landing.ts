import { z } from 'zod'

/** What Fettle looks at on a page before an ad leads to it, in the order of the screen. */
export const LANDING_KINDS = [
  'reachable',
  'secure',
  'phone',
  'says_the_same',
  'contact',
  'conversions',
] as const
export type LandingKind = (typeof LANDING_KINDS)[number]

/** `unknown`: Fettle could not look, and says why. It is never a fault of the page. */
export const LANDING_OUTCOMES = ['good', 'problem', 'unknown'] as const

/** Where a look is. `failed`: Fettle could look at nothing. */
export const LANDING_LOOK_STATES = ['looking', 'done', 'failed'] as const

/** The page, and the ad that is to lead to it. */
export const landingInput = z.strictObject({
  url: z.string().max(2_048),
  headlines: z.array(z.string().max(2_000)).max(50),
  descriptions: z.array(z.string().max(2_000)).max(50),
  /** The number that the ad shows. */
  phone: z.string().max(2_000).optional(),
})
export type LandingInput = z.infer<typeof landingInput>

export const landingFinding = z.object({
  kind: z.enum(LANDING_KINDS),
  outcome: z.enum(LANDING_OUTCOMES),
  /** The finding in a few words. */
  title: z.string(),
  /** What was seen, or why it is unknown. */
  detail: z.string(),
  /** What to do about it; `null`: nothing. */
  fix: z.string().nullable(),
})
export type LandingFinding = z.infer<typeof landingFinding>
