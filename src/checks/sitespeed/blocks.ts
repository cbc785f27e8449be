import type { Block, ListItem, Metric } from '#core/block.ts'
import type { Device, VisitEvidence } from '#core/evidence/visit.ts'
import { bytesWords } from '#core/format/bytes.ts'
import { pictureOfPage } from '#core/picture-of-page.ts'
import { BAND_TOPS } from '#core/speed-score.ts'
import { listed, plural } from '#core/words.ts'
import { biggestWin } from './biggest-win.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { savedWords, secondsText, shiftText } from './figures.ts'
import { filmOf } from './film.ts'
import { type Measure, MEASURES, type Rating } from './ratings.ts'
import { BANDS, metricWords, opportunityWords, type SpeedStatus, statuses, wordsFor } from './words.ts'

const BEST = 100
const RATING_TONES = { good: 'success', middling: 'warning', poor: 'error' } as const

/** The blocks of a result: the score with the film of the load, the metrics, the biggest win, the opportunities, and how it was measured. */
export function blocksFor(visit: VisitEvidence, facts: SpeedCheckFacts, status: SpeedStatus): Block[] {
  const { device } = visit
  const { statuses: named } = wordsFor(device)
  const film = filmOf(visit, facts.metrics)
  const blocks: Block[] = [
    {
      kind: 'gauge',
      label: device === 'mobile' ? 'Speed on a phone' : 'Speed on a computer',
      value: facts.performance,
      max: BEST,
      band: named[status].tag,
      tone: statuses[status],
      bands: BANDS.map((band, at) => ({
        to: BAND_TOPS[at] ?? BEST,
        label: named[band].tag,
        tone: statuses[band],
      })),
      ...(film.length > 0 ? { film } : {}),
    },
    { kind: 'metrics', title: 'Where the time goes', metrics: metricsOf(facts) },
  ]
  blocks.push(...biggestWin(facts))
  const items = facts.opportunities.map(itemOf)
  if (items.length > 0) blocks.push({ kind: 'list', title: 'What would help most', items })
  if (visit.screenshot && film.length === 0) blocks.push(pictureOf(visit.screenshot, device))
  blocks.push({ kind: 'note', text: howMeasured(device, facts.runs) })
  return blocks
}

function metricsOf({ metrics, ratings }: SpeedCheckFacts): Metric[] {
  return MEASURES.flatMap((measure) => {
    const value = metrics[measure]
    const rating = ratings[measure]
    if (value === null || rating === null) return []
    return [
      {
        ...metricWords[measure],
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
  if (measure === 'cls') return shiftText(value)
  const ms = Math.round(value)
  return ms < 1_000 ? `${ms} ms` : secondsText(value)
}

function itemOf({ id, title, savingsMs, savingsBytes }: SpeedCheckFacts['opportunities'][number]): ListItem {
  const saves = [
    ...(savingsMs === null ? [] : [savedWords(savingsMs)]),
    ...(savingsBytes === null ? [] : [bytesWords(savingsBytes)]),
  ]
  const own = opportunityWords[id]
  return {
    text: own ?? title,
    ...(saves.length > 0 ? { detail: `Saves ${listed(saves)}.` } : {}),
    ...(own === undefined ? {} : { technical: [`Lighthouse: ${title} (${id})`] }),
  }
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
  const on = device === 'mobile' ? 'a slow 4G phone' : 'a computer on a good connection'
  if (runs.length < 2) return `One run, worked out for ${on}.`
  return `The ${middleName(runs.length)} of ${plural(runs.length, 'run')} (${listed(runs.map(String))}), worked out for ${on}.`
}

/** Of an even number of runs the lower of the two in the middle is the result. */
function middleName(runs: number): string {
  if (runs % 2 === 1) return 'middle one'
  return runs === 2 ? 'lower' : 'lower of the two in the middle'
}
