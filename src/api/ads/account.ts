import type { z } from 'zod'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { readSample } from '#ads/sample/reads.ts'
import { type AdsSampleState, adsSampleState } from '#ads/sample/state.ts'
import { type AdsPeriod, USUAL_ADS_PERIOD } from '#core/ads/dates.ts'
import { ADS_READS, type AdsData, type AdsRead } from '#core/ads/reads.ts'
import { ADS_SERVICE } from '#core/ads/service.ts'
import type { FailureKind } from '#core/connections/failures.ts'
import { dayOf } from '#core/dates.ts'
import { DAY_MS } from '#core/time-units.ts'
import { keptAnswerOf } from '#store/connection-reads.ts'
import type { Queries } from '#store/database.ts'
import { connectionOf, type StoredConnection } from '#store/owner-connections.ts'
import { sampleStateOf } from '#store/sample-states.ts'
import { googleReconnect } from '../connections/google-refusal.ts'
import { AppError, notFound } from '../http/error.ts'
import type { Services } from '../services.ts'

const SAMPLE_ZONE = 'Australia/Sydney'
/** Of an account's name, currency and time zone, which hardly change; the daily read asks for them. */
const isOfDay = (asOf: Date, at: Date): boolean => at.getTime() - asOf.getTime() < DAY_MS

/** What a read gave, or why there is nothing new. */
export interface AdsAnswer<Read extends AdsRead> {
  data: AdsData[Read] | null
  asOf: Date | null
  failure: FailureKind | null
}

/** What is asked for; absent: the usual dates. */
interface Asked {
  period?: AdsPeriod
  /** Of which demographics are read; else absent. */
  adGroupId?: string | undefined
  /** As it is at Google now. */
  evenIfFresh?: boolean
}

type Reader = <Read extends AdsRead>(read: Read, asked?: Asked) => Promise<AdsAnswer<Read>>

/** An owner's ads account, live or the sample. */
export interface OwnersAds {
  ownerId: string
  connection: StoredConnection
  read: Reader
}

/** What reads and changes of ads accounts use. */
export type AdsParts = Pick<Services, 'db' | 'connections' | 'now'>

/** The owner's ads account; `null`: none is connected. */
export async function adsOf(services: AdsParts, ownerId: string): Promise<OwnersAds | null> {
  const connection = await connectionOf(services.db, ownerId, ADS_SERVICE)
  if (!connection) return null
  const read =
    connection.mode === 'sample' ? sampleReader(services, connection) : liveReader(services, connection)
  return { ownerId, connection, read }
}

/** The owner's ads account that can be changed. Throws 404 where none is connected, and 409 where something has to be done first. */
export async function usableAds(services: AdsParts, ownerId: string): Promise<OwnersAds> {
  const ads = await adsOf(services, ownerId)
  if (!ads) throw notFound()
  if (ads.connection.state === 'needs_selection')
    throw new AppError(409, 'choose_account', 'Choose your ads account first.')
  if (ads.connection.state === 'needs_reconnect') throw googleReconnect()
  return ads
}

/** What is kept of a sample: the account as it is after the owner's changes. */
export const sampleAccountOf = async (db: Queries, connectionId: string): Promise<AdsSampleState> =>
  adsSampleState.safeParse(await sampleStateOf(db, connectionId)).data ?? BLUE_WREN_STATE

/** Today in the sample account. */
export const sampleToday = ({ now }: Pick<Services, 'now'>): string => dayOf(now(), SAMPLE_ZONE)

function sampleReader(services: AdsParts, { id }: StoredConnection): Reader {
  return async (read, { period = USUAL_ADS_PERIOD, adGroupId } = {}) => {
    const state = await sampleAccountOf(services.db, id)
    const data = readSample(state, read, { period, adGroupId, today: sampleToday(services) })
    return { data, asOf: services.now(), failure: null }
  }
}

function liveReader({ db, connections, now }: AdsParts, { id, ownerId }: StoredConnection): Reader {
  const reads = connections.connectors.find((one) => one.id === ADS_SERVICE)?.read ?? {}
  return async (read, { period = USUAL_ADS_PERIOD, adGroupId, evenIfFresh = false } = {}) => {
    const chosen = reads[read]
    if (!chosen) return { data: null, asOf: null, failure: 'not_configured' }
    const input = read === 'account' ? {} : { period, ...(adGroupId === undefined ? {} : { adGroupId }) }
    const asked = { id, read, subject: chosen.subjectOf(input) }
    const before = read === 'account' && !evenIfFresh ? await keptAnswerOf(db, asked) : null
    const facts = dataOf(read, before?.data)
    if (facts !== null && before?.asOf && before.failure === null && isOfDay(before.asOf, now()))
      return { data: facts, asOf: before.asOf, failure: null }
    const result = await connections.run(ownerId, { service: ADS_SERVICE, read, input, evenIfFresh })
    const kept = await keptAnswerOf(db, asked)
    const parsed = dataOf(read, result.ok ? result.data : kept?.data)
    return {
      data: parsed,
      asOf: parsed === null ? null : (kept?.asOf ?? now()),
      failure: result.ok ? null : result.failure.kind,
    }
  }
}

const SHAPES: { [Read in AdsRead]: z.ZodType<AdsData[Read]> } = ADS_READS

/** Data of a read in its shape; `null`: there is none, or it was kept by an earlier version in another shape. */
const dataOf = <Read extends AdsRead>(read: Read, data: unknown): AdsData[Read] | null =>
  SHAPES[read].safeParse(data).data ?? null
