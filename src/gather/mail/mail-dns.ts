import { setTimeout as pause } from 'node:timers/promises'
import { fitsDns } from '#core/address/hosts.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import { cleanLines, cut } from '#core/text.ts'
import type { GatherContext } from '../context.ts'

/** Before the second and the third try of a query (decisions, section 2.1), in milliseconds. */
const WAITS = [2000, 6000]
/** A name too long for a query has no records. */
const NOTHING = { state: 'none' } as const
/** Longest record kept; mail records are far shorter. */
const LONGEST_RECORD = 8192

export type MailDns = GatherContext['egress']['dns']

/** DNS queries; a failed one is repeated twice. */
export interface RetryingDns {
  /** TXT records that pass `wanted`, in order; `none` when there are none. */
  txt(name: string, wanted: (record: string) => boolean): Promise<DnsAnswer<string[]>>
  mx(name: string): ReturnType<MailDns['mx']>
  /** Whether a name has public addresses. */
  visibility(name: string): ReturnType<MailDns['visibility']>
}

/** Repeats failed queries, because a single failure proves nothing. */
export function retryingDns({ egress, settings, signal }: GatherContext): RetryingDns {
  const askAgain = async <T>(ask: () => Promise<T>, hasFailed: (answer: T) => boolean): Promise<T> => {
    let answer = await ask()
    for (const wait of WAITS) {
      if (!hasFailed(answer)) return answer
      await pause(Math.min(wait, settings.confirmAfterMs), undefined, { signal })
      answer = await ask()
    }
    return answer
  }
  const withRetries = <T>(ask: () => Promise<DnsAnswer<T>>): Promise<DnsAnswer<T>> =>
    askAgain(ask, ({ state }) => state === 'failed')
  return {
    txt: async (name, wanted) =>
      fitsDns(name) ? selected(await withRetries(() => egress.dns.txt(name)), wanted) : NOTHING,
    mx: (name) => (fitsDns(name) ? withRetries(() => egress.dns.mx(name)) : Promise.resolve(NOTHING)),
    visibility: (name) =>
      fitsDns(name)
        ? askAgain(
            () => egress.dns.visibility(name),
            (reach) => reach === 'unknown',
          )
        : Promise.resolve('unresolvable'),
  }
}

/** Keeps the wanted records; other TXT records of a name are for other purposes. */
export function selected(
  answer: DnsAnswer<string[]>,
  wanted: (record: string) => boolean,
): DnsAnswer<string[]> {
  if (answer.state !== 'found') return answer
  const value = answer.value.filter(wanted).map((record) => cut(cleanLines(record), LONGEST_RECORD))
  return value.length > 0 ? { state: 'found', value } : { state: 'none' }
}
