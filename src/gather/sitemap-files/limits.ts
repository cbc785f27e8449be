/** Most addresses of one file (sitemaps.org, FAQ); no more are kept of one. */
export const MOST_URLS = 50_000
