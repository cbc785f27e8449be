import type { InspectorTask } from './inspector/protocol.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** Limits of a scan, by its number of pages: those of an owner's scan up to 200 pages, in proportion above. */
export interface ScanBudgets {
  settings: InspectorTask['settings']
  scanBytes: number
  deadlineMs: number
}

const MEBIBYTE = 1_048_576
const OWNERS_MOST_PAGES = 200
const LINKS_A_PAGE = 10
const FEWEST_LINKS = 1_000

export function budgetsFor({ pages, exposedFiles }: { pages: number; exposedFiles: boolean }): ScanBudgets {
  const factor = Math.max(1, pages / OWNERS_MOST_PAGES)
  return {
    settings: {
      maxPages: pages,
      maxLinks: pages > OWNERS_MOST_PAGES ? pages * LINKS_A_PAGE : FEWEST_LINKS,
      crawlMs: 2 * MINUTE_MS * factor,
      linksMs: 2 * MINUTE_MS * factor,
      exposedFiles,
      confirmAfterMs: MINUTE_MS / 2,
    },
    scanBytes: 100 * MEBIBYTE * factor,
    deadlineMs: 5 * MINUTE_MS * factor,
  }
}
