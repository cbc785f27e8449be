import type { PageFacts, PageText } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'
import { plainWords } from './phrases.ts'

/** Words that English and te reo Māori need for any sentence and that other languages do not write alike. */
const OURS = wordSet(`
  the and of to is are was were be been have has had you your we our us they their he she it its this that these those
  with for from by at as all will can not but or if when what who how more about into out up so than there here any
  every which would should just get my i
  te nga ki kei hei kua mo matou tatou koutou mai kia tena whanau
`)

/** The commonest small words of languages that our lists do not cover, less those that English writes alike. */
const THEIRS = wordSet(`
  le la les des du et une est dans pour avec vous nous votre notre sur qui que plus sont aux ce cette
  der das die und ist nicht mit fur von zu dem ein eine sie wir ihr auf auch sich im bei oder werden
  el los las y del una con su nuestro nuestra es como mas nos
  os um uma da dos nao em seu sua voce ao
  il di che un della gli nel dei alla
  de het een en voor op zijn niet je
  og det er til av och att ar den vi du inte jsou nebo
  na w nie jest oraz dla z
  ve bu icin ile yang dan untuk dengan cua cho khong
`)

const NON_LATIN_LIMIT = 0.5
/** A text of so many words says enough about its language. */
const TELLING = 60
/** Running English has a share of 0.35 and more of these words, lists of products 0.05. */
const LOWEST_SHARE = 0.03

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}

/**
 * Whether the site is mostly written in a language that our lists of phrases cover: English or te reo Māori, told by the
 * words of the homepage (of the first pages when it has few), never by `lang`. When there is too little to tell, `true`.
 */
export function readable(pages: readonly PageFacts[]): boolean {
  const home = pages[0]
  if (!home) return true
  if (home.text.nonLatinShare > NON_LATIN_LIMIT) return false
  const read = home.text.words < TELLING ? pages.slice(0, 5) : [home]
  const counts = read.map(({ text }) => smallWords(text))
  const sum = (key: keyof SmallWords): number => counts.reduce((all, count) => all + count[key], 0)
  const ours = sum('ours') / sum('words')
  return ours >= sum('theirs') / sum('words') && (ours >= LOWEST_SHARE || sum('words') < TELLING)
}

interface SmallWords {
  words: number
  ours: number
  theirs: number
}

const smallWords = oncePerObject(({ header, main, footer }: PageText): SmallWords => {
  const words = plainWords(`${header} ${main} ${footer}`).split(' ')
  const among = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length
  return { words: words.length, ours: among(OURS), theirs: among(THEIRS) }
})
