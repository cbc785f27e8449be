import type { Isolation } from '#core/browser-facts.ts'
import type { BrowserProxy } from '#net/browser-proxy.ts'
import { openCanary } from '#net/canary.ts'
import type { LaunchOptions } from '../launch.ts'
import { startBrowserWorker, type WorkerProcess } from '../worker-process.ts'
import type { Layers } from './layers.ts'
import { NoOwnNetwork } from './own-network.ts'

/** A worker whose browser was tried, and the network that it is in. */
export interface IsolatedWorker {
  worker: WorkerProcess
  isolation: Isolation
}

/**
 * Starts a worker with its browser cut off from everything but the proxy, as far as the system allows: in a network of its own, else held by
 * its flags alone. Chromium's sandbox goes before the network of its own where only one of both can be had. Throws when there is no
 * browser to be had, and when the one there is reaches an address past the proxy.
 */
export async function startIsolated(
  options: LaunchOptions,
  proxy: Pick<BrowserProxy, 'serve' | 'shut'>,
  layers: Layers,
): Promise<IsolatedWorker> {
  const launch = { ...options, keepDirectApis: layers.script === false }
  const start = async (isolation: Isolation, sandbox: LaunchOptions['sandbox']): Promise<IsolatedWorker> => {
    const serveSocket = isolation === 'namespace' ? proxy.serve : undefined
    const begin = (targets?: readonly string[]): Promise<WorkerProcess> =>
      startBrowserWorker({ ...launch, sandbox, ...(targets ? { probe: targets } : {}) }, serveSocket)
    if (layers.probe === false) return { worker: await begin(), isolation }
    // What the scan may reach on this machine, the probe must not be led to.
    proxy.shut()
    return { worker: await tried(begin), isolation }
  }
  if (layers.namespace === false) return await start('none', options.sandbox)
  const firm = options.sandbox === 'off' ? 'off' : 'require'
  const own = await start('namespace', firm).catch((error: unknown) => error)
  if (isIsolated(own)) return own
  const shared = await start('none', options.sandbox)
  const isWorse = own instanceof NoOwnNetwork || shared.worker.sandbox === 'on' || options.sandbox === 'off'
  if (isWorse) return shared
  await shared.worker.close()
  return await start('namespace', 'off')
}

const isIsolated = (outcome: unknown): outcome is IsolatedWorker =>
  typeof outcome === 'object' && outcome !== null && 'worker' in outcome

/** Starts a worker that tries to reach us past the proxy. Throws when it did. */
async function tried(begin: (targets: readonly string[]) => Promise<WorkerProcess>): Promise<WorkerProcess> {
  const canary = await openCanary()
  try {
    const worker = await begin(canary.targets)
    const hits = await canary.hits()
    if (hits === 0) return worker
    worker.kill()
    throw new Error(leaks(worker.version, hits))
  } finally {
    canary.close()
  }
}

const leaks = (version: string, hits: number): string =>
  `${version} sends packets past the proxy (${hits} arrived when it was tried), so no page is shown in it. Install another Chromium, or let Fettle use the one that comes along (FETTLE_CHROMIUM=bundled).`
