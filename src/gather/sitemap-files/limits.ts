/** Most addresses of one file (sitemaps.org, FAQ); no more are kept of one. */
export const MOST_URLS = 50_000
/** Most characters of an address that is kept: twice of what it may have (sitemaps.org, `loc`), so that one too long can be told. */
export const LONGEST_KEPT = 4_096
