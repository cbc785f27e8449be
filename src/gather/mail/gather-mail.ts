import { registrableDomain } from '#core/address/urls.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { isSpf } from '#core/mail/spf.ts'
import { namedSelectors } from '#core/survey/dkim-selectors.ts'
import type { Gatherer } from '../context.ts'
import { type DkimSearch, searchDkim } from './dkim.ts'
import { findDmarc } from './dmarc.ts'
import { retryingDns } from './mail-dns.ts'
import { type MailDomain, mailDomain, otherDomain } from './mail-domain.ts'
import { readBimi, readMtaSts } from './mail-files.ts'
import { mailServers } from './mail-servers.ts'
import { providersOf } from './providers.ts'
import { type SpfWalked, walkSpf } from './spf-tree.ts'

/** Enough to show whose they are. */
const MOST_NAMESERVERS = 8

const NONE = { state: 'none' } as const
const NO_DKIM: DkimSearch = { dkim: [], dkimWildcard: false }
const NO_TREE: SpfWalked = { spfTree: null, spfLookups: 0, spfVoidLookups: 0, spfIncomplete: false }

/** Gathers a domain's mail records. Connects only to the web hosts of the MTA-STS policy and the BIMI logo. */
export const gatherMail: Gatherer<'mail'> = async (context): Promise<MailEvidence> => {
  const choice = await mailDomain(context)
  const { domain } = choice
  if (domain === null) return withoutDomain(choice)
  const dns = retryingDns(context)
  const [mx, spf, dmarc, mtaSts, tlsRpt, bimi, dnssec, nameservers, other] = await Promise.all([
    mailServers(dns, domain),
    dns.txt(domain, isSpf),
    findDmarc(dns, domain),
    readMtaSts(dns, domain, context),
    dns.txt(`_smtp._tls.${domain}`, (record) => /^v=TLSRPTv1\s*;/u.test(record)),
    readBimi(dns, domain, context),
    context.egress.dns.authenticated(domain),
    nameserversOf(context, domain),
    otherDomain(context, choice),
  ])
  const walked = spf.state === 'found' ? await walkSpf(dns, domain, spf.value) : NO_TREE
  const providers = providersOf(mx, walked.spfTree)
  const isDnsDown = spf.state === 'failed' && dmarc.state === 'failed'
  const named = namedSelectors(context.answers)
  const dkim = isDnsDown ? NO_DKIM : await searchDkim(context.egress.dns, domain, { named, providers })
  return {
    ...choice,
    ...other,
    mx,
    spf,
    ...walked,
    ...dkim,
    dmarc,
    mtaSts,
    tlsRpt,
    bimi,
    dnssec,
    ...nameservers,
    providers,
  }
}

/** Name servers of the domain; they help owners find its settings, and decide nothing. */
async function nameserversOf(
  { egress }: Parameters<Gatherer<'mail'>>[0],
  domain: string,
): Promise<Pick<MailEvidence, 'nameservers'>> {
  const answer = await egress.dns.ns(registrableDomain(domain))
  if (answer.state !== 'found') return {}
  const names = answer.value.map((name) => name.toLowerCase().replace(/\.$/u, ''))
  return { nameservers: names.toSorted().slice(0, MOST_NAMESERVERS) }
}

const withoutDomain = (choice: MailDomain): MailEvidence => ({
  ...choice,
  mx: NONE,
  spf: NONE,
  ...NO_TREE,
  ...NO_DKIM,
  dmarc: NONE,
  mtaSts: { txt: NONE, policy: null },
  tlsRpt: NONE,
  bimi: { txt: NONE, logo: null },
  dnssec: null,
  providers: [],
})
