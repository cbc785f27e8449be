import { elapsed } from '#core/elapsed.ts'
import { shortDate } from '#core/dates.ts'
import { changeText, countText } from '#core/format/counts.ts'
import { percent } from '#core/format/numbers.ts'
import { DAY_MS } from '#core/time-units.ts'

/** The people of a channel, and their change in two weeks, by the names of its figures. */
const AUDIENCES = [
  { name: 'fans', one: 'fan', change: 'fans_2w_change' },
  { name: 'followers', one: 'follower', change: 'follower_2w_change' },
  { name: 'following', one: 'following', change: null },
] as const
type Figures = Readonly<Record<string, number>>

const audienceOf = (figures: Figures) => AUDIENCES.find(({ name }) => figures[name] !== undefined) ?? null

/** "2,431 fans", "1 fan": the people of a channel; `null` when its account is not connected. */
export function audienceWords(figures: Figures): string | null {
  const audience = audienceOf(figures)
  if (!audience) return null
  const count = figures[audience.name] ?? 0
  return `${countText(count)} ${count === 1 ? audience.one : audience.name}`
}

/** "+38 in 2 weeks"; `null` when that is not known, or nothing has changed. */
export function figureChangeWords(figures: Figures): string | null {
  const name = audienceOf(figures)?.change ?? null
  const change = name === null ? 0 : (figures[name] ?? 0)
  return change === 0 ? null : `${changeText(change)} in 2 weeks`
}

/** "Last post 2 days ago", "Last post today"; `null` when that is not known. */
export function lastPostWords(days: number | null): string | null {
  if (days === null) return null
  const ago = elapsed(0, days * DAY_MS)
  return ago === 'today' ? 'Last post today' : `Last post ${ago} ago`
}

interface Post {
  text: string
  postedAt: string
  impressions: number | null
  engagements: number
  engagementRate?: number | null | undefined
}

/** The post with the most engagements; a tie goes to more views, then to the newer one (decisions, section 12). */
export const channelOfPopularPost = <Channel extends { popularPost: Post | null }>(
  channels: readonly Channel[],
): Channel | null =>
  channels
    .filter(({ popularPost }) => popularPost !== null)
    .toSorted(({ popularPost: one }, { popularPost: other }) => {
      if (!one || !other) return 0
      const seen = (other.impressions ?? 0) - (one.impressions ?? 0)
      return other.engagements - one.engagements || seen || other.postedAt.localeCompare(one.postedAt)
    })[0] ?? null

/** "Facebook, 12 Nov 2026. Seen 1,204 times, 86 likes, comments and shares. Engagement rate 7.14%." */
export function postWords(
  { postedAt, impressions, engagements, engagementRate }: Post,
  name: string,
  zone: string,
): string {
  const seen =
    impressions === null ? '' : `Seen ${impressions === 1 ? 'once' : `${countText(impressions)} times`}, `
  const answers =
    engagements === 1 ? '1 like, comment or share' : `${countText(engagements)} likes, comments and shares`
  const said = `${seen}${answers}.`
  const rate = typeof engagementRate === 'number' ? ` Engagement rate ${percent(engagementRate)}.` : ''
  return `${name}, ${shortDate(postedAt, zone)}. ${said}${rate}`
}
