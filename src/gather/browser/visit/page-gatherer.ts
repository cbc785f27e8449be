import { Audit, Gatherer } from 'lighthouse'
import type Gathering from 'lighthouse/types/gatherer.js'
import DevtoolsLog from 'lighthouse/core/gather/gatherers/devtools-log.js'
import { NetworkRecords } from 'lighthouse/core/computed/network-records.js'
import type { ReadPage } from '../../context.ts'
import { type OnLostPart, unlessLost } from '../page-lost.ts'
import { GLOBALS_PARTS, readGlobals } from '../in-page/globals.ts'
import { readable } from './readable-globals.ts'
import { findOverlay, OVERLAY_PARTS } from '../in-page/overlay.ts'
import { refuseNowhere } from '../led-nowhere.ts'
import { own } from '../in-page/own.ts'
import { readPageStart } from '../in-page/page-start.ts'
import { librariesOf } from './cookies-and-libraries.ts'
import { GLOBALS, LIBRARY_GLOBALS } from './globals.data.ts'
import type { LoadedPage } from './loaded-page.ts'
import { requestsOf } from './requests.ts'

declare module 'lighthouse/types/artifacts.js' {
  interface GathererArtifacts {
    FettlePage: true
  }
}

/** Reads the HTML of the page; `onRead` gets it at once, before the visit ends. `onFault` is told of a part that was lost by a fault. */
export interface PageReader {
  read: () => Promise<string>
  onRead: (read: ReadPage) => void
  onFault: OnLostPart
}

/** Reads the loaded page inside a Lighthouse run, into `loaded`. */
export class PageGatherer extends Gatherer {
  override meta: Gathering.GathererMeta<'DevtoolsLog'> = {
    supportedModes: ['navigation'],
    dependencies: { DevtoolsLog: DevtoolsLog.symbol },
  }
  loaded: LoadedPage | null = null
  readonly #reader: PageReader

  constructor(reader: PageReader) {
    super()
    this.#reader = reader
  }

  override async getArtifact(context: Gathering.Context<'DevtoolsLog'>): Promise<true> {
    const { driver, baseArtifacts, dependencies } = context
    const url = await driver.url()
    refuseNowhere(url)
    const start = await driver.executionContext.evaluate(readPageStart, { args: [], useIsolation: true })
    const overlay = await unlessLost('what covers the screen', {
      measure: () =>
        driver.executionContext.evaluate(findOverlay, {
          args: [],
          deps: [own, ...OVERLAY_PARTS],
          useIsolation: true,
        }),
      lost: null,
      onFault: this.#reader.onFault,
    })
    const answered: unknown = await unlessLost('globals of the page', {
      measure: () =>
        inPagesWorld(driver.defaultSession, readGlobals, [
          [...GLOBALS],
          LIBRARY_GLOBALS.map(({ path }) => path.split('.')),
        ]),
      lost: null,
      onFault: this.#reader.onFault,
    })
    const { globals, values } = readable(answered)
    const { cookies } = await driver.defaultSession.sendCommand('Network.getCookies')
    const html = await this.#reader.read()
    const finalUrl = baseArtifacts.URL.finalDisplayedUrl
    const requests = requestsOf(await NetworkRecords.request(dependencies.DevtoolsLog, context), finalUrl)
    const loaded = {
      requests,
      html,
      ...start,
      overlay,
      globals,
      versions: values,
      cookies: cookies.map(({ name, domain, secure, httpOnly, sameSite = null }) => ({
        name,
        domain,
        secure,
        httpOnly,
        sameSite,
      })),
    }
    this.#reader.onRead({
      page: { url, status: null, html },
      loaded: { finalUrl, requests, libraries: librariesOf(loaded, finalUrl) },
    })
    this.loaded = loaded
    return true
  }
}

/** Milliseconds for what runs in the page's own world, where a getter of the page may never end. */
const OWN_WORLD_MS = 1_000

/** Runs a function in the page's own world, and waits for no promise of it, which the page may have changed. */
async function inPagesWorld<Args extends readonly unknown[]>(
  session: Gathering.ProtocolSession,
  run: (...args: Args) => unknown,
  args: Args,
): Promise<unknown> {
  const body = `${GLOBALS_PARTS.map(String).join('\n')}\nreturn (${String(run)})(...${JSON.stringify(args)})`
  const { result } = await session.sendCommand('Runtime.evaluate', {
    expression: `(() => {${body}})()`,
    returnByValue: true,
    timeout: OWN_WORLD_MS,
  })
  return result.value
}

/** Lighthouse gathers only what an audit asks for; this one asks for our page and for the console. */
export class PageAudit extends Audit {
  static override get meta(): typeof Audit.meta {
    return {
      id: 'fettle-page',
      title: 'Page as seen',
      failureTitle: 'Page as seen',
      description: 'Keeps the page for the checks of the website.',
      scoreDisplayMode: Audit.SCORING_MODES.INFORMATIVE,
      requiredArtifacts: ['FettlePage', 'ConsoleMessages'],
    }
  }
  static override audit(): { score: number } {
    return { score: 1 }
  }
}
