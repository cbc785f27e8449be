/** What the page is called to which the letter and the findings lead. */
export const WORK_TITLE = 'For whoever does the work'

/** Where the appendix has the long lists and texts of a check. */
export const appendixId = (check: string): string => `lists-${check}`
