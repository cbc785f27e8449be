import { because, type Failure, failure, withSubject, type Reason } from '../reasons.ts'
import type { SiteLink, SiteIndex } from './site-index.ts'

/** Whether a reason lies with the page itself: it is gone, or broken (decisions, section 2.4). */
const IS_ITS_OWN: Readonly<Record<Reason, boolean>> = {
  no_website: false,
  dns_failure: false,
  connect_failure: false,
  timeout: false,
  tls_failure: false,
  server_error: true,
  page_missing: true,
  redirect_problem: true,
  password_protected: false,
  bot_wall: false,
  robots_disallowed: false,
  not_published: true,
  not_html: true,
  empty_page: true,
  stayed_empty: true,
  too_large: false,
  partial_crawl: false,
  other_language: false,
  blocked_address: true,
  engine_missing: false,
  engine_error: false,
  unsteady: false,
  memory_hungry: false,
  never_rests: false,
  keeps_moving: false,
  provider_not_configured: false,
  provider_error: false,
  provider_quota: false,
  permission_lost: false,
  cancelled: false,
  internal_error: false,
}

/** True for a failure that lies with the page: it is gone, or broken. */
export const isItsOwnFault = ({ reason }: Failure): boolean => IS_ITS_OWN[reason]

const NOT_ASKED = because('partial_crawl')

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
