import type { CertificateEvidence } from './certificate.ts'
import type { ExposureEvidence } from './exposure.ts'
import type { LinksEvidence } from './links.ts'
import type { MailEvidence } from './mail.ts'
import type { AccountsEvidence, AnswersEvidence, ProfileEvidence } from './owner.ts'
import type { PageFacts } from './page.ts'
import type { PagesEvidence } from './pages.ts'
import type { LighterPicturesEvidence, ThumbnailsEvidence } from './pictures.ts'
import type { RobotsEvidence } from './robots.ts'
import type { ScriptsEvidence } from './scripts.ts'
import type { ShareEvidence } from './share.ts'
import type { SiteEvidence } from './site.ts'
import type { SitemapsEvidence } from './sitemaps.ts'
import type { OtherAddressesEvidence } from './other-addresses.ts'
import type { LoadedEvidence, PageLayout, VisitEvidence } from './visit.ts'

/**
 * The contract between gatherers and checks: every kind of evidence by name.
 * Gathered evidence may say "there is none", or how much was read; what could not be looked at is a failure beside it.
 */
export interface EvidenceMap {
  /** The homepage's answer. Failed when the homepage cannot be reached; then all evidence of the website fails the same way. */
  site: SiteEvidence
  /** Connections to ports 80 and 443 of the homepage's host. Gathered also when the homepage cannot be reached. */
  certificate: CertificateEvidence
  /** Mail records of the domain. Gathered also when the homepage cannot be reached. */
  mail: MailEvidence
  robots: RobotsEvidence
  sitemaps: SitemapsEvidence
  /** The crawl. */
  pages: PagesEvidence
  /** Every link's answer. */
  links: LinksEvidence
  /** The homepage at its other addresses, and pages at theirs. */
  twins: OtherAddressesEvidence
  /** Script files of the website itself: libraries, tags. */
  scripts: ScriptsEvidence
  /** Files that should be private; requested only with the owner's tick. */
  exposure: ExposureEvidence
  /** The product or service page that the owner named (S-PRODURL), and its share picture. */
  share: ShareEvidence
  /** From the mobile visit, before it ends: what the page requested, and the libraries that run in it. */
  loaded: LoadedEvidence
  mobileVisit: VisitEvidence
  desktopVisit: VisitEvidence
  /** The facts of the rendered homepage, from the mobile visit, and the pages that only its links lead to. */
  rendered: { pages: PageFacts[] }
  /** The same with contact-like pages whose HTML showed no form, pages with hardly a word, and pages into which a service draws its shop, rendered after that visit. */
  renderedPages: { pages: PageFacts[] }
  /** The first two pages of the menu as a phone shows them, measured after the mobile visit; only those that could be measured. */
  menuLayouts: { pages: PageLayout[] }
  /** Small copies of pictures that need a description, so that the owner sees which one a line is about. */
  thumbnails: ThumbnailsEvidence
  /** Lighter copies of the heaviest pictures of the homepage, to put in their place. */
  lighterPictures: LighterPicturesEvidence
  answers: AnswersEvidence
  profile: ProfileEvidence
  accounts: AccountsEvidence
}

export type EvidenceKey = keyof EvidenceMap

/** All kinds of evidence, in the order in which they usually arrive. */
export const EVIDENCE_KEYS = [
  'answers',
  'profile',
  'accounts',
  'certificate',
  'site',
  'mail',
  'robots',
  'pages',
  'sitemaps',
  'scripts',
  'twins',
  'share',
  'links',
  'exposure',
  'rendered',
  'loaded',
  'mobileVisit',
  'renderedPages',
  'desktopVisit',
  'menuLayouts',
  'thumbnails',
  'lighterPictures',
] as const satisfies readonly EvidenceKey[]
null satisfies Exclude<EvidenceKey, (typeof EVIDENCE_KEYS)[number]> extends never
  ? null
  : 'a key is missing in EVIDENCE_KEYS'

/** Evidence that comes from the owner: always present (possibly empty), never gathered. */
export const OWNER_EVIDENCE = ['answers', 'profile', 'accounts'] as const satisfies readonly EvidenceKey[]
