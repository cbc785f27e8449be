import { shortDate } from '#core/dates.ts'
import { momentWords } from '#core/format/moment.ts'
import { plural } from '#core/words.ts'
import type { HandOverAnswer } from '#web/app/queries/result-queries.ts'

type Given = Pick<
  HandOverAnswer,
  'createdAt' | 'expiresAt' | 'until' | 'revokedAt' | 'opened' | 'lastOpenedAt' | 'lastRetestAt' | 'mail'
>

/** Whether a hand-over link still opens. */
export const isLinkLive = (
  { revokedAt, expiresAt }: Pick<Given, 'revokedAt' | 'expiresAt'>,
  now: Date,
): boolean => revokedAt === null && Date.parse(expiresAt) > now.getTime()

/** The text about a hand-over link: how long it is valid, to whom it was sent, and whether it was used. */
export function handOverWords(
  given: Given,
  now: Date,
  zone: string,
): { state: string; sent: string; use: string; isLive: boolean } {
  const isLive = isLinkLive(given, now)
  return {
    state: stateWords(given, isLive, zone),
    sent: sentWords(given),
    use: useWords(given, now, zone),
    isLive,
  }
}

function stateWords({ until, revokedAt }: Given, isLive: boolean, zone: string): string {
  if (revokedAt !== null) return `You ended it on ${shortDate(revokedAt, zone)}.`
  return isLive ? `Works until ${until}.` : `Ended on ${until}.`
}

function sentWords({ mail }: Given): string {
  switch (mail?.state) {
    case undefined:
      return ''
    case 'waiting':
      return `Waiting to be emailed to ${mail?.to}.`
    case 'sent':
      return `Emailed to ${mail?.to}.`
    case 'failed':
      return `The email to ${mail?.to} may not have arrived.`
  }
}

function useWords({ opened, lastOpenedAt, lastRetestAt }: Given, now: Date, zone: string): string {
  if (lastOpenedAt === null) return 'Not opened yet.'
  const times = `Opened ${plural(opened, 'time')}, last ${momentWords(lastOpenedAt, now, zone)}.`
  return lastRetestAt === null ? times : `${times} Tested again ${momentWords(lastRetestAt, now, zone)}.`
}
