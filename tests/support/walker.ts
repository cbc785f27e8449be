import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { walkersBrowser } from './browsers.ts'
import { fits, inspect, type Scheme, takePicture } from './inspect-page.ts'
import { SeenParts } from './seen-parts.ts'

/** The widths that pages are made for: a phone and a computer. */
export const WIDTHS = { phone: 390, computer: 1440 } as const
const sizeOf = (width: number) => ({ width, height: width < WIDTHS.computer ? 844 : 900 })
/** A busy machine needs many times as long as a quiet one; only a failure waits for all of it. */
const MOST_WAIT_MS = 60_000

/** Several test files run at once: more threads for each page would only compete for the processors. */
const FLAGS = ['--disable-dev-shm-usage', '--js-flags=--single-threaded', '--num-raster-threads=1']

const seen = new Map<number, Readonly<Record<Scheme, SeenParts>>>()

/** What every walker of this process has seen at a width. */
function seenAt(width: number): Readonly<Record<Scheme, SeenParts>> {
  const known = seen.get(width) ?? {
    light: new SeenParts(`${width}-light`),
    dark: new SeenParts(`${width}-dark`),
  }
  seen.set(width, known)
  return known
}

/** How a walker's browser differs from the usual one: a computer of their own, without cookies. */
export interface WalkerOptions {
  /** CSS px; by default a computer's. */
  width?: number
  /** The network address that the product sees. */
  from?: string
  /** A cookie jar, by name: for somebody who is signed in already. */
  jar?: ReadonlyMap<string, string>
}

/** Somebody with a browser of their own, whose pages are inspected. */
export interface Walker {
  page: Page
  context: BrowserContext
  origin: string
  go(path: string): Promise<void>
  /**
   * Inspects the page as it is now: accessible in light and dark, nothing wider than the screen, one h1, a
   * title, no duplicate ids. Kinds of elements that were found accessible on an earlier page, at this width, are not inspected again.
   * `name` names it in failures and screenshots.
   */
  look(name: string): Promise<void>
  /** The same at both widths, the walker's own one last; dark is inspected at that one alone. */
  lookAtBoth(name: string): Promise<void>
  /** Only that nothing is wider than the screen, and that heading and title exist. */
  fits(name: string): Promise<void>
  /** Problems that the page itself reported since the last time: scripts that failed, the content security policy. */
  problems(): string[]
  close(): Promise<void>
}

/**
 * Starts a Chromium for walkers on the pages of `origin`; close it. Throws where there is none on this machine. `network`: the third number of
 * their network addresses.
 */
export async function openWalkers(origin: string, network = 0) {
  const browser = await chromium.launch({ executablePath: await walkersBrowser(), args: FLAGS })
  let people = 0
  return {
    come: (options: WalkerOptions = {}): Promise<Walker> => {
      people += 1
      return come(browser, origin, { from: `198.19.${network}.${people}`, ...options })
    },
    /** After the failed test `name`: takes a screenshot of every open page and closes it. */
    async closePages(name: string): Promise<void> {
      for (const context of browser.contexts()) {
        for (const page of context.pages()) await takePicture(page, `failed ${name}`)
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

async function come(
  browser: Browser,
  origin: string,
  options: WalkerOptions & { from: string },
): Promise<Walker> {
  const { width = WIDTHS.computer, from, jar = new Map<string, string>() } = options
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizeOf(width),
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    acceptDownloads: true,
    permissions: ['clipboard-write'],
    extraHTTPHeaders: { 'x-forwarded-for': from },
  })
  await context.addCookies([...jar].map(([name, value]) => ({ name, value, url: origin, httpOnly: true })))
  context.setDefaultTimeout(MOST_WAIT_MS)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error.message}`))
  page.on('console', (message) => {
    if (/content security policy|hydrat|Warning:/iu.test(message.text())) problems.push(message.text())
  })
  return {
    page,
    context,
    origin,
    async go(path) {
      await page.goto(path)
      await page.locator('main h1').first().waitFor()
    },
    fits: (name) => fits(page, `${name} at ${width} px`),
    look: (name) => inspect(page, { name: `${name} at ${width} px`, seen: seenAt(width) }),
    async lookAtBoth(name) {
      for (const one of Object.values(WIDTHS).toSorted((a) => (a === width ? 1 : -1))) {
        await page.setViewportSize(sizeOf(one))
        const schemes: Scheme[] = one === width ? ['light', 'dark'] : ['light']
        await inspect(page, { name: `${name} at ${one} px`, seen: seenAt(one), schemes })
      }
    },
    problems: () => problems.splice(0),
    close: () => context.close(),
  }
}
