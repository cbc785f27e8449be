import { z } from 'zod'
import { SITEMAP_KINDS, type SitemapsEvidence } from '#core/evidence/sitemaps.ts'

/** What the sitemap check knows. */
export const facts = z.object({
  /** Working sitemaps; `urls` counts the addresses listed, an index's children included. */
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
  /** robots.txt names the working sitemap, or, without one, any place at all. */
  declaredInRobots: z.boolean(),
  /** A file that is there and cannot be used. */
  unusable: z.object({ url: z.string(), problem: z.string() }).nullable(),
})
export type SitemapFacts = z.infer<typeof facts>

/** The check's facts from what was found where. */
export function sitemapFacts({ files, places }: SitemapsEvidence): SitemapFacts {
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
  }
}
