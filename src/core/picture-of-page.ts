import type { Picture, PictureMark } from './block.ts'
import type { Screenshot, Spot } from './evidence/visit.ts'

/** A problem and its position on the page; without a position it cannot be marked. */
export interface PageProblem {
  text: string
  spot?: Spot | null | undefined
}

/** A smaller box on the picture could not be seen. */
const LEAST_PX = 4
/** A larger box would mark nearly the whole picture. */
const MOST_PERCENT = 70
const MOST_MARKS = 8

/** A picture of the page with its problems marked. */
export function pictureOfPage(
  { src, width, height, top = 0 }: Screenshot,
  { alt, frame }: Pick<Picture, 'alt' | 'frame'>,
  problems: readonly PageProblem[] = [],
): Picture {
  const marks = problems.flatMap(({ text, spot }): PictureMark[] => {
    const box = spot && insideOf({ width, height }, { ...spot, y: spot.y - top })
    return box ? [{ ...box, text }] : []
  })
  const picture: Picture = {
    src,
    width,
    height,
    alt,
    frame,
    ...(top > 0 ? { isFurtherDown: true } : {}),
  }
  return marks.length > 0 ? { ...picture, marks: marks.slice(0, MOST_MARKS) } : picture
}

/** The part of a box that the picture shows; `null` when that is too small or nearly the whole picture. */
function insideOf(picture: { width: number; height: number }, box: Spot): Spot | null {
  const x = Math.max(0, Math.round(box.x))
  const y = Math.max(0, Math.round(box.y))
  const width = Math.min(picture.width, Math.round(box.x + box.width)) - x
  const height = Math.min(picture.height, Math.round(box.y + box.height)) - y
  if (width < LEAST_PX || height < LEAST_PX) return null
  const isNearlyAll = 100 * width * height > MOST_PERCENT * picture.width * picture.height
  return isNearlyAll ? null : { x, y, width, height }
}
