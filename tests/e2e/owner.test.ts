import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const PDF_LEAST = 5_000
const REPORT_MS = 40_000

let account: HttpBrowser
const walk = walkThrough({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
  },
})

for (const [name, width] of Object.entries(WIDTHS)) {
  describe(`an owner with a ${name}`, () => {
    let owner: Walker
    before(async () => {
      owner = await walk.come({ width, jar: account.jar })
    })
    after(() => owner.close())

    const isPhone = width === WIDTHS.phone
    const heading = (text: string | RegExp) =>
      owner.page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()

    it('sees where things are before any script has come, and all that a page reads is asked for at once', async () => {
      const early = await walk.come({ width, jar: account.jar })
      const { page } = early
      await page.route('**/assets/*.js', (route) => route.abort())
      const asked = ['/api/me', '/api/auth/token', '/api/overview'].map((path) =>
        page.waitForRequest((request) => new URL(request.url()).pathname === path),
      )
      await page.goto('/')
      await Promise.all(asked)
      await page.getByRole('link', { name: 'Plan' }).filter({ visible: true }).click()
      await page.waitForURL('**/online-business-blueprint')
      await early.close()
    })

    it('is greeted, and shown around once', async () => {
      await owner.go('/')
      await heading(/^Good (?:morning|afternoon|evening), Mia$/u)
      const guide = owner.page.getByRole('dialog')
      if (isPhone) {
        await guide.getByText('Start with one thing').waitFor()
        await owner.look('overview with the guide')
        await guide.getByRole('button', { name: 'Skip' }).click()
        await guide.waitFor({ state: 'hidden' })
        await owner.go('/')
      }
      await owner.page.getByRole('button', { name: 'Show me around' }).waitFor()
      assert.equal(await guide.count(), 0)
      await owner.page.getByRole('button', { name: 'Show me around' }).click()
      for (let step = 1; step < 5; step += 1) await guide.getByRole('button', { name: 'Next' }).click()
      await guide.getByRole('button', { name: 'Done' }).click()
      await guide.waitFor({ state: 'hidden' })
    })

    it('sees what comes first, how they stand, and what has changed', async () => {
      await owner.page.getByText('Top priority: start here').waitFor()
      await owner.page.getByText(/of \d+ in good shape/u).waitFor()
      await owner.page.getByRole('heading', { name: 'Next in your plan' }).waitFor()
      await owner.page.getByRole('heading', { name: 'Social today' }).waitFor()
      const add = owner.page.getByRole('link', { name: 'Add channel' })
      assert.equal(await add.getAttribute('href'), '/profile/online-presence')
      await owner.look('overview')
      await owner.page.getByRole('link', { name: 'See how to do it' }).click()
      await owner.page.getByRole('link', { name: /^Back to/u }).waitFor()
    })

    it('works through the plan', async () => {
      const { page } = owner
      await owner.go('/online-business-blueprint')
      for (const part of ['Easy business wins', 'Business essentials', 'Long-term goals', 'Completed'])
        await page.getByRole('heading', { name: part }).waitFor()
      await owner.look('plan')
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
      await owner.look('plan with a job open')
    })

    it('downloads a report', async () => {
      const { page } = owner
      const wanted = page.waitForEvent('download', { timeout: REPORT_MS })
      await page.getByRole('button', { name: 'Download report: Easy business wins' }).click()
      await page.getByRole('button', { name: /^Making it: \d+%: Easy business wins$/u }).waitFor()
      const download = await wanted
      const pdf = await readFile(await download.path())
      assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
      assert.ok(pdf.length > PDF_LEAST, `the report has ${pdf.length} bytes`)
      await owner.go('/reports')
      await page.getByText(/^Last made/u).waitFor()
      await owner.look('reports')
    })

    it('meets no script that fails', () => {
      assert.deepEqual(owner.problems(), [])
    })
  })
}
