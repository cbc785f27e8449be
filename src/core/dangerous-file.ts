/** Endings of files that hold a copy of a website, of its database or its settings. */
export const DANGEROUS_ENDINGS = 'sql|bak|zip|env'
