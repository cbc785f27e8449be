import type { Scene, Sentence } from './lesson.ts'

/** A caption and the time it is shown, in seconds. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** A picture of the video: its heading from `start` to `end`, and words that appear on it later. */
export interface LessonPicture {
  start: number
  end: number
  heading: string
  points: { at: number; text: string }[]
}

export interface Timeline {
  seconds: number
  cues: Cue[]
  pictures: LessonPicture[]
}

/** Length = transcript words ÷ 150 minutes (catalogues.md, section 5). */
const SECONDS_PER_WORD = 60 / 150
/** Two lines of 42 characters, which people can read in the time they are shown (BBC subtitle guidelines). */
const MOST_CHARACTERS = 84

/** When everything is shown: each word takes its share of the time, so that captions, pictures and length agree. */
export function timelineOf(scenes: readonly Scene[]): Timeline {
  const cues: Cue[] = []
  const pictures: LessonPicture[] = []
  let words = 0
  for (const { heading, sentences, screen } of scenes) {
    const picture: LessonPicture = { start: seconds(words), end: 0, heading, points: [] }
    for (const { text, points, from } of captionsOf(sentences, screen !== null)) {
      const start = seconds(words + from)
      for (const point of points) picture.points.push({ at: start, text: point })
      cues.push({ start, end: seconds(words + from + countShown(text)), text })
    }
    words += sentences.reduce((sum, { text }) => sum + countShown(text), 0)
    picture.end = seconds(words)
    pictures.push(picture)
  }
  return { seconds: seconds(words), cues, pictures }
}

const seconds = (words: number): number => Math.round(words * SECONDS_PER_WORD * 1_000) / 1_000
/** What stands between spaces; each takes its share of the time, also a number or a sign. */
const countShown = (text: string): number => text.split(' ').length

interface Caption extends Sentence {
  /** Number of words before it in its scene. */
  from: number
}

/** Captions of a scene: short sentences together, long ones in parts. `areSteps`: two that use a part of a screen stay apart. */
function captionsOf(sentences: readonly Sentence[], areSteps: boolean): Caption[] {
  const captions: Caption[] = []
  let words = 0
  for (const { text, points, isStart } of sentences.flatMap(piecesOf)) {
    const last = captions.at(-1)
    const areTwoSteps = areSteps && points.length > 0 && (last?.points.length ?? 0) > 0
    if (last && isStart && !areTwoSteps && `${last.text} ${text}`.length <= MOST_CHARACTERS) {
      last.text += ` ${text}`
      last.points.push(...points)
    } else captions.push({ text, points: [...points], from: words })
    words += countShown(text)
  }
  return captions
}

interface Piece extends Sentence {
  /** Whether a sentence begins here. */
  isStart: boolean
}

/** A sentence in parts that fit, divided evenly and after a comma or the like where one is near. */
function piecesOf({ text, points }: Sentence): Piece[] {
  const words = text.split(' ')
  const pieces: string[] = []
  let rest = words
  while (rest.length > 1 && rest.join(' ').length > MOST_CHARACTERS) {
    const length = rest.join(' ').length
    const aim = length / Math.ceil(length / MOST_CHARACTERS)
    const cut = bestCut(rest, aim)
    pieces.push(rest.slice(0, cut).join(' '))
    rest = rest.slice(cut)
  }
  pieces.push(rest.join(' '))
  return pieces.map((piece, index) => ({
    text: piece,
    points: points.filter((point) => pieceOf(pieces, point) === index),
    isStart: index === 0,
  }))
}

/** Index of the part in which a point's words begin. */
function pieceOf(pieces: readonly string[], point: string): number {
  const at = placeIn(pieces.join(' '), point)
  const index = pieces.findIndex((_, last) => at < pieces.slice(0, last + 1).join(' ').length)
  return Math.max(0, index)
}

const LETTER = /[\p{L}\p{N}]/u

/** Where words stand in a text, and not within a longer word; else where they stand at all. */
function placeIn(text: string, words: string): number {
  const first = text.indexOf(words)
  for (let at = first; at !== -1; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length))) return at
  return first
}

/** How many characters away from an even division a comma is still preferred. */
const PAUSE_WORTH = 16

function bestCut(words: readonly string[], aim: number): number {
  let best = { cut: 1, cost: Number.POSITIVE_INFINITY }
  for (let cut = 1, length = 0; cut < words.length; cut += 1) {
    const word = words[cut - 1] ?? ''
    length += word.length + (cut === 1 ? 0 : 1)
    if (length > MOST_CHARACTERS) break
    const cost = Math.abs(length - aim) - (/[,;:]$/u.test(word) ? PAUSE_WORTH : 0)
    if (cost < best.cost) best = { cut, cost }
  }
  return best.cut
}
