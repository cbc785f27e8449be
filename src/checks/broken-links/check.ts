import { isAtRoot } from '#core/address/homepage.ts'
import { bareHost } from '#core/address/urls.ts'
import type { Block } from '#core/block.ts'
import { defineCheck, LONGEST_PROOF, type Outcome, type Proofs } from '#core/check.ts'
import { type LinksEvidence, SIDE_KINDS } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { valueOf } from '#core/gathered.ts'
import { type Failure, withSubject, type Reason } from '#core/reasons.ts'
import { deadLinksOn } from '#core/site/dead-links.ts'
import { lostEmailsOn } from '#core/site/lost-emails.ts'
import { ownNames } from '#core/site/own-hosts.ts'
import { cut, upperFirst } from '#core/text.ts'
import { plural } from '#core/words.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { brokenWords } from './broken-words.ts'
import { linkAdvice } from './advice.ts'
import { boxed } from './boxed.ts'
import { exampleAddresses } from './example-mail.ts'
import { deadAdvice, deadBlocks, deadLine, lostEmailAdvice } from './dead-links.ts'
import { countRedirects } from './fixes/redirect-fixes.ts'
import { type BrokenLinksFacts, brokenLinksFacts, facts, type LinkRow } from './facts.ts'
import { mailElsewhereAdvice } from './mail-elsewhere.ts'
import { sheet } from './sheet.ts'
import { jumpWords, kindWords, type Status, words, worksWords } from './words.ts'
import { andOthers } from './whereabouts.ts'
import { linkWork } from './work.ts'

/** Rows shown; the download has the whole list. */
const SHOWN = 50
const PROVEN = 5
/** With a larger share that could not be checked, "all working" would not be certain. Links to one other host count once: its silence is one unknown. */
const MOST_UNCHECKED = 0.5

/** Do the website's links, pictures and page parts answer? */
export const check = defineCheck({
  id: 'broken-links',
  code: 'T3NAV15BL',
  category: 'visibility',
  path: '/visibility/broken-links',
  tour: 3,
  triggers: ['links'],
  needs: ['links', 'site'],
  wants: ['pages', 'sitemaps'],
  asks: [],
  sheet,
  boxed,
  plan: {
    weight: 65,
    group: 'easy',
    effort: 60,
    work: linkWork,
    completedBy: ['all_links_working'],
    adjustments: { businessAge: { not_started: -10, '6_10': 5, over_10: 8 } },
  },
  revision: 19,
  statuses: { all_links_working: 'success', broken_links_detected: 'warning' },
  facts,
  words,
  evaluate({ links, site, pages, sitemaps }): Outcome<Status, BrokenLinksFacts> {
    if (pages.state === 'pending' || sitemaps.state === 'pending') return { wait: true }
    const evidence = { links, site, pages: valueOf(pages), sitemaps: valueOf(sitemaps) }
    const { builder, isWordPress } = hostingOf(evidence)
    const hosts = [site.host, ...ownNames(evidence.pages?.pages ?? [], site.host).keys()]
    const found = {
      ...brokenLinksFacts(links, { hosts, sizes: sizesIn(evidence.pages?.pages ?? []) }),
      redirects: countRedirects(evidence, site.address),
      redirectsAtServer: builder === null && !isWordPress,
      ...(builder === null ? {} : { isAtBuilder: true as const }),
    }
    const dead = deadLinksOn(evidence.pages?.pages ?? [])
    const shown = {
      facts: found,
      proof: proofOf(found, site),
      blocks: [...blocksFor(found), ...deadBlocks(dead)],
    }
    const worded = {
      say: { ...sayOf(found, links), dead: deadLine(dead) },
      advice: [
        ...mailElsewhereAdvice(evidence.pages?.pages ?? [], hosts),
        ...lostEmailAdvice(lostEmailsOn(evidence.pages?.pages ?? [])),
        ...deadAdvice(dead),
        ...linkAdvice(found, links, exampleAddresses(links.targets, site.host)),
      ],
    }
    if (found.count > 0) return { status: 'broken_links_detected', ...shown, ...worded }
    if (isConclusive(found, links)) return { status: 'all_links_working', ...shown, ...worded }
    return { unable: whyUnread(found), ...shown }
  },
})

function isConclusive(
  { checked, couldNotCheck }: BrokenLinksFacts,
  { targets, counts }: LinksEvidence,
): boolean {
  const unknown = new Set(
    targets
      .filter(({ kind, outcome }) => outcome === 'could_not_check' && !SIDE_KINDS.has(kind))
      .map(({ url, sameSite }) => (sameSite || !URL.canParse(url) ? url : bareHost(new URL(url).host))),
  )
  const known = checked - couldNotCheck.length
  return counts.works > 0 && unknown.size <= (known + unknown.size) * MOST_UNCHECKED
}

function whyUnread(found: BrokenLinksFacts): Failure {
  const reason = whyUnsure(found)
  return withSubject('links', { reason, code: reason })
}

/** The cause of more than half of them, as a reason; `partial_crawl` where none has that many. */
function whyUnsure({ couldNotCheck }: BrokenLinksFacts): Reason {
  const walls = couldNotCheck.filter(
    ({ reasonCode }) => reasonCode === 'blocked' || reasonCode === 'wall_host',
  )
  const robots = couldNotCheck.filter(({ reasonCode }) => reasonCode === 'robots')
  const half = couldNotCheck.length / 2
  if (robots.length > half) return 'robots_disallowed'
  return walls.length > half ? 'bot_wall' : 'partial_crawl'
}

/** The addresses that stand for the sizes of a picture. */
const sizesIn = (pages: readonly PageFacts[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ images }) =>
      images.flatMap(({ url, candidate }) =>
        candidate === undefined || candidate === url ? [] : [candidate],
      ),
    ),
  )

function sayOf(found: BrokenLinksFacts, { counts }: LinksEvidence) {
  const { count, limited, anchors } = found
  const atLeast = limited ? 'at least ' : ''
  const tested = plural(counts.works, 'link')
  return {
    count: `${limited ? 'At least ' : ''}${count}`,
    brokenCount: atLeast + brokenWords(found),
    ...(anchors.length === 0
      ? { testedCount: tested, works: worksWords(counts.works) }
      : { openedCount: tested, jumps: jumpWords(anchors.length) }),
  }
}

function proofOf(
  { checked, count, links, parts, couldNotCheck }: BrokenLinksFacts,
  site: SiteEvidence,
): Proofs {
  const found = `${plural(checked, 'link')} looked at: ${count} broken, ${couldNotCheck.length} not checked`
  const broken = [...links, ...parts].slice(0, PROVEN).map(({ to, written, from, status, reason }) => {
    const answer = status === null ? reason : `${reason} (status ${status})`
    const link = written === undefined ? '' : `; written ${written}, which we couldn't reach`
    return {
      kind: 'page' as const,
      at: to,
      found: cut(`${answer}; linked from ${from}${link}`, LONGEST_PROOF),
    }
  })
  return [{ kind: 'page', at: site.address, found }, ...broken]
}

function blocksFor({ links, parts, couldNotCheck, anchors }: BrokenLinksFacts): Block[] {
  return [
    ...table('Broken links', links),
    ...table('Pictures and other parts that are missing', parts, PART),
    ...table("Links that couldn't be checked", couldNotCheck),
    ...table('Links to missing parts of a page', anchors),
  ]
}

/** How the first column names a row. */
interface Naming {
  label: string
  nameOf: (row: LinkRow) => string
}
/** Beside links there may be parts that couldn't be checked: those without a text are named by their kind. */
const LINK: Naming = {
  label: 'Link text',
  nameOf: ({ type, text }) => text || (type === kindWords.page ? '(no text)' : upperFirst(type)),
}
/** Most parts of a page have no text: their kind is shown instead. */
const PART: Naming = {
  label: 'What',
  nameOf: ({ type, text }) => `${upperFirst(type)}${text && `: ${text}`}`,
}

function table(title: string, rows: readonly LinkRow[], { label, nameOf } = LINK): Block[] {
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      title,
      columns: [
        { label },
        { label: 'Where it goes', under: true },
        { label: 'Found on' },
        { label: 'Problem' },
        { label: 'Times used', align: 'right' },
      ],
      rows: rows.slice(0, SHOWN).map((row) => [nameOf(row), ...cells(row)]),
      total: rows.length,
    },
  ]
}

const cells = (row: LinkRow): string[] => [
  addressOf(row),
  row.onEveryPage ? 'On every page' : (isAtRoot(row.from) ? 'Homepage' : row.from) + andOthers(row),
  row.reason,
  String(row.uses),
]

function addressOf({ to, written, inSizes }: LinkRow): string {
  if (written !== undefined) return `${written} (we couldn't reach it there; looked at ${to})`
  return inSizes ? `${to} (one of its sizes)` : to
}
