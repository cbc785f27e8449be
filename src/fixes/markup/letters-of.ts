/** Letters and digits without the ending of a host. */
export const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\.(?:com|net|org|shop|store)?(?:\.?(?:au|nz|co\.nz))?$/u, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
