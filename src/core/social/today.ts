import { NETWORK_NAMES, NETWORKS, type Network } from '../address/networks.ts'
import type { RoutedCheck } from '../check.ts'
import type { KnownResult, KnownResultsByCheck } from '../known-results.ts'
import { SocialFacts } from './facts.ts'

/** One network of "social today": its check's result, and what is known of the account. */
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
  daysSinceLastPost: number | null
  /** Figures by the specification's names: `followers`, `fans_2w_change` … */
  figures: Readonly<Record<string, number>>
  popularPost: SocialFacts['popularPost']
}

/** Today's social snapshot (decisions, section 12), of the networks with a result. */
export function socialToday(
  checks: readonly Pick<RoutedCheck, 'id' | 'path'>[],
  standings: KnownResultsByCheck,
): SocialToday[] {
  return NETWORKS.flatMap((network): SocialToday[] => {
    const check = checks.find(({ id }) => id === network)
    const standing = standings.get(network)
    const facts = SocialFacts.safeParse((standing?.lastKnown ?? standing?.newest)?.facts)
    if (!check || !standing || !facts.success) return []
    const { handle, connected, daysSinceLastPost, figures, popularPost } = facts.data
    const { tag, display, greyKind } = standing.newest
    const shown = { tag, display, greyKind, handle, connected, daysSinceLastPost, figures, popularPost }
    return [{ network, name: NETWORK_NAMES[network], path: check.path, ...shown }]
  })
}
