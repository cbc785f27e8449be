import { z } from 'zod'

/**
 * How a change ended. `pending`: it is being made. `unknown`: it was sent, and Google did not say whether it was made; Fettle reads the account until it
 * knows.
 */
export const ADS_OUTCOMES = ['pending', 'done', 'rejected', 'unknown'] as const
export type AdsOutcome = (typeof ADS_OUTCOMES)[number]
/** Of a change of which it is not known yet whether it was made. */
export const OPEN_OUTCOMES = ['pending', 'unknown'] as const satisfies readonly AdsOutcome[]

/** Who made a change: a person, or Fettle because the monthly ceiling was reached. */
export const ADS_ACTORS = ['owner', 'ceiling'] as const

/** The values that a change replaces or sets, by their names, such as `budget`. Amounts are micros. */
export const adsValues = z.record(z.string(), z.string().nullable())
export type AdsValues = z.infer<typeof adsValues>
