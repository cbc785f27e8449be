import { type Candidate, findCandidates, type PageSearch } from '../find-page.ts'
import { plainWords } from '../phrases.ts'
import { isFileOf } from './documents.ts'
import type { LegalItem } from './items.ts'
import { isLooseName, isPostAbout, namesLoosely, namesSeveral } from './loose-names.ts'
import { flawOf, type Weighing } from './not-enough.ts'
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
