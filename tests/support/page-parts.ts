/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** Attributes that name one element or one thing: another value makes no other kind of element. */
const NAMES = [
  'id',
  'for',
  'href',
  'src',
  'srcset',
  'alt',
  'title',
  'name',
  'value',
  'content',
  'd',
  'datetime',
  'download',
  'placeholder',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-valuenow',
  'points',
]

/** The kinds of elements of a page by their numbers, as the page keeps them for {@link partsOf} and axe. */
export interface PageWithParts {
  parts?: Map<number, Element[]>
}

/**
 * The kinds of elements on a page, and the order of its headings and landmarks, each as a number: tag, class, style, state, whether it has a
 * name, and the same of its parent. Two pages with the same kinds differ in texts, addresses and numbers alone.
 */
export const partsOf = (page: Page): Promise<number[]> =>
  page.evaluate((names) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows only what is inside of the function that is sent to it
    const hasName = (element: Element): boolean =>
      (element.textContent ?? '').trim() !== '' ||
      ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) => element.hasAttribute(name))
    const own = (element: Element): string =>
      [
        element.tagName,
        hasName(element) ? 'named' : 'nameless',
        ...[...element.attributes]
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ name, value }) =>
            names.includes(name) ? name : `${name}=${value.replaceAll(/[\d.]+(?=%|px|r?em|deg)/gu, '0')}`,
          ),
      ].join(' ')
    /** 53 bits of a text (cyrb53). */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows only what is inside of the function that is sent to it
    const numberOf = (text: string): number => {
      let [high, low] = [0xde_ad_be_ef, 0x41_c6_ce_57]
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at)
        high = Math.imul(high ^ code, 2_654_435_761)
        low = Math.imul(low ^ code, 1_597_334_677)
      }
      high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
      low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
      return 2 ** 32 * (2_097_151 & low) + (high >>> 0)
    }
    const parts = new Map<number, Element[]>()
    const add = (text: string, ...elements: Element[]): void => {
      const number = numberOf(text)
      parts.set(number, [...(parts.get(number) ?? []), ...elements])
    }
    const walk = (element: Element, above: string): void => {
      const kind = own(element)
      add(`${above} > ${kind}`, element)
      for (const child of element.children) walk(child, kind)
    }
    walk(document.body, '')
    const outline = [
      ...document.querySelectorAll('h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, [role]'),
    ]
    // The same kind again, as in a list, is no other order.
    add(
      outline
        .map(({ tagName, role }) => `${tagName} ${role ?? ''}`)
        .filter((one, at, all) => one !== all[at - 1])
        .join(', '),
    )
    const here: PageWithParts = Object(window)
    here.parts = parts
    return [...parts.keys()]
  }, NAMES)
