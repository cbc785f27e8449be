import { z } from 'zod'

const MOST_BREACHES = 2_000
const day = z.iso.date()

/** One breach as the service describes it. Strict about what is used here, open for what may be added. */
const breachAnswer = z.object({
  Name: z.string().min(1).max(200),
  Title: z.string().max(300),
  BreachDate: day,
  DataClasses: z.array(z.string().max(200)).max(200),
  IsVerified: z.boolean(),
  IsFabricated: z.boolean(),
  IsSensitive: z.boolean(),
  IsRetired: z.boolean(),
  IsSpamList: z.boolean(),
})
export type BreachAnswer = z.infer<typeof breachAnswer>
export const breachesAnswer = z.array(breachAnswer).max(MOST_BREACHES)

/** The addresses whose hash begins as asked: the rest of each hash, and the names of its breaches. */
export const rangeAnswer = z.array(
  z.object({ hashSuffix: z.string(), websites: z.array(z.string()).max(MOST_BREACHES) }),
)

/** What a look-up needs to know of the plan. */
export const planAnswer = z.object({
  /** Absent on plans that were made before it existed. */
  IncludesKAnon: z.boolean().optional(),
})
/** What the operator is told of it. */
export const subscriptionAnswer = planAnswer.extend({
  SubscriptionName: z.string().max(100),
  SubscribedUntil: z.string().max(40),
  Rpm: z.number().int().positive(),
})

/** What is asked about. */
export const lookUpInput = z.strictObject({
  email: z.string().max(254),
  /** It is the confirmed address with which the owner signs in: breaches that the service marks sensitive are for its holder only. */
  isOwn: z.boolean(),
})
export type LookUpInput = z.infer<typeof lookUpInput>

/** What is kept of an answer. */
export const lookUpData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no_records') }),
  z.object({
    kind: z.literal('read'),
    breaches: z.array(
      z.object({
        name: z.string(),
        date: z.string(),
        dataTypes: z.array(z.string()),
        verified: z.boolean(),
        discounted: z.boolean(),
      }),
    ),
  }),
])
export type LookUpData = z.infer<typeof lookUpData>
