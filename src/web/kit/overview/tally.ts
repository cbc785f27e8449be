import type { ShownTone } from '../tone/tone.ts'

/** Counts of results. The four words are the same everywhere: good, to fix, to answer, couldn't be checked. */
export interface ResultTally {
  good: number
  /** Yellow, blue or missing: can be better. */
  toFix: number
  /** Red ones; counted in addition to `toFix`. */
  broken?: number | undefined
  toAnswer: number
  unchecked?: number | undefined
}

export interface TallyPart {
  id: 'good' | 'toFix' | 'broken' | 'hatched'
  tone: ShownTone
  count: number
  /** Hatched: not known. */
  hatched: boolean
}

/** The segments of a bar in order, without empty ones; what is not known is at the end. */
export function tallyParts(tally: ResultTally): TallyPart[] {
  const parts: TallyPart[] = [
    { id: 'good', tone: 'success', count: tally.good, hatched: false },
    { id: 'toFix', tone: 'warning', count: tally.toFix, hatched: false },
    { id: 'broken', tone: 'error', count: tally.broken ?? 0, hatched: false },
    { id: 'hatched', tone: 'more_info', count: tally.toAnswer + (tally.unchecked ?? 0), hatched: true },
  ]
  return parts.filter(({ count }) => count > 0)
}

/** The number of all that are to fix. */
export const allToFix = (tally: ResultTally): number => tally.toFix + (tally.broken ?? 0)

export interface TallyWord {
  id: 'good' | 'toFix' | 'toAnswer' | 'unchecked'
  /** The colours of its segments in the bar. */
  tones: readonly ShownTone[]
  count: number
  word: string
  hatched: boolean
}

/** The counts in words, without empty ones. */
export function tallyWords(tally: ResultTally): TallyWord[] {
  const words: TallyWord[] = [
    { id: 'good', tones: ['success'], count: tally.good, word: 'good', hatched: false },
    { id: 'toFix', tones: tonesToFix(tally), count: allToFix(tally), word: 'to fix', hatched: false },
    { id: 'toAnswer', tones: ['more_info'], count: tally.toAnswer, word: 'to answer', hatched: true },
    {
      id: 'unchecked',
      tones: ['unable'],
      count: tally.unchecked ?? 0,
      word: 'couldn’t be checked',
      hatched: true,
    },
  ]
  return words.filter(({ count }) => count > 0)
}

const tonesToFix = ({ toFix, broken = 0 }: ResultTally): ShownTone[] => [
  ...(toFix > 0 ? (['warning'] as const) : []),
  ...(broken > 0 ? (['error'] as const) : []),
]

/** The bar as text for screen readers: "12 good, 14 to fix, 5 to answer". */
export const tallyText = (tally: ResultTally): string =>
  tallyWords(tally)
    .map(({ count, word }) => `${count} ${word}`)
    .join(', ') || 'Nothing to show yet'

/** Checks of a category that are in none of its counts. */
export interface Uncounted {
  /** Without a result so far. */
  waiting: number
  /** This installation cannot do them. */
  notSwitchedOn: number
}

/** The words of a category's pill, short enough for one line of its tile: what is to fix first, then what is to answer, then that all is well, or how many are where others could not be checked or have no result yet; else why nothing is counted. */
export function tallyPill(tally: ResultTally, { waiting, notSwitchedOn }: Uncounted): string {
  const toFix = allToFix(tally)
  if (toFix > 0) return `${toFix} to fix`
  if (tally.toAnswer > 0) return `${tally.toAnswer} to answer`
  const unchecked = tally.unchecked ?? 0
  if (tally.good > 0) return unchecked + waiting > 0 ? `${tally.good} good` : 'All good'
  if (unchecked > 0) return `${unchecked} not run`
  if (waiting > 0) return 'Nothing yet'
  return notSwitchedOn > 0 ? 'Not on yet' : 'Nothing to do'
}
