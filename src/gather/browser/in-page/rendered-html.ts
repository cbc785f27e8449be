/// <reference lib="dom" />

/** Functions that `renderedHtml` calls. */
export const HTML_PARTS = [isInvisible, isContent]

/**
 * Runs inside the page, in a world of ours. The document as it stands, elements that cannot be seen marked by
 * `data-fettle-hidden`, at most `limit` characters. The marks are set on a copy in a document without a window: the page does not
 * notice, nothing is fetched twice and no custom element starts.
 */
export function renderedHtml(limit: number): string {
  const root = document.documentElement
  const copy = document.implementation.createHTMLDocument('').importNode(root, true)
  const seen = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT)
  const copied = document.createTreeWalker(copy, NodeFilter.SHOW_ELEMENT)
  for (let count = 0; count < 50_000 && seen.nextNode() && copied.nextNode(); count += 1) {
    const { currentNode: element } = seen
    const { currentNode: twin } = copied
    if (!(element instanceof Element) || !(twin instanceof Element)) continue
    if (isContent(element) && isInvisible(element)) twin.setAttribute('data-fettle-hidden', '')
  }
  return `<!doctype html>${copy.outerHTML}`.slice(0, limit)
}

function isInvisible(element: Element): boolean {
  const style = getComputedStyle(element)
  return style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0'
}

function isContent(element: Element): boolean {
  return !element.closest('head, script, style, template, noscript')
}
