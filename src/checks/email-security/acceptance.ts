import type { AcceptanceOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

/**
 * The three protections of a domain's emails. A record that could not be looked up is no test, nor is a seal that cannot be seen from outside or that
 * a domain without mail does not need.
 */
export const mailAcceptance: AcceptanceOf = (result) => {
  const found = factsAs(facts, result.facts)
  if (found === null || found.domain === null) return []
  const { domain, mx, spf, dmarc, dkimGrade } = found
  return [
    ...(spf.grade === null
      ? []
      : [
          {
            text: `${domain} has a clear list of who may send in its name (SPF).`,
            isMet: spf.grade === 'good',
          },
        ]),
    ...(dmarc.grade === null
      ? []
      : [
          {
            text: `Fake emails in the name of ${domain} are stopped (DMARC).`,
            isMet: dmarc.grade === 'enforced',
          },
        ]),
    ...(dkimGrade === 'unknown' || !mx.some(({ exchange }) => exchange !== '')
      ? []
      : [{ text: `Emails from ${domain} carry a good seal (DKIM).`, isMet: dkimGrade === 'good' }]),
  ]
}
