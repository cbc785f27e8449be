import { z } from 'zod'

/** An answer that the website suggests, shown as "We think so" and stored only when the owner saves. */
export interface SuggestedAnswer {
  /** An option id, or the address or handle that would be typed. */
  value: string
  /** The page that shows it, `null` when no single page does. */
  at: string | null
}

/** Suggests answers to one question from a check's facts. Never a "no". */
export type Suggest = (facts: unknown) => readonly SuggestedAnswer[]

/** Suggests from facts that a schema accepts; facts that it refuses (of an older revision) suggest nothing. */
export const suggestFrom =
  <Facts>(schema: z.ZodType<Facts>, from: (facts: Facts) => readonly SuggestedAnswer[]): Suggest =>
  (facts) => {
    const parsed = schema.safeParse(facts)
    return parsed.success ? from(parsed.data) : []
  }

const Seen = z.object({ seen: z.record(z.string(), z.string()) })

/** Suggests the features that a check found, by option: `called` has those with another name in the report than in the survey. */
export const suggestFeatures = (called: Readonly<Record<string, string>> = {}): Suggest =>
  suggestFrom(Seen, ({ seen }) =>
    Object.entries(seen).map(([feature, at]) => ({ value: called[feature] ?? feature, at })),
  )

/** "Yes" for something found that no single page shows. */
export const yesIf = (isSeen: boolean): SuggestedAnswer[] => (isSeen ? [{ value: 'yes', at: null }] : [])
