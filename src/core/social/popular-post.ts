import type { Block } from '../block.ts'
import { shortDate } from '../dates.ts'
import type { PopularPost } from '../evidence/accounts.ts'
import { countText } from '../format/counts.ts'
import { percent } from '../format/numbers.ts'
import type { SocialFacts } from './facts.ts'

type KnownPost = NonNullable<SocialFacts['popularPost']>

/** What a post shows. The picture itself is never loaded. */
const SHOWN = { picture: 'A picture', video: 'A video' } as const

/** The popular post as its facts have it. `followers`: `null` where the network does not say. */
export function popularPostFacts(post: PopularPost, followers: number | null): KnownPost {
  const { text, media, url, postedAt, impressions, engagements } = post
  return {
    text: text ?? `${media === null ? 'A post' : SHOWN[media]} without words`,
    postedAt,
    impressions,
    engagements,
    url,
    media,
    engagementRate: rateOf(engagements, impressions, followers),
  }
}

/** Engagements in percent of views; of followers where no views were counted; `null` without both (decisions, section 12). */
function rateOf(engagements: number, impressions: number | null, followers: number | null): number | null {
  const seen = impressions === null || impressions === 0 ? followers : impressions
  return seen === null || seen === 0 ? null : (engagements / seen) * 100
}

/** A dash where the network does not say. */
const known = (value: number | null | undefined, words: (value: number) => string): string =>
  value === null || value === undefined ? '–' : words(value)

/** The popular post with its figures and its address. */
export function popularPostBlock(post: KnownPost, timeZone: string): Block {
  const { text, postedAt, impressions, engagements, engagementRate, url, media } = post
  return {
    kind: 'facts',
    title: 'Your most popular post of the last 2 weeks',
    rows: [
      { label: 'Post', value: text },
      ...(media ? [{ label: 'Shows', value: SHOWN[media] }] : []),
      { label: 'Posted', value: shortDate(postedAt, timeZone) },
      { label: 'Views', value: known(impressions, countText) },
      { label: 'Likes, comments and shares', value: countText(engagements) },
      { label: 'Engagement rate', value: known(engagementRate, percent) },
      ...(url ? [{ label: 'Link', value: url }] : []),
    ],
  }
}
