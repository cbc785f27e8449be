import { minutesFor } from '#core/minutes.ts'
import type { Step } from '#core/words.ts'
import { RERUN, SHARED, type Work, type WorkInput, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { isWorthSwapping, PICTURES, savedByPicture, type WastefulPicture } from './biggest-win.ts'
import { facts, type SpeedCheckFacts } from './facts.ts'
import { nameInAddress } from './name-in-address.ts'
import { savedWords, secondsWords } from './figures.ts'
import { jumpSteps, OF_JUMPS } from './jumps.ts'
import { BUSY, opportunityWords, WHATEVER_IS_BUSY } from './words.ts'

/** Minutes by what Lighthouse found: our estimate of the time of whoever does it. */
const MINUTES: Readonly<Record<string, number>> = {
  'cache-insight': 20,
  'document-latency-insight': 20,
  'font-display-insight': 15,
  'image-delivery-insight': 30,
  'legacy-javascript-insight': 30,
  'modern-http-insight': 10,
  redirects: 15,
  'render-blocking-insight': 30,
  'server-response-time': 20,
  'third-parties-insight': 20,
  'unsized-images': 20,
  // What is not used is found out by leaving it out and trying the page, again and again.
  'unused-css-rules': 90,
  'unused-javascript': 90,
  'uses-text-compression': 10,
  'viewport-insight': 10,
}
const OTHER = 45

/** Only the host can change these. */
const BY_HOST: ReadonlySet<string> = new Set([
  'document-latency-insight',
  'modern-http-insight',
  'server-response-time',
  'uses-text-compression',
])
/** A smaller saving, or none that was measured, is no step of its own beside one that visitors can feel: it stays in the list of what was found. */
const FELT_MS = 200
/** A saving below it is not worth naming. */
const NAMED_MS = 100

type Found = SpeedCheckFacts['opportunities'][number]

/** To download a lighter copy, upload it and put it in the picture's place. */
const SWAP_MINUTES = minutesFor({ read: 1, openWebsite: 1, upload: 1, page: 1 })

/**
 * The work by what slows the page most: up to five findings, and what keeps the device busy. What the owner can do with a lighter copy of ours comes first,
 * but after what jumps where nothing is worse than that.
 */
export const mobileWork: WorkOf = (result) => workOf(result, 'with our copies')

/** The same on a computer: lighter copies are made of what a phone loads. */
export const desktopWork: WorkOf = (result) => workOf(result, 'without copies')

function workOf(result: WorkInput, copies: 'with our copies' | 'without copies'): Work | null {
  const known = factsAs(facts, result.facts)
  if (!known) return null
  const { opportunities, heaviestPicture, jumps } = known
  const picture = copies === 'with our copies' && isWorthSwapping(heaviestPicture) ? heaviestPicture : null
  const busy = busySteps(known)
  const jumping = jumps === undefined ? [] : jumpSteps(jumps)
  const [worst, also] = jumps?.isWorst ? [jumping, []] : [[], jumping]
  const untimed = [...busy, ...also]
  const others = worthAStep(
    opportunities.filter(({ id }) => !(jumps && OF_JUMPS.has(id))),
    untimed.length + worst.length > 0 ? 'beside another' : 'alone',
  )
    .filter(({ id }) => !(picture && id === PICTURES))
    .map(stepFor)
    .concat(untimed)
  const swap = picture ? [swapStep(picture, opportunities)] : []
  const isOwners = worst.length + others.length === 0
  if (swap.length === 0 && isOwners) return null
  return {
    steps: [...worst, ...swap, ...others, RERUN],
    isReadyMade: false,
    // The score decides, and only another measurement tells it.
    turnsGood: 'not_promised',
    // Hours of work for what nobody would notice come after every other fault.
    ...(picture || busy.length + jumping.length > 0 || opportunities.some(isFelt)
      ? {}
      : { helpsLittle: true }),
    ...(picture ? { who: isOwners ? 'You' : SHARED } : {}),
  }
}

/** What keeps the device busy is told apart: nobody knows what it would save. */
const isFelt = ({ id, savingsMs }: Found): boolean =>
  !BUSY.has(id) && savingsMs !== null && savingsMs >= FELT_MS

/** What visitors can feel; where nothing is as large, all of it, or beside another step all that saves a time worth naming. Not what keeps the device busy, whose saving nobody knows. */
function worthAStep(opportunities: readonly Found[], stands: 'alone' | 'beside another'): readonly Found[] {
  const felt = opportunities.filter(isFelt)
  if (felt.length > 0) return felt
  const known = opportunities.filter(({ id }) => !BUSY.has(id))
  return stands === 'alone'
    ? known
    : known.filter(({ savingsMs }) => savingsMs !== null && savingsMs >= NAMED_MS)
}

/** What keeps the device busy, where taps are held up for so long that it is rated slow. */
function busySteps({ opportunities, metrics, ratings }: SpeedCheckFacts): Step[] {
  if (metrics.tbt === null || ratings.tbt !== 'poor') return []
  const [busy = WHATEVER_IS_BUSY] = opportunities.flatMap(({ id }) => BUSY.get(id) ?? [])
  return [
    {
      text: `${busy}: taps are held up for ${secondsWords(metrics.tbt)}`,
      minutes: OTHER,
      who: 'Your web person',
    },
  ]
}

const swapStep = (picture: WastefulPicture, opportunities: SpeedCheckFacts['opportunities']): Step => ({
  text: `Swap ${nameInAddress(picture.url)} for a lighter copy: Fettle makes one for you to download${savedBy(savedByPicture(picture, opportunities))}`,
  minutes: SWAP_MINUTES,
})

const stepFor = ({ id, title, savingsMs }: Found): Step => ({
  text: `${opportunityWords[id] ?? title}${savedBy(savingsMs)}`,
  minutes: MINUTES[id] ?? OTHER,
  who: BY_HOST.has(id) ? 'Your web host' : 'Your web person',
})

const savedBy = (ms: number | null): string =>
  ms === null || ms < NAMED_MS ? '' : ` (${savedWords(ms)} faster)`
