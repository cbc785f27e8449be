import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { busyFor, HUGE_PAGES, WORLD_PAGES } from '#support/hostile-pages.ts'
import { GatheringFailed } from '../context.ts'

const codeOf = (rendering: Promise<unknown>): Promise<string> =>
  rendering.then(
    () => 'seen',
    (error: unknown) => (error instanceof GatheringFailed ? error.failure.code : `fault: ${String(error)}`),
  )

describe('a heavy page', () => {
  test('B26 that works for 8 s without a pause is measured', async () => {
    await using site = await browserAt({ '/': busyFor(8) })
    const { evidence, page } = await site.service.visit('mobile', site.home('/'))
    assert.ok('performance' in evidence.speed && 'score' in evidence.accessibility)
    assert.match(page?.html ?? '', /finished/u)
  })

  for (const what of ['many-attributes', 'cookies'])
    test(`B27 B17 by ${what} is rendered, or fails with its own code`, async () => {
      await using site = await browserAt({ '/': HUGE_PAGES[what] ?? '' })
      const code = await codeOf(site.service.render(site.at('/')))
      assert.match(code, /^(?:seen|page_hung|page_out_of_memory|page_crashed)$/u)
    })

  for (const what of ['endless-calls', 'no-scripts'])
    test(`one that is ordinary but for its world (${what}) is measured and read`, async () => {
      await using site = await browserAt({ '/': WORLD_PAGES[what] ?? '' })
      const { evidence, page } = await site.service.visit('mobile', site.home('/'))
      assert.ok('performance' in evidence.speed && 'score' in evidence.accessibility)
      assert.match(page?.html ?? '', /words enough/u)
    })
})
