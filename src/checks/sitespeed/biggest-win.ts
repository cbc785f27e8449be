import type { Block } from '#core/block.ts'
import { HEAVY_PICTURE_BYTES, LIGHTER_SHARE } from '#core/evidence/pictures.ts'
import { bytesWords } from '#core/format/bytes.ts'
import { bandOf } from '#core/speed-score.ts'
import { lowerFirst } from '#core/text.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { nameInAddress } from './name-in-address.ts'
import { secondsWords } from './figures.ts'
import { winAgainstJumps } from './jumps.ts'
import { BANDS, opportunityWords } from './words.ts'

/** Less than these is no win that a visitor notices. */
const LEAST_BYTES = 50_000
const LEAST_MS = 300
/** A picture with at least this share of what all pictures waste saves nearly all of their time. */
const NEARLY_ALL = 0.8
export const PICTURES = 'image-delivery-insight'

/** The kinds that lighter copies are made of. */
const COPIED_KIND = /\.(?:jpe?g|png|webp)$/iu

/** Whether a lighter copy of ours is likely: it is made of the five heaviest pictures, and only kept where it saves as much as Lighthouse expects here. */
export const isWorthSwapping = (picture: SpeedCheckFacts['heaviestPicture']): boolean =>
  picture !== null &&
  picture.bytes >= HEAVY_PICTURE_BYTES &&
  picture.bytes - picture.wastedBytes <= picture.bytes * LIGHTER_SHARE &&
  picture.wastedBytes >= LEAST_BYTES &&
  COPIED_KIND.test(URL.parse(picture.url)?.pathname ?? '')

/** The one change that gains most: what jumps where nothing is worse; else the picture that wastes most, by its name, unless something else saves more time than all pictures; else what saves the most. On a fast page a picture that saves no time is none. */
export function biggestWin(facts: SpeedCheckFacts): Block[] {
  const { heaviestPicture: picture, opportunities, jumps, metrics } = facts
  if (jumps?.isWorst) return [winAgainstJumps(jumps, metrics.cls)]
  const [first] = opportunities
  const pictures = opportunities.find(({ id }) => id === PICTURES)?.savingsMs ?? null
  const isSlower = (first?.savingsMs ?? 0) >= LEAST_MS && (pictures ?? 0) < (first?.savingsMs ?? 0)
  const isFelt = (pictures ?? 0) >= LEAST_MS || BANDS[bandOf(facts.performance)] !== 'fast'
  if (picture && picture.wastedBytes >= LEAST_BYTES && !isSlower && isFelt) return [ofPicture(picture, facts)]
  if (!first || first.savingsMs === null || first.savingsMs < LEAST_MS) return []
  const title = opportunityWords[first.id] ?? first.title
  return [
    {
      kind: 'win',
      title: `The biggest win: ${lowerFirst(title)}.`,
      text: `It would save about ${secondsWords(first.savingsMs)}.`,
    },
  ]
}

export type WastefulPicture = NonNullable<SpeedCheckFacts['heaviestPicture']>

/** The milliseconds that this picture saves of those of all pictures; `null`: others waste too much for anybody to know. */
export function savedByPicture(
  { wastedBytes }: WastefulPicture,
  opportunities: SpeedCheckFacts['opportunities'],
): number | null {
  const { savingsBytes = null, savingsMs = null } = opportunities.find(({ id }) => id === PICTURES) ?? {}
  const share = savingsBytes === null ? 0 : Math.min(1, wastedBytes / savingsBytes)
  return share < NEARLY_ALL || savingsMs === null ? null : savingsMs * share
}

function ofPicture(picture: WastefulPicture, { opportunities }: SpeedCheckFacts): Block {
  const { url, bytes, wastedBytes } = picture
  const saved = savedByPicture(picture, opportunities)
  return {
    kind: 'win',
    title: `The biggest win: ${nameInAddress(url)}.`,
    text: `It's ${bytesWords(bytes)}. On your homepage it would look the same at ${bytesWords(bytes - wastedBytes)}${saved === null || saved < LEAST_MS ? '' : ` and save about ${secondsWords(saved)}`}.`,
    address: url,
  }
}
