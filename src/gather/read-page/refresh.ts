import { refreshTarget } from '#core/address/refresh.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/** Where the page's first `meta` refresh leads within 30 seconds; `null` where it has none, or one that only reloads the page. */
export function refreshOf(page: PageFacts): string | null {
  const refresh = page.metas.find(({ httpEquiv }) => httpEquiv === 'refresh')
  return refresh ? refreshTarget(refresh.content, page.url) : null
}
