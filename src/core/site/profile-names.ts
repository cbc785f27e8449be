import { shownHost } from '../address/international.ts'
import { bareHost, registrableDomain } from '../address/urls.ts'
import type { PageFacts } from '../evidence/page.ts'
import { lettersAndDigits, withAndWithoutAnd } from './business-names.ts'
import { itemsOf, jsonLdText, typesOf } from './json-ld.ts'
import { isBusinessType } from './schema-types.ts'

/** How a handle resembles a set of names: the whole name, one distinctive word of it, or not at all. */
export type Likeness = 'name' | 'word' | 'none'

/** Names that a handle may resemble, as {@link lettersAndDigits}, and their distinctive words. */
export interface BusinessNames {
  whole: readonly string[]
  words: ReadonlySet<string>
}

const SHORTEST_NAME = 4
const SHORTEST_WORD = 5
const PARTS = /\s[-–—|:·•]\s|\s*[|·•]\s*/u
const WORDS = /[\p{L}\p{N}]+/gu
/** Words that only name a kind of page, or that many businesses have in their names. */
const COMMON: ReadonlySet<string> = new Set(
  'welcome about contact homepage website company group limited services service online store official business studio design digital media agency photography theme themes template australia zealand sydney melbourne brisbane auckland wellington'.split(
    ' ',
  ),
)

/** Names that are compared: no business has so many, and each handle of a page may be compared with each of them. */
const MOST_NAMES = 100

/** Prepares names for comparing, the first hundred. */
export function namesOf(all: readonly string[]): BusinessNames {
  const written = all.slice(0, MOST_NAMES)
  const whole = written
    .flatMap(withAndWithoutAnd)
    .filter((name) => name.length >= SHORTEST_NAME && !COMMON.has(name))
  const words = written.flatMap((name) => name.normalize('NFC').match(WORDS)?.map(lettersAndDigits) ?? [])
  return { whole, words: new Set(words.filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word))) }
}

/** The website's names for itself: its domain, titles, `og:site_name` and the business in its structured data. */
export function ownBusinessNames(pages: readonly PageFacts[]): BusinessNames {
  const home = pages[0]
  if (!home) return namesOf([])
  const { hostname } = new URL(home.url)
  const labels = [registrableDomain(hostname), bareHost(hostname)].map(
    (host) => shownHost(host).split('.', 1)[0] ?? '',
  )
  const titles = (home.title.text ?? '').split(PARTS)
  const called = home.metas.filter(({ property }) => property?.toLowerCase() === 'og:site_name')
  const items = itemsOf(home.structured.jsonLd).filter((item) => typesOf(item).some(isBusinessType))
  return namesOf([
    ...labels,
    ...titles,
    ...called.map(({ content }) => content),
    ...items.map((item) => jsonLdText(item, 'name') ?? ''),
  ])
}

/** How a handle resembles these names. */
export function likenessOf(handle: string, names: BusinessNames): Likeness {
  const own = lettersAndDigits(handle.replace(/^\w+\//u, ''))
  if (own.length < SHORTEST_NAME) return 'none'
  if (names.whole.some((name) => own.includes(name) || name.includes(own))) return 'name'
  for (const word of names.words) if (own.includes(word)) return 'word'
  return 'none'
}
