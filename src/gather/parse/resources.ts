import type { ImageFacts, PageFacts, ScriptFacts } from '#core/evidence/page.ts'
import { needsWords } from '#core/site/needs-words.ts'
import { cut, squeeze } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { pictureText, textOf } from './element-text.ts'
import { keptSource } from './kept-source.ts'
import { LIMITS } from './limits.ts'
import { labelOf } from './links.ts'
import { relWords } from './metadata.ts'
import type { PlacedElement } from './placed-element.ts'
import { scriptText } from './scripts.ts'
import { candidateOf } from './srcset.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Pictures (`img`) in document order. */
export const imagesOf = (walked: WalkedDocument, addresses: PageAddresses): ImageFacts[] =>
  walked
    .of('img')
    .slice(0, LIMITS.images + 1)
    .map((placed) => imageOf(placed, walked, addresses))

function imageOf(placed: PlacedElement, walked: WalkedDocument, addresses: PageAddresses): ImageFacts {
  const { attributes: a, region, hidden } = placed
  const leadsTo = wordlessLinkAround(placed, walked, addresses)
  const style = a['style'] ?? ''
  const [width, height] = [pixels(a['width']), pixels(a['height'])]
  const candidate = sourceOf(candidateOf(a['srcset']) ?? undefined, addresses)
  const image: ImageFacts = {
    url: sourceOf(a['src'], addresses),
    alt: a['alt'] === undefined ? null : cut(squeeze(a['alt']), 1000),
    decorative: a['role'] === 'presentation' || a['role'] === 'none' || a['aria-hidden'] === 'true',
    width: width ?? styledPixels(style, STYLED_WIDTH),
    height: height ?? styledPixels(style, STYLED_HEIGHT),
    sized: (width !== null && height !== null) || /(?:^|[;\s])aspect-ratio\s{0,9}:/iu.test(style),
    region,
    hidden,
    lazy: a['loading']?.toLowerCase() === 'lazy' || a['data-src'] !== undefined,
    ...(leadsTo === null ? {} : { leadsTo }),
    ...(candidate === null ? {} : { candidate }),
  }
  const tag = needsWords(image) ? tagOf(a) : null
  return tag === null ? image : { ...image, tag }
}

/** Longest tag of a picture that is kept, in characters: one with its data in it is no line to paste. */
const LONGEST_TAG = 500

function tagOf(attributes: Readonly<Record<string, string>>): string | null {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' && name !== 'alt'
      ? name
      : `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  const tag = `<img ${written.join(' ')}>`
  return tag.length > LONGEST_TAG || /[\n\r]/u.test(tag) ? null : tag
}

/**
 * The address of the link around a picture, when that has no text, label or `alt`; where it opens something on the page itself, the page's own with an
 * empty fragment, which leads nowhere.
 */
function wordlessLinkAround(
  { parent }: PlacedElement,
  walked: WalkedDocument,
  addresses: PageAddresses,
): string | null {
  let link = parent
  while (link && link.tag !== 'a') link = link.parent
  const href = link?.attributes['href']
  if (!link || href === undefined || labelOf(link, walked) !== null) return null
  const { element } = link
  if (textOf(element, 200) || pictureText(element)) return null
  return opensHere(link.attributes) ? `${addresses.page.replace(/#.*$/u, '')}#` : addresses.link(href)
}

/** What a script opens for a link: a part of the page by its id or class, as Bootstrap and others write it. */
const OPENED = ['data-target', 'data-bs-target']
const PART_OF_PAGE = /^\s*[#.]/u
const CONTROLS = ['data-toggle', 'data-bs-toggle', 'data-slide', 'data-bs-slide']

/** Whether a link is a control of its own page: without an address, or with a part of the page that a script opens. */
function opensHere(attributes: PlacedElement['attributes']): boolean {
  const href = attributes['href']?.trim() ?? ''
  if (href === '' || OPENED.some((name) => PART_OF_PAGE.test(attributes[name] ?? ''))) return true
  const isControl = attributes['role'] === 'button' || CONTROLS.some((name) => attributes[name] !== undefined)
  return href.startsWith('#') && isControl
}

/** Whole pixels of a `width` or `height` attribute; `null` for missing, percentage and invalid values. */
export function pixels(value: string | undefined): number | null {
  const digits = value === undefined ? null : /^\s*(\d{1,6})(?:\.\d{0,9})?\s*(?:px\s*)?$/iu.exec(value)
  return digits ? Number(digits[1]) : null
}

const STYLED_WIDTH = /(?:^|[;\s])width\s{0,9}:([^;!]{1,30})/iu
const STYLED_HEIGHT = /(?:^|[;\s])height\s{0,9}:([^;!]{1,30})/iu

function styledPixels(style: string, property: RegExp): number | null {
  const value = property.exec(style)?.[1]
  return value === undefined || !/px\s*$/iu.test(value) ? null : pixels(value)
}

const sourceOf = (src: string | undefined, addresses: PageAddresses): string | null => {
  if (src === undefined || src.trim() === '' || src.length > LIMITS.address) return null
  const url = addresses.http(src)
  return url === null ? null : cut(url, LIMITS.href)
}

/** External and inline scripts, in document order. */
export const scriptsOf = (walked: WalkedDocument, addresses: PageAddresses): ScriptFacts[] =>
  walked
    .of('script')
    .slice(0, LIMITS.scripts + 1)
    .map(({ attributes: a, element }) => ({
      url: a['src'] === undefined ? null : sourceOf(a['src'], addresses),
      type: cut((a['type'] ?? '').trim().toLowerCase(), 100),
      async: a['async'] !== undefined,
      defer: a['defer'] !== undefined,
      integrity: Boolean(a['integrity']),
      bytes: a['src'] === undefined ? Buffer.byteLength(scriptText(element)) : 0,
    }))

/** Style sheets of `link` elements. */
export function stylesheetsOf(walked: WalkedDocument, addresses: PageAddresses): PageFacts['stylesheets'] {
  const found: PageFacts['stylesheets'] = []
  for (const { attributes: a } of walked.of('link')) {
    if (!relWords(a['rel']).includes('stylesheet')) continue
    const url = sourceOf(a['href'], addresses)
    if (url !== null) found.push({ url, integrity: Boolean(a['integrity']) })
  }
  return found
}

/** Frames of other pages. */
export function framesOf(walked: WalkedDocument, addresses: PageAddresses): PageFacts['frames'] {
  const found: PageFacts['frames'] = []
  for (const placed of [...walked.of('iframe'), ...walked.of('frame')]) {
    const { attributes: a, region } = placed
    const kept = keptSource(a)
    const url = sourceOf(a['src'], addresses) ?? sourceOf(kept, addresses)
    if (url === null) continue
    const lazy = a['loading']?.toLowerCase() === 'lazy' || kept !== undefined
    found.push({ url, title: a['title'] === undefined ? null : cut(squeeze(a['title']), 200), region, lazy })
  }
  return found
}

/** Audio and video: `src` of `audio`, `video` and their `source` elements. */
export function mediaOf(walked: WalkedDocument, addresses: PageAddresses): string[] {
  const found = new Set<string>()
  for (const { attributes: a } of [...walked.of('audio'), ...walked.of('video'), ...walked.of('source')]) {
    const url = sourceOf(a['src'], addresses)
    if (url !== null) found.add(url)
  }
  return [...found]
}

/** Resources that an `https` page loads over `http:`. */
export function mixedOf(
  facts: Pick<PageFacts, 'images' | 'media' | 'scripts' | 'stylesheets' | 'frames'>,
): PageFacts['mixed'] {
  const active = [...facts.scripts, ...facts.stylesheets, ...facts.frames].map(({ url }) => url)
  const passive = [...facts.images.map(({ url }) => url), ...facts.media]
  const found = new Map<string, boolean>()
  for (const url of active) if (url?.startsWith('http:')) found.set(url, true)
  for (const url of passive) if (url?.startsWith('http:') && !found.has(url)) found.set(url, false)
  return [...found].map(([url, active]) => ({ url, active }))
}

const DEAD_PLUGINS: readonly [RegExp, string][] = [
  [/\.swf(?:[?#\s]|$)|shockwave-flash|d27cdb6e-ae6d-11cf-96b8-444553540000/iu, 'flash'],
  [/x-java-(?:applet|bean)|\.class(?:[?#\s]|$)|8ad9c840-044e-11d1-b3e9-00805f499d93/iu, 'java'],
  [/silverlight|\.xap(?:[?#\s]|$)/iu, 'silverlight'],
]

/** Flash, Java or Silverlight in `object`, `embed` or `applet`. */
export function pluginsOf(walked: WalkedDocument): string[] {
  const found = new Set<string>()
  if (walked.of('applet').length > 0) found.add('java')
  for (const { attributes: a } of [...walked.of('object'), ...walked.of('embed')]) {
    const typeAndAddress = cut(
      `${a['type'] ?? ''} ${a['data'] ?? a['src'] ?? ''} ${a['classid'] ?? ''}`,
      LIMITS.href,
    )
    for (const [sign, name] of DEAD_PLUGINS) if (sign.test(typeAndAddress)) found.add(name)
  }
  return [...found]
}
