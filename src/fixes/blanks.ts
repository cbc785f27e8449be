const BLANK = /(\[your [^\][\n]{1,160}\])/giu

/** A text in its order, apart into what stands there and what is still to be filled in, without its brackets. */
export const splitAtBlanks = (text: string): { text: string; isBlank: boolean }[] =>
  text
    .split(BLANK)
    .filter((one) => one !== '')
    .map((one) => {
      const isBlank = one.search(BLANK) === 0
      return { text: isBlank ? one.slice(1, -1) : one, isBlank }
    })
