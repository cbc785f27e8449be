import { z } from 'zod'

/** An answer that the website speaks for, shown as "We think so" and stored only when the owner saves. */
export interface SuggestedAnswer {
  /** An option id, or the address or handle that would be typed. */
  value: string
  /** The page that shows it, `null` when it is not one page's doing. */
  at: string | null
}

/** What a check's facts suggest as the answer to one question. Never a "no". */
export type Suggest = (facts: unknown) => readonly SuggestedAnswer[]

/** Suggests from facts that are read by a schema; facts that do not fit it (of an older revision) suggest nothing. */
export const suggestFrom =
  <Facts>(schema: z.ZodType<Facts>, from: (facts: Facts) => readonly SuggestedAnswer[]): Suggest =>
  (facts) => {
    const parsed = schema.safeParse(facts)
    return parsed.success ? from(parsed.data) : []
  }

const Seen = z.object({ seen: z.record(z.string(), z.string()) })

/** Suggests the features that a check saw, by option: `called` are those that the report calls otherwise than the survey. */
export const suggestFeatures = (called: Readonly<Record<string, string>> = {}): Suggest =>
  suggestFrom(Seen, ({ seen }) =>
    Object.entries(seen).map(([feature, at]) => ({ value: called[feature] ?? feature, at })),
  )

/** "Yes" where something was seen that is not one page's doing. */
export const yesIf = (isSeen: boolean): SuggestedAnswer[] => (isSeen ? [{ value: 'yes', at: null }] : [])
