/** The token that a mail's link carries after `#`, where it stands in no log; `null` without one. */
export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/u, '')).get('token')
