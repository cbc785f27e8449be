import type { LaunchedBrowser } from '../launch.ts'
import { connectRemote } from './connect-remote.ts'
import { useLeastUsed } from './least-used.ts'

/**
 * Connects to one of the browsers on other machines for a page that needs no network. `proxyPort`: a port of that machine on which nobody listens.
 * Throws when none can be used.
 */
export const connectToPrint = (addresses: readonly string[], proxyPort: number): Promise<LaunchedBrowser> =>
  useLeastUsed(addresses, ({ endpoint }) =>
    connectRemote({
      endpoint,
      proxy: { server: `http://127.0.0.1:${proxyPort}`, password: null },
      proxyPort,
      authorities: [],
    }),
  )
