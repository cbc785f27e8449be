import type { PageFacts } from '#core/evidence/page.ts'
import { isContactLike, isContactSegment } from '#core/site/contact-pages.ts'
import { hasContactForm } from '#core/site/forms.ts'
import { isDrawnStorefront } from '#core/site/shop/drawn-storefront.ts'
import { lastSegment } from '#core/site/phrases.ts'

const MOST_CONTACTS = 4
const MOST_STOREFRONTS = 2
const MOST = 10

/**
 * Pages to render, at most ten: first contact pages whose HTML has no contact form and whose scripts could add one (at most four, those named in
 * their address first), then those into which a service's script draws goods (at most two), then thin ones.
 */
export function pagesToRender(pages: readonly PageFacts[]): PageFacts[] {
  const contacts = pages
    .filter((page) => isContactLike(page) && !hasContactForm([page]) && page.scripts.length > 0)
    .toSorted((a, b) => Number(isNamedSo(b)) - Number(isNamedSo(a)))
    .slice(0, MOST_CONTACTS)
  const storefronts = pages.filter(isDrawnStorefront).slice(0, MOST_STOREFRONTS)
  const thin = pages.filter((page) => page.thin)
  return [...new Set([...contacts, ...storefronts, ...thin])].slice(0, MOST)
}

const isNamedSo = ({ url }: PageFacts): boolean => isContactSegment(lastSegment(url))
