import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const PAGE = '/profile/business-info'
const CALL = `**/api${PAGE}`

const walk = walkTogether()

describe('a form of the profile', () => {
  let owner: Walker
  before(async () => {
    const { jar } = await ownerOf(walk.product, null)
    owner = await walk.come({ jar })
  })
  after(() => owner.close())

  const name = () => owner.page.getByLabel('Business name')
  const city = () => owner.page.getByRole('combobox', { name: 'City' })
  const save = () => name().press('Enter')
  const hasNothingToSave = () =>
    owner.page.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' })

  it('stays where not even the code of the toast about its failure can be loaded', async () => {
    const code = '**/assets/Toasts-*.js'
    await owner.page.route(code, (route) => route.abort())
    await owner.go(PAGE)
    await owner.page.route(CALL, (route) => route.abort())
    const isMissed = owner.page.waitForEvent('requestfailed', (request) => request.url().includes('/Toasts-'))
    await city().fill('Dubbo')
    await save()
    await isMissed
    // An error page would come a moment later.
    await owner.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    await owner.page.getByRole('button', { name: 'Save', exact: true, disabled: false }).waitFor()
    assert.equal(await city().inputValue(), 'Dubbo')
    await owner.page.unroute(CALL)
    await owner.page.unroute(code)
    await save()
    await hasNothingToSave()
    assert.equal(await city().inputValue(), 'Dubbo')
  })

  it('keeps what is typed while it is being saved', async () => {
    await owner.page.route(CALL, async (route) => {
      if (route.request().method() === 'PUT') await name().fill('Typed meanwhile')
      await route.continue()
    })
    await city().fill('Orange')
    const isRead = owner.page.waitForResponse(
      (answer) => answer.url().endsWith(PAGE) && answer.request().method() === 'GET',
    )
    await save()
    await isRead
    await owner.page.unroute(CALL)
    await save()
    await hasNothingToSave()
    assert.deepEqual([await name().inputValue(), await city().inputValue()], ['Typed meanwhile', 'Orange'])
  })

  it('is saved, also where it cannot be read again', async () => {
    await owner.page.route(CALL, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await city().fill('Bathurst')
    await save()
    await hasNothingToSave()
    await owner.page.unroute(CALL)
    await city().fill('Mudgee')
    await save()
    await hasNothingToSave()
  })

  it('does not bring back a change that was taken back', async () => {
    await name().fill('Yellow Robin Florist')
    await name().fill('Typed meanwhile')
    await hasNothingToSave()
    await owner.go(PAGE)
    assert.equal(await name().inputValue(), 'Typed meanwhile')
  })
})
