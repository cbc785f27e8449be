import { z } from 'zod'
import { micros } from './money-schema.ts'

const name = z.string().max(400)
const id = z.string().max(60)
const amount = micros

/** What the clock tells an owner of an ads account. Nothing is paused by a notice but by the ceiling that the owner set. */
export const adsNotice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('spend_without_conversions'),
    campaignId: id,
    campaignName: name,
    cost: amount,
    clicks: z.number(),
  }),
  z.object({
    kind: z.literal('unfitting_terms'),
    cost: amount,
    terms: z.array(
      z.object({ term: name, campaignId: id, campaignName: name, adGroupId: id.nullable(), cost: amount }),
    ),
  }),
  z.object({
    kind: z.literal('landing_page_broken'),
    url: z.string().max(2_048),
    campaignNames: z.array(name),
    /** What is wrong with it, in a sentence. */
    why: z.string().max(400),
  }),
  z.object({
    kind: z.literal('ceiling_reached'),
    /** `YYYY-MM`. */
    month: z.string(),
    ceiling: amount,
    cost: amount,
    /** The campaigns that were paused. */
    paused: z.array(name),
    /** The campaigns that Google did not let Fettle pause. */
    notPaused: z.array(name),
  }),
])
export type AdsNotice = z.infer<typeof adsNotice>
