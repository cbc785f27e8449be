import type { Isolation } from '#core/browser-facts.ts'
import type { BrowserProxy } from '#net/browser-proxy.ts'
import type { LaunchOptions } from '../launch.ts'
import { startBrowserWorker, type WorkerProcess } from '../worker-process.ts'
import type { Layers } from './layers.ts'
import { NoOwnNetwork } from './own-network.ts'
import { startProbed } from './start-probed.ts'

const OWN = {
  from: 'this machine',
  remedy: 'Install another Chromium, or let Fettle use the bundled browser (FETTLE_CHROMIUM=bundled).',
} as const

/** A worker with a probed browser, and its kind of isolation. */
export interface IsolatedWorker {
  worker: WorkerProcess
  isolation: Isolation
}

/**
 * Starts a worker whose browser can only reach the proxy, as far as the system allows: in its own network namespace, otherwise by flags only.
 * Where only one of both can be had, Chromium's sandbox is preferred to the namespace. Throws without a browser, and when the browser reaches an
 * address past the proxy.
 */
export async function startIsolated(
  options: LaunchOptions,
  proxy: Pick<BrowserProxy, 'serve' | 'refuseAll'>,
  layers: Layers,
): Promise<IsolatedWorker> {
  const launch = { ...options, keepDirectApis: layers.script === false }
  const start = async (isolation: Isolation, sandbox: LaunchOptions['sandbox']): Promise<IsolatedWorker> => {
    const serveSocket = isolation === 'namespace' ? proxy.serve : undefined
    const begin = (targets?: readonly string[]): Promise<WorkerProcess> =>
      startBrowserWorker({ ...launch, sandbox, ...(targets ? { probe: targets } : {}) }, serveSocket)
    if (layers.probe === false) return { worker: await begin(), isolation }
    // The proxy must not let the probe reach what the scan may reach on this machine.
    proxy.refuseAll()
    return { worker: await startProbed(begin, OWN), isolation }
  }
  if (layers.namespace === false) return await start('none', options.sandbox)
  const withSandbox = options.sandbox === 'off' ? 'off' : 'require'
  const own = await start('namespace', withSandbox).catch((error: unknown) => error)
  if (isIsolated(own)) return own
  const shared = await start('none', options.sandbox)
  // The namespace cannot be had, or not together with the sandbox, which matters more.
  const staysWithoutNamespace =
    own instanceof NoOwnNetwork || shared.worker.sandbox === 'on' || options.sandbox === 'off'
  if (staysWithoutNamespace) return shared
  await shared.worker.close()
  return await start('namespace', 'off')
}

const isIsolated = (outcome: unknown): outcome is IsolatedWorker =>
  typeof outcome === 'object' && outcome !== null && 'worker' in outcome
