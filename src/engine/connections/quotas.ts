import type { Connector } from '#connectors/connector.ts'
import type { ReadResult } from '#connectors/context.ts'
import { fullestQuota, isKeptForOwners, type ServiceQuota } from '#core/connections/quota.ts'
import { nextMidnight } from '#core/dates.ts'
import type { Contexts } from './contexts.ts'
import type { ConnectionStore } from './store.ts'
import { MINUTE_MS } from '#core/time-units.ts'

/** How much of a service's quota for this installation is used: of the units that the operator allows, as the service said, or as was counted; `null`: not known. */
export async function quotaOf(
  store: ConnectionStore,
  contexts: Contexts,
  connector: Connector,
  now: Date,
): Promise<ServiceQuota | null> {
  const { id, unitsADay } = connector
  const noted = unitsADay ? null : await store.notedQuota(id)
  if (noted) return noted
  const context = await contexts.of(connector)
  if (!context) return null
  if (!unitsADay) return countedQuota(store, connector, now)
  const [used, most] = [await store.unitsToday(id), unitsADay(context)]
  return { unit: 'reads', used, most, resetsAt: nextMidnight(now).toISOString() }
}

/** The minute's requests to the endpoint that has had the largest share of its own; `null`: none is counted. */
async function countedQuota(
  store: ConnectionStore,
  { id, limits }: Connector,
  now: Date,
): Promise<ServiceQuota | null> {
  const endpoints = Object.entries(limits?.requestsAMinute ?? {})
  if (endpoints.length === 0) return null
  const today = await store.sentToday(id)
  const resetsAt = new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS).toISOString()
  const quotas = endpoints.map(async ([endpoint, most]): Promise<ServiceQuota> => {
    const used = await store.sentThisMinute(id, endpoint)
    return { unit: 'requests', used, most, resetsAt, today }
  })
  return fullestQuota(await Promise.all(quotas))
}

/** Whether what nobody waits for is put off: the rest of the quota is kept for owners. */
export const isPutOff = (quota: ServiceQuota | null): quota is ServiceQuota =>
  quota !== null && isKeptForOwners(quota)

/** Why something was put off, and until when. */
export const putOff = ({ resetsAt }: ServiceQuota): ReadResult<never> => ({
  ok: false,
  failure: { kind: 'quota', retryAt: resetsAt },
})
