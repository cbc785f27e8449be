import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { HttpBrowser } from '#support/http-browser.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

let account: HttpBrowser
const walk = walkTogether({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

describe('the video of a check with a ready-made text', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
  })
  after(() => owner.close())

  const own = () => owner.page.getByRole('region', { name: 'Now paste yours' })

  it("has the owner's own text below it, with a button to copy it", async () => {
    await owner.go('/videos/104')
    await own()
      .getByRole('button', { name: /^Copy /u })
      .waitFor()
    await own().getByText('Where it goes').waitFor()
    await owner.lookAtBoth('video with the own text')
  })

  it('has the text of each thing that was found, one at a time', async () => {
    const choices = own().getByRole('group', { name: 'What do you want to fix?' }).getByRole('radio')
    assert.ok((await choices.count()) > 1)
    const first = await own()
      .getByRole('button', { name: /^Copy /u })
      .textContent()
    await choices.last().check()
    await own()
      .getByRole('button', { name: /^Copy /u })
      .filter({ hasNotText: first ?? '' })
      .waitFor()
  })

  it('says that there is no sound', async () => {
    await owner.page.getByText('This video has no sound.').waitFor()
  })

  it('leads to all of it on the page of the check', async () => {
    await own().getByRole('link', { name: 'All of it, step by step' }).click()
    await owner.page.getByRole('heading', { level: 1, name: 'Email security' }).waitFor()
    await owner.page.getByRole('region', { name: 'Ready-made for you' }).waitFor()
  })

  it('has no text where the check makes none', async () => {
    await owner.go('/videos/105')
    await owner.page.getByRole('button', { name: /^00:00 Laptops get lost/u }).waitFor()
    assert.equal(await own().count(), 0)
    assert.deepEqual(owner.problems(), [])
  })

  it('has no text for a visitor, to whom it would say nothing', async () => {
    const visitor = await walk.come()
    await visitor.go('/videos/104')
    await visitor.page.getByText('This video has no sound.').waitFor()
    assert.equal(await visitor.page.getByRole('region', { name: 'Now paste yours' }).count(), 0)
    await visitor.close()
  })
})
