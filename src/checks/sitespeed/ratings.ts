import type { Device, SpeedFacts } from '#core/evidence/visit.ts'
import { GOOD_SHIFT } from '#core/speed-score.ts'

export type Measure = keyof SpeedFacts['metrics']
/** In the order in which they are shown. */
export const MEASURES = ['lcp', 'si', 'fcp', 'tbt', 'cls'] as const satisfies readonly Measure[]
export const RATINGS_OF_MEASURES = ['good', 'middling', 'poor'] as const
export type Rating = (typeof RATINGS_OF_MEASURES)[number]

/**
 * Good up to the first limit, poor above the second. LCP and CLS: web.dev/articles/vitals; the others: Lighthouse's scoring curves
 * (developer.chrome.com/docs/lighthouse/performance), whose desktop curves are stricter.
 */
const LIMITS: Readonly<Record<Device, Readonly<Record<Measure, readonly [number, number]>>>> = {
  mobile: {
    lcp: [2_500, 4_000],
    si: [3_400, 5_800],
    fcp: [1_800, 3_000],
    tbt: [200, 600],
    cls: [GOOD_SHIFT, 0.25],
  },
  desktop: {
    lcp: [2_500, 4_000],
    si: [1_300, 2_300],
    fcp: [900, 1_600],
    tbt: [150, 350],
    cls: [GOOD_SHIFT, 0.25],
  },
}

/** The rating of one metric on this device; `null` when it was not measured. */
export function ratingOf(device: Device, measure: Measure, value: number | null): Rating | null {
  if (value === null) return null
  const [good, poor] = LIMITS[device][measure]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'middling'
}

/** The metric that is furthest above what is rated poor, or nearest below it, of those that are not good; `null`: all are. */
export function worstOf(device: Device, metrics: SpeedFacts['metrics']): Measure | null {
  const [worst] = MEASURES.flatMap((measure) => {
    const value = metrics[measure]
    const isBad = value !== null && ratingOf(device, measure, value) !== 'good'
    return isBad ? [{ measure, part: value / LIMITS[device][measure][1] }] : []
  }).toSorted((a, b) => b.part - a.part)
  return worst?.measure ?? null
}

/** The ratings of all five metrics. */
export const ratingsOf = (
  device: Device,
  metrics: SpeedFacts['metrics'],
): Record<Measure, Rating | null> => ({
  fcp: ratingOf(device, 'fcp', metrics.fcp),
  lcp: ratingOf(device, 'lcp', metrics.lcp),
  tbt: ratingOf(device, 'tbt', metrics.tbt),
  cls: ratingOf(device, 'cls', metrics.cls),
  si: ratingOf(device, 'si', metrics.si),
})
