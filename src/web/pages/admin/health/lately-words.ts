import type { BrowserEnd } from '#core/browser-facts.ts'
import type { EgressRefusal } from '#core/egress-refusals.ts'
import { momentWords } from '#core/format/moment.ts'
import { spanWords } from '#core/format/span.ts'
import type { QueueName } from '#core/queues.ts'
import { SECOND_MS } from '#core/time-units.ts'
import { listed } from '#core/words.ts'
import { ENDED_STATES } from '#core/scan-states.ts'
import type { Health } from '#web/app/queries/admin-queries.ts'

const SCANS = { done: 'ended well', partial: 'in part', failed: 'failed', cancelled: 'cancelled' } as const
/** The jobs of each queue: one of them, and several. */
const QUEUES: Readonly<Record<string, Jobs>> = {
  scan: ['scan', 'scans'],
  'scan-without-website': ['scan of a business without a website', 'scans of businesses without a website'],
  report: ['report', 'reports'],
  mail: ['mail', 'mails'],
  account: ['read that an owner asked for', 'reads that owners asked for'],
  'daily-read': ['daily read', 'daily reads'],
  'landing-look': ['look at a landing page', 'looks at landing pages'],
  'ads-watch': ['look at an ads account', 'looks at ads accounts'],
  backup: ['backup', 'backups'],
  tick: ['job of the clock', 'jobs of the clock'],
} satisfies Readonly<Record<QueueName, Jobs>>
type Jobs = readonly [one: string, several: string]
const ENDS: Readonly<Record<BrowserEnd, string>> = {
  crashed: 'crashed',
  late: 'hung',
  out_of_memory: 'took too much memory',
}
const REFUSALS: Readonly<Record<EgressRefusal, string>> = {
  address_refused: 'to addresses that are not public',
  host_not_public: 'to this Fettle itself',
  redirect_refused: 'after a redirect to such an address',
  budget_bytes: 'beyond the limit of a page or scan',
  background: 'by the browser on its own account',
}

/** What the last 24 hours were like, in words. */
export function latelyRows(
  { lately, at }: Pick<Health, 'lately' | 'at'>,
  timeZone: string,
): { label: string; value: string }[] {
  const { scans, waiting, browserEnds, refusals, mails, quotas } = lately
  const ended = ENDED_STATES.flatMap((state) => {
    const count = sum(scans.filter((one) => one.state === state))
    return count === 0 ? [] : [`${count} ${SCANS[state]}`]
  })
  const late = browserEnds.map(({ how, count }) => `${count} ${ENDS[how]}`)
  const refused = refusals.map(({ kind, count }) => `${count} ${REFUSALS[kind]}`)
  const waits = waiting.map(({ queue, jobs, oldestSeconds }) => {
    const since = new Date(Date.parse(at) - oldestSeconds * SECOND_MS).toISOString()
    const [one, several] = QUEUES[queue] ?? [queue, queue]
    const waited = spanWords(since, at)
    return jobs === 1 ? `1 ${one}, for ${waited}` : `${jobs} ${several}, the oldest for ${waited}`
  })
  return [
    { label: 'Scans', value: ended.length === 0 ? 'None ended' : listed(ended) },
    { label: 'Waiting now', value: waits.length === 0 ? 'Nothing' : waits.join('; ') },
    { label: 'Browsers started again', value: late.length === 0 ? 'None' : listed(late) },
    { label: 'Requests refused', value: refused.length === 0 ? 'None' : listed(refused) },
    { label: 'Mails', value: `${mails.sent} sent, ${mails.failed} may not have arrived` },
    ...quotas.map(({ service, used, most, unit, resetsAt }) => ({
      label: `Quota of ${service}`,
      value: `${Math.max(0, Math.floor((1 - used / most) * PERCENT))} percent of the ${unit === 'percent' ? 'quota' : unit} left, until ${momentWords(resetsAt, new Date(at), timeZone)}`,
    })),
  ]
}

const PERCENT = 100
const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((all, { count }) => all + count, 0)
