export const REGIONS = ['header', 'nav', 'main', 'aside', 'footer'] as const
/** Region of a page by landmark element or role; `main` is everything outside the others. */
export type Region = (typeof REGIONS)[number]
