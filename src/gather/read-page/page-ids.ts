import { pageKey } from '#core/address/urls.ts'
import { bytesOf } from '#core/memory-of.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { MOST_IDS } from '../parse/limits.ts'

/** Most pages whose ids are kept, and bytes of memory that these take. */
const KEPT = 400
const MOST_BYTES = 16 * 1_048_576

/** Targets of fragment links by page: ids and `a` names of the original HTML. */
export class PageIds {
  readonly #pages = new Map<string, ReadonlySet<string>>()
  #bytes = 0

  keep(url: string, ids: readonly string[]): void {
    // Of a page with more ids than are read, nobody can say that one is missing.
    if (ids.length >= MOST_IDS || this.#pages.size >= KEPT || this.#bytes >= MOST_BYTES) return
    this.#bytes += bytesOf(ids)
    this.#pages.set(pageKey(url), new Set(ids))
  }

  of(url: string): ReadonlySet<string> | undefined {
    return this.#pages.get(pageKey(url))
  }
}

/** The ids of the pages read in one scan. */
export const pageIdsOf = oncePerScan(() => new PageIds())
