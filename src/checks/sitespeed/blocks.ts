import type { Block, ListItem, Metric } from '#core/block.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { pictureOfPage } from '#core/picture-of-page.ts'
import { decoded } from '#core/site/phrases.ts'
import { listed, plural } from '#core/words.ts'
import type { SpeedCheckFacts } from './facts.ts'
import type { Measure, Rating } from './ratings.ts'
import { type Device, metricWords, opportunityWords, type SpeedStatus } from './words.ts'

const TONES = { fast: 'success', medium: 'warning', slow: 'error' } as const
const BANDS = { fast: 'Fast', medium: 'Good speed', slow: 'Loading slowly' } as const
/** The specification's bands of the score. */
const SCALE = [
  { to: 49, band: 'slow' },
  { to: 89, band: 'medium' },
  { to: 100, band: 'fast' },
] as const
const RATING_TONES = { good: 'success', middling: 'warning', poor: 'error' } as const
const SHOWN: readonly Measure[] = ['lcp', 'si', 'fcp', 'tbt', 'cls']

/** The blocks of a result: the score, the metrics, the opportunities, a screenshot, and how it was measured. */
export function blocksFor(visit: VisitEvidence, facts: SpeedCheckFacts, status: SpeedStatus): Block[] {
  const { device } = visit
  const blocks: Block[] = [
    {
      kind: 'gauge',
      label: device === 'mobile' ? 'Speed on a phone' : 'Speed on a computer',
      value: facts.performance,
      max: 100,
      band: BANDS[status],
      tone: TONES[status],
      bands: SCALE.map(({ to, band }) => ({ to, label: BANDS[band], tone: TONES[band] })),
    },
    { kind: 'metrics', title: 'Where the time goes', metrics: metricsOf(facts) },
  ]
  if (facts.heaviestPicture && facts.heaviestPicture.wastedBytes >= LEAST_WIN)
    blocks.push(biggestWin(facts.heaviestPicture))
  const items = facts.opportunities.map(itemOf)
  if (items.length > 0) blocks.push({ kind: 'list', title: 'What would help most', items })
  if (visit.screenshot) blocks.push(pictureOf(visit.screenshot, device))
  blocks.push({ kind: 'note', text: howMeasured(device, facts.runs) })
  return blocks
}

function metricsOf({ metrics, ratings }: SpeedCheckFacts): Metric[] {
  return SHOWN.flatMap((measure) => {
    const value = metrics[measure]
    const rating = ratings[measure]
    if (value === null || rating === null) return []
    return [
      {
        label: metricWords[measure],
        value: readable(measure, value),
        band: bandOf(measure, rating),
        tone: RATING_TONES[rating],
      },
    ]
  })
}

function bandOf(measure: Measure, rating: Rating): string {
  if (rating === 'good') return 'Good'
  if (rating === 'middling') return 'Could be better'
  return measure === 'cls' ? 'Too much' : 'Slow'
}

function readable(measure: Measure, value: number): string {
  if (measure === 'cls') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : seconds(value)
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

function itemOf({ id, title, savingsMs, savingsBytes }: SpeedCheckFacts['opportunities'][number]): ListItem {
  const saves = [
    ...(savingsMs === null ? [] : [`about ${savingsMs < 1_000 ? `${savingsMs} ms` : seconds(savingsMs)}`]),
    ...(savingsBytes === null ? [] : [size(savingsBytes)]),
  ]
  const text = opportunityWords[id] ?? title
  return saves.length === 0
    ? { text }
    : { text, detail: `Saves ${listed(saves)}. Lighthouse calls it "${title}".` }
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Less than this is no win that a visitor notices. */
const LEAST_WIN = 50_000

/** The one picture that gains most; its name as its owner knows it. */
function biggestWin({ url, bytes, wastedBytes }: NonNullable<SpeedCheckFacts['heaviestPicture']>): Block {
  const name = fileName(url)
  return {
    kind: 'list',
    title: `The biggest win: ${name}`,
    items: [
      {
        text: `It's ${size(bytes)}. At ${size(bytes - wastedBytes)} it would look the same.`,
        detail: url,
        tone: 'info',
      },
    ],
  }
}

/** The last part of an address, readable; the host where there is none. */
function fileName(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, host } = new URL(url)
  const last = pathname.split('/').at(-1) ?? ''
  return last === '' ? host : (decoded(last) ?? last)
}

const pictureOf = (shot: NonNullable<VisitEvidence['screenshot']>, device: Device): Block => ({
  kind: 'pictures',
  pictures: [
    pictureOfPage(shot, {
      alt: device === 'mobile' ? 'Your homepage on a phone' : 'Your homepage on a computer',
      frame: device === 'mobile' ? 'phone' : 'desktop',
    }),
  ],
})

function howMeasured(device: Device, runs: readonly number[]): string {
  const network = device === 'mobile' ? 'a slow 4G phone' : 'a computer on a good connection'
  if (runs.length < 2) return `One run, worked out for ${network}.`
  return `The middle one of ${plural(runs.length, 'run')} (${listed(runs.map(String))}), worked out for ${network}.`
}
