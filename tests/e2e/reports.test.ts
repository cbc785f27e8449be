import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { REPORT_KINDS } from '#report/kinds.ts'
import type { HttpBrowser } from '#support/http-browser.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const REPORT_MS = 40_000
const PDF_LEAST = 5_000
/** Made by itself on its own page, once there is a summary. */
const SUMMARY = 'My Business Summary'
const made = REPORT_KINDS.filter(({ title }) => title !== SUMMARY)
const half = Math.ceil(made.length / 2)

let account: HttpBrowser
let withoutWebsite: HttpBrowser
const walk = walkThrough({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    withoutWebsite = await ownerOf(product, null)
  },
})

for (const [name, width, kinds] of [
  ['phone', WIDTHS.phone, made.slice(0, half)],
  ['computer', WIDTHS.computer, made.slice(half)],
] as const) {
  describe(`an owner who prints with a ${name}`, () => {
    let owner: Walker
    before(async () => {
      owner = await walk.come({ width, jar: account.jar })
    })
    after(() => owner.close())

    for (const { id, title } of kinds) {
      it(`downloads "${title}", and sees how far it has come`, async () => {
        await owner.go('/reports')
        const wanted = owner.page.waitForEvent('download', { timeout: REPORT_MS })
        await owner.page.getByRole('button', { name: `Download report: ${title}`, exact: true }).click()
        await owner.page
          .getByRole('button', { name: new RegExp(`^Making it: \\d+%: ${title}$`, 'u') })
          .waitFor()
        const download = await wanted
        assert.match(
          download.suggestedFilename(),
          new RegExp(`^fettle-${id}-\\d{4}-\\d{2}-\\d{2}\\.pdf$`, 'u'),
        )
        const pdf = await readFile(await download.path(), 'latin1')
        assert.ok(pdf.startsWith('%PDF-'), pdf.slice(0, 20))
        assert.ok(pdf.includes('/StructTreeRoot') && pdf.includes('/Marked true'), 'the report is not tagged')
        assert.ok(pdf.length > PDF_LEAST, `the report has ${pdf.length} bytes`)
        // Whoever has the address, but not the account, gets nothing.
        assert.ok(download.url().startsWith(owner.origin))
        assert.equal((await withoutWebsite.raw(new URL(download.url()).pathname)).status, 404)
        assert.equal((await walk.product.visitor().raw(new URL(download.url()).pathname)).status, 401)
      })
    }

    it('reads when each was made, and which is not there', async () => {
      await owner.go('/reports')
      const dates = owner.page.getByText(/^Last made/u)
      await dates.nth(kinds.length - 1).waitFor()
      const summary = owner.page.getByRole('region', { name: SUMMARY })
      await summary.getByText('Report not available').waitFor()
      assert.equal(await summary.getByRole('button').count(), 0)
      await owner.look('reports that were made')
    })

    it('is offered no report of what was never looked at', async () => {
      const other = await walk.come({ width, jar: withoutWebsite.jar })
      await other.go('/reports')
      for (const part of ['Site speed on a phone', 'Search ranking', SUMMARY]) {
        const one = other.page.getByRole('region', { name: part })
        await one.getByText('Report not available').waitFor()
        assert.equal(await one.getByRole('button').count(), 0)
      }
      await other.look('reports without a website')
      await other.close()
    })

    it('meets no script that fails', () => {
      assert.deepEqual(owner.problems(), [])
    })
  })
}
