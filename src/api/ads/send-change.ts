import { ADDING_CHANGES } from '#ads/was-made.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { ADS_SERVICE } from '#core/ads/service.ts'
import type { ConnectionFailure } from '#core/connections/failures.ts'
import {
  type AdsChangeToMake,
  endAdsChange,
  forgetReads,
  holdConnection,
  noteAdsChangeSent,
  openAdsChangesOf,
  type StoredAdsChange,
  writeAdsChange,
} from '#store/ads-changes.ts'
import type { Queries } from '#store/database.ts'
import type { StoredConnection } from '#store/owner-connections.ts'
import { z } from 'zod'
import {
  googleBusy,
  googleReconnect,
  googleRefused,
  isUncertain,
  notAnswered,
} from '../connections/google-refusal.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import type { AdsParts, OwnersAds } from './account.ts'
import type { SentChange } from './change-sample.ts'
import { readsToForget } from './known.ts'
import { settleAdsChange } from './settle.ts'

const done = z.object({ resourceNames: z.array(z.string()) })
const WRITE = 'change'

/** Lets Google check a change and make none; the sample was checked before. Throws {@link AppError} where Google refuses it. */
export async function tryChange(
  { connections }: AdsParts,
  { ownerId, connection }: OwnersAds,
  change: AdsChange,
): Promise<void> {
  if (connection.mode === 'sample') return
  const tried = await connections.change(ownerId, {
    service: ADS_SERVICE,
    write: WRITE,
    input: change,
    isTrial: true,
  })
  if (!tried.ok) throw adsRefusalOf(tried.failure)
}

/** The open changes that add the same kind of thing as this one; none where this one adds nothing. */
export async function openAddingOf(
  db: Queries,
  connection: StoredConnection,
  { kind }: AdsChange,
): Promise<StoredAdsChange[]> {
  if (!ADDING_CHANGES.has(kind)) return []
  return (await openAdsChangesOf(db, connection)).filter(({ change }) => change.kind === kind)
}

/**
 * Writes a change down, sends it once, and keeps how it ended. Throws {@link AppError} where Google refused it, or where another that adds the same kind
 * of thing was written down at the same time. `passed`: open changes that keep nothing from being made.
 */
export async function sendChange(
  services: AdsParts,
  ads: OwnersAds,
  row: AdsChangeToMake,
  passed: ReadonlySet<string>,
): Promise<SentChange> {
  const { db, connections, now } = services
  const { ownerId, connection } = ads
  const written = await db.transaction(async (tx) => {
    if (!(await holdConnection(tx, connection))) throw notFound()
    const open = await openAddingOf(tx, connection, row.change)
    if (open.some(({ id, key }) => key !== row.key && !passed.has(id))) throw stillChecking()
    return writeAdsChange(tx, connection, row)
  })
  if (!written) throw new AppError(409, 'still_working', 'This is still being worked on. Please wait.')
  let sentAt: Date | null = null
  const made = await connections.change(ownerId, {
    service: ADS_SERVICE,
    write: WRITE,
    input: row.change,
    maySend: async () => {
      const at = now()
      if (!(await noteAdsChangeSent(db, written.id, at))) return false
      sentAt = at
      return true
    },
  })
  if (made.ok) {
    const ids = done.parse(made.data).resourceNames.map(idOfName)
    await endAdsChange(db, written, { outcome: 'done', ids })
    await forgetReads(db, connection.id, readsToForget(row.change.kind))
    return { outcome: 'done', id: written.id, ids }
  }
  if (sentAt !== null && isUncertain(made.failure.kind))
    return lookForIt(services, ads, { ...written, sentAt })
  const refused = adsRefusalOf(made.failure)
  await endAdsChange(db, written, { outcome: 'rejected', reason: refused.message })
  throw refused
}

async function lookForIt(services: AdsParts, ads: OwnersAds, row: StoredAdsChange): Promise<SentChange> {
  await endAdsChange(services.db, row, { outcome: 'unknown' })
  const settled = await settleAdsChange(services, ads, { ...row, outcome: 'unknown' })
  if (settled.outcome === 'done') return { outcome: 'done', id: row.id, ids: settled.ids }
  return { outcome: 'open' }
}

/** `2` of `customers/1/campaigns/2`. */
const idOfName = (name: string): string => name.split('/').at(-1) ?? name

/** Why Google did not make a change, in words to the owner. */
export function adsRefusalOf({ kind, fields }: ConnectionFailure): AppError {
  if (fields) return wrongFields({ ...fields })
  if (kind === 'reauth' || kind === 'permission') return googleReconnect()
  if (kind === 'needs_selection')
    return new AppError(409, 'choose_account', 'Google doesn’t let this account be used. Choose another one.')
  if (kind === 'not_found') return new AppError(409, 'gone', 'Cannot edit removed entities')
  if (kind === 'quota') return googleBusy()
  if (kind === 'rejected') return googleRefused()
  return notAnswered()
}

const STILL_CHECKING =
  'Google hasn’t said whether this was made. We’re looking in your account; please don’t make it again. It’s in your activity list.'

/** It is not known yet whether a change was made. */
export const stillChecking = (): AppError => new AppError(409, 'still_checking', STILL_CHECKING)
