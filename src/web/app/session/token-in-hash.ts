/** The token after `#` in a mail's link, which no log contains; `null` without one. */
export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/u, '')).get('token')
