import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { type FailureCode, failure } from '#core/reasons.ts'
import { aSite } from '#support/evidence.ts'
import { aContext } from '#support/gather-context.ts'
import { loopbackEgress } from '#support/loopback-egress.ts'
import { aLink, aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { GatheringFailed } from '../context.ts'
import { homepageVisits } from './homepage-visit.ts'

/** The reason of a visit of this homepage that ends with this code. */
async function reasonAfter(code: FailureCode, home: PageFacts): Promise<string> {
  const site = aSite({ home })
  const given = aContext({ address: site.address, egress: loopbackEgress({ ways: {} }), known: { site } })
  const fails = () => Promise.reject(new GatheringFailed(failure(code)))
  try {
    await homepageVisits({ ...given, browser: { render: fails, visit: fails } }).visit('desktop')
  } catch (error) {
    assert.ok(error instanceof GatheringFailed && error.failure.code === code)
    return error.failure.reason
  }
  return 'none'
}

const WORDS = aPage({ text: { words: 300 } })
/** What a script was to fill. */
const SHELL = aPage({ thin: true, text: { words: 0 } })

test('a homepage with words of which the browser paints nothing stayed empty in our browser', async () => {
  assert.equal(await reasonAfter('page_blank', WORDS), 'stayed_empty')
})

test('so did one with a title and a few words or links: it was read, too', async () => {
  assert.equal(await reasonAfter('page_blank', aPage({ thin: true, text: { words: 9 } })), 'stayed_empty')
  const linking = { ...SHELL, links: [aLink('/about', 'About us')] }
  assert.equal(await reasonAfter('page_blank', linking), 'stayed_empty')
})

test('one without words is empty, and other failures are what they are', async () => {
  assert.equal(await reasonAfter('page_blank', SHELL), 'empty_page')
  const untitled = { ...aPage({ thin: true, text: { words: 9 } }), title: { text: null, count: 0 } }
  assert.equal(await reasonAfter('page_blank', untitled), 'empty_page')
  assert.equal(await reasonAfter('page_crashed', WORDS), 'engine_error')
})

test('the rendered homepage is kept once, and the one of the desktop visit is not', async () => {
  const site = aSite({ home: WORDS })
  const given = aContext({ address: site.address, egress: loopbackEgress({ ways: {} }), known: { site } })
  const aVisited = (html: string) => ({ evidence: aVisit(), page: { url: site.address, status: 200, html } })
  const visits = homepageVisits({
    ...given,
    browser: {
      ...given.browser,
      visit: async (device, _home, onRead) => {
        onRead?.({ page: aVisited('<p>Read early').page, loaded: loadedOf(aVisit()) })
        return aVisited(`<p>Of the ${device} visit`)
      },
    },
  })
  const [mobile, desktop] = [await visits.visit('mobile'), await visits.visit('desktop')]
  assert.equal((await visits.homepage()).html, '<p>Read early')
  assert.equal(mobile.page?.html, '<p>Read early')
  assert.equal(desktop.page, null)
})
