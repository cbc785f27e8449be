import { isTag } from 'domhandler'
import type { LinkFacts, PageFacts } from '#core/evidence/page.ts'
import { isSameSite } from '#core/address/urls.ts'
import { cut, squeeze } from '#core/text.ts'
import type { PageAddresses } from './addresses.ts'
import { holdsPicture, pictureText, textOf } from './element-text.ts'
import { menuParentOf } from './menu-parent.ts'
import { relWords } from './metadata.ts'
import type { PlacedElement } from './placed-element.ts'
import { LIMITS } from './limits.ts'
import { slippedLink } from './slipped-links.ts'
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
/** A script that sets the browser's address, or opens another one, with that address written in full: nothing is added to it, and nothing filled in. */
const OPENS =
  /(?<![\w$.])(?:(?:(?:window|document|self|top|parent)\.)?location(?:(?:\.href)?\s*=|\.(?:assign|replace)\s*\()|window\.open\s*\()\s*(['"])([^'"{}<>]+)\1(?!\s*\+)/u
/** Longer handlers are programs of their own. */
const LONGEST_HANDLER = 1000
/** With fewer words on its line beside the link, it is not in a sentence. */
const SENTENCE_WORDS = 2

/** `a` and `area` elements with an address or a click handler, in document order. */
export function linksOf(walked: WalkedDocument, addresses: PageAddresses): LinkFacts[] {
  const areas = walked.of('area')
  const elements =
    areas.length === 0 ? walked.of('a') : [...walked.of('a'), ...areas].toSorted((a, b) => a.order - b.order)
  const links: LinkFacts[] = []
  for (const placed of elements) {
    if (placed.attributes['href'] === undefined && !hasHandler(placed)) continue
    links.push(linkOf(placed, walked, addresses))
    if (links.length > LIMITS.links) break
  }
  return links
}

const hasHandler = ({ attributes }: PlacedElement): boolean =>
  HANDLERS.some((name) => attributes[name] !== undefined)

function linkOf(placed: PlacedElement, walked: WalkedDocument, addresses: PageAddresses): LinkFacts {
  const { element, attributes: a } = placed
  const href = a['href'] ?? ''
  const scripted = a['href'] === undefined || /^\s*javascript:/iu.test(href)
  const own = placed.tag === 'area' ? (a['alt'] ?? '') : textOf(element, 200)
  const text = own || pictureText(element)
  const inMenu = placed.region === 'nav' || placed.region === 'header'
  const label = labelOf(placed, walked)
  const under = inMenu ? menuParentOf(placed, walked) : null
  const opens = scripted ? openedBy(placed, addresses) : null
  return {
    href: cut(href, LIMITS.href),
    url: scripted || href.trim() === '' || slippedLink(href) !== null ? null : addresses.link(href),
    text: cut(squeeze(text), 200),
    label,
    rel: relWords(a['rel']).slice(0, 10),
    region: placed.region,
    picture: own === '' && placed.tag === 'a' && holdsPicture(element),
    hidden: placed.hidden || (text === '' && label === null && isEmpty(element)),
    scripted,
    inline: own !== '' && isInSentence(placed, walked),
    targetBlank: a['target']?.toLowerCase() === '_blank',
    ...(under === null ? {} : { under }),
    ...(opens === null ? {} : { opens: cut(opens, LIMITS.href) }),
  }
}

/** The address that a click on a scripted link opens, as far as it names one; what frameworks read is no plain script, where `location` may be anything. */
function openedBy({ attributes }: PlacedElement, addresses: PageAddresses): string | null {
  for (const name of ['href', 'onclick']) {
    const named = OPENS.exec(attributes[name]?.slice(0, LONGEST_HANDLER) ?? '')?.[2]
    if (named !== undefined) return addresses.http(named)
  }
  const given = attributes['data-href']
  return given === undefined || given.trim() === '' ? null : addresses.http(given)
}

/** Nothing is inside it, so that it has no size: a script fills it later, or a style sheet gives it a picture. */
const isEmpty = ({ children }: PlacedElement['element']): boolean => !children.some((child) => isTag(child))

/** Whether a link stands among words of its own line. */
export function isInSentence(placed: PlacedElement, walked: WalkedDocument): boolean {
  if (placed.silent || placed.fromLine !== placed.toLine) return false
  const line = walked.lines[placed.fromLine]
  return line !== undefined && line.words - line.linkWords >= SENTENCE_WORDS
}

/** The first with words of aria-label, the element that aria-labelledby names, and title. */
export const labelOf = (placed: PlacedElement, walked: WalkedDocument): string | null =>
  ariaLabelOf(placed, walked) ?? shortLabel([placed.attributes['title']])

/** The same without the title, which may be what a browser says of a wrong entry. */
export const ariaLabelOf = ({ attributes: a }: PlacedElement, walked: WalkedDocument): string | null =>
  shortLabel([a['aria-label'], labelledBy(a['aria-labelledby'], walked)])

function shortLabel(texts: readonly (string | undefined)[]): string | null {
  const label = texts.map((text) => squeeze(text ?? '')).find((text) => text !== '')
  return label === undefined ? null : cut(label, 200)
}

function labelledBy(ids: string | undefined, walked: WalkedDocument): string | undefined {
  const first = ids?.trim().split(/\s/u, 1)[0]
  const named = first ? walked.byId(first) : undefined
  return named && textOf(named.element, 200)
}

/** Links to outside hosts inside elements that are hidden or off screen. */
export function hiddenLinksOf(
  walked: WalkedDocument,
  addresses: PageAddresses,
  homeHost: string,
): PageFacts['hiddenLinks'] {
  const found: PageFacts['hiddenLinks'] = []
  for (const { attributes, hidden, offScreen, element } of walked.of('a')) {
    const href = attributes['href']
    if (href === undefined || (!hidden && !offScreen)) continue
    const url = addresses.link(href)
    if (url === null || isSameSite(url, homeHost)) continue
    found.push({ url: cut(url, LIMITS.href), text: textOf(element, 200) || pictureText(element) })
    if (found.length > LIMITS.hiddenLinks) break
  }
  return found
}
