import { pageKey } from '#core/address/urls.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { MOST_IDS } from '../parse/limits.ts'

/** Most pages whose ids are kept. */
const KEPT = 400

/** Targets of fragment links by page: ids and `a` names of the original HTML. */
export class PageIds {
  readonly #pages = new Map<string, ReadonlySet<string>>()

  keep(url: string, ids: readonly string[]): void {
    // Of a page with more ids than are read, nobody can say that one is missing.
    if (ids.length < MOST_IDS && this.#pages.size < KEPT) this.#pages.set(pageKey(url), new Set(ids))
  }

  of(url: string): ReadonlySet<string> | undefined {
    return this.#pages.get(pageKey(url))
  }
}

/** The ids of the pages read in one scan. */
export const pageIdsOf = oncePerScan(() => new PageIds())
