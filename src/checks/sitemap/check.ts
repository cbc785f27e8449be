import type { Block } from '#core/block.ts'
import { defineCheck, type Outcome, type Proof, type Proofs } from '#core/check.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SitemapPlace, SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { valueOf, type Wanted } from '#core/gathered.ts'
import { type Failure, failure, withSubject } from '#core/reasons.ts'
import { wordsOfFailure } from '#core/reason-words.ts'
import { namedAndGone } from '#core/site/broken-sitemap.ts'
import { withoutFeedOfOthers } from '#core/site/feed-of-others.ts'
import { cut } from '#core/text.ts'
import { plural, type Say } from '#core/words.ts'
import { facts, type SitemapFacts, sitemapFacts } from './facts.ts'
import { isThere, isUnreadRobots } from './fixes/robots-file.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { listsOnlyElsewhere } from './listed-elsewhere.ts'
import { asShown } from './shown-pages.ts'
import { mayListMore, urlCount } from './url-count.ts'
import { ONE_PAGE_ADVICE, problemAdvice, robotsAdvice, type Status, words } from './words.ts'
import { sitemapWork } from './work.ts'

const SHOWN_PLACES = 20

/** Does the website have a file that lists its pages for search engines? */
export const check = defineCheck({
  id: 'sitemap',
  code: 'T3NAV6SI',
  category: 'visibility',
  path: '/visibility/sitemap',
  tour: 4,
  triggers: ['sitemap'],
  needs: ['site', 'sitemaps'],
  wants: ['robots', 'pages', 'rendered'],
  asks: [],
  plan: { weight: 55, group: 'easy', effort: 20, work: sitemapWork, completedBy: ['has_sitemap'] },
  revision: 22,
  statuses: { has_sitemap: 'success', no_sitemap: 'missing' },
  facts,
  words,
  evaluate({ site, sitemaps: seen, robots, pages, rendered }): Outcome<Status, SitemapFacts> {
    const sitemaps = withoutFeedOfOthers(seen)
    const shownPages = asShown(valueOf(pages), valueOf(rendered))
    const found = sitemapFacts(sitemaps, site, { pages: shownPages, robots: valueOf(robots) })
    const blocks = blocksFor(found, sitemaps, valueOf(robots))
    const shown = { facts: found, proof: proofOf(sitemaps, site.address), blocks }
    if (found.sitemaps.length > 0) {
      return {
        status: 'has_sitemap',
        ...shown,
        say: { urlCount: countWords(sitemaps), ...whoseAre(sitemaps) },
        advice: adviceFor(sitemaps, valueOf(robots), hostingOf({ site, sitemaps }).builder !== null),
      }
    }
    if ([robots, pages, rendered].some(({ state }) => state === 'pending')) return { wait: true }
    const gap = whyUnsure(sitemaps, robots)
    if (gap) return { unable: gap, ...shown }
    const problem = problemOf(found, sitemaps)
    return {
      status: 'no_sitemap',
      ...shown,
      say: { problem },
      // A file that is broken, or named and missing, is a fault on a website of one page, too.
      ...(found.isOnePage && problem === null ? { applicable: false } : {}),
      advice: found.isOnePage && problem !== null ? [ONE_PAGE_ADVICE] : [],
    }
  },
})

function countWords({ files }: SitemapsEvidence): string {
  const isLeast = files.some((file) => mayListMore(file, files))
  return `${isLeast ? 'at least ' : ''}${plural(urlCount(files), 'page')}`
}

/** Whether a search engine that is handed the sitemap finds one page of this website in it. */
function whoseAre(sitemaps: SitemapsEvidence): Say {
  if (!listsOnlyElsewhere(sitemaps)) return { own: 'it' }
  const [host, ...more] = new Set(sitemaps.foreign.map((url) => new URL(url).host))
  const isOne = host !== undefined && more.length === 0
  return {
    otherAddress: isOne ? `another address, ${host}` : 'other addresses',
  }
}

/** "Missing" needs an answer from robots.txt and from every address. */
function whyUnsure({ places }: SitemapsEvidence, robots: Wanted<RobotsEvidence>): Failure | null {
  if (robots.state === 'failed') return robots.failure
  if (robots.state === 'ok' && robots.value.status >= 500) {
    return withSubject('robots', failure('http_status', undefined, robots.value.status))
  }
  const unread = places.find(({ outcome }) => outcome === 'unread')
  if (unread) {
    const why = unread.failure ?? failure('http_status', undefined, unread.status)
    return withSubject('sitemap', why, unread.url)
  }
  return null
}

const LONGEST_ADDRESS = 200

/** What is wrong with a sitemap that is there, or that the robots file names. */
function problemOf({ unusable }: SitemapFacts, sitemaps: SitemapsEvidence): string | null {
  if (unusable)
    return `There's a file at ${cut(unusable.url, LONGEST_ADDRESS)}, but search engines can't use it as a sitemap. ${unusable.problem}`
  const named = namedAndGone(sitemaps)
  return named
    ? `Your robots file sends search engines to ${cut(named.url, LONGEST_ADDRESS)}, and there is nothing there.`
    : null
}

/** `isOfBuilder`: a hosted builder writes the robots file, and names its sitemap there by itself or has its own place for it. */
function adviceFor(
  sitemaps: SitemapsEvidence,
  robots: RobotsEvidence | undefined,
  isOfBuilder: boolean,
): string[] {
  const all = sitemaps.files.flatMap(({ url, problems }) =>
    problems.map((problem) => {
      if (problem !== 'not_in_robots') return problemAdvice[problem]
      return isOfBuilder ? null : notInRobots(url, sitemaps, robots)
    }),
  )
  return [...new Set(all)].filter((advice) => advice !== null)
}

/** `null`: whether it has to be named is not known, or it has to be made again first. */
function notInRobots(
  url: string,
  sitemaps: SitemapsEvidence,
  robots: RobotsEvidence | undefined,
): string | null {
  if (sitemaps.places.some(isNamedAndUnread) || listsOnlyElsewhere(sitemaps)) return null
  if (robots === undefined || isUnreadRobots(robots)) return null
  const other = namedElsewhere(sitemaps)
  if (other) return robotsAdvice.elsewhere(cut(other.url, LONGEST_ADDRESS), cut(url, LONGEST_ADDRESS))
  return isThere(robots) ? problemAdvice.not_in_robots : robotsAdvice.noFile
}

const isNamedAndUnread = ({ declaredInRobots, outcome }: SitemapPlace): boolean =>
  declaredInRobots && outcome === 'unread'

/** A sitemap that the robots file names and that is not one, as after a change of the website's name. */
const namedElsewhere = ({ places }: SitemapsEvidence): SitemapPlace | undefined =>
  places.find(
    ({ declaredInRobots, outcome }) => declaredInRobots && (outcome === 'absent' || outcome === 'invalid'),
  )

function proofOf({ places }: SitemapsEvidence, address: string): Proofs {
  const valid = places.filter(({ outcome }) => outcome === 'valid')
  if (valid.length > 0) return atLeastOne(valid.map(proofOfPlace))
  const tried = places.filter(({ outcome, declaredInRobots }) => outcome === 'absent' && !declaredInRobots)
  const seen = places.filter((place) => !tried.includes(place)).map(proofOfPlace)
  return atLeastOne(tried.length > 0 ? [...seen, proofOfTried(tried, address)] : seen)
}

function atLeastOne(proof: readonly Proof[]): Proofs {
  const [first, ...rest] = proof.slice(0, SHOWN_PLACES)
  return [first ?? { kind: 'page', at: 'robots.txt', found: 'No place to look at' }, ...rest]
}

/** Addresses that we tried and where nothing is are no pages of the website: they are named, not listed. */
const proofOfTried = (tried: readonly SitemapPlace[], address: string): Proof => ({
  kind: 'page',
  at: address,
  found: `No sitemap at ${plural(tried.length, 'usual address', 'usual addresses')} that we tried: ${tried
    .slice(0, SHOWN_PLACES)
    .map(({ url }) => pathOf(url))
    .join(', ')}`,
})

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url)

function proofOfPlace({ url, outcome, status, problem, failure }: SitemapPlace): Proof {
  const sentences = {
    valid: 'A working sitemap',
    invalid: problem ?? 'Not usable',
    absent: 'No sitemap',
    unread: failure && wordsOfFailure(withSubject('sitemap', failure)).sentence,
  }
  const found = [sentences[outcome] ?? 'Not read', status === undefined ? '' : `(status ${status})`]
    .join(' ')
    .trim()
  return { kind: 'page', at: url, found }
}

/**
 * Where the robots file names a sitemap, when it does not name a working one. The same path at another host is said to be there even where it did not
 * answer: it cannot be the file that we found here.
 */
function namedWhere(
  { places, files, ...rest }: SitemapsEvidence,
  robots: RobotsEvidence | undefined,
): string {
  const unread = places.filter(isNamedAndUnread)
  const away = unread.find(({ url }) => files.some((file) => isAtOtherHost(url, file.url)))
  if (away) return `At another address: ${cut(away.url, LONGEST_ADDRESS)}`
  if (unread.length > 0 || isUnreadRobots(robots)) return 'Not known'
  return namedElsewhere({ places, files, ...rest }) ? 'At another address' : 'No'
}

/** The same file at another host, as after a change of the website's name. */
function isAtOtherHost(one: string, other: string): boolean {
  const [named, working] = [URL.parse(one), URL.parse(other)]
  return (
    named !== null && working !== null && named.pathname === working.pathname && named.host !== working.host
  )
}

/** It is no way to keep it that way: until it is done, search engines find nothing of this website in the file. */
const MAKE_AGAIN: Block = {
  kind: 'win',
  title: 'Have your sitemap made again for this address',
  text: 'Search engines skip addresses of other websites. Once it lists your own pages, hand it to Google Search Console.',
}

function blocksFor(
  { sitemaps, declaredInRobots }: SitemapFacts,
  evidence: SitemapsEvidence,
  robots: RobotsEvidence | undefined,
): Block[] {
  if (sitemaps.length === 0) return []
  const again: Block[] = listsOnlyElsewhere(evidence) ? [MAKE_AGAIN] : []
  const { files } = evidence
  const isLeast = new Set(files.flatMap((file) => (mayListMore(file, files) ? [file.url] : [])))
  const rows = sitemaps.map(({ url, urls, lastModified }) => [
    url,
    isLeast.has(url) ? `at least ${urls}` : String(urls),
    lastModified?.slice(0, 10) ?? 'Not said',
  ])
  return [
    ...again,
    {
      kind: 'table',
      title: 'Your sitemap',
      columns: [{ label: 'Address' }, { label: 'Pages listed', align: 'right' }, { label: 'Last changed' }],
      rows,
    },
    {
      kind: 'facts',
      rows: [
        {
          label: 'Named in your robots file',
          value: declaredInRobots ? 'Yes' : namedWhere(evidence, robots),
        },
      ],
    },
  ]
}
