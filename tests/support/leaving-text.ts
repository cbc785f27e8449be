/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Texts that leave their card or button, and how far the page is wider than its screen; empty when everything is in its place. */
export const leavingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ROUNDING = 1.5
    /** One pixel, and two where text is twice as large. */
    const HIDDEN_WIDTH = 2
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const said = node.textContent?.trim() ?? ''
      if (said === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      for (let box: Element | null = node.parentElement; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box)
        // Text for screen readers is cut off on purpose, a long name may end in dots, and a table may be scrolled.
        const edge = box.getBoundingClientRect()
        const isForReaders = style.clipPath !== 'none' || edge.width <= HIDDEN_WIDTH
        if (isForReaders || style.textOverflow === 'ellipsis' || /auto|scroll/u.test(style.overflowX)) break
        const isBox = style.borderLeftStyle !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
        if (!isBox || style.display === 'inline') continue
        if (right <= edge.right + ROUNDING && left >= edge.left - ROUNDING) continue
        found.push(`"${said.slice(0, 60)}" leaves its ${box.tagName.toLowerCase()}`)
        break
      }
    }
    return found
  })

/** Empty pixels between the last text or picture of a page's main part and its end; 0 where the page is no longer than the screen. */
export const emptyEndOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (main === null || document.documentElement.scrollHeight <= window.innerHeight) return 0
    const ends = [...main.querySelectorAll('img, svg, video, canvas, input, textarea, select')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect().bottom)
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.textContent?.trim() === '' || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      ends.push(range.getBoundingClientRect().bottom)
    }
    return Math.round(main.getBoundingClientRect().bottom - Math.max(0, ...ends))
  })
