import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { legalFacts } from './facts.ts'

/** Reading a draft, filling it in and pasting it into a page of its own; the privacy policy is the longest. */
const DRAFT = 10
const PRIVACY_DRAFT = 15

/** The work by the pages that are missing: a ready-made draft for each. */
export const legalWork: WorkOf = (result) => {
  const known = factsAs(legalFacts, result.facts)
  if (!known) return null
  const { privacyPolicy, cookieInformation, termsAndConditions, returnsPolicy, sellsOnline } = known
  const pages = [privacyPolicy, cookieInformation, termsAndConditions].filter((page) => page === null).length
  const drafts = pages + (returnsPolicy === null && sellsOnline === 'yes' ? 1 : 0)
  if (drafts === 0) return null
  const one = drafts === 1
  return {
    steps: [
      {
        text: `Read the ${one ? 'ready-made draft' : `${drafts} ready-made drafts`}, change what isn’t so, and paste ${one ? 'it into a page' : 'each into a page of its own'}`,
        minutes: drafts * DRAFT + (privacyPolicy === null ? PRIVACY_DRAFT - DRAFT : 0),
      },
      { text: `Link ${one ? 'it' : 'them'} in your footer, so that every page has the link`, minutes: 10 },
      `Ask a lawyer or adviser to read ${one ? 'it' : 'them'}`,
    ],
    isReadyMade: true,
    turnsGood: 'in_all',
  }
}
