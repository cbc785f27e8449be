/** More marks on one letter than any writing system needs; stacked higher they cover the lines around them. */
const MANY = /(\p{M}{6})\p{M}+/gu

/** A text whose letters carry at most six marks each. */
export const fewMarks = (text: string): string => text.replaceAll(MANY, '$1')
