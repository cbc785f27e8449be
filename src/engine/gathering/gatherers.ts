import type { EvidenceKey } from '#core/evidence/index.ts'
import { gatherCertificate } from '#gather/certificate/gather-certificate.ts'
import type { Gatherer } from '#gather/context.ts'
import { gatherDesktopVisit } from '#gather/desktop-visit/gather-desktop-visit.ts'
import { gatherExposure } from '#gather/exposure/gather-exposure.ts'
import { gatherLighterPictures } from '#gather/lighter-pictures/gather-lighter-pictures.ts'
import { gatherLinks } from '#gather/links/gather-links.ts'
import { gatherLoaded } from '#gather/loaded/gather-loaded.ts'
import { gatherMail } from '#gather/mail/gather-mail.ts'
import { gatherMenuLayouts } from '#gather/menu-layouts/gather-menu-layouts.ts'
import { gatherMobileVisit } from '#gather/mobile-visit/gather-mobile-visit.ts'
import { gatherPages } from '#gather/pages/gather-pages.ts'
import { gatherRendered } from '#gather/rendered/gather-rendered.ts'
import { gatherRenderedPages } from '#gather/rendered/gather-rendered-pages.ts'
import { gatherRobots } from '#gather/robots/gather-robots.ts'
import { gatherScripts } from '#gather/scripts/gather-scripts.ts'
import { gatherShare } from '#gather/share/gather-share.ts'
import { gatherSite } from '#gather/site/gather-site.ts'
import { gatherSitemaps } from '#gather/sitemaps/gather-sitemaps.ts'
import { gatherThumbnails } from '#gather/thumbnails/gather-thumbnails.ts'
import { gatherTwins } from '#gather/twins/gather-twins.ts'

/** The gatherer of each kind of evidence. The owner's answers and profile come with the task; accounts stay with the worker, and no gatherer asks for them. */
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
  loaded: gatherLoaded,
  mobileVisit: gatherMobileVisit,
  desktopVisit: gatherDesktopVisit,
  rendered: gatherRendered,
  renderedPages: gatherRenderedPages,
  menuLayouts: gatherMenuLayouts,
  thumbnails: gatherThumbnails,
  lighterPictures: gatherLighterPictures,
  answers: async ({ answers }) => answers,
  profile: async ({ profile }) => profile,
  accounts: async () => ({ connected: [] }),
}
