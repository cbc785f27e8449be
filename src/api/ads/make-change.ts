import { createHash } from 'node:crypto'
import { adsChangeWords, doneWords } from '#ads/change-words.ts'
import { isSameValues, valuesAfter, valuesBefore } from '#ads/change-values.ts'
import { changeProblems } from '#ads/check-change.ts'
import { MESSAGES } from '#ads/messages.ts'
import { tidyChange } from '#ads/tidy-change.ts'
import type { AdsValues } from '#core/ads/activity.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { type AdsChangeToMake, adsChangeOfKey } from '#store/ads-changes.ts'
import { CEILING_REACHED, monthOfDay } from '#ads/watch/ceiling.ts'
import { adsWatchOf } from '#store/ads-watches.ts'
import { notAnswered } from '../connections/google-refusal.ts'
import { AppError, changedElsewhere, wrongFields } from '../http/error.ts'
import type { AdsParts, OwnersAds } from './account.ts'
import { knownFor } from './known.ts'
import { openAddingOf, adsRefusalOf, sendChange, stillChecking, tryChange } from './send-change.ts'
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
  /** The draft that this finishes. */
  draftId?: string | undefined
}

export interface MadeChange {
  message: string
  ids: string[]
  /** `null`: a trial. */
  activityId: string | null
}

const TRIAL_PASSED = 'This can be made. Nothing was changed.'
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
  const { now } = services
  const { actor, who, seen } = wanted
  const change = tidyChange(wanted.change)
  const key = keyOf(wanted)
  const message = doneWords(change)
  const earlier = await madeEarlier(services, ads, key)
  if (earlier) return { message, ...earlier }
  const passed = await refuseWhileOpen(services, ads, change)
  const wantsFresh = { change, evenIfFresh: seen !== undefined }
  const { account, failed, noFacts } = await knownFor(services, ads, wantsFresh)
  if (noFacts !== null && !isPause(change)) throw adsRefusalOf({ kind: noFacts })
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
    return { message: TRIAL_PASSED, ids: [], activityId: null }
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
    draftId: wanted.draftId ?? null,
  }
  const sent = await (ads.connection.mode === 'sample'
    ? changeSample(services, ads, row, account)
    : sendChange(services, ads, row, passed))
  if (sent.outcome === 'open') throw stillChecking()
  return { message, ids: [...sent.ids], activityId: sent.id }
}

/** What a key made already; `null`: nothing. Throws where that is not known. */
async function madeEarlier(
  services: AdsParts,
  ads: OwnersAds,
  key: string,
): Promise<Omit<MadeChange, 'message'> | null> {
  const earlier = await adsChangeOfKey(services.db, ads.connection.id, key)
  if (!earlier || earlier.outcome === 'rejected') return null
  if (earlier.outcome === 'done') return { ids: [...earlier.ids], activityId: earlier.id }
  const settled = await settleAdsChange(services, ads, earlier)
  if (settled.outcome === 'open') throw stillChecking()
  if (settled.outcome === 'unseen') throw new AppError(409, 'not_seen', NOT_SEEN)
  return settled.outcome === 'done' ? { ids: [...settled.ids], activityId: earlier.id } : null
}

/** What stops spending is never held up. */
const isPause = (change: AdsChange): boolean =>
  (change.kind === 'set_campaign_state' || change.kind === 'set_ad_group_state') && change.state === 'paused'

/**
 * Something new is not made while it is not known whether the same kind of thing was made just before. The changes of which it is never known, and that
 * keep nothing from being made.
 */
async function refuseWhileOpen(
  services: AdsParts,
  ads: OwnersAds,
  change: AdsChange,
): Promise<ReadonlySet<string>> {
  const passed = new Set<string>()
  for (const row of await openAddingOf(services.db, ads.connection, change)) {
    const settled: Settled = await settleAdsChange(services, ads, row)
    if (settled.outcome === 'open') throw stillChecking()
    if (settled.outcome === 'unseen') passed.add(row.id)
  }
  return passed
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
