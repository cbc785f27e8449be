import type { MetaFacts, PageFacts } from '#core/evidence/page.ts'
import { distinctPages } from '#core/site/distinct-pages.ts'
import { directivesOf, hides } from '#core/site/robots-directives.ts'
import { asPlainLine } from './words.ts'
import type { FixEvidence } from './fix.ts'

/**
 * Pages that visitors read: successful answers in HTML, each once, without those that only send them on. Rendered facts replace those of the HTML as
 * sent. One page at two addresses may be rendered at one of them alone.
 */
export function readPages({ pages, renderedPages }: FixEvidence): PageFacts[] {
  const drawn = new Map((renderedPages?.pages ?? []).map((page) => [page.url, page]))
  const answered = (pages?.pages ?? []).filter(
    ({ status, contentType }) => status >= 200 && status < 300 && /html/iu.test(contentType ?? 'html'),
  )
  return distinctPages(distinctPages(answered).map((page) => drawn.get(page.url) ?? page))
}

/** The content of a `meta` by its name or property; empty when there is none. */
export const metaOf = ({ metas }: Pick<PageFacts, 'metas'>, key: string): string =>
  asPlainLine(metas.find((meta) => isCalled(meta, key))?.content ?? '')

const isCalled = ({ name, property }: MetaFacts, key: string): boolean =>
  name?.toLowerCase() === key || property?.toLowerCase() === key

/** The first visible h1; empty when there is none. */
export const mainHeading = ({ headings }: PageFacts): string =>
  asPlainLine(
    headings.find(({ level, hidden, text }) => level === 1 && !hidden && text.trim() !== '')?.text ?? '',
  )

/** Whether the page asks search engines to leave it out (robots meta or header). */
export const isHidden = ({ metas, headers }: PageFacts): boolean =>
  hides(directivesOf(metas, headers['x-robots-tag']))

/** The page's canonical address, else its own. */
export const mainAddress = ({ relations, url }: PageFacts): string =>
  relations.find(({ rel, url }) => rel === 'canonical' && url !== null)?.url ?? url
