import type { ImageFacts } from '../evidence/page.ts'

/**
 * Descriptions that are file names, also those that cameras give to pictures and computers to those of their screens (seo-rules, rule 70). Two words after
 * the number of a picture say what is on it: "IMG_1234 of our dog", "Screenshot 2: our booking page", and not "IMG_1234 copy".
 */
const FILE_NAME =
  /^\S+\.(?:jpe?g|png|webp|gif|avif|svg|bmp|tiff?|heic)$|\.(?:jpe?g|png|webp|avif|heic)$|^(?:IMG_?\d+|DSC[_N]?\d+)(?!.*\s\p{L}{2,}\s+\p{L}{2,})|^screen[ _-]?shots?(?:[ _-]*(?:\d|\(|at \d|from \d)(?!.*\b\p{L}{2,}\s+\p{L}{2,}).*)?$/iu
/** Placeholders shown until the picture itself is loaded. */
const STAND_IN = /(?:placeholder|blank|transparent|spacer|loading|lazy|1x1|pixel)[^/]*$/iu
/** Pictures up to this many px on each side only count visits. */
const PIXEL = 3

/** Whether a description is only a file's name. */
export const isFileName = (description: string): boolean => FILE_NAME.test(description)

/** Whether somebody who cannot see this picture is told nothing about it, and should be. */
export function needsWords({
  url,
  alt,
  decorative,
  hidden,
  lazy,
  width,
  height,
  leadsTo,
}: ImageFacts): boolean {
  if (hidden || decorative || (lazy && STAND_IN.test(url ?? ''))) return false
  if (Math.max(width ?? Infinity, height ?? Infinity) <= PIXEL) return false
  const said = alt?.trim() ?? ''
  // A picture with words may still be a link without a name on a phone, where it is hidden: more words change nothing there.
  return said === '' ? leadsTo !== undefined || alt === null : isFileName(said)
}
