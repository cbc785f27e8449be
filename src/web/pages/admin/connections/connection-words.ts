import { isKeptForOwners, type ServiceQuota } from '#core/connections/quota.ts'
import { clockTime } from '#core/dates.ts'
import { dayWords, momentWords } from '#core/format/moment.ts'
import { listed, plural } from '#core/words.ts'
import type { ConnectedService, OwnServiceAnswer } from '#web/app/queries/admin-queries.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'

/** The pill of a service, by its state. */
export const STATE_PILLS: Readonly<Record<ConnectedService['state'], { tone: ShownTone; words: string }>> = {
  ready: { tone: 'success', words: 'Ready' },
  failed: { tone: 'error', words: 'Last try failed' },
  not_set_up: { tone: 'more_info', words: 'Not set up' },
}

/** The cards of what this installation itself uses. */
export const OWN_SERVICE_WORDS: Readonly<
  Record<OwnServiceAnswer['id'], Record<'title' | 'purpose' | 'test', string>>
> = {
  mail: {
    title: 'Mail server',
    purpose: 'Sends this Fettle’s emails; without one they stay in the outbox',
    test: 'Test the mail server',
  },
  payments: {
    title: 'Stripe',
    purpose: 'Takes payments on the pricing page; without it the page says that payments are not set up',
    test: 'Test Stripe',
  },
}

/** What a service is for, and who uses it. */
export const purposeWords = ({ purpose, owners }: Pick<ConnectedService, 'purpose' | 'owners'>): string =>
  owners === 0 ? purpose : `${purpose}. ${plural(owners, 'owner uses it', 'owners use it')}`

/** When a service last answered; `null`: it never did, or something worse is shown. */
export const workedWords = (
  { workedAt, failure }: Pick<ConnectedService, 'workedAt' | 'failure'>,
  now: Date,
  timeZone: string,
): string | null =>
  workedAt === null || failure !== null ? null : `Worked ${momentWords(workedAt, now, timeZone)}`

/** How much of a service's quota is used, how much is left, and when it starts again. A day's requests are counted from midnight UTC. */
export function quotaWords(quota: ServiceQuota, now: Date, timeZone: string): string {
  const { today } = quota
  const requests =
    today === undefined ? '' : `Requests since midnight UTC: ${COUNT.format(today)}. This minute: `
  const kept = isKeptForOwners(quota)
    ? ' The nightly refresh waits until then, so that owners can use what is left.'
    : ''
  return `${requests}${usedWords(quota, today === undefined)} ${againWords(quota, now, timeZone)}${kept}`
}

/** The same of the account that has used most of a quota that each account has. */
export function accountQuotaWords(quota: ServiceQuota, now: Date, timeZone: string): string {
  const kept = isKeptForOwners(quota)
    ? ' The nightly refresh of this account waits until then; that of others does not.'
    : ''
  return `Each account has its own quota. ${usedWords(quota, true)} This is the account that has used the most. ${againWords(quota, now, timeZone)}${kept}`
}

function usedWords({ used, most, unit }: ServiceQuota, beginsSentence: boolean): string {
  const left = COUNT.format(Math.max(0, most - used))
  const much =
    unit === 'percent'
      ? `${used} percent of the quota, ${left} percent left`
      : `${COUNT.format(used)} of ${COUNT.format(most)} ${unit}, ${left} left`
  return `${beginsSentence ? 'Used: ' : ''}${much}.`
}

const againWords = ({ resetsAt }: ServiceQuota, now: Date, timeZone: string): string =>
  `Resets ${startWords(resetsAt, now, timeZone)}.`

const COUNT = new Intl.NumberFormat('en-AU')

/** "at 7:42 pm" on the same day, or else "at 7:42 pm on 14 Nov 2026". */
function startWords(iso: string, now: Date, timeZone: string): string {
  const day = dayWords(iso, now, timeZone)
  return `at ${clockTime(iso, timeZone)}${day === 'today' ? '' : ` on ${day}`}`
}

/** Which names a service no longer knows; `null`: it knows all. */
export const retiredWords = ({
  title,
  retiredNames,
}: Pick<ConnectedService, 'title' | 'retiredNames'>): string | null =>
  retiredNames.length === 0
    ? null
    : `${title} no longer knows ${listed(retiredNames.map(({ name }) => name))}. Owners see everything else. A newer version of Fettle may ask for other figures.`
