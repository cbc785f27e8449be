import { registrableDomain } from '#core/address/urls.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { domainOfAddress } from '#core/mail/own-domain.ts'
import { fill, listed } from '#core/words.ts'
import { bimiFaults, mtaStsFaults } from './extras.ts'
import { mayBeUnused } from './fixes/spf.ts'
import type { Graded } from './graded.ts'
import { adviceWords, NO_KEY_SEEN } from './words.ts'

/**
 * Whether the homepage shows an email address at the website's own domain, whatever address the owner signed up with. A website on a shared domain has
 * none of its own.
 */
function showsOwnAddress({ home, domain, sharedDomain }: SiteEvidence): boolean {
  const linked = home.links.flatMap(({ href }) => MAILTO.exec(href)?.[1] ?? [])
  return (
    !sharedDomain &&
    [...home.contact.emails, ...linked].some(
      (email) => registrableDomain(domainOfAddress(email) ?? '') === domain,
    )
  )
}
const MAILTO = /^\s*mailto:\s*([^?\s]+)/iu

/** Advice that does not affect the status. What is an extra waits until fakes are stopped; faults of one that is there do not. */
export function adviceFor(mail: MailEvidence, graded: Graded, site: SiteEvidence | undefined): string[] {
  const enforced = isOnly(graded.dmarc.possible, 'enforced')
  const lines = [
    mail.freeMail && !(site && showsOwnAddress(site)) && adviceWords.freeMail,
    mail.otherDomain !== undefined &&
      fill(adviceWords.otherDomain, { domain: mail.domain, website: mail.otherDomain }),
    unreachable(mail),
    graded.dkim === 'unknown' && !graded.noMail && !mayBeUnused(mail) && NO_KEY_SEEN,
    mail.dmarc.state === 'found' && !graded.dmarc.reports && adviceWords.noReports,
    enforced && endsSoftly(mail) && adviceWords.softFail,
    ...(graded.noMail ? [] : transportAdvice(mail, enforced)),
    enforced && !graded.noMail && bimiAdvice(mail),
    enforced && mail.dnssec === false && adviceWords.dnssec,
  ]
  return lines.filter((line) => typeof line === 'string').filter((line) => line !== '')
}

const isOnly = <T>(possible: readonly T[], grade: T): boolean => possible.every((one) => one === grade)

function unreachable({ mx }: MailEvidence): string {
  const servers = mx.state === 'found' ? mx.value : []
  const names = servers.filter(({ target }) => target === 'unresolvable').map(({ exchange }) => exchange)
  const what = names.length === 1 ? 'server' : 'servers'
  return names.length > 0 ? fill(adviceWords.badMx, { servers: listed(names), what }) : ''
}

const endsSoftly = ({ spf }: MailEvidence): boolean =>
  spf.state === 'found' && spf.value.length === 1 && /\s~all\s*$/iu.test(spf.value[0] ?? '')

function transportAdvice(mail: MailEvidence, enforced: boolean): string[] {
  const faults = mtaStsFaults(mail)
  return [
    enforced && mail.mtaSts.txt.state === 'none' && adviceWords.mtaSts,
    faults.length > 0 && fill(adviceWords.mtaStsFault, { faults: listed(faults) }),
    enforced && mail.tlsRpt.state === 'none' && adviceWords.tlsRpt,
  ].filter((line) => typeof line === 'string')
}

function bimiAdvice(mail: MailEvidence): string {
  const faults = bimiFaults(mail)
  if (faults.length > 0) return fill(adviceWords.bimiFault, { faults: listed(faults) })
  return mail.bimi.txt.state === 'none' ? adviceWords.bimi : ''
}
