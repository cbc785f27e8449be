const BLANK = /\[your [^\][\n]{1,160}\]/giu
/** What follows says how to fill it in, and stands in the text itself. */
const HOW = /[,:]|\s(?:such as|or delete)\s/u

/** What has to be filled in before a text is used, each once and in short: `your street address`. */
export const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([blank]) => blank.slice(1, -1).split(HOW)[0] ?? '')),
]
