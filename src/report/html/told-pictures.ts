import type { Picture, PictureMark } from '#core/block.ts'

/** A box that is so much of the picture's height runs through all of it, and points at nothing on it. */
const ALL_OF_IT = 0.9

/** The pictures without those that only say again of the whole page what another one says: on paper each takes a third of a page. */
export function toldPictures(pictures: readonly Picture[]): Picture[] {
  const kept: Picture[] = []
  const isTold = ({ text }: PictureMark): boolean =>
    kept.some(({ marks = [] }) => marks.some((mark) => mark.text === text))
  for (const picture of pictures) {
    const { marks = [] } = picture
    const saysNothingNew = marks.length > 0 && marks.every((mark) => isThrough(picture, mark) && isTold(mark))
    if (!saysNothingNew) kept.push(picture)
  }
  return kept
}

const isThrough = (picture: Picture, mark: PictureMark): boolean => mark.height >= ALL_OF_IT * picture.height
