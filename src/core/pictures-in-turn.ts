import type { ImageFacts, PageFacts } from './evidence/page.ts'

type Page = Pick<PageFacts, 'images'>

/**
 * The pictures of a page as a browser showed it, where those count as shown that are hidden at first: other slides, tabs, dialogs, and what only another
 * screen shows. Then the HTML as sent does not hide them; the page's style or its scripts do. Further copies of a slide, which scripts make, stay hidden.
 */
export function picturesInTurn(shown: Page, sent: Page): ImageFacts[] {
  const waiting = new Map<string, number>()
  const add = (url: string, count: number): unknown => waiting.set(url, (waiting.get(url) ?? 0) + count)
  for (const { url, hidden } of sent.images) if (url !== null && !hidden) add(url, 1)
  for (const { url, hidden } of shown.images) if (url !== null && !hidden) add(url, -1)
  return shown.images.map((image) => {
    const { url, hidden } = image
    if (!hidden || url === null || (waiting.get(url) ?? 0) <= 0) return image
    add(url, -1)
    return { ...image, hidden: false }
  })
}
