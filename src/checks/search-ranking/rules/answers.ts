import type { LinkReason, LinkTarget } from '#core/evidence/links.ts'
import { bytesWords } from '#core/format/bytes.ts'
import { saysGone } from '#core/says-gone.ts'
import { isPicture } from '#core/site/missing-pictures.ts'
import { plural } from '#core/words.ts'
import { isFollowed, linkPlaces, sameSiteLinks, tooFewChecked, isOwnTarget } from '../link-answers.ts'
import {
  judged,
  judgedAt,
  NOT_APPLICABLE,
  NOT_TESTED,
  onCandidates,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'

const MISSING: ReadonlySet<LinkReason> = new Set(['not_found', 'gone', 'client_error'])
/** Reasons with rules of their own, or that are no fault of the other website. */
const NOT_OUTSIDE: ReadonlySet<LinkReason> = new Set([
  'own_computer',
  'bad_mail',
  'bad_phone',
  'missing_anchor',
])
/** Least words of a "page not found": fewer do not explain what happened. */
const SAYS_SO_WORDS = 3
const SLOW_MS = 800
const VERY_SLOW_MS = 5000
const BIG_BYTES = 2 * 1024 * 1024
const MANY_ELEMENTS = 1500

/** Rules about errors and response times. */
export const answerRules: readonly Rule[] = [
  {
    number: 30,
    id: 'internal-4xx',
    severity: 'error',
    scope: 'link',
    finding: 'Links on your site lead to missing pages',
    run: (site) => brokenInside(site, ({ reason }) => reason !== null && MISSING.has(reason)),
  },
  {
    number: 31,
    id: 'internal-5xx',
    severity: 'error',
    scope: 'link',
    finding: 'Links on your site lead to error pages',
    run: (site) => brokenInside(site, ({ reason }) => reason === 'server_error'),
  },
  {
    number: 32,
    id: 'external-broken',
    severity: 'warning',
    scope: 'link',
    finding: 'Some links to other sites no longer work',
    run: ({ links }) => {
      if (!links) return NOT_TESTED
      const outside = links.targets.filter((target) => !isOwnTarget(target) && isFollowed(target))
      if (outside.length === 0) return NOT_APPLICABLE
      return judged(linkPlaces(outside.filter(isBrokenOutside)))
    },
  },
  {
    number: 33,
    id: 'soft-404',
    severity: 'error',
    scope: 'page',
    finding: 'A page says "not found" but pretends to be fine',
    run: (site) => brokenInside(site, ({ reason }) => reason === 'soft_404'),
  },
  {
    number: 34,
    id: 'no-custom-404',
    severity: 'warning',
    scope: 'site',
    finding: 'Your "page not found" page doesn\'t help people find their way',
    run: ({ links, address }) => {
      const page = links?.randomPage
      if (!page || isUnread(page.status)) return NOT_TESTED
      if (!saysGone(page.status)) return NOT_APPLICABLE
      const shown = `an address that doesn't exist shows ${plural(page.words, 'word')} and ${plural(page.sameSiteLinks, 'link')} to your pages`
      return judgedAt(page.words < SAYS_SO_WORDS || page.sameSiteLinks === 0, address, shown)
    },
  },
  {
    number: 35,
    id: 'missing-gives-200',
    severity: 'warning',
    scope: 'site',
    finding: 'Wrong addresses pretend to be real pages',
    run: ({ links, address }) => {
      const page = links?.randomPage
      if (!page || isUnread(page.status)) return NOT_TESTED
      const shown = page.redirectsHome
        ? "an address that doesn't exist leads to your homepage"
        : "an address that doesn't exist opens like one that does"
      return judgedAt(page.status === 200 || page.redirectsHome, address, shown)
    },
  },
  {
    number: 36,
    id: 'slow-answer',
    severity: 'warning',
    scope: 'page',
    finding: 'Your site is slow to start answering',
    run: ({ candidates, address }) => {
      if (candidates.length === 0) return NOT_APPLICABLE
      const middle = median(candidates.map((page) => page.facts.firstByteMs))
      return judgedAt(middle > SLOW_MS, address, `${(middle / 1000).toFixed(1)} seconds`)
    },
  },
  {
    number: 37,
    id: 'very-slow-answer',
    severity: 'error',
    scope: 'home',
    finding: 'Your homepage takes over five seconds to start answering',
    run: ({ site: { firstByteMs }, address }) =>
      judgedAt(firstByteMs.length >= 3 && firstByteMs.every((ms) => ms > VERY_SLOW_MS), address),
  },
  {
    number: 38,
    id: 'html-too-big',
    severity: 'warning',
    scope: 'page',
    finding: 'This page is very heavy',
    run: onCandidates(({ sent }) => sent.bytes > BIG_BYTES && bytesWords(sent.bytes)),
  },
  {
    number: 39,
    id: 'dom-too-big',
    severity: 'warning',
    scope: 'page',
    finding: 'This page has a great many parts',
    run: onCandidates(({ facts }) => facts.elements > MANY_ELEMENTS && `${facts.elements} pieces`),
  },
]

/** Links of visitors to the website's own pages and documents; that a picture does not load is told by rule 71. */
function brokenInside(site: SeoSite, fails: (target: LinkTarget) => boolean): RuleOutcome {
  const links = sameSiteLinks(site)
  if (!links || tooFewChecked(site)) return NOT_TESTED
  const broken = links.filter((target) => target.outcome === 'broken' && !isPicture(target))
  return judged(linkPlaces(broken.filter(fails)))
}

const isBrokenOutside = ({ outcome, reason }: LinkTarget): boolean =>
  outcome === 'broken' && (reason === null || !NOT_OUTSIDE.has(reason))

/** A bot wall or a server fault does not show how a missing page is answered. */
const isUnread = (status: number): boolean =>
  status >= 500 || status === 401 || status === 403 || status === 429

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2
}
