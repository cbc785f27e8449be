import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'
import { GatheringFailed, type RenderedPage } from '../context.ts'

const tall = (script: string): string =>
  `<!doctype html><title>t</title><body style="height:3000px"><p>Hello<script>${script}</script>`

describe('a page that ends elsewhere', () => {
  let site: BrowserAtSite
  before(async () => {
    site = await browserAt(
      {
        '/moves': tall(`addEventListener('scroll', () => { location = '/next' })`),
        '/next': tall(''),
        '/to-nowhere': tall(`location = URL.createObjectURL(new Blob(['x'], { type: 'text/html' }))`),
        '/to-blank': tall(`setTimeout(() => { location = 'about:blank' }, 300)`),
        '/to-missing': tall(`location = '/missing'`),
        '/missing': { status: 404, body: tall('') },
        '/slow': { status: 404, body: `${tall('')}<img src="/never">` },
        '/never': () => undefined,
      },
      { deadlineMs: 16_000 },
    )
  })
  after(() => site[Symbol.asyncDispose]())

  const outcomeOf = async (path: string): Promise<RenderedPage | string> => {
    try {
      return await site.service.render(site.at(path))
    } catch (error) {
      if (error instanceof GatheringFailed) return error.failure.code
      throw error
    }
  }
  const statusOf = async (path: string): Promise<unknown> => {
    const outcome = await outcomeOf(path)
    return typeof outcome === 'string' ? outcome : outcome.status
  }

  it('while it is read is unstable, or read there, and the browser goes on', async () => {
    const moved = await outcomeOf('/moves')
    assert.match(typeof moved === 'string' ? moved : moved.url, /^page_unstable$|\/next$/u)
    assert.equal(await statusOf('/next'), 200)
    assert.deepEqual(site.notices, [])
  })

  it('at no address of the web cannot be read, such as the browser’s own page of an error', async () => {
    assert.equal(await outcomeOf('/to-nowhere'), 'page_unavailable')
    assert.equal(await outcomeOf('/to-blank'), 'page_unavailable')
  })

  it('at no address of the web is not visited as the homepage either, and nothing of it is read', async () => {
    const read: unknown[] = []
    await assert.rejects(
      site.service.visit('mobile', site.home('/to-nowhere'), (page) => read.push(page)),
      (error) => error instanceof GatheringFailed && error.failure.code === 'page_unavailable',
    )
    assert.deepEqual(read, [])
  })

  it('has the status of what is shown, also where that never finishes to load', async () => {
    assert.equal(await statusOf('/to-missing'), 404)
    assert.equal(await statusOf('/slow'), 404)
  })
})
