import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { failure } from '#core/reasons.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { sitemapListingOf } from '../sitemap-files/listing.ts'
import { CrawlLedger } from './crawl-ledger.ts'
import { type CrawlRun, addressHere, isCrawlOver } from './crawl-run.ts'
import { Frontier, type CrawlStep } from './frontier.ts'
import { guessesFor } from './guesses.ts'
import { runConcurrently } from './run-concurrently.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { readCrawlStep } from './read-crawl-step.ts'
import { addHomepage, addRenderedLinks } from './add-page.ts'

/** Most pages of an owner's scan; an operator may set more. */
const OWNERS_LIMIT = 200
/** Simultaneous requests: the pace allows four to a host, and more only where the operator lifts it. */
const AT_ONCE = 6
const AT_ONCE_LIFTED = 16

/** Result of the crawl: its evidence, and the ledger for the links' gatherer. */
export interface Crawl {
  evidence: PagesEvidence
  ledger: CrawlLedger
  /**
   * Continues from a rendered page: reads pages that only its links lead to, within the limits of pages, time and bytes. Returns the pages read;
   * they are in the ledger but not in `evidence`.
   */
  readOn: (shown: PageFacts) => Promise<PageFacts[]>
}

/**
 * Crawls the site once a scan: the homepage, its menu, the page named by the owner, the sitemap's addresses, then breadth first (decisions: crawl).
 * Ends at the limits of pages, time and bytes, and records which.
 */
export const crawlOf = oncePerScan(async (context): Promise<Crawl> => {
  const run = await startRun(context)
  const { frontier, ledger } = run
  const listed = listedUrls(context)
  // Thrown where it is awaited.
  listed.catch(() => undefined)
  await addHomepage(run)
  await work(run, () => frontier.nextOfMenu())
  for (const url of await listed) frontier.offer({ ...addressHere(run, url), depth: 1, found: 'sitemap' })
  await work(run, () => frontier.next())
  await work(run, () => frontier.next() ?? frontier.nextOfOtherName())
  const isFinished = !isCrawlOver(run) && ledger.read < context.settings.maxPages
  const ended = isFinished ? await endWithGuesses(run) : endOf(run)
  const evidence = ledger.evidence({ ended, passedOver: frontier.passedOver }, context.settings.maxPages)
  return { evidence, ledger, readOn: (shown) => readOn(run, shown) }
})

async function readOn(run: CrawlRun, shown: PageFacts): Promise<PageFacts[]> {
  const { frontier, ledger } = run
  const known = new Set(ledger.pages)
  addRenderedLinks(run, shown)
  await work(run, () => frontier.next())
  await work(run, () => frontier.next() ?? frontier.nextOfOtherName())
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

/** Addresses in the sitemaps; none when these could not be gathered. */
async function listedUrls(context: GatherContext): Promise<string[]> {
  try {
    const { found } = await sitemapListingOf(context)
    return [...new Set(found.flatMap(({ locs }) => locs))]
  } catch (error) {
    if (error instanceof GatheringFailed) return []
    throw error
  }
}

function work(run: CrawlRun, next: () => CrawlStep | undefined): Promise<void> {
  const { context, ledger, site } = run
  const { pace } = context.egress.options
  const isLifted = pace === 'off' && context.egress.mayLiftPace(new URL(site.address).hostname)
  return runConcurrently({
    next,
    atOnce: isLifted ? AT_ONCE_LIFTED : AT_ONCE,
    mayStart: (running) => !isCrawlOver(run) && ledger.read + running < context.settings.maxPages,
    work: (step) => readCrawlStep(run, step),
  })
}

/** Tries usual addresses of pages without links to them; only where a missing page can be distinguished from an existing one. */
async function tryGuesses(run: CrawlRun): Promise<void> {
  const { seen } = await randomPageOf(run.context)
  if (seen === null || seen.status < 400) return
  for (const url of guessesFor(run.ledger.pages, run.site.address)) {
    run.frontier.offer({ url, depth: 1, found: 'guess' })
  }
  await work(run, () => run.frontier.next())
}

/** Tries usual addresses. Those that the limits leave out are not why the crawl ended; pages that only they lead to may be. */
async function endWithGuesses(run: CrawlRun): Promise<PagesEvidence['ended']> {
  const { context, frontier, ledger } = run
  const { unreadCount } = ledger
  const ended = endOf(run)
  await tryGuesses(run)
  const isMoreLeft = ledger.unreadCount > unreadCount || [...frontier.waiting()].some(isLinked)
  return isMoreLeft || context.signal.aborted ? endOf(run) : ended
}

const isLinked = ({ found }: CrawlStep): boolean => found !== 'guess'

/** Why the crawl ended; records waiting pages as known and not read. */
function endOf({ context, signal, spent, frontier, ledger }: CrawlRun): PagesEvidence['ended'] {
  const waiting = [...frontier.waiting()].filter(isLinked)
  const ended = spent
    ? 'budget_bytes'
    : signal.aborted
      ? 'budget_time'
      : waiting.length > 0
        ? 'budget_pages'
        : 'all'
  if (ended !== 'all') for (const step of waiting) ledger.addUnread(step, failure(ended))
  return context.signal.aborted ? 'cancelled' : ended
}
