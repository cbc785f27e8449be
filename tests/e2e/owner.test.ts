/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { pdfName } from '#core/format/file-name.ts'
import { REPORT_KINDS } from '#report/kinds.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const HEIGHT = 844
const PDF_LEAST = 5_000
const REPORT_MS = 40_000
/** This report is made on its own page, once there is a summary. */
const SUMMARY = 'My Business Summary'
const made = REPORT_KINDS.filter(({ title }) => title !== SUMMARY)

/** Whether the light of the tour lies around a part of the page, and the card beside or below what can be seen of it. */
const isLit = (page: Page, part: string): Promise<boolean> =>
  page.evaluate((name) => {
    const shown = [...document.querySelectorAll(`[data-spotlight="${name}"] *`)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
    const light = document.querySelector('[data-lit]')?.getBoundingClientRect()
    const card = document.querySelector('[role="dialog"]')?.getBoundingClientRect()
    const first = shown[0]
    if (!light || !card || !first) return false
    const isAround = light.left <= first.left && light.top <= first.top && light.right >= first.right
    return isAround && light.bottom > 0 && light.top < innerHeight && card.bottom <= innerHeight
  }, part)

let account: HttpBrowser
let withoutWebsite: HttpBrowser
const walk = walkTogether({
  browser: true,
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    withoutWebsite = await ownerOf(product, null)
  },
})

describe('an owner', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(() => owner.close())

  const heading = (text: string | RegExp) =>
    owner.page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()

  it("sees the page's skeleton before any script has loaded, and everything that a page reads is requested at once", async () => {
    const early = await walk.come({ width: WIDTHS.phone, jar: account.jar })
    const { page } = early
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: HEIGHT })
      const asked = ['/api/session', '/api/auth/token', '/api/overview'].map((path) =>
        page.waitForRequest((request) => new URL(request.url()).pathname === path),
      )
      await page.goto('/')
      await Promise.all(asked)
      await page.getByRole('link', { name: 'Plan' }).filter({ visible: true }).click()
      await page.waitForURL('**/online-business-blueprint')
    }
    await early.close()
  })

  it('is greeted, and sees the tour once', async () => {
    await owner.go('/')
    await heading(/^Good (?:morning|afternoon|evening), Mia$/u)
    const guide = owner.page.getByRole('dialog')
    await guide.getByText('Start with one thing').waitFor()
    await owner.look('overview with the guide')
    await guide.getByRole('button', { name: 'Skip' }).click()
    await guide.waitFor({ state: 'hidden' })
    await owner.go('/')
    await owner.page.getByRole('button', { name: 'Show me around' }).waitFor()
    assert.equal(await guide.count(), 0)
    await owner.page.getByRole('button', { name: 'Show me around' }).click()
    for (let step = 1; step < 5; step += 1) await guide.getByRole('button', { name: 'Next' }).click()
    await guide.getByRole('button', { name: 'Done' }).click()
    await guide.waitFor({ state: 'hidden' })
  })

  it('sees the light of the tour on the part that each card explains, at both widths', async () => {
    const { page } = owner
    const guide = page.getByRole('dialog')
    const parts = ['priority', 'progress', 'categories', 'next', 'rerun']
    for (const width of [WIDTHS.computer, WIDTHS.phone]) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.getByRole('button', { name: 'Show me around' }).click()
      for (const [step, part] of parts.entries()) {
        await guide.getByText(`${step + 1} of ${parts.length}`).waitFor()
        await until(`the light is on ${part}`, () => isLit(page, part))
        if (step < parts.length - 1) await guide.getByRole('button', { name: 'Next' }).click()
      }
      await page.keyboard.press('Escape')
      await guide.waitFor({ state: 'hidden' })
    }
  })

  it('goes back to the first card of the tour by keyboard, and leaves it with Escape', async () => {
    const { page } = owner
    const guide = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Show me around' }).click()
    await guide.getByRole('button', { name: 'Next' }).press('Enter')
    await guide.getByRole('button', { name: 'Back' }).press('Enter')
    await guide.getByText('1 of 5').waitFor()
    await guide.locator('button:focus').waitFor()
    await page.keyboard.press('Escape')
    await guide.waitFor({ state: 'hidden' })
  })

  it('switches the weekly note on by one tap', async () => {
    const note = owner.page.getByRole('switch', { name: 'Email me four lines a week' })
    assert.equal(await note.isChecked(), false)
    await note.click()
    await owner.page.getByText('Notifications updated successfully').waitFor()
    const saved = z
      .object({ notifySummary: z.boolean(), summaryEvery: z.string() })
      .parse((await account.get('/profile/my-preferences')).body)
    assert.deepEqual(saved, { notifySummary: true, summaryEvery: 'week' })
  })

  it('sees the top priority, the progress, and what has changed', async () => {
    await owner.page.getByText('Top priority: start here').waitFor()
    await owner.page.getByText(/^of \d+ in good shape$/u).waitFor()
    await owner.page.getByRole('heading', { name: 'Next in your plan' }).waitFor()
    await owner.page.getByRole('heading', { name: 'Social today' }).waitFor()
    const add = owner.page.getByRole('link', { name: 'Add a channel' })
    assert.equal(await add.getAttribute('href'), '/profile/online-presence')
    await owner.lookAtBoth('overview')
    await owner.page.getByRole('link', { name: 'See how to do it' }).click()
    await owner.page.getByRole('link', { name: /^Back to/u }).waitFor()
  })

  it('works through the plan', async () => {
    const { page } = owner
    await owner.go('/online-business-blueprint')
    for (const part of ['Easy business wins', 'Business essentials', 'Long-term goals', 'Completed'])
      await page.getByRole('heading', { name: part }).waitFor()
    await owner.lookAtBoth('plan')
    const jobs = page.locator('main li:has(> details)')
    const first = await jobs.count()
    await page
      .getByRole('button', { name: /^Load \d+ more$/u })
      .first()
      .click()
    assert.ok((await jobs.count()) > first)
    await page.getByRole('button', { name: 'See less' }).first().click()
    assert.equal(await jobs.count(), first)
    await jobs.first().locator('summary').click()
    await page.getByRole('link', { name: 'See what we found' }).first().waitFor()
  })

  for (const { title } of made) {
    it(`downloads "${title}", and sees its progress`, async () => {
      await owner.go('/reports')
      const wanted = owner.page.waitForEvent('download', { timeout: REPORT_MS })
      await owner.page.getByRole('button', { name: `Download report: ${title}`, exact: true }).click()
      await owner.page
        .getByRole('button', { name: new RegExp(`^Making it: \\d+%: ${title}$`, 'u') })
        .waitFor()
      const download = await wanted
      assert.match(
        download.suggestedFilename(),
        new RegExp(`^${pdfName(title, 'report').replace('.pdf', '')}-\\d{4}-\\d{2}-\\d{2}\\.pdf$`, 'u'),
      )
      const pdf = await readFile(await download.path(), 'latin1')
      assert.ok(pdf.startsWith('%PDF-'), pdf.slice(0, 20))
      assert.ok(pdf.includes('/StructTreeRoot') && pdf.includes('/Marked true'), 'the report is not tagged')
      assert.ok(pdf.length > PDF_LEAST, `the report has ${pdf.length} bytes`)
      // With the address but without the account, nothing is returned.
      assert.ok(download.url().startsWith(owner.origin))
      assert.equal((await withoutWebsite.raw(new URL(download.url()).pathname)).status, 404)
      assert.equal((await walk.product.visitor().raw(new URL(download.url()).pathname)).status, 401)
    })
  }

  it('sees when each was made, and which is not available', async () => {
    await owner.go('/reports')
    const dates = owner.page.getByText(/^Last made/u)
    await dates.nth(made.length - 1).waitFor()
    const summary = owner.page.getByRole('region', { name: SUMMARY })
    await summary.getByText('Report not available').waitFor()
    assert.equal(await summary.getByRole('button').count(), 0)
    await owner.lookAtBoth('reports that were made')
  })

  it('is offered no report of a website without results', async () => {
    const other = await walk.come({ width: WIDTHS.phone, jar: withoutWebsite.jar })
    await other.go('/reports')
    for (const part of ['Site speed on a phone', 'Search ranking', SUMMARY]) {
      const one = other.page.getByRole('region', { name: part })
      await one.getByText('Report not available').waitFor()
      assert.equal(await one.getByRole('button').count(), 0)
    }
    await other.lookAtBoth('reports without a website')
    await other.close()
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})
