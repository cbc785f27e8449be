import { catalogue } from '#checks/catalogue.generated.ts'
import type { Service } from '#core/evidence/owner.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { queueRejudging } from '#api/scans/start-scan.ts'
import type { Jobs } from '#api/services.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import { websitesJudgedOtherwise } from '#store/switched-services.ts'

/** Websites a minute. */
const MOST = 200

export interface SwitchTools {
  db: Database
  jobs: Pick<Jobs, 'scan'>
  connections: Pick<Connections, 'isConfigured'>
}

/** Brings results in line when the operator sets or removes the key of a service: nobody has to press anything for it. */
export class SwitchedServices {
  /** What the results of each service were last brought in line with. */
  readonly #settled = new Map<string, boolean>()

  /** Rejudges some of the websites whose results do not fit; further ones with the next call. */
  async settle({ db, jobs, connections }: SwitchTools): Promise<void> {
    for (const fills of new Set(connectors.flatMap((one) => one.fills ?? []))) {
      const isAvailable = await anyConfigured(connections, fills)
      if (this.#settled.get(fills) === isAvailable) continue
      const own = catalogue.filter(({ service }) => service === fills)
      const checks = own.map((check) => check.id)
      const unasked = own.flatMap(({ unableStatus, awaitsService = [] }) => [unableStatus, ...awaitsService])
      const websites = await websitesJudgedOtherwise(db, { checks, isAvailable, unasked, most: MOST })
      for (const website of websites) await queueRejudging({ db, jobs }, website, checks)
      if (websites.length < MOST) this.#settled.set(fills, isAvailable)
    }
  }
}

/** One of several services that fill the same evidence is enough. */
async function anyConfigured(connections: SwitchTools['connections'], wanted: Service): Promise<boolean> {
  for (const { id, fills } of connectors)
    if (fills === wanted && (await connections.isConfigured(id))) return true
  return false
}
