import type { Chart, Series } from './chart.ts'

/** The position of everything in a chart, in the chart's own units from the top left. */
export interface Plot {
  width: number
  height: number
  /** Where the grid lines begin, after their values: the frame's own place, or more where a value is long. */
  left: number
  bars: { x: number; y: number; width: number; height: number; look: 'bar' | 'lightBar' }[]
  /** Unbroken pieces of lines: an unknown month interrupts a line. */
  lines: { x: number; y: number }[][]
  /** Horizontal grid lines, each with its value at the left. */
  marks: { y: number; text: string; isZero: boolean }[]
  /** Labels of the time axis, as many as fit. */
  names: { x: number; text: string }[]
}

/** Sizes in the chart's own units. */
export interface ChartFrame {
  width: number
  height: number
  left: number
  bottom: number
  top: number
  /** Width of a label of the time axis. */
  nameWidth: number
}

export const WIDE: ChartFrame = { width: 720, height: 260, left: 64, bottom: 28, top: 12, nameWidth: 56 }
export const NARROW: ChartFrame = { width: 340, height: 240, left: 60, bottom: 28, top: 12, nameWidth: 60 }

/** The share of a point's width that its bars fill. */
const FILLED = 0.7
const MARKS = 4
/** More points of a line than this have no dots of their own. */
const MOST_DOTS = 40

/** Lays a chart out; `null` when it has no known value. Bars begin at zero, so zero is visible unless the chart is zoomed. */
export function plot(chart: Chart, frame: ChartFrame): Plot | null {
  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null))
  if (known.length === 0) return null
  const { low, high, step } = rangeOf(chart.isZoomed ? known : [0, ...known])
  const marks = marksBetween(low, high, step).map((value) => ({ value, text: chart.shortWords(value, step) }))
  const left = leftOf(marks, frame)
  const field = { width: frame.width - left, height: frame.height - frame.top - frame.bottom }
  const place = field.width / Math.max(1, chart.labels.length)
  const y = (value: number) => round(frame.top + field.height * ((high - value) / (high - low)))
  const x = (index: number) => round(left + place * (index + 0.5))
  // The last label is moved in from the edge, towards the one before it.
  const every = Math.ceil((frame.nameWidth + Math.max(0, (frame.nameWidth - place) / 2)) / place)
  return {
    width: frame.width,
    height: frame.height,
    left,
    bars: barsOf(chart, { place, x, y }),
    lines: chart.series.filter(({ look }) => look === 'line').flatMap((series) => piecesOf(series, { x, y })),
    marks: marks.map(({ value, text }) => ({ y: y(value), text, isZero: value === 0 })),
    names: namesOf(chart.labels, every).map(({ index, text }) => ({
      x: Math.min(x(index), frame.width - frame.nameWidth / 2),
      text,
    })),
  }
}

/** So many characters of a value fit into the frame's own place; each has this width, and the value this distance from the lines. */
const FITTING = 8
const CHARACTER = 7
const DISTANCE = 10

function leftOf(marks: readonly { text: string }[], frame: ChartFrame): number {
  const longest = Math.max(...marks.map(({ text }) => text.length))
  return longest <= FITTING ? frame.left : Math.max(frame.left, DISTANCE + longest * CHARACTER)
}

/** From the mark below the lowest value to the one above the highest. */
function rangeOf(values: readonly number[]): { low: number; high: number; step: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = niceStep((most - least) / MARKS)
  const low = Math.floor(least / step) * step
  return { low, step, high: Math.max(low + step, Math.ceil(most / step) * step) }
}

interface Scale {
  x: (index: number) => number
  y: (value: number) => number
}

function barsOf({ series }: Chart, { place, x, y }: Scale & { place: number }): Plot['bars'] {
  const barred = series.flatMap(({ look, values }) => (look === 'line' ? [] : [{ look, values }]))
  const width = round((place * FILLED) / Math.max(1, barred.length))
  return barred.flatMap(({ look, values }, at) =>
    values.flatMap((value, index) => {
      if (value === null) return []
      const left = x(index) - (width * barred.length) / 2 + width * at
      return [
        {
          look,
          x: round(left),
          y: Math.min(y(value), y(0)),
          width,
          height: round(Math.abs(y(value) - y(0))),
        },
      ]
    }),
  )
}

function piecesOf({ values }: Series, { x, y }: Scale): Plot['lines'] {
  const pieces: Plot['lines'] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) pieces.push([])
    else pieces.at(-1)?.push({ x: x(index), y: y(value) })
  }
  return pieces.filter((piece) => piece.length > 0)
}

/** 1, 2 or 5 times a power of ten, so that axis marks are round figures. */
function niceStep(least: number): number {
  if (least <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5].find((one) => one * power >= least) ?? 10
  return factor * power
}

const marksBetween = (low: number, high: number, step: number): number[] =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step)

/** Shows every n-th label, counted from the last, which is the newest. */
const namesOf = (labels: readonly string[], every: number): { index: number; text: string }[] =>
  labels
    .map((text, index) => ({ index, text }))
    .filter(({ index }) => (labels.length - 1 - index) % every === 0)

const round = (value: number): number => Math.round(value * 10) / 10

/** The points of a line that are drawn as dots. */
export const dotsOf = <Point>(points: readonly Point[]): readonly Point[] =>
  points.length > MOST_DOTS ? [] : points
