import { type Candidate, findCandidates, type PageSearch } from '../find-page.ts'
import { plainWords } from '../phrases.ts'
import { isFileOf } from './documents.ts'
import type { LegalItem } from './items.ts'
import { isLooseName, isPostAbout, namesLoosely, namesSeveral } from './loose-names.ts'
import { flawOf, type NotEnough, type Weighing } from './not-enough.ts'
import { saysInOnePlace } from './one-place.ts'
import { isPolicyKeeper } from './policy-keepers.ts'

/** A text about one item says nearly all of it within so many words in a row; a long text about another does not. */
const PLACE_WORDS = 300
/** Content systems number their pages: `/content/2-legal-bits`. */
const NUMBER = /^\d+ /u

/** A page, part or document whose name may mean something else ("Patient privacy", "Your details") and whose text is surely the item. */
export const looselyNamed = (weighing: Weighing, item: LegalItem): Candidate | undefined =>
  surely(weighing, item, {
    names: (text) => namesLoosely(text, item),
    segmentNames: (segment) => namesLoosely(segment.replace(NUMBER, ''), item),
    isKeeper: isPolicyKeeper,
  })

/** A page called "Legal", "The small print" or "Policies" that says nearly all of the item in one place. */
export const pageOfSeveral = (weighing: Weighing, item: LegalItem): Candidate | undefined =>
  surely(weighing, item, {
    names: namesSeveral,
    segmentNames: (segment) => namesSeveral(segment.replace(NUMBER, '')),
  })

/** Fewer words are a mention. */
const FEWEST_WORDS = 30

/**
 * A page that is called after several legal texts ("The fine print"), with a text that is plainly of the item and has too few words for it: it is named as too short, so
 * that its owner does not look for another one.
 */
export function looselyMeant(weighing: Weighing, item: LegalItem): NotEnough | null {
  if (item.name === 'cookies' || item.name === 'returns') return null
  const candidates = findCandidates(weighing.index, {
    names: namesSeveral,
    segmentNames: namesSeveral,
  })
  for (const candidate of candidates) {
    const { content } = candidate
    if (content.kind !== 'page' || content.words < FEWEST_WORDS || content.words >= item.words) continue
    const plain = plainWords(content.text)
    const isMeant = item.saysSo(plain) && item.hasOwnSign(plain) && item.isOwnText(plain)
    if (
      isMeant &&
      flawOf(candidate, item, weighing) === 'too_short' &&
      !isPostAbout(content.page, item, candidate.named)
    )
      return { candidate, flaw: 'too_short', words: content.words }
  }
  return null
}

const OF_PEOPLE =
  /^(?:(?:our|your|the) )?(?:patients?|clients?|customers?|consumers?|guests?|members?|residents?|students?|tenants?|travell?ers?|users?|visitors?|whanau|data|online|website)(?: data)? privacy$/u

/** What nobody reads goes by its name: "Patient privacy" is that of people, "Window privacy" and "Terms 3 and 4" are brochures. */
const isPrivacyOfPeople = (named: string, { name }: LegalItem): boolean =>
  name === 'privacy' && OF_PEOPLE.test(plainWords(named))

function surely(weighing: Weighing, item: LegalItem, search: PageSearch): Candidate | undefined {
  // Cookies and returns are also told in parts of other pages, which have rules of their own.
  if (item.name === 'cookies' || item.name === 'returns') return undefined
  return findCandidates(weighing.index, search).find((candidate) => {
    const { content, named, url } = candidate
    const namesIt = isPrivacyOfPeople(named, item)
    if (content.kind === 'document')
      return isFileOf(url, item, weighing.index) && (namesIt || isLooseName(named, item))
    if (flawOf(candidate, item, weighing) !== null) return false
    if (!('text' in content)) return namesIt
    if (isPostAbout(content.page, item, named)) return false
    return saysInOnePlace(plainWords(content.text), PLACE_WORDS, (plain) => item.saysMost(plain))
  })
}
