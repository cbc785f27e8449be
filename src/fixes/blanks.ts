/** Words in square brackets in a piece, to be filled in. */
export const BLANK = /\[your [^\][\n]{1,160}\]/giu
/** A text that is split by it keeps the blanks. */
const KEPT = new RegExp(`(${BLANK.source})`, BLANK.flags)

/** A text in its order, apart into what stands there and what is still to be filled in. */
export const splitAtBlanks = (text: string): { text: string; isBlank: boolean }[] =>
  text
    .split(KEPT)
    .filter((one) => one !== '')
    .map((one) => ({ text: one, isBlank: one.search(KEPT) === 0 }))
