import { randomBytes } from 'node:crypto'
import type { DkimRecord, MailEvidence } from '#core/evidence/mail.ts'
import { parseTags } from '#core/mail/tags.ts'
import { cleanLines, cut } from '#core/text.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { readKey } from './dkim-key.ts'
import type { MailDns } from './mail-dns.ts'
import { DKIM_SELECTORS, MAIL_PROVIDERS } from './providers.data.ts'

const AT_ONCE = 10
const LONGEST_VALUE = 1000

interface Known {
  /** Selectors that the owner typed (survey, S-DKIM1). */
  named: readonly string[]
  providers: readonly string[]
}

export type DkimSearch = Pick<MailEvidence, 'dkim' | 'dkimWildcard'>

/**
 * Tries the selectors that the owner named, then the usual ones, those of the recognised providers first. Selectors cannot be listed from outside (RFC 6376 section 3.1), so finding none
 * proves nothing; where a random one answers too, finding some proves nothing either. An alias that leads to a host of an internal network gives none:
 * who wrote it must not learn what is there.
 */
export async function searchDkim(
  dns: Pick<MailDns, 'txt' | 'addresses'>,
  domain: string,
  { named, providers }: Known,
): Promise<DkimSearch> {
  const askFor = async (selector: string): Promise<string[]> => {
    const name = `${selector}._domainkey.${domain}`
    const answer = await dns.txt(name)
    if (answer.state !== 'found') return []
    const host = await dns.addresses(name)
    const isInternal = !host.ok && host.failure.code === 'address_refused'
    return isInternal ? [] : answer.value
  }
  const anySelector = `fettle${randomBytes(6).toString('hex')}`
  const selectors = [...new Set([...named, ...inOrder(providers)])]
  const [wildcard = [], ...answers] = await mapConcurrently([anySelector, ...selectors], AT_ONCE, askFor)
  const dkim = selectors.flatMap((selector, index) =>
    (answers[index] ?? []).filter(isDkim).map((record) => toRecord(selector, record)),
  )
  return { dkim, dkimWildcard: wildcard.length > 0 }
}

function inOrder(providers: readonly string[]): string[] {
  const first = MAIL_PROVIDERS.filter(({ name }) => providers.includes(name))
  return [...new Set([...first.flatMap(({ selectors }) => selectors), ...DKIM_SELECTORS])]
}

/** `v=` is optional in a DKIM record, `p=` is not (RFC 6376, section 3.6.1). */
const isDkim = (record: string): boolean => /^\s*v\s*=\s*DKIM1\b/iu.test(record) || parseTags(record).has('p')

const toRecord = (selector: string, record: string): DkimRecord => ({
  selector,
  value: cut(cleanLines(record), LONGEST_VALUE),
  ...readKey(parseTags(record)),
})
