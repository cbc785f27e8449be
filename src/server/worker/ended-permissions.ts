import { queueRejudging } from '#api/scans/start-scan.ts'
import { checkIdsOfService } from '#api/connections/checks-of-service.ts'
import type { SwitchTools } from '#api/connections/judge-switched.ts'
import { websitesBeforeReconnect } from '#store/switched-services.ts'

/** Websites of one service in a minute. */
const MOST = 200

/** Judges the checks of connections again whose permission ended while no scan looked: no result says that an account is read which cannot be. */
export async function judgeEndedPermissions({ db, jobs, connections }: SwitchTools): Promise<void> {
  for (const { id: service, fills, connect } of connections.connectors) {
    if (!connect || fills === null) continue
    const checks = checkIdsOfService(fills)
    const websites = await websitesBeforeReconnect(db, { service, checks, most: MOST })
    for (const website of websites) await queueRejudging({ db, jobs }, website, checks, 'accounts')
  }
}
