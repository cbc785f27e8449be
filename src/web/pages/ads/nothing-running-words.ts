import type { CampaignRow } from '#core/ads/rows.ts'
import { shortDate } from '#core/dates.ts'

/** What the owner of campaigns none of which runs can do. */
export function nothingRunningWords(campaigns: readonly Pick<CampaignRow, 'state' | 'startDate'>[]): string {
  const begins = campaigns.flatMap(({ state, startDate }) =>
    state === 'pending' && startDate !== null ? [startDate] : [],
  )
  const [next] = begins.toSorted()
  const now = 'Your ads are shown to nobody, and cost nothing.'
  if (next !== undefined) return `${now} The next one starts on ${shortDate(next)}.`
  return campaigns.some(({ state }) => state === 'paused')
    ? `${now} Resume a campaign to start them again.`
    : `${now} Make a new campaign to show them again.`
}
