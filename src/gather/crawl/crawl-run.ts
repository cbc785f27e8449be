import { atPresentHost, type OwnNames } from '#core/site/own-hosts.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { GatherContext } from '../context.ts'
import type { CrawlLedger } from './crawl-ledger.ts'
import type { Frontier } from './frontier.ts'

/** State of one running crawl. */
export interface CrawlRun {
  readonly context: GatherContext
  readonly site: SiteEvidence
  /** Aborted when the scan is cancelled or the crawl's time is over. */
  readonly signal: AbortSignal
  readonly ledger: CrawlLedger
  readonly frontier: Frontier
  /** Other names of this website, known from the pages read. */
  otherNames: OwnNames
  /** Crawl steps started, with the homepage. */
  started: number
  /** The scan's byte budget is used up, or the memory for its links. */
  spent: boolean
}

/**
 * The address to request for a link: at the same path of this host when the link uses another name of this website. It is `ofOtherName` then, because
 * no link names it.
 */
export function addressHere(
  { site, otherNames }: CrawlRun,
  address: string,
): { url: string; ofOtherName: boolean } {
  const url = atPresentHost(address, site.address, otherNames)
  return { url: url ?? address, ofOtherName: url !== null }
}

/** True when no further page may be requested. */
export const isCrawlOver = ({ signal, spent }: CrawlRun): boolean => signal.aborted || spent
