import type { LinksEvidence, LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { runsScripts } from '#core/site/written-by-scripts.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { type Crawl, crawlOf } from '../crawl/crawl.ts'
import { type PageIds, pageIdsOf } from '../read-page/page-ids.ts'
import { randomPageOf } from '../read-page/random-page.ts'
import { tryFavicon } from './favicon.ts'
import { isCounted } from '../link-table/table.ts'
import { keptTargets, targetOf } from './kept-targets.ts'
import { loadedPartsOf } from './loaded-parts.ts'
import { type LinkTestResult, testLinks } from './test-links.ts'

/** The answer of every link: from the crawl, or from one request for each further target (checks: broken links). */
export const gatherLinks: Gatherer<'links'> = async (context) => {
  // From the start, so that the map is filled when the first part is looked up.
  loadedPartsOf(context)
  const site = await context.want('site')
  const crawl = await crawlOf(context)
  const setup = { context, site, ledger: crawl.ledger }
  const [sent, favicon] = await Promise.all([testLinks(setup), tryFavicon(setup)])
  const trial = (await isCrawledFurther(context, site.home)) ? await testLinks(setup, sent.tried) : sent
  const { table } = crawl.ledger
  const anchors = missingAnchors(crawl, pageIdsOf(context))
  return {
    targets: [
      ...keptTargets(trial.tried, table),
      ...favicon.map((each) => targetOf(each, table)),
      ...anchors,
    ],
    counts: { ...countsOf(trial), anchors: anchors.length },
    notTestedBy: trial.notTested,
    leftOut: trial.leftOut,
    limited: trial.notTested.beyondLimit > 0 || trial.notTested.outOfTime > 0,
    randomPage: (await randomPageOf(context)).seen,
  }
}

/**
 * True once the crawl has continued from the rendered homepage, so that the table may hold more links. There is nothing to wait for in a scan without
 * rendering, and on a homepage without scripts.
 */
async function isCrawledFurther(context: GatherContext, home: PageFacts): Promise<boolean> {
  const { keys } = context.settings
  if (!runsScripts(home) || !(keys.has('rendered') || keys.has('renderedPages'))) return false
  try {
    await context.want('rendered')
    return true
  } catch (error) {
    if (error instanceof GatheringFailed) return false
    throw error
  }
}

/** Links to fragments that a page's HTML does not have; pages filled by scripts are left out. */
function missingAnchors({ ledger, evidence }: Crawl, ids: PageIds): LinkTarget[] {
  const pages = new Map(evidence.pages.map((page) => [page.url, page]))
  return [
    ...ledger.anchors.missing((url) => {
      const page = pages.get(url)
      return page && !page.thin && !page.rendered && !page.truncated ? ids.of(url) : undefined
    }),
  ]
}

function countsOf({ tried, notTested }: LinkTestResult): Omit<LinksEvidence['counts'], 'anchors'> {
  const counted = tried.filter(({ target }) => isCounted(target.kind))
  const count = (outcome: LinkTarget['outcome']): number =>
    counted.filter(({ judged }) => judged.outcome === outcome).length
  return {
    checked: counted.length,
    works: count('works'),
    broken: count('broken'),
    couldNotCheck: count('could_not_check'),
    notTested: notTested.beyondLimit + notTested.ofOtherSites + notTested.outOfTime,
  }
}
