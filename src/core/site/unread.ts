import { type Failure, failure, withSubject, type Reason } from '../reasons.ts'
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

const NOT_ASKED: Failure = { reason: 'partial_crawl', code: 'partial_crawl' }

/**
 * Why the page behind a link of this site was not read, when that says nothing about the page: a block, the network, robots
 * rules, `nofollow`, the end of the crawl, or that nobody asked for it (a link that only a browser shows). `null` when it was read, or is
 * to blame itself.
 */
export function whyUnread(link: SiteLink, map: SiteMap): Failure | null {
  if (link.url === null || !link.sameSite || map.pageAt(link.url)) return null
  const failed = map.unreadAt(link.url)?.failure
  if (failed) return isItsOwnFault(failed) ? null : withSubject('page', failed, link.url)
  if (map.wasAnswered(link.url)) return null
  if (!link.followed) return withSubject('page', failure('robots_disallowed'), link.url)
  const { answered, ended } = map.evidence
  return answered === undefined && ended === 'all' ? null : NOT_ASKED
}
