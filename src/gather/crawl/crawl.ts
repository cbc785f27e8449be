import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { sitemapListingOf } from '../sitemap-files/listing.ts'
import { CrawlLedger } from './crawl-ledger.ts'
import { type CrawlRun, here, isCrawlOver } from './crawl-run.ts'
import { Frontier, type CrawlStep } from './frontier.ts'
import { guessesFor } from './guesses.ts'
import { withLanguages } from '../parse/language/languages.ts'
import { pump } from './pump.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { readCrawlStep } from './read-crawl-step.ts'
import { takeHome, takeShown } from './take-page.ts'

/** An owner's scan reads this many pages at most; above it, an operator knows what the site is. */
const OWNERS_LIMIT = 200
/** Requests in flight: the door's own pace allows four to a host, and more only where an operator lifts it. */
const AT_ONCE = 6
const AT_ONCE_LIFTED = 16

/** What the crawl leaves behind: its evidence, and the ledger for those who judge links. */
export interface Crawl {
  evidence: PagesEvidence
  ledger: CrawlLedger
  /**
   * Reads on from a page as the browser shows it: what only its links lead to, as far as the limits of pages, time and bytes still allow.
   * Gives the pages read; they stand in the ledger, and not in `evidence`.
   */
  readOn: (shown: PageFacts) => Promise<PageFacts[]>
}

/**
 * Reads the site once a scan: the homepage, its menu, what the owner named, the sitemap's addresses, then breadth first
 * (decisions: crawl). Stops at the limits of pages, time and bytes, and says so.
 */
export const crawlOf = oncePerScan(async (context): Promise<Crawl> => {
  const run = await startRun(context)
  const { frontier, ledger } = run
  const listed = listedUrls(context)
  await takeHome(run)
  await work(run, () => frontier.nextOfMenu())
  for (const url of await listed) frontier.offer({ ...here(run, url), depth: 1, found: 'sitemap' })
  await work(run, () => frontier.next())
  await work(run, () => frontier.next() ?? frontier.nextGuessed())
  const isFinished = !isCrawlOver(run) && ledger.read < context.settings.maxPages
  if (isFinished) await tryGuesses(run)
  const evidence = ledger.evidence(endOf(run), context.settings.maxPages)
  const told = { ...evidence, pages: await withLanguages(evidence.pages) }
  return { evidence: told, ledger, readOn: (shown) => readOn(run, shown) }
})

async function readOn(run: CrawlRun, shown: PageFacts): Promise<PageFacts[]> {
  const { frontier, ledger } = run
  const known = new Set(ledger.pages)
  takeShown(run, shown)
  await work(run, () => frontier.next())
  await work(run, () => frontier.next() ?? frontier.nextGuessed())
  return ledger.pages.filter((page) => !known.has(page))
}

async function startRun(context: GatherContext): Promise<CrawlRun> {
  const site = await context.want('site')
  const { maxPages, crawlMs } = context.settings
  return {
    context,
    site,
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(crawlMs)]),
    ledger: new CrawlLedger(site),
    frontier: new Frontier({ homeHost: site.host, limited: maxPages <= OWNERS_LIMIT }),
    otherNames: new Map(),
    started: 0,
    spent: false,
  }
}

/** What the sitemaps list; nothing when they could not be looked for. */
async function listedUrls(context: GatherContext): Promise<string[]> {
  try {
    const { found } = await sitemapListingOf(context)
    return found.flatMap(({ locs }) => locs)
  } catch (error) {
    if (error instanceof GatheringFailed) return []
    throw error
  }
}

function work(run: CrawlRun, next: () => CrawlStep | undefined): Promise<void> {
  const { context, ledger, site } = run
  const { pace } = context.egress.options
  const isLifted = pace === 'off' && context.egress.mayLiftPace(new URL(site.address).hostname)
  return pump({
    next,
    atOnce: isLifted ? AT_ONCE_LIFTED : AT_ONCE,
    mayStart: (running) => !isCrawlOver(run) && ledger.read + running < context.settings.maxPages,
    work: (visit) => readCrawlStep(run, visit),
  })
}

/** Usual addresses of pages that nothing links to; only where an address that nobody made up is told from one that is there. */
async function tryGuesses(run: CrawlRun): Promise<void> {
  const { seen } = await randomPageOf(run.context)
  if (seen === null || seen.status < 400) return
  for (const url of guessesFor(run.ledger.pages, run.site.address)) {
    run.frontier.offer({ url, depth: 1, found: 'guess' })
  }
  await work(run, () => run.frontier.next())
}

/** Why the crawl ended; pages that still wait are noted as known and not read. */
function endOf({ context, signal, spent, frontier, ledger }: CrawlRun): PagesEvidence['ended'] {
  const waiting = [...frontier.waiting()]
  const ended = spent
    ? 'budget_bytes'
    : signal.aborted
      ? 'budget_time'
      : waiting.length > 0
        ? 'budget_pages'
        : 'all'
  if (ended !== 'all') for (const visit of waiting) ledger.missed(visit, failure(ended))
  return context.signal.aborted ? 'cancelled' : ended
}
