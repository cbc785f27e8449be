import type { EvidenceKey } from '#core/evidence/index.ts'
import type { Subject } from '#core/subjects.ts'

/** The thing that a gatherer looks at, where that is not the website itself or what our own browser shows of it. */
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
