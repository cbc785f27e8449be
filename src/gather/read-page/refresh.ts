import { refreshTarget } from '#core/address/refresh.ts'
import type { PageFacts } from '#core/evidence/page.ts'

/** Target of the page's immediate `meta` refresh. */
export function refreshOf(page: PageFacts): string | null {
  const refresh = page.metas.find(({ httpEquiv }) => httpEquiv === 'refresh')
  return refresh ? refreshTarget(refresh.content, page.url) : null
}
