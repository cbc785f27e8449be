import { minutesFor } from '#core/minutes.ts'
import { listed, type Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { legalFacts } from './facts.ts'
import { UNFINISHED } from '#fixes/legal/legal-fixes.ts'
import { ITEM_NAMES, type ItemName } from '#core/site/legal/items.ts'
import type { LegalFlaw } from '#core/site/legal/not-enough.ts'
import { checklistWords } from './words.ts'

/** Finding the script of a page again, whichever pages it writes: our estimate of the time of whoever does it. */
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
  const replaced = new Set(known.notEnough.filter(({ flaw }) => UNFINISHED.has(flaw)).map(({ item }) => item))
  const toLink = written.filter((item) => !replaced.has(item))
  const mending = [
    ...(unscripted.size > 0 ? [writeAgain(unscripted)] : []),
    ...(unlinked.size > 0 ? [linkUnlinked(unlinked)] : []),
  ]
  if (drafts + mending.length === 0) return null
  if (drafts === 0) return { steps: mending, isReadyMade: false, turnsGood: 'in_all' }
  const one = drafts === 1
  const named = written.map(nameOf).join(', ')
  const read = `Read the ${one ? 'ready-made draft' : `${drafts} ready-made drafts (${named})`}, change what isn’t so, and`
  return {
    steps: [
      ...mending,
      ...(toLink.length === 0
        ? [
            {
              text: `${read} put ${one ? 'it into the page that is there' : 'each into the page that is there'}`,
              minutes: minutesFor({ openWebsite: 1, draft: drafts }),
            },
          ]
        : [
            {
              text: `${read} paste ${one ? 'it into a page' : 'each into a page of its own'}`,
              minutes: minutesFor({ draft: drafts }),
            },
            linkTo(
              toLink.length < drafts ? `your ${listed(toLink.map(nameOf))}` : one ? 'it' : 'them',
              known.isOnePage === true,
            ),
          ]),
      `Ask a lawyer or adviser to read ${one ? 'it' : 'them'}`,
    ],
    isReadyMade: true,
    turnsGood: 'in_all',
  }
}

/** What is there already takes one link in the footer. */
const linkUnlinked = (unlinked: ReadonlySet<ItemName>): Step => ({
  text: `Link your ${listed(ITEM_NAMES.filter((item) => unlinked.has(item)).map(nameOf))} in your footer, so that every page has the link`,
  minutes: minutesFor({ openWebsite: 1, samePage: unlinked.size }),
})

/** The text is there, and the file that puts it into the page is not. */
const writeAgain = (unscripted: ReadonlySet<ItemName>): Step => ({
  text: `Put back the script that writes your ${listed(ITEM_NAMES.filter((item) => unscripted.has(item)).map(nameOf))}: visitors see an empty page`,
  minutes: SCRIPT,
  who: 'Your web person',
})

const nameOf = (item: ItemName): string => checklistWords[item].toLowerCase()

const linkTo = (what: string, isOnePage: boolean): Step => ({
  text: `Link ${what} in your footer${isOnePage ? '' : ', so that every page has the link'}`,
  minutes: minutesFor(isOnePage ? { page: 1 } : { footer: 1 }),
})
