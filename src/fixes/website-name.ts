import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { ownDetails } from '#core/site/own-details.ts'
import { nameInTitle } from '#core/site/name-in-title.ts'
import { nameByFooters, nameByItems, ownersIn } from './business-name.ts'
import { lettersOf } from './markup/letters-of.ts'
import { nameBesideHome, nameByMailbox } from './name-in-home-title.ts'
import {
  logoWords,
  mailDomains,
  nameByLogo,
  nameByTitles,
  SHORTEST_NAME,
  TITLE_SEPARATOR,
  withoutPlace,
} from './markup/titles-in-common.ts'
import { metaOf } from './pages.ts'
import { asPlainLine } from './words.ts'

/** The name of the business on its website, as people write it; `null` where nothing tells one. `pages`: those that were read, homepage first. */
export function nameOnWebsite(page: PageFacts, pages: readonly PageFacts[]): string | null {
  const signs = signsOf(page, pages)
  const sources = [
    () => partOfTitle(ownDetails(page).businessName, page),
    () => metaOf(page, 'og:site_name') || null,
    () => nameByItems(pages),
    () => nameByTitles(pages),
    () => nameByFooters(pages),
    () => nameByLogo(page),
    () => nameByMailbox(page, pages),
    () => nameBesideHome(page),
  ]
  for (const source of sources) {
    const name = withoutPlace(withoutSlogan(source(), signs), pages)
    if (name !== null && !isPraise(name, signs)) return asSpelt(inWords(name), [page, ...pages])
  }
  return null
}

/** What shows, beside a name itself, that it is the business': all as {@link lettersOf}. */
interface Signs {
  /** The beginning of the website's host and of the domains of its mail. */
  labels: readonly string[]
  /** Names after a ©, and the words of the logo. */
  owners: readonly string[]
}

function signsOf(page: PageFacts, pages: readonly PageFacts[]): Signs {
  const all = [page, ...pages]
  const host = lettersOf(bareHost(new URL(page.url).hostname).split('.', 1)[0] ?? '')
  const owners = [...all.flatMap(({ text }) => ownersIn(text.footer)), ...logoWords(page)].map(lettersOf)
  return {
    labels: [host, ...mailDomains(all)].filter((label) => label.length >= SHORTEST_NAME),
    owners: owners.filter((owner) => owner.length >= SHORTEST_NAME),
  }
}

const isWhole = (name: string, { labels, owners }: Signs): boolean =>
  labels.some((label) => label.startsWith(lettersOf(name))) || owners.includes(lettersOf(name))

/** "Great Spice: Best Indian Restaurant": what stands before the colon, where something else shows that the business is called so, and nothing that all of it is its name. */
function withoutSlogan(name: string | null, signs: Signs): string | null {
  const [, head] = /^(.+?):\s/u.exec(name ?? '') ?? []
  if (name === null || head === undefined || isWhole(name, signs)) return name
  const letters = lettersOf(head)
  const isShown = isWhole(head, signs) || signs.labels.some((label) => letters.startsWith(label))
  return isShown && letters.length >= SHORTEST_NAME ? head : name
}

/** What businesses say to be found, and few are called. */
const PRAISE =
  /\b(?:best|cheap(?:est)?|near (?:you|me)|top[- ]rated|award[- ]winning|number one)\b|(?:\bno\. ?|#)1\b/iu

const isPraise = (name: string, signs: Signs): boolean => PRAISE.test(name) && !isWhole(name, signs)

/** Of a title's parts with the word of the website's address the one that the logo or a © repeats: another may be a person's name. What the page states elsewhere is believed. */
function partOfTitle(name: string | null, page: PageFacts): string | null {
  if (name === null || nameInTitle(page) !== name) return name
  const { labels, owners } = signsOf(page, [])
  const isRepeated = (part: string): boolean =>
    owners.includes(lettersOf(part)) && labels.some((label) => lettersOf(part).includes(label))
  if (isRepeated(name)) return name
  return (
    asPlainLine(page.title.text ?? '')
      .split(TITLE_SEPARATOR)
      .find(isRepeated) ?? name
  )
}

/** One word of so many letters in capitals may be an abbreviation. */
const LONGEST_ABBREVIATION = 5

const isShouted = (name: string): boolean =>
  name === name.toUpperCase() &&
  name !== name.toLowerCase() &&
  (/\s/u.test(name) || lettersOf(name).length > LONGEST_ABBREVIATION)

const asPattern = (word: string): string =>
  word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => String.raw`\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)

/** A name of files in place of words: "The_downtown_cafe". */
const inWords = (name: string): string =>
  /^[\p{L}\p{N}'’&.-]+(?:_[\p{L}\p{N}'’&.-]+)+$/u.test(name) ? name.replaceAll('_', ' ') : name

/** A name in capitals as the pages spell it elsewhere, with a capital at least. */
function asSpelt(name: string, pages: readonly PageFacts[]): string {
  if (!isShouted(name)) return name
  const words = name.split(/\s+/u).map(asPattern)
  const written = new RegExp(String.raw`(?<!\p{L})${words.join(String.raw`\s{1,3}`)}(?!\p{L})`, 'giu')
  for (const { title, text } of pages)
    for (const part of [title.text ?? '', text.header, text.nav, text.footer, text.main, text.aside])
      for (const [found] of part.matchAll(written))
        if (/^\p{Lu}/u.test(found) && found !== found.toUpperCase()) return asPlainLine(found)
  return name
}
