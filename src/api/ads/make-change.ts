import { createHash } from 'node:crypto'
import { adsChangeWords, doneWords } from '#ads/change-words.ts'
import { isSameValues, valuesAfter, valuesBefore } from '#ads/change-values.ts'
import { changeProblems } from '#ads/check-change.ts'
import { MESSAGES } from '#ads/messages.ts'
import { tidyChange } from '#ads/tidy-change.ts'
import { ADDING_CHANGES } from '#ads/was-made.ts'
import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { type AdsChangeToMake, adsChangeOfKey, openAdsChangesOf } from '#store/ads-changes.ts'
import { CEILING_REACHED, monthOfDay } from '#ads/watch/ceiling.ts'
import { adsWatchOf } from '#store/ads-watches.ts'
import { AppError, changedElsewhere, wrongFields } from '../http/error.ts'
import type { AdsParts, OwnersAds } from './account.ts'
import { knownFor } from './known.ts'
import { notAnswered, sendChange, tryChange } from './send-change.ts'
import { changeSample } from './change-sample.ts'
import { type Settled, settleAdsChange } from './settle.ts'

/** A change that somebody wants made. */
export interface WantedChange {
  /** The same key and change is one request: it is made once. */
  key: string
  change: AdsChange
  actor: AdsChangeToMake['actor']
  who: string
  /** The values that the form showed; absent: it replaces whatever is there. */
  seen?: AdsValues | undefined
  isTrial?: boolean | undefined
}

export interface MadeChange {
  message: string
  ids: string[]
  /** `null`: a trial. */
  activityId: string | null
}

const STILL_CHECKING =
  'Google hasn’t said whether this was made. We’re looking in your account; please don’t make it again. It’s in your activity list.'
const stillChecking = (): AppError => new AppError(409, 'still_checking', STILL_CHECKING)
const NOT_SEEN =
  'Google hasn’t said whether this was made, and your account has more than we can read. Look in Google Ads before you make it again.'

const keyOf = ({ key, change }: WantedChange): string =>
  createHash('sha256')
    .update(JSON.stringify([key, change]))
    .digest('hex')

/**
 * Makes a change once: checked, written down, sent, and looked for in the account where Google did not say how it ended. Throws {@link AppError} where it
 * was not made, or where that is not known yet.
 */
export async function makeAdsChange(
  services: AdsParts,
  ads: OwnersAds,
  wanted: WantedChange,
): Promise<MadeChange> {
  const { db, now } = services
  const { actor, who, seen } = wanted
  const change = tidyChange(wanted.change)
  const key = keyOf(wanted)
  const message = doneWords(change)
  const earlier = await adsChangeOfKey(db, ads.connection.id, key)
  if (earlier?.outcome === 'done') return { message, ids: [...earlier.ids], activityId: earlier.id }
  if (earlier && earlier.outcome !== 'rejected') {
    const settled = await settleAdsChange(services, ads, earlier)
    if (settled.outcome === 'open') throw stillChecking()
    if (settled.outcome === 'unseen') throw new AppError(409, 'not_seen', NOT_SEEN)
    if (settled.outcome === 'done') return { message, ids: [...settled.ids], activityId: earlier.id }
  }
  await refuseWhileOpen(services, ads, change)
  const wantsFresh = { change, evenIfFresh: seen !== undefined }
  const { account, failed } = await knownFor(services, ads, wantsFresh)
  // What could not be read may be as the form showed it: that is no answer to somebody who asked.
  if (seen && failed) throw notAnswered()
  const before = valuesBefore(change, account)
  const problems = changeProblems(change, account)
  if (Object.values(problems).includes(MESSAGES.removed)) throw wrongFields({ ...problems })
  if (seen && !isSameValues(seen, before)) throw changedElsewhere(before)
  if (Object.keys(problems).length > 0) throw wrongFields({ ...problems })
  await refuseOverCeiling(services, ads, { change, actor, today: account.today })
  if (wanted.isTrial) {
    await tryChange(services, ads, change)
    return { message, ids: [], activityId: null }
  }
  const row: AdsChangeToMake = {
    key,
    actor,
    who,
    change,
    what: adsChangeWords(change, account),
    before,
    after: valuesAfter(change),
    at: now(),
  }
  const sent = await (ads.connection.mode === 'sample'
    ? changeSample(services, ads, row, account)
    : sendChange(services, ads, row))
  if (sent.outcome === 'open') throw stillChecking()
  return { message, ids: [...sent.ids], activityId: sent.id }
}

/** Something new is not made while it is not known whether the same kind of thing was made just before. */
async function refuseWhileOpen(services: AdsParts, ads: OwnersAds, change: AdsChange): Promise<void> {
  if (!ADDING_CHANGES.has(change.kind)) return
  for (const row of await openAdsChangesOf(services.db, ads.connection.id)) {
    if (row.change.kind !== change.kind) continue
    const settled: Settled = await settleAdsChange(services, ads, row)
    if (settled.outcome === 'open') throw stillChecking()
  }
}

/** In a month that has reached the owner's limit nothing is started: it would be paused again within the hour. */
async function refuseOverCeiling(
  { db }: AdsParts,
  { connection }: OwnersAds,
  { change, actor, today }: Pick<WantedChange, 'change' | 'actor'> & { today: string },
): Promise<void> {
  if (actor === 'ceiling' || change.kind !== 'set_campaign_state' || change.state !== 'enabled') return
  const watch = await adsWatchOf(db, connection.id)
  if (watch?.ceiling && watch.reachedIn === monthOfDay(today))
    throw new AppError(409, 'ceiling_reached', CEILING_REACHED)
}
