/** More combining marks on one letter than any writing system needs; a higher stack covers the lines around it. */
const MANY = /(\p{M}{6})\p{M}+/gu

/** The text with at most six combining marks per letter. */
export const fewMarks = (text: string): string => text.replaceAll(MANY, '$1')
