import type { ImageFacts, PageFacts, ScriptFacts } from '#core/evidence/page.ts'
import { cut, squeeze } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { pictureText, textOf } from './element-text.ts'
import { LIMITS } from './limits.ts'
import { labelOf } from './links.ts'
import { relWords } from './metadata.ts'
import type { PlacedElement } from './placed-element.ts'
import { scriptText } from './scripts.ts'
import type { WalkedDocument } from './walked-document.ts'

/** Pictures (`img`) in document order. */
export const imagesOf = (survey: WalkedDocument, addresses: PageAddresses): ImageFacts[] =>
  survey
    .of('img')
    .slice(0, LIMITS.images + 1)
    .map((placed) => imageOf(placed, survey, addresses))

function imageOf(placed: PlacedElement, survey: WalkedDocument, addresses: PageAddresses): ImageFacts {
  const { attributes: a, region, hidden } = placed
  const leadsTo = wordlessLinkAround(placed, survey, addresses)
  const [width, height] = [pixels(a['width']), pixels(a['height'])]
  const style = a['style'] ?? ''
  return {
    url: sourceOf(a['src'], addresses),
    alt: a['alt'] === undefined ? null : cut(squeeze(a['alt']), 1000),
    decorative: a['role'] === 'presentation' || a['role'] === 'none' || a['aria-hidden'] === 'true',
    width,
    height,
    sized: (width !== null && height !== null) || /(?:^|[;\s])aspect-ratio\s{0,9}:/iu.test(style),
    region,
    hidden,
    lazy: a['loading']?.toLowerCase() === 'lazy' || a['data-src'] !== undefined,
    ...(leadsTo === null ? {} : { leadsTo }),
  }
}

/** The address of a link without text, label and `alt` that the picture stands in. */
function wordlessLinkAround(
  { parent }: PlacedElement,
  survey: WalkedDocument,
  addresses: PageAddresses,
): string | null {
  let link = parent
  while (link && link.tag !== 'a') link = link.parent
  const href = link?.attributes['href']
  if (!link || href === undefined || labelOf(link, survey) !== null) return null
  const { element } = link
  return textOf(element, 200) || pictureText(element) ? null : addresses.http(href)
}

/** Whole pixels of a `width` or `height` attribute; `null` for none, per cent and nonsense. */
export function pixels(value: string | undefined): number | null {
  const digits = value === undefined ? null : /^\s*(\d{1,6})(?:\.\d{0,9})?\s*(?:px)?\s*$/iu.exec(value)
  return digits ? Number(digits[1]) : null
}

const sourceOf = (src: string | undefined, addresses: PageAddresses): string | null => {
  if (src === undefined || src.trim() === '' || src.length > 8192) return null
  const url = addresses.http(src)
  return url === null ? null : cut(url, LIMITS.href)
}

/** Scripts, inline ones too, in document order. */
export const scriptsOf = (survey: WalkedDocument, addresses: PageAddresses): ScriptFacts[] =>
  survey
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

/** Style sheets that `link` elements ask for. */
export function stylesheetsOf(survey: WalkedDocument, addresses: PageAddresses): PageFacts['stylesheets'] {
  const found: PageFacts['stylesheets'] = []
  for (const { attributes: a } of survey.of('link')) {
    if (!relWords(a['rel']).includes('stylesheet')) continue
    const url = sourceOf(a['href'], addresses)
    if (url !== null) found.push({ url, integrity: Boolean(a['integrity']) })
  }
  return found
}

/** Frames of other pages. */
export function framesOf(survey: WalkedDocument, addresses: PageAddresses): PageFacts['frames'] {
  const found: PageFacts['frames'] = []
  for (const placed of [...survey.of('iframe'), ...survey.of('frame')]) {
    const { attributes: a, region } = placed
    const url = sourceOf(a['src'] ?? a['data-src'], addresses)
    if (url === null) continue
    const lazy = a['loading']?.toLowerCase() === 'lazy' || a['data-src'] !== undefined
    found.push({ url, title: a['title'] === undefined ? null : cut(squeeze(a['title']), 200), region, lazy })
  }
  return found
}

/** Sounds and films: `src` of `audio`, `video` and their `source` elements. */
export function mediaOf(survey: WalkedDocument, addresses: PageAddresses): string[] {
  const found = new Set<string>()
  for (const { attributes: a } of [...survey.of('audio'), ...survey.of('video'), ...survey.of('source')]) {
    const url = sourceOf(a['src'], addresses)
    if (url !== null) found.add(url)
  }
  return [...found]
}

/** Parts that an `https` page loads over `http:`. */
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
export function pluginsOf(survey: WalkedDocument): string[] {
  const found = new Set<string>()
  if (survey.of('applet').length > 0) found.add('java')
  for (const { attributes: a } of [...survey.of('object'), ...survey.of('embed')]) {
    const told = cut(`${a['type'] ?? ''} ${a['data'] ?? a['src'] ?? ''} ${a['classid'] ?? ''}`, LIMITS.href)
    for (const [sign, name] of DEAD_PLUGINS) if (sign.test(told)) found.add(name)
  }
  return [...found]
}
