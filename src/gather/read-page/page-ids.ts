import { pageKey } from '#core/address/urls.ts'
import { oncePerScan } from '../once-per-scan.ts'

/** Pages whose ids are kept. */
const KEPT = 400

/** What `#name` links may point at, by page: ids and `a` names of the HTML as sent. */
export class PageIds {
  readonly #pages = new Map<string, ReadonlySet<string>>()

  keep(url: string, ids: readonly string[]): void {
    if (this.#pages.size < KEPT) this.#pages.set(pageKey(url), new Set(ids))
  }

  of(url: string): ReadonlySet<string> | undefined {
    return this.#pages.get(pageKey(url))
  }
}

/** The ids of the pages read in one scan. */
export const pageIdsOf = oncePerScan(() => new PageIds())
