import { ADS_SERVICE } from '#core/ads/service.ts'
import { ADDING_CHANGES, wasMade } from '#ads/was-made.ts'
import { endAdsChange, forgetReads, openAdsChangesOf, type StoredAdsChange } from '#store/ads-changes.ts'
import { connectionOf } from '#store/owner-connections.ts'
import type { AdsParts, OwnersAds } from './account.ts'
import { knownFor, readsToForget } from './known.ts'

/** A request that Google has not acted on this long after it was sent is never acted on: its own limit is a minute. */
const LATE_MS = 120_000
/** A change that was written down this long ago and never sent was interrupted: the process that made it ended. */
const INTERRUPTED_MS = 120_000
/** A request that was sent this long ago has had its answer, or never gets one. */
const ANSWERED_MS = 90_000

const NOT_SENT = 'Fettle was stopped before it sent this. Nothing was changed.'
const NOT_MADE = 'Google didn’t answer, and your account shows that it wasn’t made.'

/**
 * What is known of a change by now. `open`: not yet whether it was made. `unseen`: it cannot be made any more, and the account has too much to show
 * whether it was.
 */
export type Settled =
  | { outcome: 'done'; ids: readonly string[] }
  | { outcome: 'rejected' | 'open' | 'unseen' }

/**
 * Finds out how a change ended whose answer never came, by reading the account. It is not sent again here. That it was not made is believed only once the
 * request cannot be acted on any more.
 */
export async function settleAdsChange(
  services: AdsParts,
  ads: OwnersAds,
  row: StoredAdsChange,
): Promise<Settled> {
  const { db, now } = services
  const at = now().getTime()
  if (row.sentAt === null) {
    if (at - row.at.getTime() < INTERRUPTED_MS) return { outcome: 'open' }
    await endAdsChange(db, row, { outcome: 'rejected', reason: NOT_SENT })
    return { outcome: 'rejected' }
  }
  const sinceSent = at - row.sentAt.getTime()
  if (row.outcome === 'pending' && sinceSent < ANSWERED_MS) return { outcome: 'open' }
  // Another account that was chosen meanwhile shows nothing of it.
  const chosen = await connectionOf(db, ads.ownerId, ADS_SERVICE)
  if (row.accountId !== null && row.accountId !== chosen?.accountId) return { outcome: 'open' }
  const { account, failed, isCut } = await knownFor(services, ads, { change: row.change, evenIfFresh: true })
  if (failed) return { outcome: 'open' }
  const found = wasMade(row.change, account)
  // In a list that is cut, what is not there may be there all the same: only what was added can be seen in it.
  const isUnseen = isCut && !(found.wasMade && ADDING_CHANGES.has(row.change.kind))
  if (found.wasMade && !isUnseen) {
    await endAdsChange(db, row, { outcome: 'done', ids: found.ids })
    await forgetReads(db, ads.connection.id, readsToForget(row.change.kind))
    return { outcome: 'done', ids: found.ids }
  }
  if (sinceSent < LATE_MS) return { outcome: 'open' }
  if (isUnseen) return { outcome: 'unseen' }
  await endAdsChange(db, row, { outcome: 'rejected', reason: NOT_MADE })
  return { outcome: 'rejected' }
}

/** Settles what is open of an account; how many are still open after it. */
export async function settleAll(services: AdsParts, ads: OwnersAds): Promise<number> {
  const open = await openAdsChangesOf(services.db, ads.connection)
  let left = 0
  for (const row of open) {
    const { outcome } = await settleAdsChange(services, ads, row)
    if (outcome === 'open' || outcome === 'unseen') left += 1
  }
  return left
}
