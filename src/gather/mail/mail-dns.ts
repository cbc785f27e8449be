import { setTimeout as pause } from 'node:timers/promises'
import { fitsDns } from '#core/address/hosts.ts'
import type { DnsAnswer } from '#core/evidence/mail.ts'
import { cut } from '#core/text.ts'
import type { GatherContext } from '../context.ts'

/** Before the second and the third try of a question (decisions, section 2.1), in milliseconds. */
const WAITS = [2000, 6000]
/** A name too long for a question has no records. */
const NOTHING = { state: 'none' } as const
/** Longest record kept; nothing that mail needs is near it. */
const LONGEST_RECORD = 8192

export type MailDns = GatherContext['egress']['dns']

/** Questions whose answer decides: one that fails is put again twice. */
export interface PatientDns {
  /** TXT records that pass `wanted`, in order; `none` when there is none of them. */
  txt(name: string, wanted: (record: string) => boolean): Promise<DnsAnswer<string[]>>
  mx(name: string): ReturnType<MailDns['mx']>
  /** Whether a name has addresses, and public ones; asked once. */
  visibility(name: string): ReturnType<MailDns['visibility']>
}

/** Puts questions patiently: a failed answer proves nothing, and a first failure not even a fault. */
export function patientDns({ egress, settings, signal }: GatherContext): PatientDns {
  const patiently = async <T>(ask: () => Promise<DnsAnswer<T>>): Promise<DnsAnswer<T>> => {
    let answer = await ask()
    for (const wait of WAITS) {
      if (answer.state !== 'failed') return answer
      await pause(Math.min(wait, settings.confirmAfterMs), undefined, { signal })
      answer = await ask()
    }
    return answer
  }
  return {
    txt: async (name, wanted) =>
      fitsDns(name) ? selected(await patiently(() => egress.dns.txt(name)), wanted) : NOTHING,
    mx: (name) => (fitsDns(name) ? patiently(() => egress.dns.mx(name)) : Promise.resolve(NOTHING)),
    visibility: (name) => (fitsDns(name) ? egress.dns.visibility(name) : Promise.resolve('unresolvable')),
  }
}

/** Keeps the records that are wanted; other texts at a name are somebody else's business. */
export function selected(
  answer: DnsAnswer<string[]>,
  wanted: (record: string) => boolean,
): DnsAnswer<string[]> {
  if (answer.state !== 'found') return answer
  const value = answer.value.filter(wanted).map((record) => cut(record, LONGEST_RECORD))
  return value.length > 0 ? { state: 'found', value } : { state: 'none' }
}
