import { listed, type Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { legalFacts } from './facts.ts'
import { ITEM_NAMES, type ItemName } from './items.ts'
import { checklistWords } from './words.ts'

/** Reading a draft, filling it in and pasting it into a page of its own; the privacy policy is the longest. */
const DRAFT = 10
const PRIVACY_DRAFT = 15
/** Putting a link to a page that is there into the footer. */
const LINK = 2

/** The work by the pages that are missing: a ready-made draft for each, and a link to each that exists without one. */
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
  const unlinked = new Set(known.notEnough.filter(({ flaw }) => flaw === 'unlinked').map(({ item }) => item))
  const toWrite = {
    privacy: privacyPolicy === null,
    cookies: cookieInformation === null,
    terms: termsAndConditions === null,
    returns: returnsPolicy === null && !returnsMayBeInTerms && sellsOnline === 'yes',
  }
  const written = ITEM_NAMES.filter((item) => toWrite[item] && !unlinked.has(item))
  const drafts = written.length
  if (drafts + unlinked.size === 0) return null
  const linking = unlinked.size > 0 ? [linkUnlinked(unlinked)] : []
  if (drafts === 0) return { steps: linking, isReadyMade: false, turnsGood: 'in_all' }
  const one = drafts === 1
  const named = written.map(nameOf).join(', ')
  return {
    steps: [
      ...linking,
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

const nameOf = (item: ItemName): string => checklistWords[item].toLowerCase()

const linkTo = (isOne: boolean): Step => ({
  text: `Link ${isOne ? 'it' : 'them'} in your footer, so that every page has the link`,
  minutes: 10,
})
