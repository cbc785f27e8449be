export const REGIONS = ['header', 'nav', 'main', 'aside', 'footer'] as const
/** Where on a page something stands, by landmark element or role; `main` is everything else. */
export type Region = (typeof REGIONS)[number]
