import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const SORRY = 'This page could not be shown'
const NEWER = '<!doctype html><script type="module" src="/assets/index-Newer000.js"></script>'
/** What a file of another version does to the page that it does not fit. */
const MISFIT = { contentType: 'text/javascript', body: 'throw new TypeError("b is not a function")' }
const PLAN_FILE = '**/assets/PlanPage-*.js'

let account: HttpBrowser
const walk = walkThrough({
  settings: { FETTLE_CHROMIUM: '/nowhere' },
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
  const plan = () => owner.page.getByRole('heading', { name: 'Easy business wins' })

  it('is loaded anew by itself, once, when its files do not fit any more', async () => {
    await owner.go('/')
    await owner.page.route(PLAN_FILE, (route) => route.fulfill(MISFIT), { times: 1 })
    await owner.page.route(
      `${owner.origin}/`,
      (route) => route.fulfill({ contentType: 'text/html', body: NEWER }),
      {
        times: 1,
      },
    )
    loads = 0
    await openPlan()
    await plan().waitFor()
    assert.equal(loads, 1)
  })

  it('is loaded anew when a file of it is gone', async () => {
    await owner.go('/')
    loads = 0
    await owner.page.route(PLAN_FILE, (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    )
    await openPlan()
    await plan().waitFor()
    assert.equal(loads, 1)
  })

  it('says in words that it cannot be shown, without going round in circles', async () => {
    await owner.go('/')
    await owner.page.route(PLAN_FILE, (route) => route.fulfill(MISFIT))
    loads = 0
    await openPlan()
    await owner.page.getByRole('heading', { level: 1, name: SORRY }).waitFor()
    await owner.lookAtBoth('page that could not be shown')
    assert.equal(loads, 0)
    await owner.page.unroute(PLAN_FILE)
    await owner.page.getByRole('button', { name: 'Try again' }).click()
    await plan().waitFor()
  })
})
