import { shortDate } from '#core/dates.ts'
import { momentWords } from '#core/format/moment.ts'
import { listedBriefly, plural } from '#core/words.ts'
import type { LookedUpAddress } from '#web/app/queries/look-up-queries.ts'

/** More names than this would hide the row's button; the list of breaches is on the same page. */
const MOST_NAMES = 3

type Known = Pick<LookedUpAddress, 'state' | 'breaches' | 'lookedUpAt' | 'retryAt'>

/** What we know of an address, in a sentence or two. */
export function addressWords(
  { state, breaches, lookedUpAt, retryAt }: Known,
  now: Date,
  timeZone: string,
): string {
  const when = lookedUpAt === null ? '' : ` Looked up on ${shortDate(lookedUpAt, timeZone)}.`
  if (state === 'found')
    return `In ${plural(breaches.length, 'known breach', 'known breaches')}: ${listedBriefly(breaches, MOST_NAMES)}.${when}`
  if (state === 'clear') return `In no breach that we know of.${when}`
  if (state === 'no_records') return 'No mail arrives at this address. Check the spelling.'
  if (state === 'waiting') return 'Not looked up yet.'
  const next = retryAt === null ? '' : ` We may ask again ${laterWords(retryAt, now, timeZone)}.`
  return `The service gave no answer.${next}${when}`
}

/** "today, 7:42 pm", "on 22 Nov 2026". */
function laterWords(iso: string, now: Date, timeZone: string): string {
  const moment = momentWords(iso, now, timeZone)
  return /^\d/u.test(moment) ? `on ${moment}` : moment
}
