import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const SORRY = 'We couldn’t show this page'
const NEWER = '<!doctype html><script type="module" src="/assets/index-Newer000.js"></script>'
/** Replaces a script of the page with one of another version, which fails. */
const MISFIT = { contentType: 'text/javascript', body: 'throw new TypeError("b is not a function")' }
const PLAN_FILE = '**/assets/PlanPage-*.js'

let account: HttpBrowser
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, null)
    await account.post('/me/tour-seen')
  },
})

describe('a page that was open before an upgrade', () => {
  let owner: Walker
  let loads = 0
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
    owner.page.on('load', () => {
      loads += 1
    })
  })
  after(() => owner.close())

  const openPlan = () =>
    owner.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Plan/u }).first().click()
  /** Opens the homepage and resets the counter of loads: a load may end after the page is visible. */
  const start = async (): Promise<void> => {
    await owner.go('/')
    await owner.page.waitForLoadState('load')
    loads = 0
  }
  /** The plan is shown, and the page was reloaded once for it. */
  const seesPlanAnew = async (): Promise<void> => {
    await plan().waitFor({ timeout: 60_000 })
    await owner.page.waitForLoadState('load')
    await until('the page was loaded anew', () => loads > 0)
    assert.equal(loads, 1)
  }
  const plan = () => owner.page.getByRole('heading', { name: 'Easy business wins' })

  it('reloads by itself, once, when its files no longer fit', async () => {
    await start()
    await owner.page.route(PLAN_FILE, (route) => route.fulfill(MISFIT), { times: 1 })
    await owner.page.route(
      `${owner.origin}/`,
      (route) => route.fulfill({ contentType: 'text/html', body: NEWER }),
      {
        times: 1,
      },
    )
    await openPlan()
    await seesPlanAnew()
  })

  it('reloads when one of its files is gone', async () => {
    await start()
    let isAnew = false
    owner.page.on('request', (request) => {
      isAnew ||= request.isNavigationRequest()
    })
    await owner.page.route(PLAN_FILE, (route) => (isAnew ? route.fallback() : route.fulfill({ status: 404 })))
    await openPlan()
    await seesPlanAnew()
  })

  it('shows a message when it cannot be shown, without a loop of reloads', async () => {
    await start()
    await owner.page.route(PLAN_FILE, (route) => route.fulfill(MISFIT))
    await openPlan()
    await owner.page.getByRole('heading', { level: 1, name: SORRY }).waitFor({ timeout: 60_000 })
    await owner.lookAtBoth('page that could not be shown')
    assert.equal(loads, 0)
    await owner.page.unroute(PLAN_FILE)
    await owner.page.getByRole('button', { name: 'Try again' }).click()
    await plan().waitFor({ timeout: 60_000 })
  })
})
