import type { EvidenceKey, EvidenceMap } from '#core/evidence/index.ts'
import type { LayoutFacts, VisitEvidence } from '#core/evidence/visit.ts'
import type { Failure } from '#core/reasons.ts'
import type { Egress } from '#net/types.ts'

/** Thrown by a gatherer that could not look. Everything else thrown is a fault of ours (`internal`). */
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
  /** Links tested at most (10 times the page limit, at least 1,000). */
  maxLinks: number
  /** Milliseconds for the crawl, counted from its start. */
  crawlMs: number
  linksMs: number
  /** The owner's tick for the list of files that should be private. */
  exposedFiles: boolean
  /** Keys that this run needs: gatherers may leave out what nobody asked for. */
  keys: ReadonlySet<EvidenceKey>
  /** Pause between requests for files that should be private; one second when left out. */
  probePauseMs?: number
  /** Anybody asked for it: a website that keeps us out by name is left alone, its homepage too. */
  isPublic?: boolean
  /** Waits between tries and confirmations, in milliseconds; tests make them short. */
  confirmAfterMs: number
}

/** A page as the browser shows it. */
export interface RenderedPage {
  url: string
  status: number | null
  html: string
  /** Its layout on the phone's screen, where that was measured and could be. */
  layout?: LayoutFacts | null
}

/** The browser of this scan: one at a time, in its own process. Every call throws {@link GatheringFailed} when it cannot. */
export interface BrowserService {
  /** Renders a page (load plus 2 s of quiet, at most 15 s) with the phone's screen and measures it there. Waits its turn between visits. */
  render(url: string, options?: { insecure?: boolean }): Promise<RenderedPage>
  /**
   * One Lighthouse visit of the homepage with our gatherers inside, and the rendered page that it saw. `insecure`: go on although
   * the certificate is not valid. `onPage` hears of that page as soon as it was read, while Lighthouse still does its sums.
   */
  visit(
    device: 'mobile' | 'desktop',
    home: { address: string; insecure: boolean },
    onPage?: (page: RenderedPage) => void,
  ): Promise<{ evidence: VisitEvidence; page: RenderedPage | null }>
}

/** What a gatherer is handed. Other evidence is asked for by name; it is gathered once. */
export interface GatherContext {
  /** The address asked for, parsed and allowed. */
  readonly address: string
  readonly settings: GatherSettings
  readonly answers: EvidenceMap['answers']
  readonly profile: EvidenceMap['profile']
  readonly egress: Egress
  readonly browser: BrowserService
  readonly signal: AbortSignal
  now(): Date
  /** Other evidence; starts its gatherer when nobody has. Throws {@link GatheringFailed} with its failure when it failed. */
  want<K extends EvidenceKey>(key: K): Promise<EvidenceMap[K]>
  /** Tells people how far it is; silent for scripts. */
  progress(what: 'pages' | 'links' | 'visit', done: number, total: number | null): void
}

/** Looks once and gives one kind of evidence. */
export type Gatherer<K extends EvidenceKey> = (context: GatherContext) => Promise<EvidenceMap[K]>
