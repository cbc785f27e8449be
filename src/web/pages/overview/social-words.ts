import { elapsed } from '#core/elapsed.ts'
import { shortDate } from '#core/dates.ts'

const DAY = 86_400_000
const AUDIENCES = ['followers', 'fans', 'following'] as const
const FIGURE = new Intl.NumberFormat('en-AU')

/** "2,431 fans": the followers of a channel; `null` when its account is not connected. */
export function audienceWords(figures: Readonly<Record<string, number>>): string | null {
  for (const name of AUDIENCES) {
    const count = figures[name]
    if (count !== undefined) return `${FIGURE.format(count)} ${name}`
  }
  return null
}

/** "+38 in 2 weeks"; `null` when that is not known, or nothing has changed. */
export function changeWords(figures: Readonly<Record<string, number>>): string | null {
  const change = figures['fans_2w_change'] ?? figures['follower_2w_change'] ?? 0
  if (change === 0) return null
  return `${change > 0 ? '+' : '−'}${FIGURE.format(Math.abs(change))} in 2 weeks`
}

/** "Last post 2 days ago", "Last post today"; `null` when that is not known. */
export function lastPostWords(days: number | null): string | null {
  if (days === null) return null
  const ago = elapsed(0, days * DAY)
  return ago === 'today' ? 'Last post today' : `Last post ${ago} ago`
}

interface Post {
  text: string
  postedAt: string
  impressions: number | null
  engagements: number
}

/** "Facebook, 12 Nov 2026. Seen 1,204 times, 86 people liked, wrote or shared." */
export function postWords({ postedAt, impressions, engagements }: Post, name: string, zone: string): string {
  const seen = impressions === null ? '' : `Seen ${FIGURE.format(impressions)} times, `
  const people = engagements === 1 ? '1 person' : `${FIGURE.format(engagements)} people`
  const said = `${seen}${people} liked, wrote or shared.`
  return `${name}, ${shortDate(postedAt, zone)}. ${said}`
}
