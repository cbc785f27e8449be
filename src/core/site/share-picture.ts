import { decoded } from '../address/decoded.ts'
import type { ImageFacts, PageFacts } from '../evidence/page.ts'
import { isMissing } from './missing-pictures.ts'

/** Smaller pictures are not shown (Facebook's sharing guide). */
const SMALLEST_SIDE = 200
/** Formats that every network shows. */
const SHOWN = /\.(?:jpe?g|png|webp|gif)$/iu

/**
 * The largest picture of the main part that networks would show; without known sizes, the first that may be as large and that is no logo and no sign. None of `missing`, which do
 * not load.
 */
export function sharePictureOf(
  { images }: PageFacts,
  missing: ReadonlySet<string> = new Set(),
): string | null {
  const own = images.filter(
    (image) =>
      image.url !== null &&
      !isMissing(image, missing) &&
      !image.hidden &&
      image.region === 'main' &&
      SHOWN.test(new URL(image.url).pathname),
  )
  const large = own.filter(({ width, height }) => Math.min(width ?? 0, height ?? 0) >= SMALLEST_SIDE)
  const unsized = own.filter((image) => mayBeLarge(image) && !isSign(image) && !isRepeated(image, own))
  return large.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.url ?? unsized[0]?.url ?? null
}

/** Whether a side of a picture is not known, and the other one is not too small: a style often has the width alone. */
const mayBeLarge = ({ width, height }: ImageFacts): boolean =>
  (width === null || height === null) && Math.min(width ?? Infinity, height ?? Infinity) >= SMALLEST_SIDE

const SIGN =
  /logo|icon|avatar|(?<![a-z])(?:check(?:mark|ed)?|tick(?:mark)?|arrows?|bullets?|badges?|\d?-?stars?(?:-\d)?|quotes?|chevrons?)(?:[\s_-]*(?:right|left|up|down|green|white|black|blue|red|circle|small|sm|full|half|empty|\(\d{1,3}\)|\d))*\.\w+$/iu
/** From so many times on a picture is a sign of a list or a card. */
const REPEATED = 3

function isSign({ url }: ImageFacts): boolean {
  const path = URL.parse(url ?? '')?.pathname ?? ''
  return SIGN.test(decoded(path) ?? path)
}

const isRepeated = ({ url }: ImageFacts, images: readonly ImageFacts[]): boolean =>
  images.filter((image) => image.url === url).length >= REPEATED

const areaOf = ({ width, height }: ImageFacts): number => (width ?? 0) * (height ?? 0)
