import { registrableDomain } from '#core/address/urls.ts'
import type { MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'
import type { RetryingDns } from './mail-dns.ts'

type DmarcAnswer = MailEvidence['dmarc']

const isDmarc = (record: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/u.test(record)
/** Names longer than this are cut to seven labels after the first question (RFC 9989, section 4.10). */
const LONG_NAME = 8
const KEPT_LABELS = 7

/**
 * The DMARC records in force for a domain: its own, or those of the organisational domain by the tree walk of RFC 9989 (section 4.10). Failures above
 * the registrable domain are ignored, because registries need not answer.
 */
export async function findDmarc(dns: Pick<RetryingDns, 'txt'>, domain: string): Promise<DmarcAnswer> {
  const own = await recordsAt(dns, domain)
  if (own.state !== 'none') return own
  const organisation = registrableDomain(domain)
  let best: DmarcAnswer = { state: 'none' }
  for (const name of parentsOf(domain)) {
    const answer = await recordsAt(dns, name)
    const isAboveOrganisation = organisation !== name && organisation.endsWith(`.${name}`)
    if (answer.state === 'failed' && !isAboveOrganisation) return answer
    if (answer.state !== 'found' || answer.value.records.length > 1) continue
    const psd = parseTags(answer.value.records[0] ?? '').get('psd')
    // The organisation's domain is the one directly below; where that has no record, the suffix's is in force (4.10.1, 4.10.2).
    if (psd === 'y') return best.state === 'found' && parentsOf(best.value.at)[0] === name ? best : answer
    best = answer
    if (psd === 'n') return best
  }
  return best
}

async function recordsAt(dns: Pick<RetryingDns, 'txt'>, name: string): Promise<DmarcAnswer> {
  const answer = await dns.txt(`_dmarc.${name}`, isDmarc)
  return answer.state === 'found' ? { state: 'found', value: { at: name, records: answer.value } } : answer
}

function parentsOf(domain: string): string[] {
  const labels = domain.split('.')
  const first = labels.length > LONG_NAME ? labels.length - KEPT_LABELS : 1
  return labels.map((_, index) => labels.slice(index).join('.')).slice(first)
}
