import type { Picture, PictureMark } from '../block.ts'

export interface NumberedPicture extends Picture {
  boxes: NumberedBox[]
  /** The meaning of its numbers, each once, in order. */
  legend: { number: number; text: string }[]
}

/** In percent of the picture's own size, whatever size it is shown at. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface NumberedBox extends Box {
  number: number
  /** The position of the number's label, so that it covers little; `null`: another box of this picture has the same number. */
  label: 'above' | 'inside' | null
}

/** Closer than this many percent to the top edge there is no room above a box. */
const ROOM_ABOVE = 6

/** Pictures shown together, with numbered marks: the same text has the same number on all of them. */
export function numberMarks(pictures: readonly Picture[]): NumberedPicture[] {
  const numbers = new Map<string, number>()
  const numberOf = ({ text }: PictureMark): number => {
    const number = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, number)
    return number
  }
  return pictures.map((picture) => {
    const marks = (picture.marks ?? []).map((mark) => ({ ...mark, number: numberOf(mark) }))
    const meanings = new Map(marks.map(({ number, text }) => [number, text]))
    return {
      ...picture,
      boxes: marks.map((mark, index) => {
        const isFirst = marks.findIndex(({ number }) => number === mark.number) === index
        return { number: mark.number, ...labelled(boxIn(picture, mark), isFirst) }
      }),
      legend: [...meanings].map(([number, text]) => ({ number, text })).toSorted(byNumber),
    }
  })
}

const byNumber = (a: { number: number }, b: { number: number }): number => a.number - b.number

const labelled = (box: Box, isFirst: boolean): Omit<NumberedBox, 'number'> => ({
  ...box,
  label: isFirst ? (box.top > ROOM_ABOVE ? 'above' : 'inside') : null,
})

const boxIn = (picture: Picture, { x, y, width, height }: PictureMark): Box => ({
  left: percent(x, picture.width),
  top: percent(y, picture.height),
  width: percent(width, picture.width),
  height: percent(height, picture.height),
})

const percent = (part: number, of: number): number => Math.round((part * 10_000) / of) / 100
