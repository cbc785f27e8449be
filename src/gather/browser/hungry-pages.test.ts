import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { browserAt } from '#support/browser.ts'
import { browserMemory } from '#support/browser-memory.ts'
import { HUNGRY_PAGES } from '#support/hostile-pages.ts'
import { GatheringFailed } from '../context.ts'

/** Small, so that a test fills it soon; an empty browser holds 150. */
const CAP_MIB = 700
const FINE = '<!doctype html><title>t</title><h1>Hello</h1><p>A quiet page.'
/** One of each kind of process that can hold memory: the page's own, the one that draws, and many at once. */
const KINDS = ['arrays-at-once', 'canvases', 'frames', 'webgl']

const codeOf = (looking: Promise<unknown>): Promise<string> =>
  looking.then(
    () => 'seen',
    (error: unknown) => (error instanceof GatheringFailed ? error.failure.code : `fault: ${String(error)}`),
  )

describe('a page that takes all the memory there is', { skip: process.platform !== 'linux' }, () => {
  for (const kind of KINDS) {
    test(`B24 by ${kind} is stopped at the cap, told so, not tried again, and its neighbour does not feel it`, async () => {
      await using site = await browserAt(
        { '/': HUNGRY_PAGES[kind] ?? '' },
        { memoryMib: CAP_MIB, deadlineMs: 45_000 },
      )
      await using beside = await browserAt({ '/': FINE })
      await beside.service.render(beside.at('/'))
      const memory = browserMemory(process.pid)
      const looking = codeOf(site.service.visit('mobile', site.home('/')))
      assert.match((await beside.service.render(beside.at('/'))).html, /Hello/u)
      assert.equal(await looking, 'page_out_of_memory')
      const most = memory.stop()
      assert.ok(most <= CAP_MIB, `${most} MiB`)
      const asked = site.server.hits('/')
      assert.equal(await codeOf(site.service.visit('desktop', site.home('/'))), 'page_out_of_memory')
      assert.equal(site.server.hits('/'), asked)
    })
  }
})
