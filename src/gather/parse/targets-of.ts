import type { LinkKind } from '#core/evidence/links.ts'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import type { AddressOnPage } from './targets.ts'
import { isNoTarget, kindOfLink, kindOfRelation } from './targets.ts'
import { isMeasuringAddress } from './measuring-addresses.ts'

/**
 * Addresses of a page to test (checks, Broken links): links first, then resources. Left out are pictures of 1 × 1 pixels, addresses of measuring tools,
 * unfilled templates and schemes that cannot be tested.
 */
export function targetsOf(page: PageFacts): AddressOnPage[] {
  return [
    ...page.links.filter(({ href }) => !isNoTarget(href)).map(linkTarget),
    ...page.images.flatMap((image) => part('image', shownAddress(image), image.alt ?? '', image.region)),
    ...page.frames
      .filter(({ url }) => !isMeasuringAddress(url))
      .flatMap(({ url, title, region }) => part('frame', url, title ?? '', region)),
    ...page.scripts.flatMap(({ url }) => part('script', url)),
    ...page.stylesheets.flatMap(({ url }) => part('stylesheet', url)),
    ...page.media.flatMap((url) => part('media', url)),
    ...page.relations.flatMap(({ rel, hreflang, url }) => sidePart(kindOfRelation(rel, hreflang), url)),
    ...(page.noscriptTargets ?? []).map((target) =>
      target.kind === 'page' ? { ...target, kind: kindOfLink(target.href, target.url) } : target,
    ),
  ]
}

function linkTarget({ href, url, text, label, hidden, region }: PageFacts['links'][number]): AddressOnPage {
  const words = text || (label ?? '')
  const target = { url, href, kind: kindOfLink(href, url), text: words, region }
  return hidden && words === '' ? { ...target, unseen: true } : target
}

/** The address that browsers load; `null` for pictures of 1 × 1 pixels, for measuring ones and without an address. */
function shownAddress({ width, height, url, candidate }: ImageFacts): string | null {
  const shown = candidate ?? url
  const isPixel = width !== null && height !== null && width <= 1 && height <= 1
  return shown === null || isPixel || isMeasuringAddress(shown) ? null : shown
}

function part(
  kind: LinkKind,
  url: string | null,
  text = '',
  region: AddressOnPage['region'] = 'main',
): AddressOnPage[] {
  return url === null || isNoTarget(url) ? [] : [{ url, href: url, kind, text, region }]
}

const sidePart = (kind: LinkKind | null, url: string | null): AddressOnPage[] =>
  kind === null ? [] : part(kind, url)
