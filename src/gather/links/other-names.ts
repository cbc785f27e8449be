import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { GONE_REASONS } from '#core/evidence/links.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { FailureCode, Reason } from '#core/reasons.ts'
import { atPresentHost, ownNames } from '#core/site/own-hosts.ts'
import type { LinkAnswer } from '../link-table/answer.ts'
import type { TableTarget } from '../link-table/table.ts'
import type { JudgedLink } from './judged-link.ts'

/** An unanswered link to another name of the site, and the same path at the present host. */
export interface UnansweredLink {
  link: JudgedLink
  here: TableTarget
  /** The site itself declares the whole host as its own, so no further proof is needed. */
  named: boolean
}

/** Failures before any answer: no address, or no connection. */
const UNANSWERED: ReadonlySet<Reason | FailureCode> = new Set([
  'dns_failure',
  'connect_failure',
  'connect_timeout',
])
/** Kinds of links that visitors follow and the crawl would read. */
const FOLLOWED: ReadonlySet<string> = new Set(['page', 'file'])

/**
 * Links to another name of this site, when nothing under that name answered. Otherwise the links are judged by their own answers.
 */
export function unansweredLinks(
  tried: readonly JudgedLink[],
  pages: readonly PageFacts[],
  { host, address }: SiteEvidence,
): UnansweredLink[] {
  const own = ownNames(pages, host)
  const asked = tried.filter(({ answer }) => answer !== null)
  // An answer that another address gave says nothing of that name.
  const answers = asked.filter(({ answer, lookedAt }) => lookedAt === undefined && !isUnanswered(answer))
  const answering = new Set(answers.map(hostOf))
  return asked.filter(isUnsure).flatMap((link) => {
    const name = own.get(hostOf(link))
    const url = name && !answering.has(hostOf(link)) ? atPresentHost(link.target.url, address, own) : null
    if (!name || url === null) return []
    const here = { ...link.target, url, sameSite: true }
    return [{ link, here, named: name.named && name.base === '' }]
  })
}

const isUnsure = ({ target, judged }: JudgedLink): boolean =>
  FOLLOWED.has(target.kind) && judged.outcome === 'could_not_check'

/**
 * The unanswered links whose page is missing here too: broken. A name known only from the menu counts when at least half of its pages exist here,
 * because then it is this site and not another one.
 */
export function missingHere(
  unanswered: readonly UnansweredLink[],
  answersHere: ReadonlyMap<string, JudgedLink>,
): JudgedLink[] {
  return unanswered.flatMap(({ link, here, named }) => {
    const answerHere = answersHere.get(here.url)
    if (answerHere?.judged.outcome !== 'broken' || !GONE_REASONS.has(answerHere.judged.reason)) return []
    if (!named && !isMostlyHere(hostOf(link), unanswered, answersHere)) return []
    return [{ ...answerHere, target: link.target, lookedAt: here.url }]
  })
}

function isMostlyHere(
  host: string,
  unanswered: readonly UnansweredLink[],
  answersHere: ReadonlyMap<string, JudgedLink>,
): boolean {
  const same = unanswered.filter(({ link }) => hostOf(link) === host)
  const works = same.filter(({ here }) => answersHere.get(here.url)?.judged.outcome === 'works')
  return works.length * 2 >= same.length
}

const isUnanswered = (answer: LinkAnswer | null): boolean =>
  answer?.failure != null &&
  answer.redirects === 0 &&
  (UNANSWERED.has(answer.failure.reason) || UNANSWERED.has(answer.failure.code))

const hostOf = ({ target }: JudgedLink): string => bareHost(URL.parse(target.url)?.host ?? '')
