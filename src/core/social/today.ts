import { NETWORK_NAMES, NETWORKS, type Network } from '../address/networks.ts'
import { readMoment } from '../calendar.ts'
import type { RoutedCheck } from '../check.ts'
import type { KnownResult, KnownResultsByCheck } from '../known-results.ts'
import { DAY_MS } from '../time-units.ts'
import { SocialFacts } from './facts.ts'

/** Days for which a post can be the most popular one (decisions, section 12). */
const RECENT_DAYS = 14

/** One social network on the overview: the newest result of its check, and what is known of the account. */
export interface SocialToday {
  network: Network
  name: string
  path: string
  /** The account's handle as last known; `null`: the owner has added none. */
  handle: string | null
  connected: boolean
  tag: string
  display: KnownResult['display']
  greyKind: KnownResult['greyKind']
  /** `null`: there is none, or the account could not be read this time. */
  daysSinceLastPost: number | null
  /** Figures by the specification's names: `followers`, `fans_2w_change` … */
  figures: Readonly<Record<string, number>>
  popularPost: SocialFacts['popularPost']
}

/** How the business' accounts on social networks stand today (decisions, section 12): one entry for each network with a result. */
export function socialToday(
  checks: readonly Pick<RoutedCheck, 'id' | 'path'>[],
  knownResults: KnownResultsByCheck,
): SocialToday[] {
  return NETWORKS.flatMap((network): SocialToday[] => {
    const check = checks.find(({ id }) => id === network)
    const known = knownResults.get(network)
    const facts = SocialFacts.safeParse((known?.lastKnown ?? known?.newest)?.facts)
    if (!check || !known || !facts.success) return []
    const { handle, connected, changes } = facts.data
    const figures = { ...facts.data.figures, ...changes }
    const { tag, display, greyKind, updatedAt } = known.newest
    const isCurrent = known.lastKnown === null || known.lastKnown.updatedAt === updatedAt
    // Days are counted to the day of the result: of an older one they are too few by now.
    const daysSinceLastPost = isCurrent ? facts.data.daysSinceLastPost : null
    const popularPost =
      isCurrent || isRecent(facts.data.popularPost, updatedAt) ? facts.data.popularPost : null
    const shown = { tag, display, greyKind, handle, connected, daysSinceLastPost, figures, popularPost }
    return [{ network, name: NETWORK_NAMES[network], path: check.path, ...shown }]
  })
}

/** That of an older result may have left the two weeks since. */
function isRecent(post: SocialFacts['popularPost'], newestAt: string): boolean {
  const postedAt = post && readMoment(post.postedAt)
  return postedAt !== null && Date.parse(newestAt) - postedAt <= RECENT_DAYS * DAY_MS
}
