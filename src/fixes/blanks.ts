const BLANK = /\[your [^\][\n]{1,160}\]/giu
/** The rest of a placeholder explains how to fill it in, and stays in the text itself. */
const HOW = /[,:]|\s(?:such as|or delete)\s/u

/** The placeholders of a text, each once and in short: `your street address`. */
export const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BLANK)].map(([blank]) => blank.slice(1, -1).split(HOW)[0] ?? '')),
]

/** A text in its order, apart into what stands there and what is still to be filled in, without its brackets. */
export const splitAtBlanks = (text: string): { text: string; isBlank: boolean }[] =>
  text
    .split(/(\[your [^\][\n]{1,160}\])/giu)
    .filter((one) => one !== '')
    .map((one) => {
      const isBlank = one.search(BLANK) === 0
      return { text: isBlank ? one.slice(1, -1) : one, isBlank }
    })
