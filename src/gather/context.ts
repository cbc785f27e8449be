import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { LayoutFacts, LoadedEvidence, VisitEvidence } from '#core/evidence/visit.ts'
import type { Failure } from '#core/reasons.ts'
import type { ProgressKind } from '#core/scan-states.ts'
import type { Egress } from '#net/types.ts'

/** Thrown by a gatherer that could not gather its evidence. Any other error is a fault of ours (`internal`). */
export class GatheringFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail ?? failure.code)
    this.name = 'GatheringFailed'
    this.failure = failure
  }
}

export interface GatherSettings {
  maxPages: number
  /** Most links tested (10 times the page limit, at least 1,000). */
  maxLinks: number
  /** Milliseconds for the crawl, counted from its start. */
  crawlMs: number
  /** Milliseconds for each round of requests: the links, their confirmations, the same paths at the present host. */
  linksMs: number
  /** Whether the owner allowed to request files that should be private. */
  exposedFiles: boolean
  /** Evidence keys that this scan needs; gatherers may leave out others. */
  keys: ReadonlySet<EvidenceKey>
  /** Pause between requests for files that should be private; one second when left out. */
  probePauseMs?: number
  /** A public scan: a website whose robots.txt refuses Fettle by name is not read, not even its homepage. */
  isPublic?: boolean
  /** Waits between tries and confirmations, in milliseconds; short in tests. */
  confirmAfterMs: number
}

/** A page as the browser renders it. */
export interface RenderedPage {
  url: string
  status: number | null
  html: string
  /** Its layout on the phone's screen, where it was measured. */
  layout?: LayoutFacts | null
}

/** A page of a visit before it has been measured. */
export interface ReadPage {
  page: RenderedPage
  loaded: LoadedEvidence
}

/** The browser of this scan: one task at a time. Every call throws {@link GatheringFailed} when it fails. */
export interface BrowserService {
  /** Renders a page (load plus 2 s without requests, at most 15 s, side by side up to 30 s) on the phone's screen and measures it. Waits for running visits. */
  render(url: string, options?: { insecure?: boolean }): Promise<RenderedPage>
  /**
   * One Lighthouse visit of the homepage with our gatherers inside, and the page rendered for it. `insecure`: accept an invalid certificate.
   * `onRead` gets the page and what it loaded as soon as both were read, while Lighthouse still computes.
   */
  visit(
    device: 'mobile' | 'desktop',
    home: { address: string; insecure: boolean },
    onRead?: (read: ReadPage) => void,
  ): Promise<{ evidence: VisitEvidence; page: RenderedPage | null }>
}

/** What a gatherer gets. It asks for other evidence by key; each piece is gathered once. */
export interface GatherContext {
  /** The address to scan, parsed and allowed. */
  readonly address: string
  readonly settings: GatherSettings
  readonly answers: EvidenceMap['answers']
  readonly profile: EvidenceMap['profile']
  readonly egress: Egress
  readonly browser: BrowserService
  readonly signal: AbortSignal
  now(): Date
  /** Other evidence; starts its gatherer when that has not started. Throws {@link GatheringFailed} with its failure when it failed. */
  want<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]>
  /** Reports progress. */
  progress(what: ProgressKind, done: number, total: number | null): void
}

/** Gathers one kind of evidence once. */
export type Gatherer<K extends EvidenceKey> = (context: GatherContext) => Promise<EvidenceMap[K]>
