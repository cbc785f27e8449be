import type { CommerceFacts } from './commerce.ts'
import type { FormFacts } from './form.ts'
import type { Hop } from './hop.ts'
import type { Region } from './region.ts'

/**
 * The facts of one page, from HTML as sent or from the rendered document (`rendered`); the page itself is not kept.
 * Texts have whitespace collapsed and entities decoded, NUL and lone surrogates replaced by U+FFFD. Lists are cut at the limits of
 * `gather/parse/limits.ts`; `cut` names those of which that is known.
 */
export interface PageFacts {
  /** Final address, normalised. */
  url: string
  /** The address as linked. */
  requested: string
  redirects: Hop[]
  status: number
  /** Clicks from the homepage; the homepage is 0. */
  depth: number
  found: 'home' | 'menu' | 'sitemap' | 'link' | 'owner' | 'guess'
  contentType: string | null
  /** Response headers that checks read, names in lower case, each value cut to `LONGEST_HEADER`; no cookies. */
  headers: Readonly<Record<string, string>>
  cookies: CookieFacts[]
  firstByteMs: number
  /** Decoded size of the HTML. */
  bytes: number
  /** The body was cut by a limit or a broken transfer: it can prove that something is there, never that something is missing. */
  truncated: boolean
  /** The facts are from the rendered document. */
  rendered: boolean
  /** Under 50 words of visible text in the HTML and at least one script. */
  thin: boolean
  /** Of the HTML as sent, when `rendered`. */
  raw: { words: number; sameSiteLinks: number } | null
  /** Names of lists that were cut, of those that `gather/parse/parse-page.ts` watches (links, images, scripts …); nothing says so of the others. */
  cut: string[]
  /** A program saved this page from a website (`gather/parse/saved-copy.ts`): it is no longer where it was made. Absent on all others, and in evidence of earlier versions. */
  savedCopy?: true

  doctype: boolean
  /** Text that stands before the page's doctype, so that browsers ignore it and find the head in the body; absent where there is none, of a rendered page, and in evidence of earlier versions. */
  textBeforeDoctype?: string
  frameset: boolean
  /** Declared in the header or the first 1,024 bytes. */
  charsetDeclared: boolean
  lang: string | null
  elements: number
  title: TitleFacts
  metas: MetaFacts[]
  /** `link` elements that are not stylesheets, and `Link` headers of canonical and alternate. */
  relations: RelationFacts[]
  /** Metadata (title, description, robots, canonical) that stands inside `body`, by the HTML standard's parsing. */
  misplaced: string[]
  text: PageText
  headings: HeadingFacts[]
  /** Targets of `#` links on the page, with their words, at most 60. */
  anchors: { id: string; words: number; text: string }[]
  /** Parts that a visible control with a legal page's name opens (`details`, panels, dialogs, pop-ups), at most 20; absent in evidence of earlier versions. */
  openedParts?: OpenedPart[]
  links: LinkFacts[]
  /** Links, pictures and frames inside `noscript`, which only visitors without scripts get; without those of measuring tools. */
  noscriptTargets?: {
    url: string
    href: string
    kind: 'page' | 'image' | 'frame'
    text: string
    region: Region
  }[]
  images: ImageFacts[]
  frames: { url: string; title: string | null; region: Region; lazy: boolean }[]
  /** Addresses that the elements for Facebook's plug-ins name, which its script draws as frames, at most 20; absent where there are none, and in evidence of earlier versions. */
  pluginPages?: string[]
  media: string[]
  stylesheets: { url: string; integrity: boolean }[]
  scripts: ScriptFacts[]
  forms: FormFacts[]
  structured: StructuredData
  /** Measuring and advertising ids in scripts, attributes and requests, never in visible prose. */
  tags: TagFacts[]
  /** Shop events named in page scripts and data layers (`view_item`, `add_to_cart`, `begin_checkout`, `purchase`, `ViewContent`, `AddToCart`). */
  shopEvents: string[]
  /** Known technologies (builders, shop platforms, consent tools, mailing, booking, payment, address look-up …). */
  technologies: TechnologyFacts[]
  /** Words of a shop that visitors see, with their region. */
  commerce: CommerceFacts
  /** Plain-text contact details. */
  contact: { emails: string[]; phones: string[]; addressLike: boolean }
  /** Duplicate ids that a label, aria attribute or `#` link refers to. */
  duplicateIds: string[]
  /** Links to `http:` parts on an `https:` page; `active`: scripts, styles, frames. */
  mixed: { url: string; active: boolean }[]
  /** `object`, `embed` or `applet` of Flash, Java or Silverlight. */
  plugins: string[]
  /** Links to outside hosts inside elements hidden by style or placed off screen. */
  hiddenLinks: { url: string; text: string }[]
  /** Kinds of server or database errors shown on the page (`php_fatal`, `sql_error`, `stack_trace`), never the text itself. */
  errorLeaks: string[]
  /** Kinds of secrets found (`private_key`, `stripe_secret`, `aws_key`), never their text. */
  secrets: string[]
  /** Visible buttons outside of forms, at most 60. */
  buttons: { text: string; region: Region }[]
  /** For comparing pages: the 64 lowest 32-bit hashes of the 5-word shingles of the main text; empty under 5 words. */
  sketch: number[]
}

export interface TitleFacts {
  /** First `title` in head, else that in body (`misplaced`), which browsers show all the same; cut to 1,000 characters; `null` when there is none. */
  text: string | null
  misplaced?: true
  /** `title` elements outside of `svg`. */
  count: number
}

export interface MetaFacts {
  name: string | null
  property: string | null
  httpEquiv: string | null
  content: string
}

export interface RelationFacts {
  /** One rel word, lower case: canonical, alternate, icon, next, prev, sitemap, manifest … */
  rel: string
  /** As written. */
  href: string
  /** Absolute, or `null` when it cannot be resolved. */
  url: string | null
  hreflang: string | null
  type: string | null
  source: 'html' | 'header'
}

export interface PageText {
  /** Visible words of the whole page. */
  words: number
  mainWords: number
  /** Main text, one block element a line, cut to 30,000 characters; no header, nav, footer, aside or cookie banner. */
  main: string
  /** Each cut to 4,000 characters. */
  header: string
  nav: string
  footer: string
  aside: string
  /** Cookie banner text, cut to 4,000 characters. */
  banner: string
  /** Text in bold in the main part, cut to 2,000 characters. */
  bold: string
  /** Share of letters that are not Latin, 0 to 1. */
  nonLatinShare: number
  /**
   * Share of the letters (0 to 1) by ISO 639-1 code of their language: of the main text, or of the whole text where that is short.
   * Text of an unrecognised language is left out. Absent on pages far from the homepage, whose language is not detected.
   */
  languages?: Readonly<Record<string, number>>
}

export interface HeadingFacts {
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Text, or the `alt` of its picture, cut to 500 characters. */
  text: string
  region: Region
  hidden: boolean
  /** The id of the heading, or of the nearest element around it that has one (any but `main` and `body`). */
  id: string | null
  /** Number of words after it, up to the next heading of the same or a higher level; one that is hidden ends no section that visitors see. */
  sectionWords: number
  /** The beginning of those words, cut to 2,000 characters. */
  sectionText: string
}

export interface OpenedPart {
  /** The text of the control, cut to 200 characters. */
  named: string
  /** The id of the part. */
  id: string | null
  /** Words of the part, also of one that is hidden until it is opened. */
  words: number
  /** Their beginning, cut to 2,000 characters. */
  text: string
}

export interface LinkFacts {
  /** As written, cut to 2,048 characters. */
  href: string
  /** Absolute and normalised, `null` for other schemes and what cannot be parsed. */
  url: string | null
  /** Visible text, else the alt of its picture, cut to 200 characters. */
  text: string
  /** aria-label or title when there is one. */
  label: string | null
  rel: string[]
  region: Region
  /** A picture is its only content. */
  picture: boolean
  hidden: boolean
  /** `a` without `href` but with a click handler, or `href="javascript:…"`. */
  scripted: boolean
  /** The address that the script of a scripted link opens, or its `data-href`; absent where none is written in full, and in evidence of earlier versions. */
  opens?: string
  /** Inside a sentence, not on its own. */
  inline: boolean
  targetBlank: boolean
  /** The menu item above a link of the header or menu; absent at the top level, and for other links. */
  under?: string
}

export interface ImageFacts {
  /** Absolute, `null` when it cannot be resolved or is a data address. */
  url: string | null
  /** `null`: no attribute. */
  alt: string | null
  decorative: boolean
  width: number | null
  height: number | null
  /** width and height attributes or an inline aspect-ratio. */
  sized: boolean
  region: Region
  hidden: boolean
  lazy: boolean
  /**
   * The target of a link that contains this picture and no text, not even an `alt`; absent for other pictures. With an empty fragment (`…#`) the link
   * leads nowhere: it opens something on its own page.
   */
  leadsTo?: string
  /** The address that browsers take in place of `url`, of the picture's `srcset`; absent where they take `url`. */
  candidate?: string
  /** Its tag with all attributes in their order; only of a picture that needs a description, and none that is long. Absent in evidence of earlier versions. */
  tag?: string
}

export interface ScriptFacts {
  /** Absolute, `null` for inline ones. */
  url: string | null
  type: string
  async: boolean
  defer: boolean
  integrity: boolean
  /** Inline only: bytes. */
  bytes: number
}

export interface StructuredData {
  /** Items of JSON-LD, `@graph` unfolded, at most 100; plain JSON with `__proto__` and `constructor` keys removed. */
  jsonLd: unknown[]
  /** Blocks that do not parse. */
  broken: number
  /** Types in microdata `itemtype` and RDFa `typeof`, last path segment. */
  types: string[]
  /** Microdata products: properties read from `itemprop`. */
  microProducts: Readonly<Record<string, string>>[]
}

export type TagKind = 'ga4' | 'google_tag' | 'universal' | 'gtm' | 'google_ads' | 'meta_pixel'
export interface TagFacts {
  kind: TagKind
  id: string
  /** `blocked`: a consent tool has disabled it (`type="text/plain"`). */
  by: 'script' | 'attribute' | 'request' | 'blocked'
}

export type TechnologyKind =
  | 'builder'
  | 'cms'
  | 'shop'
  | 'consent'
  | 'analytics'
  | 'mailing'
  | 'signup'
  | 'form'
  | 'booking'
  | 'chat'
  | 'payment'
  | 'address_lookup'
  | 'captcha'
  | 'host'
  | 'reviews'
  | 'language'
export interface TechnologyFacts {
  /** The usual spelling of the name: `Shopify`, `WordPress`, `Cookiebot`. */
  name: string
  kind: TechnologyKind
  version: string | null
  by: 'script' | 'html' | 'header' | 'cookie' | 'meta' | 'frame' | 'link' | 'form' | 'global'
  /**
   * Of a builder: its servers answer, or the page's style comes from them (any file, of a page without a style sheet at its own host). `false`: only the
   * HTML or another file names it, as those of a website exported to another host do. Of another system that holds pages: only said of a page that a
   * program saved; `false`: only its text names it.
   * Absent in evidence of earlier versions.
   */
  serves?: boolean
}

export interface CookieFacts {
  name: string
  secure: boolean
  httpOnly: boolean
  sameSite: string | null
  domain: string | null
}
