export const REGIONS = ['header', 'nav', 'main', 'aside', 'footer'] as const
/** Region of a page by landmark element or role; `main` is everything outside the others. */
export type Region = (typeof REGIONS)[number]

/** Where links lead to the main pages of a website: its menu, in the wide sense of a crawl. */
export const MENU_REGIONS: ReadonlySet<Region> = new Set(['header', 'nav', 'footer'])
