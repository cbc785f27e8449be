import type { Region } from '#core/evidence/region.ts'

/** Facts that decide an element's region. */
export interface RegionQuestion {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Region of the parent. */
  within: Region
  /** Inside `article` or `main`: a header or footer there is not the page's (HTML-AAM 1.0, 3.5). */
  inContent: boolean
  /** Inside `article`. */
  inArticle: boolean
}

/** Kinds of landmarks in the page's markup; for others, class names are used. */
export type LandmarksSeen = Readonly<Record<Exclude<Region, 'main'>, boolean>>

const ROLES: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
}

/** Names that builders use only for these landmarks. */
const CERTAIN_NAMES: Readonly<Record<string, Region>> = {
  'site-header': 'header',
  'main-header': 'header',
  'global-header': 'header',
  'header-wrapper': 'header',
  'elementor-location-header': 'header',
  'ekit-template-content-header': 'header',
  masthead: 'header',
  navbar: 'nav',
  'main-navigation': 'nav',
  'site-navigation': 'nav',
  'primary-navigation': 'nav',
  'main-nav': 'nav',
  'main-menu': 'nav',
  'site-nav': 'nav',
  'nav-menu': 'nav',
  mainmenu: 'nav',
  mainnav: 'nav',
  topnav: 'nav',
  'site-footer': 'footer',
  'main-footer': 'footer',
  'global-footer': 'footer',
  'page-footer': 'footer',
  'footer-wrapper': 'footer',
  'elementor-location-footer': 'footer',
  'ekit-template-content-footer': 'footer',
  colophon: 'footer',
}

/** Names often used for these landmarks, used only where the page has no such landmark in its markup. */
const LIKELY_NAMES: Readonly<Record<string, Exclude<Region, 'main'>>> = {
  header: 'header',
  'page-header': 'header',
  'top-bar': 'header',
  topbar: 'header',
  nav: 'nav',
  menu: 'nav',
  navigation: 'nav',
  sidebar: 'aside',
  'side-bar': 'aside',
  footer: 'footer',
  foot: 'footer',
  'footer-area': 'footer',
  'footer-section': 'footer',
  'footer-bottom': 'footer',
  'footer-container': 'footer',
}

/** Landmarks found in the text of the markup: precise enough, and one pass. */
export function landmarksIn(html: string): LandmarksSeen {
  return {
    header: html.includes('<header') || html.includes('role="banner"'),
    nav: html.includes('<nav') || html.includes('role="navigation"'),
    aside: html.includes('<aside') || html.includes('role="complementary"'),
    footer: html.includes('<footer') || html.includes('role="contentinfo"'),
  }
}

/** The region of an element: the nearest landmark, except that a menu inside the footer belongs to the footer. */
export function regionOf(question: RegionQuestion, landmarks: LandmarksSeen): Region {
  const own = ownRegion(question, landmarks)
  if (own === null) return question.within
  return question.within === 'footer' && own !== 'main' ? 'footer' : own
}

function ownRegion(question: RegionQuestion, landmarks: LandmarksSeen): Region | null {
  const { tag, attributes } = question
  const role = attributes['role']
  if (role !== undefined && Object.hasOwn(ROLES, role)) return ROLES[role] ?? null
  if (tag === 'nav' || tag === 'aside' || tag === 'main') return tag
  if (tag === 'header') return question.inContent ? null : 'header'
  if (tag === 'footer') return question.inArticle ? null : 'footer'
  return tag === 'div' || tag === 'section' || tag === 'ul' || tag === 'td' || tag === 'table'
    ? namedRegion(question, landmarks)
    : null
}

function namedRegion(question: RegionQuestion, landmarks: LandmarksSeen): Region | null {
  if (question.inContent) return null
  const { id, class: className } = question.attributes
  if (id === undefined && className === undefined) return null
  for (const name of `${id ?? ''} ${className ?? ''}`.toLowerCase().split(' ')) {
    if (Object.hasOwn(CERTAIN_NAMES, name)) return CERTAIN_NAMES[name] ?? null
    const likely = Object.hasOwn(LIKELY_NAMES, name) ? LIKELY_NAMES[name] : undefined
    if (likely && !landmarks[likely]) return likely
  }
  return null
}
