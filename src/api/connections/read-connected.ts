import type { Connector } from '#connectors/connector.ts'
import type { Website } from '#store/websites.ts'
import { AppError } from '../http/error.ts'
import { queueRejudging, startFor } from '../scans/start-scan.ts'
import type { Services } from '../services.ts'
import { checkIdsOfService } from './checks-of-service.ts'

/** Reads an account that was just connected or chosen: queues a scan of the checks that it fills. */
export async function readConnected(
  services: Services,
  { website, connector }: { website: Website; connector: Pick<Connector, 'fills'> },
): Promise<void> {
  const checks = checkIdsOfService(connector.fills)
  if (checks.length === 0) return
  const wanted = { website, cause: 'owner', checks, afterSaving: true } as const
  try {
    await startFor(services, wanted)
  } catch (error) {
    // Too many scans in this hour: what is kept is judged now, and the next scheduled scan reads the account.
    if (!(error instanceof AppError && error.status === 429)) throw error
    await queueRejudging(services, website, checks)
  }
}
