import { z } from 'zod'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { SITEMAP_KINDS, type SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { brokenSitemap } from '#core/site/broken-sitemap.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'
import { isUnreadRobots } from './fixes/robots-file.ts'
import { WAYS, wayTo } from './way.ts'

/** The facts of the sitemap check. */
export const facts = z.object({
  /** Working sitemaps; `urls` counts the listed addresses, with those of an index's children. */
  sitemaps: z.array(
    z.object({
      url: z.string(),
      kind: z.enum(SITEMAP_KINDS),
      urls: z.number(),
      /** ISO 8601, the newest date in it. */
      lastModified: z.string().nullable(),
      problems: z.array(z.string()),
    }),
  ),
  /** robots.txt names the working sitemap, or, without one, any sitemap. */
  declaredInRobots: z.boolean(),
  /** A file that exists and cannot be used. */
  unusable: z.object({ url: z.string(), problem: z.string() }).nullable(),
  /** No sitemap, and the homepage is the only page of the website. Facts of revision 2 do not say. */
  isOnePage: z.boolean().default(false),
  /** How the website gets a sitemap; `null`: it has one. Facts of revision 5 do not say. */
  way: z.enum(WAYS).nullable().default(null),
  /** The ready-made sitemap comes with a robots file; not where there may be one that we could not read. Facts of revision 8 do not say. */
  withRobotsFile: z.boolean().default(true),
})
export type SitemapFacts = z.infer<typeof facts>

/** What else the facts are made from; absent where it could not be read. */
interface Further {
  /** The crawl, as {@link asShown} gives it. */
  pages: PagesEvidence | undefined
  robots: RobotsEvidence | undefined
}

/** The check's facts from the evidence. */
export function sitemapFacts(
  sitemaps: SitemapsEvidence,
  site: SiteEvidence,
  { pages, robots }: Further,
): SitemapFacts {
  const { files, places } = sitemaps
  const decisive = files.length > 0 ? places.filter(({ outcome }) => outcome === 'valid') : places
  const broken = brokenSitemap(sitemaps)
  return {
    sitemaps: files.map(({ url, kind, urls, lastModified, problems }) => ({
      url,
      kind,
      urls,
      lastModified,
      problems: [...problems],
    })),
    declaredInRobots: decisive.some(({ declaredInRobots }) => declaredInRobots),
    unusable: broken ? { url: broken.url, problem: broken.problem ?? '' } : null,
    isOnePage: files.length === 0 && leadsToNoPage(pages?.pages[0] ?? site.home, pages?.pages ?? []),
    way: files.length > 0 ? null : wayTo(site, pages, sitemaps),
    withRobotsFile: !isUnreadRobots(robots),
  }
}
