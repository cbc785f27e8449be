import type { Service } from '#core/evidence/owner.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import { websitesJudgedOtherwise } from '#store/switched-services.ts'
import { queueRejudging } from '../scans/start-scan.ts'
import type { Jobs } from '../services.ts'
import { checksOfService } from './checks-of-service.ts'

/** Websites in one call. */
const MOST = 200

/** What bringing results in line needs. */
export interface SwitchTools {
  db: Database
  jobs: Pick<Jobs, 'scan'>
  connections: Pick<Connections, 'connectors' | 'isConfigured'>
}

/** Whether an operator has set up a service that fills this. One of several is enough. */
export async function canBeAsked({ connections }: SwitchTools, wanted: Service): Promise<boolean> {
  for (const { id, fills } of connections.connectors)
    if (fills === wanted && (await connections.isConfigured(id))) return true
  return false
}

/**
 * Judges the checks of a service again where their results, from before a time, do not fit: made while it could be asked and now it cannot, or
 * the other way round. `false`: there may be more of them.
 */
export async function judgeSwitched(tools: SwitchTools, fills: Service, before: Date): Promise<boolean> {
  const own = checksOfService(fills)
  const checks = own.map((check) => check.id)
  const websites = await websitesJudgedOtherwise(tools.db, {
    checks,
    isAvailable: await canBeAsked(tools, fills),
    unasked: own.flatMap(({ unableStatus, awaitsService = [] }) => [unableStatus, ...awaitsService]),
    services: tools.connections.connectors
      .filter((one) => one.fills === fills && one.routine)
      .map(({ id }) => id),
    before,
    most: MOST,
  })
  for (const website of websites) await queueRejudging(tools, website, checks, 'accounts')
  return websites.length < MOST
}
