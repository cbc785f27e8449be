import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'
import { isSameSite } from '#core/address/urls.ts'
import { cut, squeeze } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { holdsPicture, pictureText, textOf } from './element-text.ts'
import { menuParentOf } from './menu-parent.ts'
import { relWords } from './metadata.ts'
import type { PlacedElement } from './placed-element.ts'
import { LIMITS } from './limits.ts'
import type { WalkedDocument } from './walked-document.ts'

const HANDLERS = [
  'onclick',
  'ng-click',
  '@click',
  'v-on:click',
  'x-on:click',
  'data-href',
  'data-url',
] as const
/** Fewer words beside the link on its line are a separator or a label, not a sentence. */
const SENTENCE_WORDS = 2

/** `a` and `area` elements that lead somewhere or act as if, in document order. */
export function linksOf(survey: WalkedDocument, addresses: PageAddresses): LinkFacts[] {
  const areas = survey.of('area')
  const elements =
    areas.length === 0 ? survey.of('a') : [...survey.of('a'), ...areas].toSorted((a, b) => a.order - b.order)
  const links: LinkFacts[] = []
  for (const placed of elements) {
    if (placed.attributes['href'] === undefined && !hasHandler(placed)) continue
    links.push(linkOf(placed, survey, addresses))
    if (links.length > LIMITS.links) break
  }
  return links
}

const hasHandler = ({ attributes }: PlacedElement): boolean =>
  HANDLERS.some((name) => attributes[name] !== undefined)

function linkOf(placed: PlacedElement, survey: WalkedDocument, addresses: PageAddresses): LinkFacts {
  const { element, attributes: a } = placed
  const href = a['href'] ?? ''
  const scripted = a['href'] === undefined || /^\s*javascript:/iu.test(href)
  const own = placed.tag === 'area' ? (a['alt'] ?? '') : textOf(element, 200)
  const text = own || pictureText(element)
  const inMenu = placed.region === 'nav' || placed.region === 'header'
  const under = inMenu ? menuParentOf(placed, survey) : null
  return {
    href: cut(href, LIMITS.href),
    url: scripted || href.trim() === '' ? null : addresses.http(href),
    text: cut(squeeze(text), 200),
    label: labelOf(placed, survey),
    rel: relWords(a['rel']).slice(0, 10),
    region: placed.region,
    picture: own === '' && placed.tag === 'a' && holdsPicture(element),
    hidden: placed.hidden,
    scripted,
    inline: own !== '' && isInSentence(placed, survey),
    targetBlank: a['target']?.toLowerCase() === '_blank',
    ...(under === null ? {} : { under }),
  }
}

function isInSentence(placed: PlacedElement, survey: WalkedDocument): boolean {
  if (placed.silent || placed.fromLine !== placed.toLine) return false
  const line = survey.lines[placed.fromLine]
  return line !== undefined && line.words - line.linkWords >= SENTENCE_WORDS
}

/** aria-label, the element that aria-labelledby names, or title. */
export function labelOf({ attributes: a }: PlacedElement, survey: WalkedDocument): string | null {
  const label = a['aria-label'] ?? labelledBy(a['aria-labelledby'], survey) ?? a['title']
  const text = label === undefined ? '' : cut(squeeze(label), 200)
  return text === '' ? null : text
}

function labelledBy(ids: string | undefined, survey: WalkedDocument): string | undefined {
  const first = ids?.trim().split(/\s/u, 1)[0]
  const named = first ? survey.byId(first) : undefined
  return named && textOf(named.element, 200)
}

/** Links to outside hosts inside elements that are hidden or placed off screen. */
export function hiddenLinksOf(
  survey: WalkedDocument,
  addresses: PageAddresses,
  homeHost: string,
): PageFacts['hiddenLinks'] {
  const found: PageFacts['hiddenLinks'] = []
  for (const { attributes, hidden, offScreen, element } of survey.of('a')) {
    const href = attributes['href']
    if (href === undefined || (!hidden && !offScreen)) continue
    const url = addresses.http(href)
    if (url === null || isSameSite(url, homeHost)) continue
    found.push({ url: cut(url, LIMITS.href), text: textOf(element, 200) || pictureText(element) })
    if (found.length > LIMITS.hiddenLinks) break
  }
  return found
}
