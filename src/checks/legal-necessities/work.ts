import { listed, type Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { legalFacts } from './facts.ts'
import { ITEM_NAMES, type ItemName } from '#core/site/legal/items.ts'
import type { LegalFlaw } from '#core/site/legal/not-enough.ts'
import { checklistWords } from './words.ts'

/**
 * Reading a draft (220 to 480 words, 238 a minute), filling in its blanks (four or five, a quarter of a minute each; a shop's terms have about nine), and making a
 * page of it (two minutes, in an editor or as an upload): 3.9 minutes for cookies, 4.3 for returns, 4.7 for terms, rounded up.
 */
const DRAFT = 5
/** The same for a policy of 340 to 410 words and ten or eleven blanks: 6.2 minutes, rounded up. */
const PRIVACY_DRAFT = 7
/** One more link in the footer, to a page that is there. */
const LINK = 2
/** Finding where the footer is edited, and linking all new pages there: four minutes for owners that we timed, and one to see that each link opens. */
const NEW_LINKS = 5

/** Finding the script of a page again, whichever pages it writes. */
const SCRIPT = 30

/** The work by the pages that are missing: a ready-made draft for each, and for each that is written a link, or its script. */
export const legalWork: WorkOf = (result) => {
  const known = factsAs(legalFacts, result.facts)
  if (!known) return null
  const {
    privacyPolicy,
    cookieInformation,
    termsAndConditions,
    returnsPolicy,
    returnsMayBeInTerms,
    sellsOnline,
  } = known
  const withFlaw = (wanted: LegalFlaw) =>
    new Set(known.notEnough.filter(({ flaw }) => flaw === wanted).map(({ item }) => item))
  const unlinked = withFlaw('unlinked')
  const unscripted = withFlaw('script_missing')
  const toWrite = {
    privacy: privacyPolicy === null,
    cookies: cookieInformation === null,
    terms: termsAndConditions === null,
    returns: returnsPolicy === null && !returnsMayBeInTerms && sellsOnline === 'yes',
  }
  const written = ITEM_NAMES.filter((item) => toWrite[item] && !unlinked.has(item) && !unscripted.has(item))
  const drafts = written.length
  const mending = [
    ...(unscripted.size > 0 ? [writeAgain(unscripted)] : []),
    ...(unlinked.size > 0 ? [linkUnlinked(unlinked)] : []),
  ]
  if (drafts + mending.length === 0) return null
  if (drafts === 0) return { steps: mending, isReadyMade: false, turnsGood: 'in_all' }
  const one = drafts === 1
  const named = written.map(nameOf).join(', ')
  return {
    steps: [
      ...mending,
      {
        text: `Read the ${one ? 'ready-made draft' : `${drafts} ready-made drafts (${named})`}, change what isn’t so, and paste ${one ? 'it into a page' : 'each into a page of its own'}`,
        minutes: drafts * DRAFT + (written.includes('privacy') ? PRIVACY_DRAFT - DRAFT : 0),
      },
      linkTo(one),
      `Ask a lawyer or adviser to read ${one ? 'it' : 'them'}`,
    ],
    isReadyMade: true,
    turnsGood: 'in_all',
  }
}

/** What is there already takes one link in the footer. */
const linkUnlinked = (unlinked: ReadonlySet<ItemName>): Step => ({
  text: `Link your ${listed(ITEM_NAMES.filter((item) => unlinked.has(item)).map(nameOf))} in your footer, so that every page has the link`,
  minutes: LINK * unlinked.size,
})

/** The text is there, and the file that puts it into the page is not. */
const writeAgain = (unscripted: ReadonlySet<ItemName>): Step => ({
  text: `Put back the script that writes your ${listed(ITEM_NAMES.filter((item) => unscripted.has(item)).map(nameOf))}: visitors see an empty page`,
  minutes: SCRIPT,
  who: 'Your web person',
})

const nameOf = (item: ItemName): string => checklistWords[item].toLowerCase()

const linkTo = (isOne: boolean): Step => ({
  text: `Link ${isOne ? 'it' : 'them'} in your footer, so that every page has the link`,
  minutes: NEW_LINKS,
})
