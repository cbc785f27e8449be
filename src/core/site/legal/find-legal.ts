import { type Candidate, findCandidates, type PageSearch } from '../find-page.ts'
import { namesPhrase, namesPhraseAlone, phrasesIn, plainWords, segmentNames } from '../phrases.ts'
import type { SiteIndex } from '../site-index.ts'
import { ITEMS, type ItemName, type LegalItem } from './items.ts'
import { looselyMeant, looselyNamed, pageOfSeveral } from './loose-pages.ts'
import { isMixedName, isPostAbout } from './loose-names.ts'
import { flawOf, type NotEnough, wasMeantAs, type Weighing } from './not-enough.ts'
import { partAfterLine } from './part-after-line.ts'
import { pageOf, partOfPage } from './parts-of-pages.ts'
import { isPolicyKeeper } from './policy-keepers.ts'
import { returnsPassage } from './returns-passage.ts'

/** Found, linked but not sufficient, or (`null`) not linked at all. */
export type LegalFind =
  | { state: 'found'; candidate: Candidate }
  | ({ state: 'not_enough' } & NotEnough)
  | null
export type LegalPages = Readonly<Record<ItemName, LegalFind>>

/** Finds each legal page: the first candidate with the expected text, else one that could not be opened, else one with a flaw. */
export const findLegalPages = (weighing: Weighing): LegalPages => ({
  privacy: findItem(weighing, ITEMS.privacy),
  cookies: findItem(weighing, ITEMS.cookies),
  terms: findItem(weighing, ITEMS.terms),
  returns: findItem(weighing, ITEMS.returns),
})

/** A page that exists and that nobody could read, found or not: another item may be a part of it. */
export function unseenIn(find: LegalFind): Candidate | null {
  const candidate =
    find?.state === 'not_enough' && find.flaw === 'script_missing' ? find.candidate : foundIn(find)
  return candidate && !('page' in candidate.content) ? candidate : null
}

/** A page that was read, says enough, and that no page links to: another item may be a part of it. */
export const unlinkedIn = (find: LegalFind): Candidate | null =>
  find?.state === 'not_enough' && find.flaw === 'unlinked' ? find.candidate : null

/** The candidate that was found, `null` for one that does not suffice. */
export const foundIn = (find: LegalFind): Candidate | null =>
  find?.state === 'found' ? find.candidate : null

/** The privacy policy that says enough, or that was linked and could not be read; `null` where there is none. */
export const privacyPolicyOf = (weighing: Weighing): Candidate | null =>
  foundIn(findItem(weighing, ITEMS.privacy))

function findItem(weighing: Weighing, item: LegalItem): LegalFind {
  const { index } = weighing
  const weighed = [...findCandidates(index, searchFor(item)), ...controlsFor(item, index)]
    .filter((candidate) => !isOfAnotherSubject(candidate, item))
    .map((candidate) => ({
      candidate,
      flaw: isKeptElsewhere(candidate, index) ? null : flawOf(candidate, item, weighing),
    }))
  const refused = new Set(weighed.map(({ candidate }) => candidate.content).map(pageOf))
  const enough = weighed.flatMap(({ candidate, flaw }) => (flaw === null ? [candidate] : []))
  const found =
    bestNamed(enough) ??
    looselyNamed(weighing, item) ??
    partOfPage(weighing, item, refused) ??
    pageOfSeveral(weighing, item) ??
    partAfterLine(weighing, item, refused) ??
    returnsPassage(weighing, item)
  if (found) return { state: 'found', candidate: found }
  for (const { candidate, flaw } of weighed) {
    if (flaw === null || !wasMeantAs(candidate, flaw, item)) continue
    const { content } = candidate
    return { state: 'not_enough', candidate, flaw, words: 'words' in content ? content.words : null }
  }
  const short = unlinkedPage(weighing, item) ?? looselyMeant(weighing, item)
  return short && { state: 'not_enough', ...short }
}

/** "Tuition terms" may be the dates of a school, and a "Member agreement" that of a union: such a text binds those who read it, or is another one. */
const OF_OTHERS =
  /\bagreement\b|\b(?:tuition|boarding|charter|admission|accommodation|kennel|cattery|grooming)\b/u

/** A post about privacy on a blog, and a page of "Privacy screens" that says nothing of what visitors leave with the business. */
function isOfAnotherSubject({ named, by, content }: Candidate, item: LegalItem): boolean {
  if (!('page' in content)) return false
  if (isPostAbout(content.page, item, named)) return true
  if (by === 'path' || content.words < item.words) return false
  if (item.name === 'terms' && OF_OTHERS.test(plainWords(named)))
    return !item.isOwnText(plainWords(content.text))
  if (!isMixedName(named, item)) return false
  return !item.hasOwnSign(plainWords(content.text))
}

/** The first; one that its title alone names comes after a page that a link or its address names, because a title may be left over from another page. */
function bestNamed(enough: readonly Candidate[]): Candidate | undefined {
  const [first] = enough
  if (first?.by !== 'title') return first
  return enough.find(({ by, content }) => by !== 'title' && content.kind === first.content.kind) ?? first
}

/** A page at a usual address that says all that the item needs, and that no page links to. */
function unlinkedPage(weighing: Weighing, item: LegalItem): NotEnough | null {
  const { index } = weighing
  for (const page of index.pages) {
    const { url, status, text } = page
    if (page.found !== 'guess' || status < 200 || status > 299) continue
    if (!segmentNames(index.segmentOf(url), item.phrases)) continue
    const content = { kind: 'page', page, words: text.mainWords, text: text.main } as const
    const candidate: Candidate = { url, by: 'path', named: new URL(url).pathname, on: url, content }
    if (flawOf(candidate, item, weighing) === null)
      return { candidate, flaw: 'unlinked', words: text.mainWords }
  }
  return null
}

const searchFor = ({ phrases }: LegalItem): PageSearch => ({
  names: (words) => namesPhrase(words, phrases),
  segmentNames: (segment) => segmentNames(segment, phrases),
  isKeeper: isPolicyKeeper,
})

/** What a button does that only asks about cookies or privacy: "Your privacy choices". */
const ASKS =
  /\b(?:choices?|settings?|preferences?|options?|manage|change|accept|agree|allow|consent|decline|reject|update|request)\b/u

/** Fewer words after a button are the next button. */
const WORDS_OF_A_PART = 10

/**
 * Visible buttons with the item's name: a script opens something at a press, and the page does not show what. Outside of the footer a name of one word may be
 * of something else ("Privacy" among the kinds of glass).
 */
const controlsFor = ({ phrases }: LegalItem, { pages }: SiteIndex): Candidate[] =>
  pages.flatMap(({ url, buttons, openedParts = [] }) =>
    buttons
      .filter(({ text, region }) => {
        const plain = plainWords(text)
        const opens = openedParts.some(({ named, words }) => named === text && words >= WORDS_OF_A_PART)
        if (ASKS.test(plain) || opens) return false
        return region === 'footer'
          ? namesPhraseAlone(text, phrases)
          : phrasesIn(plain, phrases.many).length > 0
      })
      .map(({ text }) => ({
        url,
        by: 'link',
        named: text,
        on: url,
        content: { kind: 'gone', why: 'nowhere' },
      })),
  )

/** A policy service writes the text into the page, where only a browser shows it. */
const isKeptElsewhere = ({ content }: Candidate, { home }: SiteIndex): boolean =>
  content.kind === 'page' &&
  content.page !== home &&
  [...content.page.frames, ...content.page.scripts].some(
    ({ url }) => url !== null && isPolicyKeeper(URL.parse(url)?.hostname ?? ''),
  )
