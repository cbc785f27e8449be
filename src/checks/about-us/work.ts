import { type WorkOf, whoOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { aboutFacts } from './facts.ts'
import { words } from './words.ts'

/**
 * A website of one page is asked for a part of that page, which is found as well: with a page beside it, it would have several, and lack a sitemap.
 */
const ON_ONE_PAGE: Readonly<Record<string, string>> = {
  'Write 150 words: who you are, what you do, who for':
    'Write 150 words on your page, under the heading “About us”: who you are, what you do, who for',
  'Link it in your menu': 'If your page has a menu, link that part in it',
}

/** The work for a website that does not say who runs it; `null`: the usual steps. */
export const aboutWork: WorkOf = ({ status, facts }) => {
  const known = factsAs(aboutFacts, facts)
  if (status !== 'no_about_us' || known?.isOnePage !== true || known.nearlyEmpty !== null) return null
  const steps = words.statuses.no_about_us.steps.map((step) =>
    typeof step === 'string' ? step : { ...step, text: ON_ONE_PAGE[step.text] ?? step.text },
  )
  return { steps, isReadyMade: false, turnsGood: 'in_all', who: whoOf(steps) }
}
