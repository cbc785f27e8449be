import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { CATEGORIES } from '#core/check.ts'
import { tourOf } from '#core/navigation.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { checks } from '#web/app/catalogue.generated.ts'
import { scannedOwner } from './scanned-owner.ts'

const TOUR = tourOf(checks).map(({ path }) => path)

let jar: ReadonlyMap<string, string>
const walk = walkTogether({
  browser: true,
  prepare: async (product) => {
    jar = await scannedOwner(product)
  },
})

describe('the pages of results', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar })
  })
  after(() => owner.close())

  const heading = (text: string | RegExp) =>
    owner.page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()

  it('show every category, and all results', async () => {
    // The page of site speed is that of its check, which the other test opens.
    const listing = CATEGORIES.filter((category) => category !== 'sitespeed')
    for (const path of ['/results', ...listing.map((category) => `/${category}`)]) {
      await owner.go(path)
      await owner.lookAtBoth(`page ${path}`)
    }
  })

  for (const category of CATEGORIES) {
    it(`open by their addresses, at both widths: ${category}`, async () => {
      for (const { path, words } of checks.filter((check) => check.category === category)) {
        await owner.go(path)
        await heading(words.title)
        await owner.lookAtBoth(`check ${path}`)
      }
    })
  }

  it('follow each other in the order of the specification', async () => {
    await owner.go('/compliance/ssl')
    for (const [place, path] of TOUR.entries()) {
      await owner.page.waitForURL((url) => url.pathname === path)
      const check = checks.find(({ path: own, tourPath }) => own === path || tourPath === path)
      await heading(check?.words.title ?? '')
      const others = owner.page.getByRole('navigation', { name: 'Other checks' })
      const back = await others.getByRole('link', { name: /^Previous/u }).getAttribute('href')
      assert.equal(back, TOUR[place - 1] ?? '/')
      await others.getByRole('link', { name: /^Next/u }).click()
    }
    await heading(/^Good (?:morning|afternoon|evening), Mia$/u)
  })

  it('show the phone’s side, or the computer’s when that alone is requested', async () => {
    for (const [path, title] of [
      ['/sitespeed', 'Site speed on a phone'],
      ['/sitespeed?desktop=true', 'Site speed on a computer'],
      ['/sitespeed?mobile=true', 'Site speed on a phone'],
      ['/customer-experience/accessibility', 'Accessibility on a phone'],
      ['/customer-experience/accessibility?mobile=true', 'Accessibility on a phone'],
      ['/customer-experience/accessibility?mobile=true&desktop=true', 'Accessibility on a phone'],
      ['/customer-experience/accessibility?desktop=true', 'Accessibility on a computer'],
    ] as const) {
      await owner.go(path)
      await heading(title)
    }
    await owner.page.getByRole('button', { name: /^Phone/u }).click()
    await heading('Accessibility on a phone')
  })

  it('lead back to the plan when they were opened there', async () => {
    await owner.go('/visibility/broken-links?from=dap')
    assert.equal(await owner.page.getByRole('navigation', { name: 'Other checks' }).count(), 0)
    await owner.page.getByRole('link', { name: 'Back to your plan' }).click()
    await owner.page.waitForURL('**/online-business-blueprint')
  })

  it('keep at once what is chosen by a press in a ready-made piece', async () => {
    await owner.go('/compliance/legal-necessities')
    const choice = owner.page.locator('details').getByRole('radio')
    await choice.first().waitFor({ state: 'attached' })
    await owner.page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    const kept = owner.page.waitForResponse('**/api/fixes/words')
    await choice.first().check()
    await kept
  })

  it('keep presses one after the other, so that the last one counts', async () => {
    const call = '**/api/fixes/words'
    const choice = owner.page.locator('details').getByRole('radio')
    const first = Promise.withResolvers<void>()
    let calls = 0
    await owner.page.route(call, async (route) => {
      calls += 1
      if (calls === 1) await first.promise
      await route.continue()
    })
    // Two of one field.
    await choice.nth(1).check()
    await choice.nth(2).check()
    await owner.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    assert.equal(calls, 1)
    first.resolve()
    await until('the second press is kept', () => calls === 2)
    await owner.page.unroute(call)
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})
