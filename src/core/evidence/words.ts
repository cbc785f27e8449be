import type { EvidenceKey } from './index.ts'

/** What each kind of evidence is called in texts for owners. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceKey, string>> = {
  answers: 'your answers',
  profile: 'your profile',
  accounts: 'your connected accounts',
  certificate: 'your SSL certificate',
  site: 'your homepage',
  mail: 'the mail settings of your domain name',
  robots: 'your robots file',
  pages: 'the pages of your website',
  sitemaps: 'your sitemap',
  scripts: 'the scripts of your website',
  twins: 'the other addresses of your homepage',
  share: 'the page that you named',
  links: 'the links on your website',
  exposure: 'files that should be private',
  rendered: 'your homepage in a browser',
  loaded: 'what your homepage loads',
  mobileVisit: 'your homepage on a phone',
  desktopVisit: 'your homepage on a computer',
  renderedPages: 'the pages of your website in a browser',
  thumbnails: 'small copies of your pictures',
  lighterPictures: 'lighter copies of your pictures',
  menuLayouts: 'the first pages of your menu on a phone',
}
