import type { DnsAnswer, MxRecord } from '#core/evidence/mail.ts'
import { cleanLines } from '#core/text.ts'
import type { RetryingDns } from './mail-dns.ts'

const MOST_MX = 20

/** Mail servers by preference, and whether their names have public addresses; they are never connected to. */
export async function mailServers(
  dns: Pick<RetryingDns, 'mx' | 'visibility'>,
  domain: string,
): Promise<DnsAnswer<MxRecord[]>> {
  const answer = await dns.mx(domain)
  if (answer.state !== 'found') return answer
  const records = answer.value.toSorted((a, b) => a.priority - b.priority).slice(0, MOST_MX)
  const targetOf = async (exchange: string): Promise<MxRecord['target']> =>
    exchange === '' ? 'null' : dns.visibility(exchange)
  const value = records.map(async ({ exchange, priority }) => {
    const name = cleanLines(exchange).toLowerCase().replace(/\.$/u, '')
    return { exchange: name, priority, target: await targetOf(name) }
  })
  return { state: 'found', value: await Promise.all(value) }
}
