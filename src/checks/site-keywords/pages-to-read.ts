import type { PageFacts } from '#core/evidence/page.ts'
import { distinctPages } from '#core/site/distinct-pages.ts'
import { isForeign, isTranslation, isInOurLanguages } from '#core/site/language.ts'
import { isSamplePage } from '#core/site/sample-pages.ts'

/** Pages with each text once: otherwise all of it would count as repeated from page to page. */
export function withoutRepeatedTexts(pages: readonly PageFacts[]): PageFacts[] {
  const seen = new Set<string>()
  return distinctPages(pages).filter(({ text }) => {
    if (text.main !== '' && seen.has(text.main)) return false
    seen.add(text.main)
    return true
  })
}

/** What a content system lists under the name of an account. */
const BY_AUTHOR = /\/author\/[^/]+\/?$/iu
/** Legal texts by names that no business has for what it offers: a baker has cookies, and an insurer policies. */
const LEGAL =
  /(?:privacy|gdpr|popia|cookie)[-_](?:polic(?:y|ies)|notice|statement|manual|page)(?:[-_./]|$)|privacy[-_](?:and[-_])?(?:cookies?|terms)(?:[-_./]|$)|\/(?:privacy|gdpr|popia|imprint)(?:\.\w+)?\/?$|(?:^|[-_/])(?:disclaimer|impressum)(?:[-_./]|$)|\/legal(?:-?notice)?(?:\.\w+)?\/?$|\/terms(?:-(?:and-)?(?:conditions|of-\w+|use))?(?:\.\w+)?\/?$|(?:cookies?|refunds?|returns?|shipping|website)[-_](?:polic(?:y|ies)|notice|statement)/iu

/** Those whose words say what a business does: no legal text, nothing that its content system made, and no translation where the homepage is in English. */
export function pagesToRead(pages: readonly PageFacts[]): PageFacts[] {
  const [home] = pages
  const leavesOutForeign = home !== undefined && isInOurLanguages([home])
  return pages.filter((page) => {
    if (page === home) return true
    const { pathname } = new URL(page.url)
    if (LEGAL.test(pathname) || BY_AUTHOR.test(pathname) || isSamplePage(page)) return false
    return !leavesOutForeign || !(isForeign(page) || isTranslation(page))
  })
}
