import type { PageFacts } from '../evidence/page.ts'
import { placeholderWords } from './placeholder-text.ts'

/** Addresses of the post and the page that a new WordPress has. */
const SAMPLE = /\/(?:hello-world|sample-page)(?:-\d+)?\/?$/iu
/** The list of what nobody has put into a category. */
const NO_CATEGORY = /\/category\/uncategori[sz]ed\/?$|\/product-category\/uncategori[sz]ed\/?$/iu

/** Whether a content system made this page by itself. It wants deleting, not a better title; rule 64 tells of a sample text. */
export function isSamplePage({ url, text }: Pick<PageFacts, 'url' | 'text'>): boolean {
  const { pathname } = new URL(url)
  return NO_CATEGORY.test(pathname) || (SAMPLE.test(pathname) && placeholderWords(text.main) !== null)
}
