/** Names of metadata whose directives count: everybody's, Google's and Bing's (developers.google.com/search/docs, robots meta tag). */
export const ROBOTS_METAS: ReadonlySet<string> = new Set(['robots', 'googlebot', 'bingbot'])
