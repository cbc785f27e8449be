import { Audit, Gatherer } from 'lighthouse'
import type Gathering from 'lighthouse/types/gatherer.js'
import type { RenderedPage } from '../../context.ts'
import { type OnLostPart, unlessLost } from '../page-lost.ts'
import { GLOBALS_PARTS, readGlobals } from '../in-page/globals.ts'
import { readPageStart } from '../in-page/page-start.ts'
import { GLOBALS, LIBRARY_GLOBALS } from './globals.data.ts'

declare module 'lighthouse/types/artifacts.js' {
  interface GathererArtifacts {
    FettlePage: true
  }
}

/** The page after Lighthouse has observed its load. */
export interface LoadedPage {
  html: string
  /** Start of the visible text. */
  text: string
  asksPassword: boolean
  globals: string[]
  /** Version texts in the order of `LIBRARIES`. */
  versions: (string | null)[]
  cookies: { name: string; domain: string; secure: boolean; httpOnly: boolean; sameSite: string | null }[]
}

/** How the document of the page is read, and who is told of it as soon as it is. */
export interface PageReader {
  read: () => Promise<string>
  onPage: (page: RenderedPage) => void
  onFault: OnLostPart
}

/** A page can make its own world unreadable; then only its globals are missing. */
const UNREADABLE: ReturnType<typeof readGlobals> = { globals: [], values: [] }

/** Reads the loaded page inside a Lighthouse run, into `loaded`. */
export class PageGatherer extends Gatherer {
  override meta: Gathering.GathererMeta = { supportedModes: ['navigation'] }
  loaded: LoadedPage | null = null
  readonly #reader: PageReader

  constructor(reader: PageReader) {
    super()
    this.#reader = reader
  }

  override async getArtifact({ driver }: Gathering.Context): Promise<true> {
    const start = await driver.executionContext.evaluate(readPageStart, { args: [], useIsolation: true })
    const { globals, values } = await unlessLost('globals of the page', {
      measure: () =>
        driver.executionContext.evaluate(readGlobals, {
          args: [[...GLOBALS], LIBRARY_GLOBALS.map(({ path }) => path)],
          deps: GLOBALS_PARTS,
        }),
      lost: UNREADABLE,
      onFault: this.#reader.onFault,
    })
    const { cookies } = await driver.defaultSession.sendCommand('Network.getCookies')
    const html = await this.#reader.read()
    this.#reader.onPage({ url: await driver.url(), status: null, html })
    this.loaded = {
      html,
      ...start,
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
    return true
  }
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
