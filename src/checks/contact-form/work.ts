import { shownPath } from '#core/site/shown-path.ts'
import { minutesFor } from '#core/minutes.ts'
import { cut } from '#core/text.ts'
import type { Step } from '#core/words.ts'
import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import type { ContactPlace } from './contact-place.ts'
import { type ContactFormFacts, contactFormFacts } from './facts.ts'

const LONGEST_NAME = 40
/** The line of the policy in the settings of the server, or in the page. */
const CHANGED_RULE = minutesFor({ read: 1, openWebsite: 1, page: 1 })
/** Signing up at a form service, and putting the form on its page, or its new address into the form. */
const WITH_SERVICE = minutesFor({ read: 1, signUp: 1, openWebsite: 1, page: 1 })

/** The work for a website without a contact form: a ready-made form or list of fields, a page for it in the menu where there is none, and a test message. */
export const formWork: WorkOf = (result) => ({
  steps: [
    ...firstSteps(factsAs(contactFormFacts, result.facts)),
    { text: 'Send yourself a test message', minutes: minutesFor({ tryOut: 1 }) },
  ],
  isReadyMade: true,
  turnsGood: 'in_all',
})

const changing = (rule: string): Step => ({
  text: `Put the ready-made rule in place of “${rule}”`,
  minutes: CHANGED_RULE,
})

const addressing = (address: string): Step => ({
  text: `Put the address that a form service gives you in place of “${address}” in your form`,
  minutes: WITH_SERVICE,
})

/** A form that is there needs its host in the rule, or an address that takes what it sends, and no second form. */
function firstSteps(facts: ContactFormFacts | null): Step[] {
  const blocked = facts?.blocked ?? null
  const misaddressed = facts?.misaddressed ?? null
  const rule = facts?.ownRule ?? null
  if (misaddressed !== null) return [addressing(misaddressed.address)]
  if (blocked === null) return [...placing(facts?.place ?? null), ...(rule === null ? [] : [changing(rule)])]
  return [changing(blocked.rule)]
}

function placing(place: ContactPlace | null): Step[] {
  if (place === null)
    return [
      { text: 'Put the ready-made form on a Contact page', minutes: WITH_SERVICE },
      { text: 'Link the page in your menu', minutes: minutesFor({ page: 1 }) },
    ]
  const where = `${place.part === null ? 'on' : 'into'} ${placeName(place)}`
  return [{ text: `Put the ready-made form ${where}`, minutes: WITH_SERVICE }]
}

/** What the place is called within a sentence. */
export const placeName = ({ page, part }: ContactPlace): string =>
  part === null ? `your page${pathOf(page)}` : `the part “${cut(part, LONGEST_NAME)}” of your homepage`

const pathOf = (page: string): string => {
  const path = shownPath(page)
  return path === '/' ? '' : ` ${path}`
}
