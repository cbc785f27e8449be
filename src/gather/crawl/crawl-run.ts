import { atPresentHost, type OwnNames } from '#core/site/own-hosts.ts'
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
  /** Other names of this website, as far as the pages read tell them. */
  otherNames: OwnNames
  /** Visits begun, the homepage among them. */
  started: number
  /** The scan's byte budget is used up. */
  spent: boolean
}

/**
 * Where to look for an address: at the same path here when it names this site by another of its names. Nobody has said that
 * such a page is here, so it is `guessed`.
 */
export function here({ site, otherNames }: CrawlRun, address: string): { url: string; guessed: boolean } {
  const url = atPresentHost(address, site.address, otherNames)
  return { url: url ?? address, guessed: url !== null }
}

/** True when no further page may be asked for. */
export const isCrawlOver = ({ signal, spent }: CrawlRun): boolean => signal.aborted || spent
