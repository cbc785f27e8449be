import type { PageFacts } from '../../evidence/page.ts'
import { isSameSite } from '../../address/urls.ts'
import { oncePerObject } from '../../once-per.ts'
import { countWords } from '../../text.ts'
import { isInOurLanguages } from '../language.ts'
import { lastSegment, plainWords } from '../phrases.ts'
import { BEGINNINGS, NAME_HINTS, TEXT_HINTS } from './hints.data.ts'
import { tellsOfPerson } from './person-pages.ts'
import { listedLanguageOf } from './site-language.ts'

/** What is searched for by lists of names that are complete in the languages of `small-words.data.ts`, and not in English and te reo Māori alone. */
export const LISTED = ['privacy', 'cookies', 'terms', 'about', 'shop'] as const
export type Listed = (typeof LISTED)[number]

/**
 * Whether our lists of names can decide that this thing is missing from a website: they are complete in its language. In another language than English and te reo Māori no
 * page may have a word of it either, since owners call things as they like. `false` where the language is not known.
 */
export const listsCover = (thing: Listed, pages: readonly PageFacts[]): boolean =>
  isInOurLanguages(pages) || (listedLanguageOf(pages) !== null && !hintsOn(pages)(thing))

/** A long stem counts within a word as well ("Mietbedingungen"); a short one at its beginning. */
const LONG_STEM = /^[a-z]{6}/u
const pattern = (stems: readonly string[]): RegExp | null =>
  stems.length === 0
    ? null
    : new RegExp(
        stems.map((stem) => (LONG_STEM.test(stem) ? stem : String.raw`\b(?:${stem})`)).join('|'),
        'mu',
      )
const whole = (phrases: readonly string[]): RegExp | null =>
  phrases.length === 0 ? null : new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'u')

const IN_NAMES = mapped(NAME_HINTS, pattern)
const IN_TEXTS = mapped(TEXT_HINTS, whole)
const BEGAN = whole(BEGINNINGS)
/** Longer texts of links and headings are sentences, whose words name no page. */
const NAME_LENGTH = 100
/** A line of text that is no longer may be a heading in bold. */
const LINE_LENGTH = 40
/** A paragraph of fewer words tells no story. */
const PARAGRAPH_WORDS = 25
/** A policy that says no more than the word once has no part about it. */
const MENTIONS_OF_COOKIES = 2

function mapped<V>(
  lists: Readonly<Record<Listed, readonly string[]>>,
  make: (list: readonly string[]) => V,
): Record<Listed, V> {
  const { privacy, cookies, terms, about, shop } = lists
  return {
    privacy: make(privacy),
    cookies: make(cookies),
    terms: make(terms),
    about: make(about),
    shop: make(shop),
  }
}

/** Looks for hints at a thing on these pages, and remembers what was found: two sentences of one result may ask. */
const hintsOn = oncePerObject((pages: readonly PageFacts[]) => {
  const known = new Map<Listed, boolean>()
  return (thing: Listed): boolean => {
    const found = known.get(thing) ?? isHintedAt(thing, pages)
    known.set(thing, found)
    return found
  }
})

function isHintedAt(thing: Listed, pages: readonly PageFacts[]): boolean {
  const [hint, inText] = [IN_NAMES[thing], IN_TEXTS[thing]]
  if (hint?.test(LINES[thing](pages)) === true) return true
  if (inText !== null && pages.some((page) => inText.test(plainTextOf(page)))) return true
  if (thing === 'about') return pages.some(tellsOfBeginning) || tellsOfPerson(pages)
  return thing === 'cookies' && pages.some(mentionsCookies)
}

/** What another website has about a business is not its own; its policies and its shop may be kept elsewhere. */
const ofOwnPages = oncePerObject((pages: readonly PageFacts[]) =>
  joined(ownNames(pages), shortLines(pages), linkNames(pages).own),
)
const ofAll = oncePerObject((pages: readonly PageFacts[]) =>
  joined(ofOwnPages(pages), linkNames(pages).elsewhere),
)
/** A line of text that names goods or an order is no button. */
const withoutLines = oncePerObject((pages: readonly PageFacts[]) => {
  const { own, elsewhere } = linkNames(pages)
  return joined(ownNames(pages), own, elsewhere)
})
const LINES: Readonly<Record<Listed, (pages: readonly PageFacts[]) => string>> = {
  privacy: ofAll,
  cookies: ofAll,
  terms: ofAll,
  about: ofOwnPages,
  shop: withoutLines,
}

/** A letter of no word of the lists. */
const BETWEEN = 'ǀ'
/** A text without words leaves no space behind one, and none is left at the end. */
const AROUND = / ?ǀ ?/gu

const joined = (...lines: readonly string[]): string => lines.join('\n')

/** Each text once, as plain words on a line of its own: one test of all is much faster than one of each. */
const plainLines = (texts: Iterable<string>): string =>
  plainWords(
    [...new Set(texts)].filter((text) => text.length <= NAME_LENGTH).join(` ${BETWEEN} `),
  ).replaceAll(AROUND, '\n')

const mentionsCookies = (page: PageFacts): boolean =>
  (plainTextOf(page).match(/cookie/gu)?.length ?? 0) >= MENTIONS_OF_COOKIES

const plainTextOf = oncePerObject(({ text: { main, header, nav, footer, aside, banner } }: PageFacts) =>
  plainWords([main, header, nav, footer, aside, banner].join('\n')),
)

/** Texts that may name a page or a part, without those of links. */
const ownNames = oncePerObject((pages: readonly PageFacts[]) =>
  plainLines(
    pages.flatMap((page) => [
      page.title.text ?? '',
      lastSegment(page.url),
      ...page.headings.map(({ text }) => text),
      ...page.buttons.map(({ text }) => text),
      ...page.anchors.map(({ id }) => id),
      ...page.forms.flatMap(({ buttons }) => buttons),
    ]),
  ),
)

const shortLines = oncePerObject((pages: readonly PageFacts[]) =>
  plainLines(pages.flatMap(({ text }) => text.main.split('\n').filter((line) => line.length <= LINE_LENGTH))),
)

/** What links are called, and the words of their addresses. Thousands of links are read once for all things, each address once for a host. */
const linkNames = oncePerObject((pages: readonly PageFacts[]) => {
  const texts = { own: new Set<string>(), elsewhere: new Set<string>() }
  const known = new Map<string, Set<string>>()
  for (const page of pages) {
    const { host } = new URL(page.url)
    for (const { url, text, label } of page.links) {
      const key = `${host} ${url}`
      let names = url === null ? texts.own : known.get(key)
      if (names === undefined && url !== null) {
        names = isSameSite(url, host) ? texts.own : texts.elsewhere
        names.add(addressWords(url))
        known.set(key, names)
      }
      names?.add(text).add(label ?? '')
    }
  }
  return { own: plainLines(texts.own), elsewhere: plainLines(texts.elsewhere) }
})

/** The last segment of an address and the part of the page that it names. */
const addressWords = (url: string): string => `${lastSegment(url)} ${URL.parse(url)?.hash ?? ''}`

const tellsOfBeginning = ({ text }: PageFacts): boolean =>
  text.main
    .split('\n')
    .some((line) => countWords(line) >= PARAGRAPH_WORDS && BEGAN?.test(plainWords(line)) === true)
