import { momentWords } from '#core/format/moment.ts'
import { plural } from '#core/words.ts'
import type { ConnectedService } from '#web/app/queries/admin-queries.ts'
import type { ShownTone } from '#web/kit/tone/tone.ts'

/** The pill of a service, by its state. */
export const STATE_PILLS: Readonly<Record<ConnectedService['state'], { tone: ShownTone; words: string }>> = {
  ready: { tone: 'success', words: 'Ready' },
  failed: { tone: 'error', words: 'Last try failed' },
  not_set_up: { tone: 'more_info', words: 'Not set up' },
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
