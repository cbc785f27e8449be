import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { MENU_KINDS, OFFERING_NOTHING, siteOfNothing, tradeSite } from './trade-menus.ts'
import { TRADES } from './trades.ts'

const MORE = new Set(['/', '/about', '/gallery', '/blog', '/contact'])

const servicesPage = async (pages: Parameters<typeof judgePages>[0]): Promise<unknown> =>
  (await judgePages(pages, ['ecommerce'])).results['ecommerce']?.facts['servicesPage']

describe('what a business offers', { concurrency: 2 }, () => {
  for (const kind of MENU_KINDS) {
    it(`is found in the menus of ${TRADES.length} trades: ${kind.name}`, async () => {
      for (const trade of TRADES) {
        const found = await servicesPage(tradeSite(trade, kind))
        assert.equal(typeof found, 'string', trade.name)
        const { pathname } = new URL(String(found))
        assert.ok(!MORE.has(pathname), `${trade.name}: ${pathname}`)
      }
    })
  }

  for (const [name, menu] of OFFERING_NOTHING) {
    it(`is not invented: ${name}`, async () => assert.equal(await servicesPage(siteOfNothing(menu)), null))
  }
})
