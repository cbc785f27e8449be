import type { PageFacts } from '#core/evidence/page.ts'
import { cut } from '#core/text.ts'
import type { Document } from 'domhandler'
import { isComment, isDirective, isText } from 'domhandler'
import type { PageAddresses } from './addresses.ts'
import { pageAddresses } from './addresses.ts'
import { anchorsOf, duplicateIdsOf, fragmentTargets } from './anchors.ts'
import { buttonsOf } from './buttons.ts'
import { commerceOf } from './commerce.ts'
import { contactIn } from './contact.ts'
import type { DecodedPage } from './decode.ts'
import { decodeHtml } from './decode.ts'
import { formsOf } from './forms.ts'
import { headingsOf } from './headings.ts'
import { cookiesIn, keptHeaders } from './http-facts.ts'
import { jsonLdOf } from './json-ld.ts'
import { errorLeaksIn, secretsIn } from './leaks.ts'
import { LIMITS } from './limits.ts'
import { textBetween } from './lines.ts'
import { hiddenLinksOf, linksOf } from './links.ts'
import { metasOf, misplacedOf, relationsOf, titleOf } from './metadata.ts'
import { markedTypes, microProductsOf } from './microdata.ts'
import { noscriptTargetsOf } from './noscript.ts'
import { mainTextOf, pageTextOf } from './page-text.ts'
import type { ParseInput } from './parse-input.ts'
import { framesOf, imagesOf, mediaOf, mixedOf, pluginsOf, scriptsOf, stylesheetsOf } from './parts.ts'
import { scriptRole } from './scripts.ts'
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
 * Reads one HTML page into facts. Never throws for what the page holds. Run it in the parser's thread (`createParser`) for
 * pages of strangers, which may be built to be slow.
 */
export function parsePage(input: ParseInput): PageFacts {
  const whole = decodeHtml(input.body, input.headers['content-type'] ?? null)
  const { html, isWhole } = upToMostTags(whole.html)
  const decoded = { ...whole, html }
  const root = treeOf(decoded.html)
  const survey = walkDocument(root, decoded.html, input.rendered)
  const base = survey.of('base').find(({ attributes }) => attributes['href'])?.attributes['href']
  const page: Page = { input, decoded, survey, addresses: pageAddresses(input.url, base), cuts: new Cuts() }
  const facts = {
    ...answerFacts(page),
    ...headFacts(page),
    doctype: hasDoctype(root),
    ...partFacts(page),
    ...textFacts(page),
  }
  const seen = { survey, addresses: page.addresses, links: facts.links, forms: facts.forms }
  return {
    ...facts,
    truncated: input.truncated || !isWhole,
    thin: isThin(page, facts.text.words),
    mixed: page.addresses.https ? page.cuts.list('mixed', mixedOf(facts), LIMITS.mixed) : [],
    commerce: commerceOf(seen),
    technologies: technologiesOf({
      ...facts,
      survey,
      origin: URL.parse(input.url)?.origin ?? '',
      headers: input.headers,
    }),
    cut: page.cuts.names,
  }
}

interface Page {
  input: ParseInput
  decoded: DecodedPage
  survey: WalkedDocument
  addresses: PageAddresses
  cuts: Cuts
}

/** Cuts lists at their limits and remembers which. */
class Cuts {
  readonly names: string[] = []

  list<T>(name: string, list: T[], limit: number): T[] {
    if (list.length <= limit) return list
    this.names.push(name)
    return list.slice(0, limit)
  }
}

/** An HTML doctype counts where it stands before everything but comments (HTML standard, 13.2.6.4.1). */
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
function langOf(survey: WalkedDocument): string | null {
  const lang = survey
    .of('html')
    .flatMap(({ attributes }) => attributes['lang'] ?? [])
    .at(0)
  return lang === undefined ? null : cut(lang, 100)
}

const headFacts = ({ survey, addresses, cuts, input }: Page) => ({
  frameset: survey.of('frameset').length > 0,
  lang: langOf(survey),
  elements: survey.placed.length,
  title: titleOf(survey),
  metas: cuts.list('metas', metasOf(survey), LIMITS.metas),
  relations: cuts.list('relations', relationsOf(survey, addresses, input.headers['link']), LIMITS.relations),
  misplaced: misplacedOf(survey),
})

const partFacts = ({ survey, addresses, cuts, input }: Page) => ({
  links: cuts.list('links', linksOf(survey, addresses), LIMITS.links),
  noscriptTargets: noscriptTargetsOf(survey, addresses),
  images: cuts.list('images', imagesOf(survey, addresses), LIMITS.images),
  frames: cuts.list('frames', framesOf(survey, addresses), LIMITS.frames),
  media: cuts.list('media', mediaOf(survey, addresses), LIMITS.media),
  stylesheets: cuts.list('stylesheets', stylesheetsOf(survey, addresses), LIMITS.stylesheets),
  scripts: cuts.list('scripts', scriptsOf(survey, addresses), LIMITS.scripts),
  forms: cuts.list('forms', formsOf(survey, addresses), LIMITS.forms),
  buttons: cuts.list('buttons', buttonsOf(survey), LIMITS.buttons),
  plugins: pluginsOf(survey),
  hiddenLinks: cuts.list('hiddenLinks', hiddenLinksOf(survey, addresses, input.homeHost), LIMITS.hiddenLinks),
})

function textFacts({ survey, addresses, cuts, decoded }: Page) {
  const { html } = decoded
  const targets = fragmentTargets(survey, addresses)
  const allText = textBetween(survey.lines, 0, survey.lines.length, SEARCHED_TEXT)
  return {
    text: pageTextOf(survey),
    headings: cuts.list('headings', headingsOf(survey), LIMITS.headings),
    anchors: anchorsOf(survey, targets),
    duplicateIds: duplicateIdsOf(survey, targets),
    structured: structuredOf(survey, addresses, cuts),
    tags: tagsOf(survey, html),
    shopEvents: shopEventsOf(survey),
    contact: contactIn(allText),
    errorLeaks: errorLeaksIn(allText),
    secrets: secretsIn(html),
    sketch: sketchOf(mainTextOf(survey)),
  }
}

function structuredOf(survey: WalkedDocument, addresses: PageAddresses, cuts: Cuts): PageFacts['structured'] {
  const jsonLd = jsonLdOf(survey)
  if (jsonLd.cut) cuts.names.push('structured')
  return {
    jsonLd: jsonLd.items,
    broken: jsonLd.broken,
    types: markedTypes(survey),
    microProducts: microProductsOf(survey, addresses),
  }
}

/** Few words in the HTML as sent, and a script that may bring more. */
function isThin({ input, survey }: Page, words: number): boolean {
  const runs = survey.of('script').some(({ attributes }) => scriptRole(attributes['type']) === 'runs')
  return (input.raw?.words ?? words) < THIN_WORDS && runs
}
