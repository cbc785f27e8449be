import { type Failure, failure, withSubject, type Reason } from '../reasons.ts'
import type { SiteLink, SiteIndex } from './site-index.ts'

/** Reasons that do not lie with the page itself (decisions, section 2.4). */
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

/** True for a failure that lies with the page: it is gone, or broken. */
export const isItsOwnFault = ({ reason }: Failure): boolean => !NOT_ITS_FAULT.has(reason)

const NOT_ASKED: Failure = { reason: 'partial_crawl', code: 'partial_crawl' }

/**
 * Why the target of a link on this website was not read, when the reason does not lie with the page: a block, the network, robots
 * rules, `nofollow`, the end of the crawl, or that it was never requested (a link that only a browser shows). `null` when it was read, or
 * the fault is its own.
 */
export function whyUnread(link: SiteLink, index: SiteIndex): Failure | null {
  if (link.url === null || !link.sameSite || index.pageAt(link.url)) return null
  const failed = index.unreadAt(link.url)?.failure
  if (failed) return isItsOwnFault(failed) ? null : withSubject('page', failed, link.url)
  if (index.wasAnswered(link.url)) return null
  if (!link.followed) return withSubject('page', failure('robots_disallowed'), link.url)
  const { answered, ended } = index.evidence
  return answered === undefined && ended === 'all' ? null : NOT_ASKED
}
