import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aContext } from '#support/gather-context.ts'
import { loopbackEgress } from '#support/loopback-egress.ts'
import { aPage } from '#support/page-facts.ts'
import { GatheringFailed, type RenderedPage } from '../context.ts'
import { renderingOf, renderingsOf } from './renderings.ts'

const PAGE = { url: 'https://joes.test/book', html: '<p>Book', status: 200 }

/** What becomes of a rendering of `/book` at which the browser shows this. */
async function outcomeOf(shown: Partial<RenderedPage>, status = 200): Promise<string> {
  const render = async (): Promise<RenderedPage> => ({ ...PAGE, ...shown })
  const base = aContext({ address: PAGE.url, egress: loopbackEgress({ ways: {} }) })
  const context = { ...base, browser: { ...base.browser, render } }
  const page = aPage({ url: PAGE.url, status })
  try {
    const rendering = await renderingOf(context, page, { host: 'joes.test', insecure: false })
    return rendering?.html ?? 'none'
  } catch (error) {
    if (error instanceof GatheringFailed)
      return `${error.failure.code}${error.failure.status ? ` ${error.failure.status}` : ''}`
    throw error
  }
}

/** The documents that are kept when these are asked for at once. */
async function keptOf(documents: readonly string[]): Promise<(string | null)[]> {
  const base = aContext({ address: PAGE.url, egress: loopbackEgress({ ways: {} }) })
  const render = async (url: string): Promise<RenderedPage> => ({
    ...PAGE,
    url,
    html: documents[Number(url.slice(url.lastIndexOf('/') + 1))] ?? '',
  })
  const renderings = renderingsOf({ ...base, browser: { ...base.browser, render } })
  const asked = documents.map((_, at) => renderings(`${PAGE.url}/${at}`, { insecure: false }))
  return (await Promise.all(asked)).map((page) => page?.html ?? null)
}

describe('a rendering of a page', () => {
  it('is of this website, also at another address of it', async () => {
    assert.equal(await outcomeOf({}), PAGE.html)
    assert.equal(await outcomeOf({ url: 'https://www.joes.test/book/' }), PAGE.html)
    assert.equal(await outcomeOf({ status: null }), PAGE.html)
  })

  it('is not what a script led to at another website', async () => {
    assert.equal(await outcomeOf({ url: 'https://booking.example/joes' }), 'page_unavailable')
  })

  it('is not asked for a password in the place of a page without its reason', async () => {
    assert.equal(await outcomeOf({ status: 401 }), 'http_status 401')
  })

  it('is not an error in the place of a page, but may be one of a page that answers with it', async () => {
    assert.equal(await outcomeOf({ status: 429 }), 'page_unavailable')
    assert.equal(await outcomeOf({ status: 404 }, 404), PAGE.html)
  })
})

describe('the renderings of one scan', () => {
  it('are ten', async () => {
    const kept = await keptOf(Array.from({ length: 12 }, (_, at) => `<p>${at}`))
    assert.equal(kept.filter((html) => html !== null).length, 10)
  })

  it('take no more memory together than two of the largest, though all were asked for at once', async () => {
    const largest = `<p lang="mi">ā${'x'.repeat(10 * 1_048_576)}`
    const kept = await keptOf(Array.from({ length: 10 }, () => largest))
    assert.equal(kept.filter((html) => html !== null).length, 2)
    const usual = await keptOf([largest, largest, '<p>Book', largest])
    assert.equal(usual[2], '<p>Book', 'one for which there is room is kept')
  })
})
