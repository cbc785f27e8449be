import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'

const page = (script: string): string =>
  `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><h1>Hello</h1><p>Words of a shop.<script>${script}</script>`

/** Each would keep for ever what calls it in the page's own world. */
const ENDLESS = `
  const endless = () => { for (;;); }
  Array.prototype[Symbol.iterator] = () => ({ next: () => ({ done: false, value: 1 }) })
  window.getComputedStyle = Promise.prototype.then = Reflect.get = window.setTimeout = performance.now = endless
  Object.defineProperty(window, 'jQuery', { get: endless })`

const PAGES = {
  '/changed': page(ENDLESS),
  '/no-scripts': {
    headers: { 'content-type': 'text/html', 'content-security-policy': 'sandbox' },
    body: page("document.title = 'Changed'"),
  },
}

describe('a page', () => {
  let site: BrowserAtSite
  before(async () => {
    site = await browserAt(PAGES)
  })
  after(() => site[Symbol.asyncDispose]())

  const isMeasured = async (path: string): Promise<void> => {
    const { evidence, page: shown } = await site.service.visit('mobile', site.home(path))
    assert.ok('performance' in evidence.speed && 'score' in evidence.accessibility && evidence.layout)
    assert.match(shown?.html ?? '', /<title>Shop<[^]*Words of a shop/u)
    const { layout } = await site.service.render(site.at(path))
    assert.ok(layout)
    assert.deepEqual(site.notices, [])
  }

  it('B03 whose scripts made everything endless that is called in their world is measured as any other', () =>
    isMeasured('/changed'))

  it('B03 whose policy allows no scripts, and so no timers, is measured as any other', () =>
    isMeasured('/no-scripts'))
})
