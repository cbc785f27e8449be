import type { ImageFacts, PageFacts } from '../evidence/page.ts'
import { isMissing } from './missing-pictures.ts'

/** Smaller pictures are not shown (Facebook's sharing guide). */
const SMALLEST_SIDE = 200
/** Formats that every network shows. */
const SHOWN = /\.(?:jpe?g|png|webp|gif)$/iu

/**
 * The largest picture of the main part that networks would show; without known sizes, the first that is no logo. None of `missing`, which do not load.
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
  const unsized = own.filter(
    ({ url, width, height }) => width === null && height === null && !/logo|icon|avatar/iu.test(url ?? ''),
  )
  return large.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.url ?? unsized[0]?.url ?? null
}

const areaOf = ({ width, height }: ImageFacts): number => (width ?? 0) * (height ?? 0)
