import type { BrowserProxy } from '#net/browser-proxy.ts'
import type { RemoteBrowser } from '#net/remote-browser.ts'
import type { Layers } from '../isolation/layers.ts'
import type { IsolatedWorker } from '../isolation/start-isolated.ts'
import { startProbed } from '../isolation/start-probed.ts'
import { startBrowserWorker, type WorkerProcess } from '../worker-process.ts'
import { useLeastUsed } from './least-used.ts'

export interface RemoteStart {
  /** Addresses of browsers, of which one is used. */
  addresses: readonly string[]
  authorities: readonly string[]
  visits: boolean
  layers: Layers
}

type RemoteProxy = Pick<BrowserProxy, 'port' | 'listenAt' | 'refuseAll'>

/** What each build reads of the two is in `flags.ts`. */
const FLAGS =
  '--webrtc-ip-handling-policy=disable_non_proxied_udp --force-webrtc-ip-handling-policy=disable_non_proxied_udp'

/**
 * Starts a worker that is connected to one of the browsers on other machines, whose pages reach this scan's proxy only. Throws when none of them can
 * be used, and when one reaches an address past the proxy.
 */
export async function startRemote(options: RemoteStart, proxy: RemoteProxy): Promise<IsolatedWorker> {
  const worker = await useLeastUsed(options.addresses, (found) => startAt(found, options, proxy))
  return { worker, isolation: 'remote' }
}

async function startAt(
  { endpoint, ownAddress }: RemoteBrowser,
  { authorities, visits, layers }: RemoteStart,
  proxy: RemoteProxy,
): Promise<WorkerProcess> {
  const elsewhere = await proxy.listenAt(ownAddress)
  const options = { endpoint, proxy: elsewhere, proxyPort: proxy.port, authorities, visits }
  if (layers.probe === false) return startBrowserWorker(options)
  // The proxy must not let the probe reach what the scan may reach on this machine.
  proxy.refuseAll()
  return startProbed((targets) => startBrowserWorker({ ...options, probe: targets }), {
    from: 'anywhere',
    remedy: `Start it with ${FLAGS}`,
  })
}
