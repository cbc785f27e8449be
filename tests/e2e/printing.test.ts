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

describe('a page on paper', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ jar: account.jar })
    await owner.page.emulateMedia({ media: 'print' })
  })
  after(() => owner.close())

  const countOf = (selector: string) => owner.page.locator(selector).filter({ visible: true }).count()

  it('has its ready-made texts, without the fields and buttons that change them', async () => {
    await owner.go('/compliance/email-security')
    const texts = owner.page.getByRole('region', { name: 'Ready-made for you' })
    await texts.getByText('v=DMARC1').first().waitFor()
    assert.equal(await countOf('main textarea, main button'), 0)
    assert.equal(await owner.page.getByRole('heading', { name: 'Related lessons' }).count(), 0)
  })

  it('of the overview is about the results alone', async () => {
    await owner.go('/')
    await owner.page.getByRole('heading', { name: 'Results by category' }).waitFor()
    for (const name of ['Learn', 'Weekly note', 'My Business Summary'])
      assert.equal(await owner.page.getByRole('heading', { name, exact: true }).count(), 0, name)
  })

  it('of a lesson has all that is said, and nothing of the player', async () => {
    await owner.go('/videos/105')
    const lines = owner.page.getByRole('listitem').getByRole('button', { name: /^\d\d:\d\d / })
    await lines.first().waitFor()
    const list = owner.page.getByRole('list').filter({ has: lines })
    const hidden = await list.evaluate((element) => element.scrollHeight - element.clientHeight)
    assert.ok(hidden <= 1, `${hidden} px of the transcript are cut off`)
    for (const name of ['Next video', 'Keyboard shortcuts'])
      assert.equal(await countOf(`main :text("${name}")`), 0, name)
    assert.equal(await countOf('main [aria-label="Speed"]'), 0)
  })

  it('of the summary is the finished sheet, also while it is edited', async () => {
    await owner.go('/my-business-summary')
    await owner.page.locator('main form input').first().waitFor({ state: 'attached' })
    await owner.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await owner.page.getByText(/^Business summary, /u).waitFor()
    assert.equal(await countOf('main input, main textarea, main button'), 0)
    assert.deepEqual(owner.problems(), [])
  })
})
