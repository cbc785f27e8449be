import { refreshTarget } from '#core/address/refresh.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/** Where the page's own markup sends visitors at once. */
export function refreshOf(page: PageFacts): string | null {
  const refresh = page.metas.find(({ httpEquiv }) => httpEquiv === 'refresh')
  return refresh ? refreshTarget(refresh.content, page.url) : null
}
