import type { Failure } from '../reasons.ts'
import type { LibraryFacts } from './scripts.ts'

/** How badly a barrier hurts, as axe-core has it; the mildest first. */
export const IMPACTS = ['minor', 'moderate', 'serious', 'critical'] as const

/** What a layer over the page looks like. */
export const OVERLAY_KINDS = ['consent', 'age', 'legal', 'other'] as const
export type OverlayKind = (typeof OVERLAY_KINDS)[number]

/** Requests that are kept of a visit. */
export const MOST_REQUESTS = 500

/** What the homepage is shown on in a visit. */
export type Device = 'mobile' | 'desktop'

/** One browser visit to the homepage: Lighthouse with our own gatherers inside. */
export interface VisitEvidence {
  device: Device
  finalUrl: string
  lighthouseVersion: string
  browserVersion: string
  /** The browser got a bot wall, login or error page in place of the owner's page. */
  notOwnersPage: boolean
  speed: SpeedFacts | { failure: Failure }
  accessibility: AccessibilityFacts | { failure: Failure }
  /** Everything that Lighthouse measured of the speed, for the report in full. */
  audits?: LighthouseAudit[] | undefined
  /** Phone layout, from the mobile visit. */
  layout: LayoutFacts | null
  /** How far the page's styles reach. Absent in evidence of earlier versions, and where it could not be measured. */
  styleReach?: StyleReach | undefined
  /** The first screen: 1,350 x 940 on a computer; 360 x 640 on a phone, or what it shows where it zooms out, at most 1,440 x 2,560. */
  screenshot: Screenshot | null
  /** Screenshots from further down, of problems; on a computer every screen with a link or a problem. At most 6. */
  closeUps?: Screenshot[] | undefined
  /** How the page appeared while it loaded, in order. Absent in evidence of earlier versions. */
  film?: FilmFrame[] | undefined
  /** The visible links and pictures of the page with their positions, at most 400. Absent in evidence of earlier versions. */
  placedLinks?: PlacedLink[] | undefined
  /** Requests of the page and of the frames in it, at most {@link MOST_REQUESTS}. */
  requests: RequestFacts[]
  /** Requests that our own proxy refused (private addresses, budget), apart from the website's own failures. */
  blockedRequests: number
  /** Cookies after load: names and flags only, values are never kept. */
  cookies: {
    name: string
    domain: string
    secure: boolean
    httpOnly: boolean
    sameSite: string | null
    firstParty: boolean
  }[]
  /** Names of known globals (`Shopify`, `dataLayer`, `OneTrust` …) that the page defines. */
  globals: string[]
  libraries: LibraryFacts[]
  /** Console errors, at most 20, each cut to 300 characters. */
  consoleErrors: string[]
}

/** What the homepage loaded on a phone: known as soon as the page has come to rest, before the visit is measured. */
export type LoadedEvidence = Pick<VisitEvidence, 'finalUrl' | 'requests' | 'libraries'>

export const loadedOf = ({ finalUrl, requests, libraries }: LoadedEvidence): LoadedEvidence => ({
  finalUrl,
  requests,
  libraries,
})

/** One audit of a Lighthouse run, with the files and elements that it names as text. */
export interface LighthouseAudit {
  id: string
  title: string
  /** What it looks at, and why; without links. */
  description: string
  /** 0 to 1; `null`: it gives information and no score, does not apply, or failed. */
  score: number | null
  state: 'measured' | 'informative' | 'not_applicable' | 'failed'
  display: string | null
  /** Tables of files and elements, at most 60 rows each. */
  tables: AuditTable[]
}
export interface AuditTable {
  columns: { label: string; align?: 'right' | undefined }[]
  rows: string[][]
  /** Number of all rows. */
  total: number
}

/** A picture of a part of the page, from its left edge. Lengths are CSS px of the page, whatever the picture's resolution. */
export interface Screenshot {
  /** A JPEG as a data address. */
  src: string
  width: number
  height: number
  /** Distance of its top edge from the page's top; 0 when absent. */
  top?: number | undefined
}

/** Where something stands, in CSS px from the page's top left corner. */
export interface Spot {
  x: number
  y: number
  width: number
  height: number
}

/** What a page shows at a moment of its load. */
export const FILM_MOMENTS = ['nothing', 'first_words', 'main_picture'] as const

/** The page at one moment of its load: a JPEG as a data address, and the screen's size in CSS px. */
export interface FilmFrame {
  moment: (typeof FILM_MOMENTS)[number]
  src: string
  width: number
  height: number
}

/** A link or picture and its position. */
export interface PlacedLink {
  /** Where it leads, or the picture's own address. */
  url: string
  spot: Spot
  /** The link is in a closed menu, and the spot is that of what opens it. */
  inMenu?: true | undefined
}

export interface RequestFacts {
  url: string
  type: string
  status: number | null
  bytes: number
  failed: boolean
  /** Made by a frame of another website, so that it shows nothing that this website has. Evidence of earlier versions does not say so. */
  inOtherFrame?: true | undefined
}

export interface SpeedFacts {
  /** 0 to 100, `Math.round(score * 100)`. */
  performance: number
  /** The score of every run; one run, or up to five where one could not decide the band. */
  runs: number[]
  /**
   * How many times longer the page's work took because of other load on the processor: 1 on a quiet machine. The score
   * is corrected for it. `null` where the system does not report it.
   */
  contention?: number | null | undefined
  /** Milliseconds, but `cls` (a ratio). `null` when Lighthouse gave none. */
  metrics: {
    fcp: number | null
    lcp: number | null
    tbt: number | null
    cls: number | null
    si: number | null
  }
  /** The improvements with the largest effect, largest first. */
  opportunities: {
    id: string
    title: string
    savingsMs: number | null
    savingsBytes: number | null
    display: string | null
  }[]
  totalBytes: number | null
  /** The picture that wastes most, in bytes; `null`: no picture does. */
  heaviestPicture?: { url: string; bytes: number; wastedBytes: number } | null | undefined
}

export interface AccessibilityFacts {
  /** 0 to 100. */
  score: number
  violations: {
    id: string
    impact: (typeof IMPACTS)[number]
    help: string
    helpUrl: string | null
    nodes: number
    /** Up to 5 elements: a CSS selector and a snippet cut to 300 characters. */
    examples: { selector: string; snippet: string; spot?: Spot | null | undefined }[]
  }[]
  passes: number
  /** Number of rules that axe could not decide on for some element. */
  incomplete: number
}

/** Whether the classes of a page do anything: without its styles, they do not. */
export interface StyleReach {
  /** Elements of its body, at most 20,000. */
  elements: number
  /** Those with a class. */
  withClass: number
  /** Those with a class that a rule of a loaded style selects. */
  selected: number
}

/** One page's layout on a phone. */
export interface PageLayout {
  url: string
  layout: LayoutFacts
}

export interface LayoutFacts {
  /** Content of the last viewport meta in effect. */
  viewportMeta: string | null
  /** CSS px of the measuring viewport. */
  viewport: { width: number; height: number }
  /** How far the page scrolls sideways, in CSS px. */
  overflowPx: number
  /** Elements that overflow furthest, at most 5. */
  culprits: { selector: string; right: number; snippet: string; spot?: Spot | undefined }[]
  /** Characters of visible text, and the share of them at 12 px or more (0 to 1). */
  textCharacters: number
  legibleShare: number
  tapTargets: number
  smallTargets: number
  /** Position of the first small tap targets, at most 20. */
  smallTargetSpots?: Spot[] | undefined
  /** Stylesheets that could not be loaded, and whether each failed for a reason of the website's own (404). */
  stylesheets: { url: string; loaded: boolean; ownFault: boolean }[]
  /** A fixed overlay that covered over half of the screen once the page had come to rest, and its kind. Of a visit: before anything was scrolled. */
  overlay: { coveredShare: number; kind: OverlayKind } | null
  userScalableNo: boolean
}
