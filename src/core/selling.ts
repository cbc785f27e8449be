/** Whether a business sells online, as far as is known. */
export const SELLING = ['yes', 'no', 'unknown'] as const
export type Selling = (typeof SELLING)[number]

/** What the owner says to it; `null`: nothing. */
export type SellingAnswer = Exclude<Selling, 'unknown'> | null
