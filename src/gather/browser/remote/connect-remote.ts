import { type Browser, connect } from 'puppeteer-core'
import { openDevTools } from '#net/remote-browser.ts'
import { probe } from '../isolation/probe.ts'
import { withoutDirectApis } from '../isolation/without-direct-apis.ts'
import type { LaunchedBrowser } from '../launch.ts'
import { ownContexts } from './own-contexts.ts'
import { markRemote, signInToProxy } from './remote-browsers.ts'

/** How a browser on another machine is used. */
export interface RemoteOptions {
  /** Its DevTools address; may hold a token. */
  endpoint: string
  /** Where its proxy is; without a password it asks for none. */
  proxy: { server: string; password: string | null }
  /** Port of the same proxy on 127.0.0.1, for handshakes of our own. */
  proxyPort: number
  /** Extra certificate authorities that pages trust, PEM. */
  authorities: readonly string[]
  /** Addresses (`address:port`) that the browser tries to reach before it loads a page. */
  probe?: readonly string[]
  /** The worker loads the code of visits meanwhile. */
  visits?: boolean
}

/** No process of this machine has this number. */
const NO_PROCESS = -1

/**
 * Connects to a browser on another machine. It gives its pages contexts of ours only, each with our proxy; they close with the connection. Throws
 * when it cannot be used.
 */
export async function connectRemote(options: RemoteOptions): Promise<LaunchedBrowser> {
  const wire = await openDevTools(options.endpoint)
  try {
    const contexts = ownContexts(wire, options.proxy.server)
    const { transport, begin } = withoutDirectApis(contexts.transport)
    const browser = await connect({
      transport,
      defaultViewport: null,
      protocolTimeout: 60_000,
      targetFilter: (target) => contexts.has(target.browserContext().id),
    })
    markRemote(browser, options.proxy.password)
    await probeContext(browser, options.probe)
    begin()
    const version = await browser.version()
    return { browser, version, sandbox: 'unknown', pid: NO_PROCESS, close: () => browser.disconnect() }
  } catch (error) {
    wire.close()
    throw error
  }
}

/** Probes a context of ours. Another one stays open: by it others see that the browser is in use. */
async function probeContext(browser: Browser, targets: readonly string[] | undefined): Promise<void> {
  await browser.createBrowserContext()
  if (!targets) return
  const context = await browser.createBrowserContext()
  await signInToProxy(context)
  await probe(await context.newPage(), targets)
  await context.close()
}
