import type { AcceptanceOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

/** The three protections of a domain's emails; a seal that cannot be seen from outside is no test. */
export const mailAcceptance: AcceptanceOf = (result) => {
  const found = factsAs(facts, result.facts)
  if (found === null || found.domain === null) return []
  const { domain, spf, dmarc, dkimGrade } = found
  return [
    { text: `${domain} has a clear list of who may send in its name (SPF).`, isMet: spf.grade === 'good' },
    { text: `Fake emails in the name of ${domain} are stopped (DMARC).`, isMet: dmarc.grade === 'enforced' },
    ...(dkimGrade === 'unknown'
      ? []
      : [{ text: `Emails from ${domain} carry a good seal (DKIM).`, isMet: dkimGrade === 'good' }]),
  ]
}
