import type { PageFacts } from '#core/evidence/page.ts'
import { placeholderWords } from '#core/site/placeholder-text.ts'
import { sentencesIn } from '#fixes/sentences.ts'
import { controlsOf, inMain, isControl } from './controls.ts'
import { withoutNames } from './names.ts'
import { BREAK, wordsOf } from './tokens.ts'
import { USUAL_LINES, USUAL_MESSAGE } from './usual-lines.data.ts'

export type PartName = 'title' | 'h1' | 'description' | 'h2' | 'subheading' | 'alt' | 'link' | 'bold' | 'body'

/** One kind of text of a page, as lines. */
interface Part {
  name: PartName
  lines: readonly string[]
}

/** The words of one kind of text of a page, with breaks between the lines. */
export interface PartWords {
  name: PartName
  words: readonly string[]
}

/** Points of an occurrence in each part; headings below the second level count with the text that they stand in. */
export const WEIGHTS: Readonly<Record<PartName, number>> = {
  title: 6,
  h1: 5,
  description: 3,
  h2: 3,
  subheading: 0,
  alt: 1,
  link: 1,
  bold: 1.5,
  body: 1,
}

/** Lines that are the same on over this share of the pages belong to the website's frame, not its content. */
const REPEATED_SHARE = 0.6
/** With fewer pages, "on most pages" proves nothing. */
const PAGES_TO_COMPARE = 3
/** A line on so many pages belongs to their template. */
const TEMPLATE_PAGES = 3
/** Words of a sentence: fewer are a phrase, which may well be said again. */
const SENTENCE = 6

/**
 * Addresses of websites and mails are no words: `cakes.net`, `hello@cakes.net`. A match starts where a word does, so that a long word without dots is read
 * once. A full stop before a capital ends a sentence: `bread.Order`.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}._@-])(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/)?(?:[\p{L}\p{N}._-]+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{Ll}{2,}|\p{Lu}{2,}|\p{Lo}{2,})(?![\p{L}\p{N}])(?:\/\S*)?/gu

/** The words of each page, read once, without what repeats from page to page. */
export const partsOf = (pages: readonly PageFacts[]): PartWords[][] => ownParts(pages).map(inWords)

/**
 * The same with a line that three pages or more have on the first of them only: the lines of a template, such as those of every product page, stand once.
 * So does a sentence of a summary that was copied from the text, or into it.
 */
export function partsOnce(pages: readonly PageFacts[]): PartWords[][] {
  const all = ownParts(pages).map(withoutCopiedSentences)
  const counts = pagesOfLines(all)
  const seen = new Set<string>()
  return all.map((parts) => {
    const before = new Set(seen)
    for (const line of parts.flatMap(({ lines }) => lines)) seen.add(line)
    const isFirst = (line: string): boolean => !before.has(line) || (counts.get(line) ?? 0) < TEMPLATE_PAGES
    return inWords(
      parts.map((part) => (isOwn(part.name) ? part : { ...part, lines: part.lines.filter(isFirst) })),
    )
  })
}

/** The parts of a page, with the sentences of its summary in the summary alone. */
function withoutCopiedSentences(parts: readonly Part[]): Part[] {
  const summary = parts.find(({ name }) => name === 'description')?.lines ?? []
  const sentences = summary
    .flatMap(sentencesIn)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/u).length >= SENTENCE)
  const without = (line: string): string =>
    sentences.reduce((text, sentence) => text.replaceAll(sentence, '\n'), line)
  return parts.map((part) => (part.name === 'body' ? { ...part, lines: part.lines.map(without) } : part))
}

/** On how many pages each line stands, titles, main headings and summaries apart. */
function pagesOfLines(pages: readonly (readonly Part[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const parts of pages) {
    const lines = new Set(parts.filter((part) => !isOwn(part.name)).flatMap((part) => part.lines))
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return counts
}

const inWords = (parts: readonly Part[]): PartWords[] =>
  parts.map(({ name, lines }) => ({ name, words: wordsOf(lines.join('\n').replace(ADDRESS, '\n')) }))

/**
 * The same for keywords: without the names of the business and usual headings, and with a title, heading or summary that several pages share
 * on the first of them only, and so a part of a title that most pages have.
 */
export function unnamed(pages: readonly (readonly PartWords[])[], names: ReadonlySet<string>): PartWords[][] {
  const taken = new Set<string>()
  const isNew = (name: string, words: readonly string[]): boolean => {
    const before = taken.size
    return taken.add(`${name} ${words.join(' ')}`).size > before
  }
  const shared = sharedTitleParts(pages)
  return pages.map((parts) =>
    parts
      .filter(({ name, words }) => WEIGHTS[name] > 0 && (!NAMING.includes(name) || isNew(name, words)))
      .map(({ name, words }) => {
        const own =
          name === 'title'
            ? withoutParts(words, (part) => shared.has(part.join(' ')) && !isNew('part', part))
            : words
        return { name, words: withoutNames(withoutParts(own, isUsual), names) }
      }),
  )
}

/** The parts of titles, between breaks, that most pages have: the name of the website or of its theme. */
function sharedTitleParts(pages: readonly (readonly PartWords[])[]): Set<string> {
  const titles = pages.map((parts) => parts.find(({ name }) => name === 'title')?.words ?? [])
  if (titles.length < PAGES_TO_COMPARE) return new Set()
  const counts = new Map<string, number>()
  for (const part of titles.flatMap((words) => [...new Set(brokenUp(words).map((one) => one.join(' ')))]))
    counts.set(part, (counts.get(part) ?? 0) + 1)
  return new Set(
    [...counts].filter(([, count]) => count > REPEATED_SHARE * titles.length).map(([part]) => part),
  )
}

/** "Our story", "Skip to content": what websites of every kind say. */
function isUsual(part: readonly string[]): boolean {
  const line = part.join(' ')
  return USUAL_LINES.has(line) || USUAL_MESSAGE.test(line)
}

const withoutParts = (words: readonly string[], isLeftOut: (part: readonly string[]) => boolean): string[] =>
  brokenUp(words)
    .filter((part) => !isLeftOut(part))
    .flatMap((part) => [...part, BREAK])

/** The runs of words between breaks. */
function brokenUp(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (word === BREAK) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}

function ownParts(pages: readonly PageFacts[]): Part[][] {
  const all = pages.map(partsOfPage)
  const repeated = repeatedLines(all)
  return all.map((parts, at) => {
    const page = pages[at]
    const known = page ? controlsOf(page) : new Set<string>()
    const isLeft = (line: string): boolean =>
      !repeated.has(line) && !isControl(line, known) && placeholderWords(line) === null
    return parts.map((part) => (isOwn(part.name) ? part : { ...part, lines: part.lines.filter(isLeft) }))
  })
}

/** Titles, main headings and summaries describe their page even where they repeat. */
export const NAMING: readonly PartName[] = ['title', 'h1', 'description']
const isOwn = (name: PartName): boolean => NAMING.includes(name)

function partsOfPage(page: PageFacts): Part[] {
  const headings = (level: number, has: (heading: PageFacts['headings'][number]) => boolean) =>
    page.headings.filter((heading) => heading.level === level && has(heading)).map(({ text }) => text)
  return [
    { name: 'title', lines: [page.title.text ?? ''] },
    { name: 'h1', lines: headings(1, isShown) },
    { name: 'description', lines: [descriptionOf(page)] },
    { name: 'h2', lines: headings(2, inMain) },
    { name: 'subheading', lines: [3, 4, 5, 6].flatMap((level) => headings(level, inMain)) },
    { name: 'alt', lines: page.images.filter(inMain).map((image) => image.alt ?? '') },
    { name: 'link', lines: page.links.filter(inMain).map((link) => link.text) },
    { name: 'bold', lines: page.text.bold.split('\n') },
    { name: 'body', lines: page.text.main.split('\n') },
  ]
}

/** A main heading may stand in the page's header. */
const isShown = ({ hidden }: { hidden: boolean }): boolean => !hidden

const descriptionOf = (page: PageFacts): string =>
  page.metas.find((meta) => meta.name?.toLowerCase() === 'description')?.content ?? ''

function repeatedLines(pages: readonly (readonly Part[])[]): Set<string> {
  if (pages.length < PAGES_TO_COMPARE) return new Set()
  const repeated = [...pagesOfLines(pages)].filter(([, count]) => count > REPEATED_SHARE * pages.length)
  return new Set(repeated.map(([line]) => line))
}
