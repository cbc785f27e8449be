import type { InspectorTask } from './inspector/protocol.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** Pages that a scan reads where nothing else is set, and the most that may be set (specification, 3). */
export const USUAL_PAGES = 100
export const MOST_PAGES = 50_000
/** Requests to one host that may start in a second, at most, where a pace is set. */
export const FASTEST_PACE = 1_000

/** Limits of a scan. */
export interface ScanBudgets {
  settings: InspectorTask['settings']
  /** Bytes that all connections together may receive and send. */
  scanBytes: number
  /** Milliseconds for the whole scan. */
  deadlineMs: number
}

const MEBIBYTE = 1_048_576
/** Up to so many pages the limits are those of the specification (reliability, 2.7). */
const PAGES_OF_USUAL_LIMITS = 200
const USUAL_LINKS = 1_000
const LINKS_A_PAGE = 10

/** The limits of a scan that reads `pages` pages at most: the usual ones up to 200 pages; above, ten links a page, and bytes and time in proportion. */
export function budgetsFor({ pages, exposedFiles }: { pages: number; exposedFiles: boolean }): ScanBudgets {
  const factor = Math.max(1, pages / PAGES_OF_USUAL_LIMITS)
  return {
    settings: {
      maxPages: pages,
      maxLinks: pages > PAGES_OF_USUAL_LIMITS ? pages * LINKS_A_PAGE : USUAL_LINKS,
      crawlMs: 2 * MINUTE_MS * factor,
      linksMs: 2 * MINUTE_MS * factor,
      exposedFiles,
      confirmAfterMs: MINUTE_MS / 2,
    },
    scanBytes: 100 * MEBIBYTE * factor,
    deadlineMs: 5 * MINUTE_MS * factor,
  }
}
