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

/**
 * The kinds of elements on a page, and the order of its headings and landmarks: tag, class, style, state, whether it has a
 * name, and the same of its ancestors. Two pages with the same kinds differ in texts, addresses and numbers alone.
 */
export const partsOf = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const own = (element: Element): string => {
      const isNamed =
        (element.textContent ?? '').trim() !== '' ||
        ['aria-label', 'aria-labelledby', 'alt', 'title'].some((name) => element.hasAttribute(name))
      return [
        element.tagName,
        isNamed ? 'named' : 'nameless',
        ...[...element.attributes]
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ name, value }) =>
            names.includes(name) ? name : `${name}=${value.replaceAll(/[\d.]+(?=%|px|r?em|deg)/gu, '0')}`,
          ),
      ].join(' ')
    }
    const parts = new Set<string>()
    const walk = (element: Element, above: string): void => {
      const kind = own(element)
      parts.add(`${above} > ${kind}`)
      for (const child of element.children) walk(child, kind)
    }
    walk(document.body, '')
    const outline = [
      ...document.querySelectorAll('h1, h2, h3, h4, h5, h6, main, nav, header, footer, aside, [role]'),
    ]
    // The same kind again, as in a list, is no other order.
    parts.add(
      outline
        .map(({ tagName, role }) => `${tagName} ${role ?? ''}`)
        .filter((one, at, all) => one !== all[at - 1])
        .join(', '),
    )
    return [...parts]
  }, NAMES)
