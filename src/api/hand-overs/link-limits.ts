import { MOST_LINK_DAYS } from '#core/hand-over/asks.ts'
import { DAY_MS, HOUR_MS } from '#core/time-units.ts'
import type { HandOver } from '#store/hand-overs.ts'
import { hit, type Limit } from '#store/limits.ts'
import { tooOften } from '../http/error.ts'
import type { Services } from '../services.ts'

const HOUR_S = HOUR_MS / 1_000
const DAY_S = DAY_MS / 1_000
const WHOLE_LIFE_S = MOST_LINK_DAYS * DAY_S

/** Reading makes the ready-made texts anew, from the saved evidence. */
const READINGS: Limit = { most: 400, windowSeconds: HOUR_S }
/** Tests of one website by all of its links; the owner's own tests are counted apart. */
const TESTS: Limit = { most: 40, windowSeconds: DAY_S }
const QUESTIONS_OF_LINK: Limit = { most: 10, windowSeconds: DAY_S }
const QUESTIONS_EVER: Limit = { most: 60, windowSeconds: WHOLE_LIFE_S }
/** Each is a mail to the owner. */
const QUESTIONS_TO_OWNER: Limit = { most: 20, windowSeconds: DAY_S }
const QUESTIONS_OF_NETWORK: Limit = { most: 30, windowSeconds: DAY_S }

type Tools = Pick<Services, 'db' | 'now'>
type HandOverIds = Pick<HandOver, 'id' | 'ownerId' | 'websiteId'>

/** Throws 429 when a link was opened too often. */
export const limitReading = (tools: Tools, { id }: HandOverIds): Promise<void> =>
  limit(tools, [[`hand-over-read:${id}`, READINGS]])

/** Throws 429 when there were too many tests by links. */
export const limitTest = (tools: Tools, { websiteId }: HandOverIds): Promise<void> =>
  limit(tools, [[`hand-over-test:${websiteId}`, TESTS]])

/** Throws 429 when there were too many questions: from the caller's network, by the link, or to the owner. */
export const limitQuestion = (tools: Tools, { id, ownerId }: HandOverIds, network: string): Promise<void> =>
  limit(tools, [
    // The caller's own first: who asks too often must not use up what others share.
    [`hand-over-question-from:${network}`, QUESTIONS_OF_NETWORK],
    [`hand-over-question:${id}`, QUESTIONS_OF_LINK],
    [`hand-over-questions:${id}`, QUESTIONS_EVER],
    [`hand-over-question-to:${ownerId}`, QUESTIONS_TO_OWNER],
  ])

async function limit({ db, now }: Tools, limits: readonly (readonly [string, Limit])[]): Promise<void> {
  for (const [key, one] of limits) {
    const { allowed, retryAfterSeconds } = await hit(db, key, one, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
  }
}
