import { bareHost } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { GONE_REASONS } from '#core/evidence/links.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { FailureCode, Reason } from '#core/reasons.ts'
import { atPresentHost, ownNames } from '#core/site/own-hosts.ts'
import type { LinkAnswer } from '../link-table/answer.ts'
import type { TableTarget } from '../link-table/table.ts'
import type { JudgedLink } from './judged-link.ts'

/** A link to another name of the site that gave no answer, and the same path at the present host. */
export interface Silent {
  link: JudgedLink
  here: TableTarget
  /** It needs no further proof that the name is this site's: the site itself calls the whole host its own. */
  named: boolean
}

/** Nobody was there to answer: the name leads nowhere, or no connection came about. */
const UNANSWERED: ReadonlySet<Reason | FailureCode> = new Set([
  'dns_failure',
  'connect_failure',
  'connect_timeout',
])
/** What visitors follow, as far as the crawl would. */
const FOLLOWED: ReadonlySet<string> = new Set(['page', 'file'])

/**
 * Links to another name of this site, when nothing at all under that name answered. Where anything does, the links are
 * judged by what visitors meet there and by nothing else.
 */
export function silentLinks(
  tried: readonly JudgedLink[],
  pages: readonly PageFacts[],
  { host, address }: SiteEvidence,
): Silent[] {
  const own = ownNames(pages, host)
  const asked = tried.filter(({ answer }) => answer !== null)
  const answering = new Set(asked.filter(({ answer }) => !isUnanswered(answer)).map(hostOf))
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
 * The silent links whose page is not here either: broken. A name that only the menu tells counts when at least half of what
 * was looked for under it is here, so that it evidently is this site and not a neighbour of it.
 */
export function missingHere(silent: readonly Silent[], looks: ReadonlyMap<string, JudgedLink>): JudgedLink[] {
  return silent.flatMap(({ link, here, named }) => {
    const look = looks.get(here.url)
    if (look?.judged.outcome !== 'broken' || !GONE_REASONS.has(look.judged.reason)) return []
    if (!named && !isMostlyHere(hostOf(link), silent, looks)) return []
    return [{ ...look, target: link.target, lookedAt: here.url }]
  })
}

function isMostlyHere(
  host: string,
  silent: readonly Silent[],
  looks: ReadonlyMap<string, JudgedLink>,
): boolean {
  const same = silent.filter(({ link }) => hostOf(link) === host)
  const works = same.filter(({ here }) => looks.get(here.url)?.judged.outcome === 'works')
  return works.length * 2 >= same.length
}

const isUnanswered = (answer: LinkAnswer | null): boolean =>
  answer?.failure != null &&
  answer.redirects === 0 &&
  (UNANSWERED.has(answer.failure.reason) || UNANSWERED.has(answer.failure.code))

const hostOf = ({ target }: JudgedLink): string => bareHost(URL.parse(target.url)?.host ?? '')
