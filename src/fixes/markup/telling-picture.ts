import { bareHost } from '#core/address/urls.ts'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import { sharePictureOf } from '#core/site/share-picture.ts'

/** Networks show a picture of so many pixels large; a narrower one may be one of a row. */
const WIDE = 600
/** So many pictures of one size are a row of tiles, each of something else. */
const TILES = 3

/**
 * The picture to share a page with; `null` where the page has only tiles, of which one would stand for all, and pictures that belong to another website
 * that they lead to. None of `missing`.
 */
export function tellingPicture(page: PageFacts, missing: ReadonlySet<string>): string | null {
  const images = page.images.filter((image) => !isTile(image, page.images) && !leadsElsewhere(image, page))
  return sharePictureOf({ ...page, images }, missing)
}

function isTile({ width, height, leadsTo }: ImageFacts, images: readonly ImageFacts[]): boolean {
  const isNarrow = width === null ? leadsTo !== undefined : width < WIDE
  if (!isNarrow) return false
  const like = images.filter(
    (one) =>
      one.region === 'main' &&
      !one.hidden &&
      one.width === width &&
      one.height === height &&
      (width !== null || one.leadsTo !== undefined),
  )
  return new Set(like.map(({ url }) => url)).size >= TILES
}

function leadsElsewhere({ leadsTo }: ImageFacts, { url }: PageFacts): boolean {
  const target = leadsTo === undefined ? null : URL.parse(leadsTo)
  return target !== null && target.host !== '' && bareHost(target.host) !== bareHost(new URL(url).host)
}
