import type { ServiceValues } from '#api/services.ts'
import type { Connector } from '#connectors/connector.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { nextMidnight } from '#core/dates.ts'
import { DAY_MS, SECOND_MS } from '#core/time-units.ts'
import { type Connections, openConnections } from '#engine/connections/connections.ts'
import type { ConnectionStore } from '#engine/connections/store.ts'
import { keepAnswer, keepFailure } from '#store/connections.ts'
import type { Database } from '#store/database.ts'
import { countedUnits, countUnits, hit } from '#store/limits.ts'
import { fullestAccountOf } from '#store/account-quotas.ts'
import { countSent, sentThisMinute, sentToday } from '#store/sent-requests.ts'
import type { SealingKeys } from '#store/sealing.ts'
import { removeServiceSetting, saveServiceSetting, serviceSettingOf } from '#store/service-settings.ts'
import { noteNames, notedQuotaOf, noteQuota } from '#store/service-notes.ts'
import { noteServiceState, serviceStateOf } from '#store/service-states.ts'
import { count } from '#telemetry/telemetry.ts'
import type { Environment } from '../environment.ts'
import { log, logFault } from '../log.ts'
import { grantStoreOf } from './grant-store.ts'

/** The part of the environment that services need. */
export interface ServiceEnvironment {
  network: Pick<Environment['network'], 'userAgent' | 'dns'>
  connections: Environment['connections']
  /** Other services than those of this version. */
  connectors?: readonly Connector[]
}

const DAY_SECONDS = DAY_MS / SECOND_MS
/** Under which a service's units of the day that ends then are counted. */
const unitsKey = (service: string, until: Date): string => `units:${service}:${until.toISOString()}`

/** The outside services, with their results in the database. Close them with the process. */
export const openServices = (environment: ServiceEnvironment, db: Database, keys: SealingKeys): Connections =>
  openConnections({
    connectors: environment.connectors ?? connectors,
    store: storeOf(db, serviceValuesOf(environment, db, keys), keys),
    userAgent: environment.network.userAgent,
    endpoints: environment.connections.endpoints,
    dns: environment.network.dns,
    now: () => new Date(),
    onFault: logFault,
    onWrongShape: (wrong) => log('warn', 'an outside service answered in another shape', { ...wrong }),
  })

const storeOf = (db: Database, values: ServiceValues, keys: SealingKeys): ConnectionStore => ({
  setting: async (name) => (await values.read(name))?.value ?? null,
  blockedUntil: async (service) => (await serviceStateOf(db, service)).blockedUntil,
  async countRequest(ownerId, service, most) {
    const at = new Date()
    const limit = { most, windowSeconds: DAY_SECONDS }
    const { allowed, retryAfterSeconds } = await hit(db, `service:${service}:${ownerId}`, limit, at)
    return allowed ? null : new Date(at.getTime() + retryAfterSeconds * SECOND_MS)
  },
  countToday: (service, units, most) => {
    const until = nextMidnight(new Date())
    return countUnits(db, unitsKey(service, until), { units, most, until })
  },
  unitsToday: (service) => countedUnits(db, unitsKey(service, nextMidnight(new Date()))),
  countSent: (service, endpoint) => countSent(db, { service, endpoint }, new Date()),
  sentToday: (service) => sentToday(db, service, new Date()),
  sentThisMinute: (service, endpoint) => sentThisMinute(db, { service, endpoint }, new Date()),
  fullestAccount: (service) => fullestAccountOf(db, service, new Date()),
  noteQuota: (service, quota) => noteQuota(db, service, quota),
  notedQuota: (service) => notedQuotaOf(db, service, new Date()),
  noteNames: (service, names) => noteNames(db, service, names),
  noteState: (service, noted) => noteServiceState(db, service, noted),
  noteCall: (service, outcome) => count('fettle_connector_calls_total', { service, outcome }),
  keepAnswer: (asked, answer) => keepAnswer(db, asked, answer),
  keepFailure: (asked, failed) => keepFailure(db, asked, failed),
  grants: grantStoreOf(db, keys),
})

/** The operator's values: the environment first, then those typed on screen. */
export const serviceValuesOf = (
  { connections }: Pick<ServiceEnvironment, 'connections'>,
  db: Database,
  keys: SealingKeys,
): ServiceValues => ({
  async read(name) {
    const given = connections.values[name]
    if (given !== undefined) return { from: 'environment', value: given }
    const value = await serviceSettingOf(db, name, keys)
    return value === null ? null : { from: 'screen', value }
  },
  save: (name, value) => saveServiceSetting(db, { name, value }, keys),
  remove: (name) => removeServiceSetting(db, name),
})
