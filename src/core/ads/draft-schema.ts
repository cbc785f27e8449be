import { z } from 'zod'

const typed = z.string().max(2_000)

/** What an owner has typed and chosen in the wizard so far, right or wrong: it is checked when a step is left and when the campaign is created. */
export const campaignDraft = z.strictObject({
  name: typed,
  businessName: typed,
  landingUrl: typed,
  phone: typed,
  startDate: typed,
  endDate: typed,
  locations: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('place'), id: z.string().max(60), name: typed }),
        z.strictObject({
          kind: z.literal('radius'),
          latitude: z.number(),
          longitude: z.number(),
          kilometres: z.number(),
          name: typed,
        }),
      ]),
    )
    .max(200),
  languages: z.array(z.strictObject({ id: z.string().max(60), name: typed })).max(200),
  categories: z.array(z.strictObject({ name: typed, keywords: z.array(typed).max(100) })).max(100),
  headlines: z.array(typed).max(50),
  descriptions: z.array(typed).max(50),
  /** The chosen option: a suggested amount in micros, `own`, or `null` while none is chosen. */
  budgetChoice: z.string().max(40).nullable(),
  ownBudget: typed,
  targetCpa: typed,
})
