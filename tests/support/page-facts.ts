import type { CommerceFacts } from '#core/evidence/commerce.ts'
import type { FieldFacts, FormFacts } from '#core/evidence/form.ts'
import type { HeadingFacts, LinkFacts, PageFacts, PageText, ScriptFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'

const HOME = 'https://joes.test/'

const NO_COMMERCE: CommerceFacts = {
  addToCart: null,
  cart: null,
  checkout: null,
  prices: 0,
  pricesNearButton: 0,
  buyNow: false,
  paymentLinks: [],
  paymentMethods: [],
  cartIcon: false,
}

const NO_TEXT: PageText = {
  words: 0,
  mainWords: 0,
  main: '',
  header: '',
  nav: '',
  footer: '',
  aside: '',
  banner: '',
  bold: '',
  nonLatinShare: 0,
  languages: { en: 1 },
}

const EMPTY_PAGE: PageFacts = {
  url: HOME,
  requested: HOME,
  redirects: [],
  status: 200,
  depth: 0,
  found: 'home',
  contentType: 'text/html; charset=utf-8',
  headers: {},
  cookies: [],
  firstByteMs: 100,
  bytes: 10_000,
  truncated: false,
  rendered: false,
  thin: false,
  raw: null,
  cut: [],
  doctype: true,
  frameset: false,
  charsetDeclared: true,
  lang: 'en',
  elements: 100,
  title: { text: "Joe's", count: 1 },
  metas: [],
  relations: [],
  misplaced: [],
  text: NO_TEXT,
  headings: [],
  anchors: [],
  links: [],
  images: [],
  frames: [],
  media: [],
  stylesheets: [],
  scripts: [],
  forms: [],
  structured: { jsonLd: [], broken: 0, types: [], microProducts: [] },
  tags: [],
  shopEvents: [],
  technologies: [],
  commerce: NO_COMMERCE,
  contact: { emails: [], phones: [], addressLike: false },
  duplicateIds: [],
  mixed: [],
  plugins: [],
  hiddenLinks: [],
  errorLeaks: [],
  secrets: [],
  buttons: [],
  sketch: [],
}

/** A test's input for a page; text and commerce are given in part, everything else replaces the default. */
export type GivenPage = Partial<Omit<PageFacts, 'text' | 'commerce'>> & {
  text?: Partial<PageText>
  commerce?: Partial<CommerceFacts>
}

/** An empty page of `joes.test` with the test's input. `url` may be a path. */
export function aPage(given: GivenPage = {}): PageFacts {
  const url = new URL(given.url ?? '/', HOME).href
  const isHome = url === HOME
  return {
    ...EMPTY_PAGE,
    requested: url,
    depth: isHome ? 0 : 1,
    found: isHome ? 'home' : 'link',
    ...given,
    url,
    text: { ...NO_TEXT, ...given.text },
    commerce: { ...NO_COMMERCE, ...given.commerce },
  }
}

/** A visible link in the main part; `href` may be a path. */
export function aLink(href: string, text: string, given: Partial<LinkFacts> = {}): LinkFacts {
  const url = URL.parse(href, HOME)
  return {
    href,
    url: url?.protocol.startsWith('http') ? url.href : null,
    text,
    label: null,
    rel: [],
    region: 'main',
    picture: false,
    hidden: false,
    scripted: false,
    inline: false,
    targetBlank: false,
    ...given,
  }
}

/** A script of the website itself. */
export const aScript = (given: Partial<ScriptFacts> = {}): ScriptFacts => ({
  url: 'https://joes.test/a.js',
  type: '',
  async: false,
  defer: false,
  integrity: false,
  bytes: 0,
  ...given,
})

/** A visible heading in the main part with some words below it. */
export function aHeading(text: string, given: Partial<HeadingFacts> = {}): HeadingFacts {
  return {
    level: 2,
    text,
    region: 'main',
    hidden: false,
    id: null,
    sectionWords: 40,
    sectionText: 'Some words.',
    ...given,
  }
}

/** A visible text field named `name`. */
export function aField(name: string, given: Partial<FieldFacts> = {}): FieldFacts {
  return {
    tag: 'input',
    type: 'text',
    name,
    id: null,
    label: null,
    placeholder: null,
    autocomplete: null,
    required: false,
    hidden: false,
    options: [],
    ...given,
  }
}

/** A visible form that posts to its own page. */
export function aForm(fields: FieldFacts[], given: Partial<FormFacts> = {}): FormFacts {
  return {
    action: HOME,
    actionRaw: null,
    method: 'post',
    id: null,
    className: '',
    name: null,
    role: null,
    region: 'main',
    hidden: false,
    fields,
    buttons: ['Send'],
    heading: null,
    text: '',
    privacyLink: false,
    spamProtection: false,
    ...given,
  }
}

/** A crawl that read everything: the given pages and no others. */
export function aCrawl(pages: PageFacts[], given: Partial<PagesEvidence> = {}): PagesEvidence {
  return {
    address: HOME,
    host: 'joes.test',
    pages,
    read: pages.length,
    unread: [],
    menu: { links: 5, conclusive: 5 },
    ended: 'all',
    pageLimit: 100,
    robotsDisallowed: [],
    homeRendering: 'not_needed',
    ...given,
  }
}
