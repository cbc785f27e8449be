import type { Artifacts } from 'lighthouse/types/artifacts.js'
import type Result from 'lighthouse/types/lhr/lhr.js'
import type { FilmFrame } from '#core/evidence/visit.ts'

/** A picture that Chromium took while the page loaded; `ts` in microseconds of the trace. */
interface Shot {
  ts: number
  snapshot: string
}

/** Chromium tells of a picture when it begins to draw it; it is seen some frames later. */
const DRAWN_US = 500_000
/** A picture has the time at which its frame began, a little before what it shows is told. */
const EARLY_US = 100_000

/** When the first words and the main picture came, in microseconds of the trace; `null`: not known. */
interface Moments {
  words: number | null
  picture: number | null
}

/** The film of a Lighthouse run. Lighthouse's own filmstrip has a picture each 375 ms, too coarse for a page that loads from nearby. */
export function filmOfTrace(
  { audits, configSettings: { screenEmulation } }: Pick<Result, 'audits' | 'configSettings'>,
  { Trace }: Pick<Artifacts, 'Trace'>,
): FilmFrame[] {
  const shots = Trace.traceEvents.flatMap(({ name, ts, args }): Shot[] =>
    name === 'Screenshot' && args.snapshot !== undefined ? [{ ts, snapshot: args.snapshot }] : [],
  )
  const moments = {
    words: observed(audits, 'observedFirstContentfulPaintTs'),
    picture: observed(audits, 'observedLargestContentfulPaintTs'),
  }
  const { width, height } = screenEmulation
  return filmFrames(shots, moments).map(({ moment, shot }) => ({
    moment,
    src: `data:image/jpeg;base64,${shot.snapshot}`,
    width,
    height,
  }))
}

interface Frame {
  moment: FilmFrame['moment']
  shot: Shot
}

/** Three moments of a load: before anything was there, with the first words, with the main picture. Moments that look the same are one. */
export function filmFrames(all: readonly Shot[], { words, picture }: Moments): Frame[] {
  if (words === null || picture === null) return []
  const shots = all.toSorted((a, b) => a.ts - b.ts)
  const [first] = shots
  const drawn = shots.findLast(({ ts }) => ts >= picture && ts <= picture + DRAWN_US)
  const withPicture = drawn ?? shots.find(({ ts }) => ts >= picture) ?? shots.at(-1)
  const withWords = shots.find(({ ts, snapshot }) => ts >= words - EARLY_US && snapshot !== first?.snapshot)
  const isOne = withWords === undefined || withWords.snapshot === withPicture?.snapshot
  const wasEmpty = first && withPicture && first.ts < words && isEmptyBeside(first, withPicture)
  return [
    ...(wasEmpty ? frame('nothing', first) : []),
    ...(isOne ? [] : frame('first_words', withWords)),
    ...frame('main_picture', withPicture),
  ]
}

/** A picture of one colour packs far smaller than one of a page. */
const isEmptyBeside = (first: Shot, page: Shot): boolean => first.snapshot.length * 3 <= page.snapshot.length

const frame = (moment: Frame['moment'], shot: Shot | undefined): Frame[] => (shot ? [{ moment, shot }] : [])

/** A moment of the trace that Lighthouse observed; `null` where there was none. */
function observed(audits: Result['audits'], name: string): number | null {
  const details = audits['metrics']?.details
  const items: unknown = details?.type === 'debugdata' ? Reflect.get(details, 'items') : null
  const figures: unknown = Array.isArray(items) ? items[0] : null
  if (typeof figures !== 'object' || figures === null) return null
  const value: unknown = Reflect.get(figures, name)
  return typeof value === 'number' ? value : null
}
