import { isSameSite, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { SitemapFile, SitemapProblem, SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { type FoundSitemap, sitemapListingOf } from '../sitemap-files/listing.ts'
import { saysGone } from '#core/says-gone.ts'
import { requestSampled, type Sampled, sampleOf } from './sample.ts'

/** Most addresses kept of all files, and of other hosts or the other scheme. */
const URLS_KEPT = 5_000
const FOREIGN_KEPT = 50

/** Sitemaps, the addresses requested for them, and the answers of a sample of their addresses. */
export const gatherSitemaps: Gatherer<'sitemaps'> = async (context) => {
  const site = await context.want('site')
  const { places, found } = await sitemapListingOf(context)
  const locs = [...new Set(found.flatMap((each) => each.locs))]
  const urls = locs.filter((loc) => isSameSite(loc, site.host)).slice(0, URLS_KEPT)
  const scheme = new URL(site.address).protocol
  const foreign = locs.filter((loc) => !isSameSite(loc, site.host) || new URL(loc).protocol !== scheme)
  const crawled = await crawledPages(context)
  const sample = await Promise.all(sampleOf(urls).map((url) => requestSampled(context, url, crawled)))
  return {
    places,
    files: found.map((each) => withSampleProblems(each, sample)),
    urls,
    sample,
    foreign: foreign.slice(0, FOREIGN_KEPT),
  } satisfies SitemapsEvidence
}

/** Pages of the crawl by requested address, when this scan has a crawl. */
async function crawledPages(context: GatherContext): Promise<ReadonlyMap<string, PageFacts>> {
  if (!context.settings.keys.has('pages')) return new Map()
  try {
    const { pages } = await context.want('pages')
    return new Map(pages.map((page) => [pageKey(page.requested), page]))
  } catch (error) {
    if (error instanceof GatheringFailed) return new Map()
    throw error
  }
}

function withSampleProblems({ file, locs }: FoundSitemap, sample: readonly Sampled[]): SitemapFile {
  const listed = new Set(locs)
  const own = sample.filter(({ url }) => listed.has(url))
  const found: Partial<Record<SitemapProblem, boolean>> = {
    redirects: own.some(({ redirectsTo }) => redirectsTo !== null),
    not_found: own.some(({ status }) => saysGone(status)),
    noindex: own.some(({ noindex }) => noindex),
    robots_blocked: own.some(({ robotsBlocked }) => robotsBlocked),
  }
  const more = SAMPLE_PROBLEMS.filter((problem) => found[problem] === true)
  return { ...file, problems: [...file.problems, ...more] }
}

const SAMPLE_PROBLEMS: readonly SitemapProblem[] = ['redirects', 'not_found', 'noindex', 'robots_blocked']
