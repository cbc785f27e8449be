import type { WebAnswer } from '#support/web-server.ts'
import type { Trade } from './trades.ts'

type Link = readonly [path: string, text: string]

const slug = (text: string): string => `/${text.toLowerCase().replace(/[^a-z]+/gu, '-')}`
const to = ([path, text]: Link): string => `<a href="${path}">${text}</a>`
const MORE: readonly Link[] = [
  ['/about', 'About us'],
  ['/gallery', 'Gallery'],
  ['/blog', 'Blog'],
  ['/contact', 'Contact'],
]

/** One way to write a menu that names what a business offers. */
export interface MenuKind {
  name: string
  /** The menu items of what is offered. */
  menu: (trade: Trade) => string
  /** Pages beside those of the parts. */
  pages?: (trade: Trade) => Record<string, string>
  /** A script draws the menu as buttons: then only the homepage's own text links to the page of the offer. */
  drawn?: true
}

const parts = (trade: Trade): Link[] => trade.parts.map((part) => [slug(part), part])
const items = (links: readonly Link[]): string => links.map((link) => `<li>${to(link)}</li>`).join('')

export const MENU_KINDS: readonly MenuKind[] = [
  {
    name: 'a page of that name',
    menu: () => `<li>${to(['/services', 'Services'])}</li>`,
    pages: () => ({ '/services': '' }),
  },
  {
    name: 'a list below "Services", which leads nowhere',
    menu: (trade) =>
      `<li class="menu-item-has-children"><a href="#">Services</a><ul class="sub-menu">${items(parts(trade))}</ul></li>`,
  },
  {
    name: 'a drop-down button with a name of its own',
    menu: (trade) =>
      `<li class="dropdown"><button aria-expanded="false">${trade.whole}</button><div class="dropdown-menu">${parts(trade).map(to).join('')}</div></li>`,
  },
  {
    name: 'a folder of a builder',
    menu: (trade) =>
      `<div class="header-nav-item header-nav-item--folder"><a class="header-nav-folder-title" href="/what">${trade.whole}</a><div class="header-nav-folder-content"><div>${parts(
        trade,
      )
        .map((link) => `<div class="header-nav-folder-item">${to(link)}</div>`)
        .join('')}</div></div></div>`,
  },
  {
    name: 'a list with prices',
    menu: (trade) => `<li>${to(['/list', trade.whole])}</li>`,
    pages: (trade) => ({
      '/list': trade.parts.map((part, at) => `<h3>${part}</h3><p>From $${90 + at * 40}</p>`).join(''),
    }),
  },
  {
    name: 'a page of cards that lead to pages',
    menu: (trade) => `<li>${to(['/offer', trade.whole])}</li>`,
    pages: (trade) => ({
      '/offer': `${trade.parts.map((part) => `<article><h3>${part}</h3>${to([`/offer${slug(part)}`, 'Read more'])}</article>`).join('')}<a href="/contact">${trade.action}</a>`,
      ...Object.fromEntries(trade.parts.map((part) => [`/offer${slug(part)}`, `<h2>${part}</h2>`])),
    }),
  },
  {
    name: 'buttons that a script draws, with a page of cards behind a link of the homepage',
    drawn: true,
    menu: (trade) => `<li><button type="button">${trade.whole}</button></li>`,
    pages: (trade) => ({
      '/offer': `${trade.parts.map((part) => `<article><h3>${part}</h3>${to([`/offer${slug(part)}`, 'Read more'])}</article>`).join('')}<a href="/contact">${trade.action}</a>`,
      ...Object.fromEntries(trade.parts.map((part) => [`/offer${slug(part)}`, `<h2>${part}</h2>`])),
    }),
  },
]

/** A website of this trade with this menu. */
export function tradeSite(trade: Trade, kind: MenuKind): Record<string, WebAnswer> {
  const page = (
    title: string,
    body: string,
  ): string => `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
<header><a href="/">Joe's</a><nav><ul>${kind.drawn ? '' : `<li>${to(['/', 'Home'])}</li>`}${kind.menu(trade)}${kind.drawn ? '' : items(MORE)}</ul></nav></header>
<main><h1>${title}</h1><p>${`${trade.says} `.repeat(8)}</p>${body}</main><footer>Since 1987 ${kind.drawn ? MORE.map(to).join(' ') : ''}</footer></body></html>`
  const action = `<p><a href="/contact">${trade.action}</a></p>`
  return {
    '/': page("Joe's", kind.drawn ? to(['/offer', 'See them all']) : ''),
    ...Object.fromEntries(MORE.map(([path, text]) => [path, page(text, '')])),
    ...Object.fromEntries(parts(trade).map(([path, text]) => [path, page(text, action)])),
    ...Object.fromEntries(
      Object.entries(kind.pages?.(trade) ?? {}).map(([path, body]) => [path, page(trade.whole, body)]),
    ),
  }
}

/** Menus without an offer: names and lists of clubs, bands and blogs. */
export const OFFERING_NOTHING: readonly (readonly [name: string, menu: string])[] = [
  [
    'a club',
    `<li><a href="#">The club</a><ul>${items([
      ['/history', 'History'],
      ['/committee', 'Committee'],
      ['/rules', 'Rules'],
    ])}</ul></li>${items([
      ['/results', 'Results'],
      ['/fixtures', 'Fixtures'],
    ])}`,
  ],
  [
    'a band',
    items([
      ['/albums', 'Albums'],
      ['/videos', 'Videos'],
      ['/shows', 'Shows'],
      ['/the-band', 'The band'],
    ]),
  ],
  [
    'a blog',
    `<li><a href="#">Posts</a><ul>${items([
      ['/travel', 'Travel'],
      ['/thoughts', 'Thoughts'],
      ['/garden', 'Garden'],
    ])}</ul></li>`,
  ],
  [
    'pages about us',
    `<li><a href="/about">About</a><ul>${items([
      ['/team', 'Meet the team'],
      ['/story', 'Our story'],
      ['/find-us', 'Find us'],
      ['/call-us', 'Call us'],
    ])}</ul></li>`,
  ],
  [
    'pages of the people',
    items([
      ['/our-dentists', 'Our dentists'],
      ['/our-crew', 'Our crew'],
      ['/our-head-chef', 'Our head chef'],
      ['/our-whanau', 'Our whānau'],
    ]),
  ],
  [
    'galleries',
    items([
      ['/photo-gallery', 'Photo gallery'],
      ['/video-gallery', 'Video gallery'],
      ['/past-events', 'Past events'],
      ['/next-events', 'Next events'],
    ]),
  ],
]

/** A website with one of those menus. */
export function siteOfNothing(menu: string): (path: string) => WebAnswer {
  return (
    path,
  ) => `<!doctype html><html lang="en"><head><title>Joe's</title></head><body><header><nav><ul>${menu}</ul></nav></header>
<main><h1>${path}</h1><p>${'We meet when the weather is good and we are glad of everybody who comes. '.repeat(5)}</p></main></body></html>`
}
