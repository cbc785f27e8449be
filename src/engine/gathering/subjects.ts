import type { EvidenceKey } from '#core/evidence/index.ts'
import type { Subject } from '#core/subjects.ts'

/** What a gatherer reads, where that is neither the website itself nor what the browser shows of it. */
export const SUBJECT_OF: Readonly<Partial<Record<EvidenceKey, Subject>>> = {
  mail: 'mail',
  robots: 'robots',
  sitemaps: 'sitemap',
  links: 'links',
  share: 'namedPage',
  twins: 'otherAddresses',
  scripts: 'script',
  exposure: 'privateFiles',
}
