const ASCII = /^[\0-\x7f]*$/u
const MARKS = /\p{M}/gu

/** Letters without accents and macrons, in lower case, by which names are found and sorted: "Ōtāhuhu" as "otahuhu". */
export const plainLetters = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replaceAll(MARKS, '')).toLowerCase()
