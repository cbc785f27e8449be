import type { EvidenceKey } from '#core/evidence/index.ts'
import { gatherCertificate } from './certificate/gather-certificate.ts'
import type { Gatherer } from './context.ts'
import { gatherDesktopVisit } from './desktop-visit/gather-desktop-visit.ts'
import { gatherExposure } from './exposure/gather-exposure.ts'
import { gatherLinks } from './links/gather-links.ts'
import { gatherMail } from './mail/gather-mail.ts'
import { gatherMenuLayouts } from './menu-layouts/gather-menu-layouts.ts'
import { gatherMobileVisit } from './mobile-visit/gather-mobile-visit.ts'
import { gatherPages } from './pages/gather-pages.ts'
import { gatherRendered } from './rendered/gather-rendered.ts'
import { gatherRenderedPages } from './rendered/gather-rendered-pages.ts'
import { gatherRobots } from './robots/gather-robots.ts'
import { gatherScripts } from './scripts/gather-scripts.ts'
import { gatherShare } from './share/gather-share.ts'
import { gatherSite } from './site/gather-site.ts'
import { gatherSitemaps } from './sitemaps/gather-sitemaps.ts'
import { gatherTwins } from './twins/gather-twins.ts'

/** Who gathers which evidence. The owner's own (answers, profile, accounts) is handed in, never looked up by a check's name. */
export const gatherers: { readonly [K in EvidenceKey]: Gatherer<K> } = {
  site: gatherSite,
  certificate: gatherCertificate,
  mail: gatherMail,
  robots: gatherRobots,
  sitemaps: gatherSitemaps,
  pages: gatherPages,
  links: gatherLinks,
  twins: gatherTwins,
  scripts: gatherScripts,
  exposure: gatherExposure,
  share: gatherShare,
  mobileVisit: gatherMobileVisit,
  desktopVisit: gatherDesktopVisit,
  rendered: gatherRendered,
  renderedPages: gatherRenderedPages,
  menuLayouts: gatherMenuLayouts,
  answers: async ({ answers }) => answers,
  profile: async ({ profile }) => profile,
  accounts: async () => ({ connected: [] }),
}
