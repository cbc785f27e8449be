import { z } from 'zod'
import type { SiteEvidence } from '#core/evidence/site.ts'
import { SITEMAP_KINDS, type SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { leadsToNoPage } from '#core/site/leads-to-no-page.ts'

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
})
export type SitemapFacts = z.infer<typeof facts>

/** The check's facts from the evidence; `read` are the crawled pages. */
export function sitemapFacts(
  { files, places }: SitemapsEvidence,
  { home }: SiteEvidence,
  read: readonly PageFacts[],
): SitemapFacts {
  const decisive = files.length > 0 ? places.filter(({ outcome }) => outcome === 'valid') : places
  const broken = places.find(({ outcome, problem }) => outcome === 'invalid' && problem !== undefined)
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
    isOnePage: files.length === 0 && leadsToNoPage(home, read),
  }
}
