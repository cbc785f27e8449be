const BLANK = /\[your [^\][\n]{1,160}\]/giu

/** What has to be filled in before a text is used, each once: `your street address`. */
export const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([blank]) => blank.slice(1, -1))),
]
