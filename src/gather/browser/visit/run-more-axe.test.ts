import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openLoneBrowser } from '#support/lone-browser.ts'
import { openFreshPage } from '../fresh-page.ts'
import { runMoreAxe } from './run-more-axe.ts'

const FADING = `<!doctype html><html lang="en"><title>t</title>
<style>@keyframes appear { from { opacity: 0.1 } to { opacity: 1 } } .appears { animation: appear 1.2s } .turns { animation: appear 1s infinite paused }</style>
<body><p class="appears">Words that appear</p><p style="color:#bbb">Words that stay pale</p><p class="turns">Words that stay faint</p></body>`
const [APPEARS, PALE, FAINT, IN_FRAME] = ['0', '1', '2', '7'].map((place) => `1,HTML,1,BODY,${place},P`)

describe('contrast at a second look', () => {
  let lone: Awaited<ReturnType<typeof openLoneBrowser>>
  before(async () => {
    lone = await openLoneBrowser()
  })
  after(() => lone.close())

  const paleAgain = async (paths: readonly (string | undefined)[]): Promise<string[] | undefined> => {
    const { page, session, close } = await openFreshPage(lone.browser, false)
    try {
      await page.setContent(FADING)
      const pale = paths.filter((path) => path !== undefined)
      const more = await runMoreAxe(session, { done: [], pale }, assert.ifError)
      return more?.paleAgain
    } finally {
      await close()
    }
  }

  test('words that were fading in are not pale', async () => {
    assert.deepEqual(await paleAgain([APPEARS]), [])
  })

  test('pale words stay pale, and so do those of an animation that has no end', async () => {
    assert.deepEqual(await paleAgain([APPEARS, PALE, FAINT]), [PALE, FAINT])
  })

  test('an element that cannot be found, such as one in a frame, stays as it was', async () => {
    assert.deepEqual(await paleAgain([IN_FRAME]), [IN_FRAME])
  })
})
