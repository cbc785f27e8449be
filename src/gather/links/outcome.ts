import { publicSuffix, registrableDomain } from '#core/address/urls.ts'
import type { LinkOutcome, LinkReason } from '#core/evidence/links.ts'
import type { Failure } from '#core/reasons.ts'
import { saysGone } from '#core/says-gone.ts'
import type { LinkAnswer } from '../link-table/answer.ts'
import { DEFERRING } from '../read-page/bot-wall.ts'

/** A judged answer. `confirm`: broken only when a second request agrees. `null` outcome: the scan ended before the request. */
export interface JudgedAnswer {
  outcome: Exclude<LinkOutcome, 'anchor'> | null
  reason: LinkReason | null
  confirm?: 'server_error' | 'no_such_site'
}

export interface LinkAbout {
  url: string
  sameSite: boolean
  /** The homepage itself has an invalid certificate, which therefore does not make its links broken. */
  siteInsecure: boolean
}

const WORKS: JudgedAnswer = { outcome: 'works', reason: null }
const broken = (reason: LinkReason): JudgedAnswer => ({ outcome: 'broken', reason })
const unsure = (reason: LinkReason): JudgedAnswer => ({ outcome: 'could_not_check', reason })

const LOGIN: ReadonlySet<number> = new Set([401, 407])
/** Statuses that refuse the method; the target exists. */
const WRONG_METHOD: ReadonlySet<number> = new Set([405, 501])
/**
 * Certificate errors that make a link broken (checks: broken links, "expired or for another name"; Node's names). Others could also be a missing
 * intermediate certificate, which browsers fetch.
 */
const STOPPING_CERTIFICATES: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Domains, names with any ending, and hosts that answer programs with a bot wall (checks: broken links, "known wall host"). */
const WALL_DOMAINS: ReadonlySet<string> = new Set([
  'linkedin.com',
  'facebook.com',
  'instagram.com',
  'x.com',
  'twitter.com',
  'tiktok.com',
  'booking.com',
  'wise.com',
  'g.page',
])
const WALL_NAMES: ReadonlySet<string> = new Set(['tripadvisor', 'yelp', 'amazon'])
const WALL_HOSTS: ReadonlySet<string> = new Set(['maps.app.goo.gl'])

/** Judges the answer of a target (checks: broken links, "Result of the target"). */
export function judgeAnswer(answer: LinkAnswer, linked: LinkAbout): JudgedAnswer {
  const about = aboutAnswering(answer, linked)
  const judged = answer.failure ? judgeFailure(answer.failure, about) : judgeStatus(answer, about)
  const isWall = judged.outcome === 'broken' && !judged.confirm && isWallHost(about.url)
  return isWall && !saysGone(answer.status) ? unsure('wall_host') : judged
}

/** After a redirect to another website that website answers, and its errors prove as little as those of a link to it. */
function aboutAnswering({ finalUrl }: LinkAnswer, about: LinkAbout): LinkAbout {
  if (finalUrl === null) return about
  const isOfLinked = domainOf(finalUrl) === domainOf(about.url)
  return { ...about, url: finalUrl, sameSite: about.sameSite && isOfLinked }
}

const domainOf = (address: string): string => registrableDomain(new URL(address).hostname)

function judgeStatus(answer: LinkAnswer, about: LinkAbout): JudgedAnswer {
  const status = answer.status ?? 0
  if (hasStoppingCertificate(answer, about)) return broken('bad_certificate')
  if (status < 400 || WRONG_METHOD.has(status)) return WORKS
  if (isWallHost(about.url) && !saysGone(status)) return unsure('wall_host')
  if (LOGIN.has(status)) return about.sameSite ? unsure('blocked') : WORKS
  if (DEFERRING.has(status) || answer.wall) return unsure('blocked')
  if (answer.isAway) return unsure('asked_to_wait')
  if (status >= 500) return judgeServerError(status, about)
  if (status === 404) return broken('not_found')
  if (status === 410) return broken('gone')
  if (status === 400 && !about.sameSite) return unsure('outside_error')
  return broken('client_error')
}

/** 520 to 530 come from a network in front of the site, and prove little about the page. */
function judgeServerError(status: number, { sameSite }: LinkAbout): JudgedAnswer {
  if (status >= 520 && status <= 530) return unsure('outside_error')
  if (!sameSite) return unsure('outside_error')
  return { ...broken('server_error'), confirm: 'server_error' }
}

const hasStoppingCertificate = ({ certificateError }: LinkAnswer, about: LinkAbout): boolean =>
  certificateError !== null &&
  STOPPING_CERTIFICATES.has(certificateError) &&
  !(about.sameSite && about.siteInsecure)

function judgeFailure({ code, reason }: Failure, { sameSite }: LinkAbout): JudgedAnswer {
  if (code === 'dns_not_found') return { ...broken('no_such_site'), confirm: 'no_such_site' }
  if (code === 'redirect_loop' || code === 'redirect_limit') return broken('redirect_loop')
  if (code === 'connect_refused') return sameSite ? broken('refused') : unsure('no_answer')
  if (code === 'robots_disallowed') return unsure('robots')
  if (code === 'redirect_refused' || reason === 'blocked_address') return unsure('private_address')
  if (code === 'budget_bytes' || code === 'budget_time' || reason === 'cancelled')
    return { outcome: null, reason: null }
  if (reason === 'bot_wall') return unsure('blocked')
  return unsure(reason === 'timeout' ? 'timeout' : 'no_answer')
}

/** Whether the host of an address is one that answers programs with a bot wall. */
export function isWallHost(address: string): boolean {
  const host = new URL(address).hostname
  const domain = registrableDomain(host)
  if (WALL_HOSTS.has(host) || WALL_DOMAINS.has(domain)) return true
  const suffix = publicSuffix(host)
  return suffix !== null && WALL_NAMES.has(domain.slice(0, -suffix.length - 1))
}
