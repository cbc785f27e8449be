import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { businessNameAsShown } from '#core/owner-input/names.ts'
import { itemsOf, jsonLdText, typesOf } from '#core/site/json-ld.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import { lettersOf } from './markup/letters-of.ts'
import { FEWEST_PAGES, logoWords, mailDomains, SHORTEST_NAME } from './markup/titles-in-common.ts'
import { mainHeading } from './pages.ts'
import { asPlainLine } from './words.ts'

interface NameOnPages {
  name: string
  /** How many pages have it. */
  pages: number
}

/** The name in the structured data of pages: on most of them, or one that the website's address begins with. `pages`: homepage first. */
export function nameByItems(pages: readonly PageFacts[]): string | null {
  const named = namesOn(pages, ({ structured }) =>
    itemsOf(structured.jsonLd).flatMap((item) =>
      typesOf(item).some(isBusinessType) ? (jsonLdText(item, 'name') ?? []) : [],
    ),
  )
  return named.find((one) => isOnMost(one, pages) || beginsHost(one.name, pages))?.name ?? null
}

/**
 * The name after the © of a footer. It may be that of whoever made the website: the website's address begins with it, or it stands on most pages and
 * elsewhere on the homepage too, or the domain of the mail begins it; of a website of few pages the homepage has it for a heading or for the words of its logo. `pages`: homepage first.
 */
export function nameByFooters(pages: readonly PageFacts[]): string | null {
  const named = namesOn(pages, ({ text }) => ownersIn(text.footer))
  const isOwn = (one: NameOnPages): boolean =>
    beginsHost(one.name, pages) ||
    (isOnMost(one, pages) && (isOnHomepage(one.name, pages) || isOfMail(one.name, pages))) ||
    (pages.length < FEWEST_PAGES && isHeadOfHomepage(one.name, pages))
  return named.find(isOwn)?.name ?? null
}

function namesOn(pages: readonly PageFacts[], read: (page: PageFacts) => string[]): NameOnPages[] {
  const found = new Map<string, NameOnPages>()
  for (const page of pages) {
    const names = read(page).flatMap((name) => businessNameAsShown(asPlainLine(name)) ?? [])
    for (const [letters, name] of new Map(names.map((one) => [lettersOf(one), one])))
      if (letters.length >= SHORTEST_NAME)
        found.set(letters, {
          name: found.get(letters)?.name ?? name,
          pages: (found.get(letters)?.pages ?? 0) + 1,
        })
  }
  return [...found.values()].toSorted((a, b) => b.pages - a.pages)
}

const isOnMost = ({ pages: count }: NameOnPages, pages: readonly PageFacts[]): boolean =>
  count >= FEWEST_PAGES && count * 2 > pages.length

function beginsHost(name: string, [home]: readonly PageFacts[]): boolean {
  const host = home ? bareHost(new URL(home.url).hostname).split('.', 1)[0] : undefined
  return lettersOf(host ?? '').startsWith(lettersOf(name))
}

function isOnHomepage(name: string, [home]: readonly PageFacts[]): boolean {
  if (!home) return false
  const { header, nav, main } = home.text
  return lettersOf([home.title.text ?? '', header, nav, main].join(' ')).includes(lettersOf(name))
}

function isOfMail(name: string, pages: readonly PageFacts[]): boolean {
  const letters = lettersOf(name)
  return mailDomains(pages).some((label) => letters.startsWith(label) || label.startsWith(letters))
}

const withoutArticle = (name: string): string => lettersOf(name.replace(/^\s*the\s/iu, ''))

/** Whether the main heading of a homepage, one above or below its content, or its logo says the name and nothing else. */
function isHeadOfHomepage(name: string, [home]: readonly PageFacts[]): boolean {
  if (!home) return false
  const around = home.headings.filter(({ hidden, region }) => !hidden && region !== 'main')
  const heads = [mainHeading(home), ...around.map(({ text }) => text), ...logoWords(home)]
  return heads.some((head) => withoutArticle(head) === withoutArticle(name))
}

const YEARS = String.raw`(?:(?:19|20)\d{2}(?:\s{0,3}[-–]\s{0,3}(?:(?:19|20)?\d{2}|present))?)`
/** "Copyright © 2024 | Joe's Bakery", "© Joe's Bakery 2019-2024". */
const COPYRIGHT = new RegExp(
  String.raw`(?:©|\(c\)|\bcopyright\b)(?:\s{0,3}(?:©|\(c\)|\bcopyright\b))?[\s:|·•,–-]{0,8}${YEARS}?[\s:|·•,.–-]{0,8}(?:by\s)?(\p{L}[^|©\n]{2,79})`,
  'giu',
)
/** Where the name ends. */
const AFTER_NAME =
  /\s*(?:[|·•»,]|(?<!(?:^|[^\p{L}])\p{L})\.(?:\s|$)|\s[-–—]\s|\ball rights\b|\bpowered\b|\bdesigned\b|\b(?:web ?)?(?:site )?design by\b|\b(?:web|site|website) ?design\b|\b(?:19|20)\d{2}\b|\ba[bc]n\b|\bprivacy\b|\bterms\b)/iu

/** The names after a © in a footer. */
export const ownersIn = (footer: string): string[] =>
  [...footer.matchAll(COPYRIGHT)].map(([, after = '']) => after.split(AFTER_NAME, 1)[0]?.trim() ?? '')
