/** Values of response headers are kept up to this many characters. */
export const LONGEST_HEADER = 2000
/** The content of a `meta` element is kept up to this many characters. */
export const LONGEST_META = 8192
