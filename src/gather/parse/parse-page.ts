import type { PageFacts } from '#core/evidence/page.ts'
import type { DeadLink } from '#core/site/dead-links.ts'
import { cut } from '#core/text.ts'
import type { Document } from 'domhandler'
import { isComment, isDirective, isText } from 'domhandler'
import type { PageAddresses } from './addresses.ts'
import { pageAddresses } from './addresses.ts'
import { anchorsOf, duplicateIdsOf, fragmentTargets } from './anchors.ts'
import { textBeforeDoctype } from './before-doctype.ts'
import { buttonsOf } from './buttons.ts'
import { upToCharacters } from '../characters.ts'
import { commerceOf } from './commerce.ts'
import { contactIn } from './contact.ts'
import { deadLinksOf } from './dead-links.ts'
import type { DecodedPage } from './decode.ts'
import { decodeHtml } from './decode.ts'
import { formsOf } from './forms.ts'
import { headingsOf } from './headings.ts'
import { cookiesIn, keptHeaders } from './http-facts.ts'
import { jsonLdOf } from './json-ld.ts'
import { lostEmails, protectedEmails } from './protected-emails.ts'
import { errorLeaksIn } from './error-leaks.ts'
import { isSavedCopy } from './saved-copy.ts'
import { secretsIn } from './secrets.ts'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { hiddenLinksOf, linksOf } from './links.ts'
import { metasOf, misplacedOf, relationsOf, titleOf } from './metadata.ts'
import { markedTypes, microProductsOf } from './microdata.ts'
import { noscriptTargetsOf } from './noscript.ts'
import { openedPartsOf } from './opened-parts.ts'
import { mainTextOf, pageTextOf } from './page-text.ts'
import type { ParseInput } from './parse-input.ts'
import { pluginPagesOf } from './plugin-pages.ts'
import { framesOf, imagesOf, mediaOf, mixedOf, pluginsOf, scriptsOf, stylesheetsOf } from './resources.ts'
import { scriptRole } from './scripts.ts'
import { shopCurrencyOf } from './shop-currency.ts'
import { sketchOf } from './sketch.ts'
import type { WalkedDocument } from './walked-document.ts'
import { walkDocument } from './walked-document.ts'
import { shopEventsOf, tagsOf } from './tags.ts'
import { technologiesOf } from './technologies.ts'
import { upToMostTags } from './most-tags.ts'
import { treeOf } from './tree.ts'

const THIN_WORDS = 50
const SEARCHED_TEXT = 400_000

/**
 * Parses one HTML page into facts. Never throws for a page's content. Strangers' pages, which may be made to be slow, are parsed in the parser's thread
 * (`createParser`).
 */
export function parsePage(input: ParseInput): PageFacts {
  const whole = decodeHtml(input.body, input.headers['content-type'] ?? null)
  const { html, isWhole } = upToMostTags(whole.html)
  const decoded = { ...whole, html }
  const root = treeOf(decoded.html)
  const walked = walkDocument(root, decoded.html, input.rendered)
  const base = walked.of('base').find(({ attributes }) => attributes['href'])?.attributes['href']
  const page: Page = { input, decoded, walked, addresses: pageAddresses(input.url, base), cuts: new Cuts() }
  const facts = {
    ...answerFacts(page),
    ...headFacts(page),
    doctype: hasDoctype(root),
    ...doctypeFacts(input.rendered ? null : textBeforeDoctype(decoded.html)),
    ...partFacts(page),
    ...textFacts(page),
  }
  const { links, forms, relations } = facts
  const seen = { walked, addresses: page.addresses, links, forms, relations }
  const isCopy = isSavedCopy(decoded.html, seen)
  return {
    ...facts,
    truncated: input.truncated || !isWhole,
    ...(isCopy && { savedCopy: true as const }),
    thin: isThin(page, facts.text.words),
    mixed: page.addresses.https ? page.cuts.list('mixed', mixedOf(facts), LIMITS.mixed) : [],
    commerce: commerceOf(seen),
    technologies: technologiesOf({
      ...facts,
      walked,
      origin: URL.parse(input.url)?.origin ?? '',
      headers: input.headers,
      isSavedCopy: isCopy,
    }),
    cut: page.cuts.names,
  }
}

interface Page {
  input: ParseInput
  decoded: DecodedPage
  walked: WalkedDocument
  addresses: PageAddresses
  cuts: Cuts
}

/** Cuts lists at their limits and records which. */
class Cuts {
  readonly names: string[] = []

  list<T>(name: string, list: T[], limit: number): T[] {
    const kept = upToCharacters(list.slice(0, limit), LIMITS.list)
    if (kept.length < list.length) this.names.push(name)
    return kept
  }
}

/** An HTML doctype counts when only comments are before it (HTML standard, 13.2.6.4.1). */
function hasDoctype(root: Document): boolean {
  const first = root.children.find((node) => !isComment(node) && !(isText(node) && node.data.trim() === ''))
  return first !== undefined && isDirective(first) && /^!doctype\s*html(?![^\s>])/iu.test(first.data)
}

const answerFacts = ({ input, decoded }: Page) => ({
  url: input.url,
  requested: input.requested,
  redirects: [...input.redirects],
  status: input.status,
  depth: input.depth,
  found: input.found,
  contentType: input.headers['content-type'] ?? null,
  headers: keptHeaders(input.headers),
  cookies: cookiesIn(input.setCookies),
  firstByteMs: input.firstByteMs,
  bytes: decoded.bytes,
  rendered: input.rendered,
  raw: input.raw ?? null,
  charsetDeclared: decoded.charsetDeclared,
})

/** A second `html` tag adds what the first one lacks (HTML standard, 13.2.6.4.7). */
function langOf(walked: WalkedDocument): string | null {
  const lang = walked
    .of('html')
    .flatMap(({ attributes }) => attributes['lang'] ?? [])
    .at(0)
  return lang === undefined ? null : cut(lang, 100)
}

const headFacts = ({ walked, addresses, cuts, input }: Page) => ({
  frameset: walked.of('frameset').length > 0,
  lang: langOf(walked),
  elements: walked.placed.length,
  title: titleOf(walked),
  metas: cuts.list('metas', metasOf(walked), LIMITS.metas),
  relations: cuts.list('relations', relationsOf(walked, addresses, input.headers['link']), LIMITS.relations),
  misplaced: misplacedOf(walked),
})

const currencyFacts = (shopCurrency: string | null) => (shopCurrency === null ? {} : { shopCurrency })

const lostEmailFacts = (lost: string[] | null) => (lost === null ? {} : { lostEmails: lost })

const doctypeFacts = (before: string | null) => (before === null ? {} : { textBeforeDoctype: before })

const deadLinkFacts = (deadLinks: DeadLink[]) => (deadLinks.length === 0 ? {} : { deadLinks })

const pluginFacts = (pages: string[]) => (pages.length === 0 ? {} : { pluginPages: pages })

const partFacts = ({ walked, addresses, cuts, input }: Page) => ({
  links: cuts.list('links', linksOf(walked, addresses), LIMITS.links),
  ...deadLinkFacts(deadLinksOf(walked)),
  noscriptTargets: noscriptTargetsOf(walked, addresses),
  images: cuts.list('images', imagesOf(walked, addresses), LIMITS.images),
  frames: cuts.list('frames', framesOf(walked, addresses), LIMITS.frames),
  ...pluginFacts(pluginPagesOf(walked, addresses)),
  media: cuts.list('media', mediaOf(walked, addresses), LIMITS.media),
  stylesheets: cuts.list('stylesheets', stylesheetsOf(walked, addresses), LIMITS.stylesheets),
  scripts: cuts.list('scripts', scriptsOf(walked, addresses), LIMITS.scripts),
  forms: cuts.list('forms', formsOf(walked, addresses), LIMITS.forms),
  buttons: cuts.list('buttons', buttonsOf(walked), LIMITS.buttons),
  plugins: pluginsOf(walked),
  hiddenLinks: cuts.list('hiddenLinks', hiddenLinksOf(walked, addresses, input.homeHost), LIMITS.hiddenLinks),
})

const withEmails = (contact: PageFacts['contact'], hidden: readonly string[]): PageFacts['contact'] => ({
  ...contact,
  emails: [...new Set([...contact.emails, ...hidden])].slice(0, LIMITS.emails),
})

function textFacts({ walked, addresses, cuts, decoded }: Page) {
  const { html } = decoded
  const targets = fragmentTargets(walked, addresses)
  const allText = textBetween(walked.lines, 0, walked.lines.length, SEARCHED_TEXT)
  return {
    text: pageTextOf(walked),
    headings: cuts.list('headings', headingsOf(walked), LIMITS.headings),
    anchors: anchorsOf(walked, targets),
    openedParts: openedPartsOf(walked),
    duplicateIds: duplicateIdsOf(walked, targets),
    structured: structuredOf(walked, addresses, cuts),
    tags: tagsOf(walked, html),
    shopEvents: shopEventsOf(walked),
    ...currencyFacts(shopCurrencyOf(walked)),
    contact: withEmails(contactIn(allText), protectedEmails(walked)),
    ...lostEmailFacts(lostEmails(walked)),
    errorLeaks: errorLeaksIn(allText),
    secrets: secretsIn(html),
    sketch: sketchOf(mainTextOf(walked)),
  }
}

function structuredOf(walked: WalkedDocument, addresses: PageAddresses, cuts: Cuts): PageFacts['structured'] {
  const jsonLd = jsonLdOf(walked)
  if (jsonLd.cut) cuts.names.push('structured')
  return {
    jsonLd: jsonLd.items,
    broken: jsonLd.broken,
    types: markedTypes(walked),
    microProducts: microProductsOf(walked, addresses),
  }
}

/** Few words in the original HTML, and a script that may add more. */
function isThin({ input, walked }: Page, words: number): boolean {
  const runs = walked.of('script').some(({ attributes }) => scriptRole(attributes['type']) === 'runs')
  return (input.raw?.words ?? words) < THIN_WORDS && runs
}
