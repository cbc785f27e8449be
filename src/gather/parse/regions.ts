import type { Region } from '#core/evidence/region.ts'
import { CERTAIN_NAMES, LIKELY_NAMES } from './landmark-names.data.ts'

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

/** Which landmarks a page's markup has; only the others are looked for by their class names. */
export type LandmarksSeen = Readonly<Record<Exclude<Region, 'main'>, boolean>>

const ROLES: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  complementary: 'aside',
  contentinfo: 'footer',
}

/** Which landmarks a page's markup has. Searches its text, because the regions are decided in the one walk through its elements. */
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
  for (const name of `${id ?? ''} ${className ?? ''}`.toLowerCase().split(/\s+/u)) {
    if (Object.hasOwn(CERTAIN_NAMES, name)) return CERTAIN_NAMES[name] ?? null
    const likely = Object.hasOwn(LIKELY_NAMES, name) ? LIKELY_NAMES[name] : undefined
    if (likely && !landmarks[likely]) return likely
  }
  return null
}
