const ENDING = /\/(?:index\.(?:html?|php))?$/u

/** One spelling of a page's path: lower case, without closing slash and index file. */
export const loosePath = (path: string): string => path.toLowerCase().replace(ENDING, '')
