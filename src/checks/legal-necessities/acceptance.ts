import type { AcceptanceOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { legalFacts } from './facts.ts'

/** The pages that every business needs, each met once it was found with enough in it. */
export const legalAcceptance: AcceptanceOf = (result) => {
  const found = factsAs(legalFacts, result.facts)
  if (found === null) return []
  return [
    { text: 'The website has a privacy policy.', isMet: found.privacyPolicy !== null },
    { text: 'Visitors can read which cookies there are.', isMet: found.cookieInformation !== null },
    { text: 'The website has terms and conditions.', isMet: found.termsAndConditions !== null },
  ]
}
