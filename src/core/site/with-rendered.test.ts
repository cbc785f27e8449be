import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aField, aForm, aLink, aPage } from '#support/page-facts.ts'
import { withRendered } from './with-rendered.ts'

const form = aForm([aField('email')])

describe('pages merged with their rendered facts', () => {
  it('have their rendered facts, and those that only the HTML has', () => {
    const html = aPage({ thin: true, text: { words: 5 }, links: [aLink('/about', 'About')], found: 'home' })
    const rendered = aPage({
      rendered: true,
      text: { words: 400, main: 'Hello' },
      links: [aLink('/shop', 'Shop')],
      forms: [form],
    })
    const [home] = withRendered(aCrawl([html]), { pages: [rendered] })
    assert.equal(home?.text.main, 'Hello')
    assert.equal(home?.rendered, true)
    assert.equal(home?.thin, false)
    assert.deepEqual(
      home?.links.map(({ text }) => text),
      ['Shop', 'About'],
    )
    assert.equal(home?.forms.length, 1)
  })

  it("keep the HTML's facts when the rendered page has fewer words", () => {
    const html = aPage({ text: { words: 400, main: 'Long' } })
    const [home] = withRendered(aCrawl([html]), { pages: [aPage({ rendered: true, text: { words: 399 } })] })
    assert.equal(home?.text.main, 'Long')
  })

  it('include rendered pages that the crawl does not have', () => {
    const shown = withRendered(aCrawl([aPage()]), { pages: [aPage({ url: '/contact' })] })
    assert.deepEqual(
      shown.map(({ url }) => url),
      ['https://joes.test/', 'https://joes.test/contact'],
    )
  })

  it('are the same list for the same evidence', () => {
    const crawl = aCrawl([aPage()])
    const rendered = { pages: [aPage({ rendered: true })] }
    assert.equal(withRendered(crawl, rendered), withRendered(crawl, rendered))
    assert.equal(withRendered(crawl, undefined), withRendered(crawl, undefined))
    assert.notEqual(withRendered(crawl, rendered), withRendered(crawl, undefined))
  })
})
