import type { SiteEvidence } from '#core/evidence/site.ts'
import type { GatherContext } from '../context.ts'
import type { CrawlLedger } from './crawl-ledger.ts'
import type { Frontier } from './frontier.ts'

/** One crawl under way. */
export interface CrawlRun {
  readonly context: GatherContext
  readonly site: SiteEvidence
  /** Aborted when the owner stops the run or the crawl's time is over. */
  readonly signal: AbortSignal
  readonly ledger: CrawlLedger
  readonly frontier: Frontier
  /** Visits begun, the homepage among them. */
  started: number
  /** The scan's byte budget is used up. */
  spent: boolean
}

/** True when no further page may be asked for. */
export const isOver = ({ signal, spent }: CrawlRun): boolean => signal.aborted || spent
