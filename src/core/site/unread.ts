import { type Failure, failure, type Reason } from '../reasons.ts'
import type { SiteLink, SiteMap } from './site-links.ts'

/** Reasons that say nothing about the page itself (decisions, section 2.4). */
const NOT_ITS_FAULT: ReadonlySet<Reason> = new Set([
  'dns_failure',
  'connect_failure',
  'timeout',
  'tls_failure',
  'password_protected',
  'bot_wall',
  'robots_disallowed',
  'too_large',
  'partial_crawl',
  'engine_missing',
  'engine_error',
  'memory_hungry',
  'never_rests',
  'keeps_moving',
  'cancelled',
  'internal_error',
])

/** True for a failure that the page has to answer for: it is gone, or broken. */
export const isItsOwnFault = ({ reason }: Failure): boolean => !NOT_ITS_FAULT.has(reason)

/**
 * Why the page behind a link of this site was not read, when that says nothing about the page: a block, the network, robots
 * rules, `nofollow`, or the end of the crawl. `null` when it was read, or is to blame itself.
 */
export function whyUnread(link: SiteLink, map: SiteMap): Failure | null {
  if (link.url === null || !link.sameSite || map.pageAt(link.url)) return null
  const failed = map.unreadAt(link.url)?.failure
  if (failed) return isItsOwnFault(failed) ? null : failed
  if (!link.followed) return failure('robots_disallowed')
  return map.evidence.ended === 'all' ? null : { reason: 'partial_crawl', code: 'partial_crawl' }
}
