import type { PageFacts } from '#core/evidence/page.ts'
import { distinctPages } from '#core/site/distinct-pages.ts'

/** The pages whose words count, each text once: otherwise all of it would count as repeated from page to page. */
export function pagesToRead(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  return distinctPages(pages).filter(({ text }) => {
    if (text.main !== '' && seen.has(text.main)) return false
    seen.add(text.main)
    return true
  })
}
