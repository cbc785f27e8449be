/** A place in a search at one time; `null`: not among those that count. */
export interface PlacePoint {
  label: string
  position: number | null
}

/** Where everything in a chart of places is, in its own units from the top left. Number 1 is at the top. */
export interface PlacesPlot {
  /** The first page of results. */
  band: { y: number; height: number }
  marks: { y: number; text: string }[]
  /** Unbroken pieces of the line: a search without a place interrupts it. */
  lines: { x: number; y: number }[][]
  dots: { x: number; y: number; text: string }[]
  names: { x: number; text: string; anchor: 'start' | 'middle' | 'end' }[]
}

export interface PlacesFrame {
  width: number
  height: number
  left: number
  top: number
  bottom: number
  /** Most dots of which each has its number, and most labels of the time axis. */
  mostTexts: number
  mostNames: number
}

export const PLACES_WIDE: PlacesFrame = {
  width: 520,
  height: 240,
  left: 34,
  top: 16,
  bottom: 30,
  mostTexts: 10,
  mostNames: 6,
}
export const PLACES_NARROW: PlacesFrame = {
  width: 326,
  height: 220,
  left: 30,
  top: 16,
  bottom: 30,
  mostTexts: 8,
  mostNames: 3,
}

/** Places on the first page of results. */
export const FIRST_PAGE = 10
const SHORTEST_AXIS = 20
/** Keeps dots and their numbers off the edges. */
const MARGIN = 16

/** Lays out the places of a website over time, oldest first; `null` without any place. */
export function plotPlaces(points: readonly PlacePoint[], frame: PlacesFrame): PlacesPlot | null {
  const known = points.flatMap(({ position }) => position ?? [])
  if (known.length === 0) return null
  const lowest = Math.max(SHORTEST_AXIS, Math.ceil(Math.max(...known) / FIRST_PAGE) * FIRST_PAGE)
  const height = frame.height - frame.top - frame.bottom
  const room = frame.width - frame.left - 2 * MARGIN
  const y = (position: number) => round(frame.top + (height * (position - 1)) / (lowest - 1))
  const share = (index: number) => (points.length === 1 ? 1 : index / (points.length - 1))
  const x = (index: number) => round(frame.left + MARGIN + room * share(index))
  const dots = points.flatMap(({ position }, index) =>
    position === null ? [] : [{ index, x: x(index), y: y(position), text: placeText(position) }],
  )
  const hasAll = dots.length <= frame.mostTexts
  const isEnd = (place: number) => place === 0 || place === dots.length - 1
  return {
    band: { y: frame.top - 8, height: round(y(FIRST_PAGE) - frame.top + 8) },
    marks: [1, FIRST_PAGE, lowest].map((position) => ({ y: y(position), text: String(position) })),
    lines: piecesOf(points, { x, y }),
    dots: dots.map((dot, index) => ({ x: dot.x, y: dot.y, text: hasAll || isEnd(index) ? dot.text : '' })),
    names: namesOf(points, frame.mostNames).map(({ index, text }) => ({
      x: x(index),
      text,
      anchor: points.length > 1 && index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle',
    })),
  }
}

/** A place as it is shown: an average has many more digits. */
export const roundPlace = (position: number): number => Math.round(position * 10) / 10

/** A place without a needless fraction: "7", "7.4". */
export const placeText = (position: number): string => String(roundPlace(position))

function piecesOf(
  points: readonly PlacePoint[],
  { x, y }: { x: (index: number) => number; y: (position: number) => number },
): PlacesPlot['lines'] {
  const pieces: PlacesPlot['lines'] = [[]]
  for (const [index, { position }] of points.entries()) {
    if (position === null) pieces.push([])
    else pieces.at(-1)?.push({ x: x(index), y: y(position) })
  }
  return pieces.filter((piece) => piece.length > 1)
}

/** The last label, and of those before it every n-th, so that there are at most `most`. */
function namesOf(points: readonly PlacePoint[], most: number): { index: number; text: string }[] {
  const last = points.length - 1
  const every = Math.max(1, Math.ceil(last / (most - 1)))
  return points.flatMap(({ label }, index) => ((last - index) % every === 0 ? [{ index, text: label }] : []))
}

const round = (value: number): number => Math.round(value * 10) / 10
