import type { MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'
import type { GatherContext } from '../context.ts'
import { withoutOurDnsDetails } from '../without-dns-details.ts'
import type { RetryingDns } from './mail-dns.ts'

const POLICY_BYTES = 65_536
const LOGO_BYTES = 4096

/** The `_mta-sts` record and, where there is one, its policy (RFC 8461, sections 3.1 to 3.3). */
export async function readMtaSts(
  dns: RetryingDns,
  domain: string,
  context: GatherContext,
): Promise<MailEvidence['mtaSts']> {
  const txt = await dns.txt(`_mta-sts.${domain}`, (record) => /^v=STSv1\s*;/u.test(record))
  if (txt.state !== 'found') return { txt, policy: null }
  const answer = await context.egress.fetch(`https://mta-sts.${domain}/.well-known/mta-sts.txt`, {
    // A policy must not be read after redirects, nor over a connection with an invalid certificate (section 3.3).
    followRedirects: false,
    acceptInvalidCertificate: false,
    body: 'head',
    maxBytes: POLICY_BYTES,
    signal: context.signal,
  })
  if (!answer.ok) return { txt, policy: { failure: withoutOurDnsDetails(answer.failure) } }
  return { txt, policy: { status: answer.status, text: answer.body.toString('utf8') } }
}

/** The `default._bimi` record and whether its logo exists. */
export async function readBimi(
  dns: RetryingDns,
  domain: string,
  { egress, signal }: GatherContext,
): Promise<MailEvidence['bimi']> {
  const txt = await dns.txt(`default._bimi.${domain}`, (record) => /^v=BIMI1\s*(?:;|$)/iu.test(record))
  const logo = txt.state === 'found' ? parseTags(txt.value[0] ?? '').get('l') : undefined
  if (!logo?.toLowerCase().startsWith('https://')) return { txt, logo: null }
  const answer = await egress.fetch(logo, { body: 'head', maxBytes: LOGO_BYTES, signal })
  if (!answer.ok) return { txt, logo: { failure: withoutOurDnsDetails(answer.failure) } }
  return { txt, logo: { status: answer.status, type: answer.headers['content-type'] ?? '' } }
}
