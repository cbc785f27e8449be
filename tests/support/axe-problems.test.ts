import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'
import { axeProblems } from './axe-problems.ts'
import { walkersBrowser } from './browsers.ts'
import { partsOf } from './page-parts.ts'

const TEXT =
  '<!doctype html><html lang="en"><title>Shop</title><main><p style="color: #ccc">Pale</p></main></html>'

describe('inspecting the contrast of some kinds of elements', () => {
  let browser: Browser
  let page: Page
  let parts: number[]
  const problems = () => axeProblems(page, { rules: 'contrast', parts })

  before(async () => {
    browser = await chromium.launch({ executablePath: await walkersBrowser() })
    page = await browser.newPage()
    await page.setContent(TEXT)
    parts = await partsOf(page)
  })
  after(() => browser.close())

  it('looks at those elements alone', async () => {
    const pale = await problems()
    assert.match(pale.join(), /color-contrast.*Pale/u)
    assert.deepEqual(await axeProblems(page, { rules: 'contrast', parts: [] }), [])
  })

  it('looks at the whole page where its document was loaded anew', async () => {
    await page.goto('about:blank')
    await page.setContent(TEXT)
    assert.match((await problems()).join(), /color-contrast.*Pale/u)
  })
})
