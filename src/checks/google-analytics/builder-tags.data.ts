/**
 * Ids by which website builders count the visits to all websites of theirs: they stand in every page, nobody who has a website there can take them out, and
 * they say nothing of what its owner measures. Weebly's is in the code that it writes at the end of each page.
 */
export const BUILDERS_TAGS: ReadonlySet<string> = new Set(['UA-7870337-1'])
