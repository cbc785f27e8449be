/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '#gather/browser/find.ts'
import { axeProblems } from './axe-problems.ts'
import { testExecutable } from './browsers.ts'
import { partsOf } from './page-parts.ts'

/** The widths that pages are made for: a phone and a computer. */
export const WIDTHS = { phone: 390, computer: 1440 } as const
const sizeOf = (width: number) => ({ width, height: width < WIDTHS.computer ? 844 : 900 })
/** Selector of skeletons. */
const WAITING = 'main [aria-busy="true"]'
/** A busy machine needs many times as long as a quiet one; only a failure waits for all of it. */
const PATIENCE_MS = 30_000
/** A folder for screenshots of every inspected page; by default none are made. */
const PICTURES = process.env['E2E_PICTURES'] || null

export interface WalkerWish {
  width?: number
  /** The network address that the product sees. */
  from?: string
  /** Cookies, by name: for somebody who is signed in already. */
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
   * title, no duplicate ids. When all kinds of its elements were found accessible on earlier pages, at this width, axe is not run again.
   * `name` names it in failures and screenshots.
   */
  look(name: string): Promise<void>
  /** The same at both widths, the own one last; colours are inspected at that one alone. */
  lookAtBoth(name: string): Promise<void>
  /** Only that nothing is wider than the screen, and that heading and title exist. */
  fits(name: string): Promise<void>
  /** Problems that the page itself reported since the last time: scripts that failed, the content security policy. */
  problems(): string[]
  close(): Promise<void>
}

/** A Chromium, and people who use it. Close it. */
export async function openWalkers(origin: string) {
  const found = await findBrowser({ executable: testExecutable() })
  if (!found) throw new Error('There is no Chromium on this machine.')
  const browser = await chromium.launch({ executablePath: found.path, args: ['--disable-dev-shm-usage'] })
  let people = 0
  return {
    come: (wish: WalkerWish = {}): Promise<Walker> => {
      people += 1
      return come(browser, origin, { from: `198.19.0.${people}`, ...wish })
    },
    /** Takes a screenshot of every open page and closes it. */
    async sendHome(name: string): Promise<void> {
      for (const context of browser.contexts()) {
        for (const page of context.pages()) await picture(page, `failed ${name}`)
        await context.close()
      }
    },
    close: () => browser.close(),
  }
}

async function come(browser: Browser, origin: string, wish: WalkerWish & { from: string }): Promise<Walker> {
  const { width = WIDTHS.computer, from, jar = new Map<string, string>() } = wish
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
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const seen: Record<number, Set<string>> = {}
  const seenAt = (at: number): Set<string> => (seen[at] ??= new Set())
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
    look: (name) => look(page, { name: `${name} at ${width} px`, seen: seenAt(width) }),
    async lookAtBoth(name) {
      for (const one of Object.values(WIDTHS).toSorted((a) => (a === width ? 1 : -1))) {
        await page.setViewportSize(sizeOf(one))
        const schemes: Scheme[] = one === width ? ['light', 'dark'] : ['light']
        await look(page, { name: `${name} at ${one} px`, seen: seenAt(one), schemes })
      }
    },
    problems: () => problems.splice(0),
    close: () => context.close(),
  }
}

type Scheme = 'light' | 'dark'

async function fits(page: Page, name: string): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.locator(WAITING).waitFor({ state: 'detached' })
  const { title, headings, twice, over } = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    twice: [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) !== at),
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  assert.notEqual(title, '', `${name} has no title`)
  assert.equal(headings, 1, `${name} has ${headings} headings of the first rank`)
  assert.deepEqual(twice, [], `${name} has an id twice`)
  assert.ok(over <= 0, `${name} is ${over} px too wide`)
}

interface Look {
  name: string
  /** Kinds of elements that were found accessible before. */
  seen: Set<string>
  schemes?: readonly Scheme[]
}

async function look(page: Page, { name, seen, schemes = ['light', 'dark'] }: Look): Promise<void> {
  await fits(page, name)
  const parts = await partsOf(page)
  if (PICTURES === null && parts.every((part) => seen.has(part))) return
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.waitForFunction((is) => document.documentElement.dataset['mantineColorScheme'] === is, scheme)
    assert.deepEqual(
      await axeProblems(page, scheme === 'light' ? 'all' : 'contrast'),
      [],
      `${name}, ${scheme}`,
    )
    await picture(page, `${name} ${scheme}`)
  }
  for (const part of parts) seen.add(part)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === null) return
  await mkdir(PICTURES, { recursive: true })
  const file = `${name.replaceAll(/[^\w-]+/gu, '-')}.png`
  await page.screenshot({ path: join(PICTURES, file), fullPage: true })
}
