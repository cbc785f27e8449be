/**
 * More combining marks on one letter than we show; a higher stack covers the lines around it. Six is our own bound: the words of the
 * test have two at most. Unicode's own, of the Stream-Safe Text Format (UAX #15), is 30.
 */
const MANY = /(\p{M}{6})\p{M}+/gu

/** The text with at most six combining marks per letter. */
export const fewMarks = (text: string): string => text.replaceAll(MANY, '$1')
