import type { MailEvidence } from '#core/evidence/mail.ts'
import { isSpf } from '#core/mail/spf.ts'
import type { Gatherer } from '../context.ts'
import { type DkimSearch, searchDkim } from './dkim.ts'
import { findDmarc } from './dmarc.ts'
import { patientDns } from './mail-dns.ts'
import { type MailDomain, mailDomain } from './mail-domain.ts'
import { lookAtBimi, lookAtMtaSts } from './mail-files.ts'
import { mailServers } from './mail-servers.ts'
import { providersOf } from './providers.ts'
import { type SpfWalked, walkSpf } from './spf-tree.ts'

const NONE = { state: 'none' } as const
const NO_DKIM: DkimSearch = { dkim: [], dkimWildcard: false }
const NO_TREE: SpfWalked = { spfTree: null, spfLookups: 0, spfVoidLookups: 0, spfIncomplete: false }

/** Looks a domain's mail records up. Nothing is ever connected to but the web hosts of the MTA-STS policy and the BIMI logo. */
export const gatherMail: Gatherer<'mail'> = async (context): Promise<MailEvidence> => {
  const choice = await mailDomain(context)
  const { domain } = choice
  if (domain === null) return nothingToLookAt(choice)
  const dns = patientDns(context)
  const [mx, spf, dmarc, mtaSts, tlsRpt, bimi, dnssec] = await Promise.all([
    mailServers(dns, domain),
    dns.txt(domain, isSpf),
    findDmarc(dns, domain),
    lookAtMtaSts(dns, domain, context),
    dns.txt(`_smtp._tls.${domain}`, (record) => /^v=TLSRPTv1\s*;/u.test(record)),
    lookAtBimi(dns, domain, context),
    context.egress.dns.authenticated(domain),
  ])
  const walked = spf.state === 'found' ? await walkSpf(dns, domain, spf.value) : NO_TREE
  const providers = providersOf(mx, walked.spfTree)
  const isDnsDown = spf.state === 'failed' && dmarc.state === 'failed'
  const dkim = isDnsDown ? NO_DKIM : await searchDkim(context.egress.dns, domain, providers)
  return { ...choice, mx, spf, ...walked, ...dkim, dmarc, mtaSts, tlsRpt, bimi, dnssec, providers }
}

const nothingToLookAt = (choice: MailDomain): MailEvidence => ({
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
