import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aCrawl, aField, aForm, aLink, aPage, aScript } from '#support/page-facts.ts'
import { withRendered } from './with-rendered.ts'

const form = aForm([aField('email')])

const frame = (url: string) => ({ url, title: null, region: 'main', lazy: false }) as const
const meta = (content: string, given: object) => ({
  name: null,
  property: null,
  httpEquiv: null,
  content,
  ...given,
})
const technology = (name: string) => ({ name, kind: 'cms', version: null, by: 'html' }) as const
const of = (one: object, other: object) => withRendered(aCrawl([aPage(one)]), { pages: [aPage(other)] })[0]

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

  it('have each thing once, and what only one of the two has as well', () => {
    const html = aPage({
      text: { words: 5 },
      title: { text: 'From the HTML', count: 1 },
      anchors: [
        { id: 'a', words: 1, text: '' },
        { id: 'b', words: 1, text: '' },
      ],
      frames: [frame('https://a.test/'), frame('https://b.test/')],
      forms: [
        aForm([aField('email')], { id: 'html' }),
        aForm([aField('', { name: null, id: 'phone' })], { id: 'html' }),
      ],
      scripts: [aScript(), aScript({ url: null, type: 'module', bytes: 7 })],
      metas: [
        meta('1', { name: 'description' }),
        meta('2', { property: 'og:title' }),
        meta('3', { httpEquiv: 'refresh' }),
      ],
      tags: [
        { kind: 'ga4', id: 'G-1', by: 'attribute' },
        { kind: 'gtm', id: 'G-1', by: 'attribute' },
      ],
      technologies: [technology('WordPress'), technology('Hugo')],
      shopEvents: ['purchase', 'view_item'],
      structured: { jsonLd: [{ '@type': 'Florist' }], broken: 0, types: [], microProducts: [] },
      links: [aLink('/a', 'A'), aLink('/a', 'Another'), aLink('mailto:joe@joes.test', 'A')],
    })
    const rendered = aPage({
      rendered: true,
      text: { words: 400 },
      title: { text: null, count: 0 },
      anchors: [{ id: 'a', words: 9, text: '' }],
      frames: [frame('https://a.test/')],
      forms: [aForm([aField('email')], { id: 'rendered' })],
      scripts: [aScript({ bytes: 9 })],
      metas: [meta('0', { name: 'description' })],
      tags: [{ kind: 'ga4', id: 'G-1', by: 'script' }],
      technologies: [technology('WordPress')],
      shopEvents: ['purchase'],
      links: [aLink('/a', 'A', { region: 'nav' })],
    })
    const [home] = withRendered(aCrawl([html]), { pages: [rendered] })
    assert.equal(home?.title.text, 'From the HTML')
    assert.deepEqual(
      home.anchors.map(({ id, words }) => `${id} ${words}`),
      ['a 9', 'b 1'],
    )
    assert.deepEqual(
      home.frames.map(({ url }) => url),
      ['https://a.test/', 'https://b.test/'],
    )
    assert.deepEqual(
      home.forms.map(({ id }) => id),
      ['rendered', 'html'],
    )
    assert.deepEqual(
      home.scripts.map(({ bytes }) => bytes),
      [9, 7],
    )
    assert.deepEqual(
      home.metas.map(({ content }) => content),
      ['0', '2', '3'],
    )
    assert.deepEqual(
      home.tags.map(({ kind, by }) => `${kind} ${by}`),
      ['ga4 script', 'gtm attribute'],
    )
    assert.deepEqual(
      home.technologies.map(({ name }) => name),
      ['WordPress', 'Hugo'],
    )
    assert.deepEqual(home.shopEvents, ['purchase', 'view_item'])
    assert.equal(home.structured.jsonLd.length, 1)
    assert.deepEqual(
      home.links.map(({ text, region }) => `${text} ${region}`),
      ['A nav', 'Another main', 'A main'],
    )
  })

  it('are thin only where both are, and rendered where one is', () => {
    assert.equal(of({ thin: true }, { thin: true })?.thin, true)
    assert.equal(of({ thin: true }, {})?.thin, false)
    assert.equal(of({}, { thin: true })?.thin, false)
    assert.equal(of({ rendered: true }, {})?.rendered, true)
    assert.equal(of({}, {})?.rendered, false)
  })

  it('are the same page by the address that was asked for, and in the same list each time', () => {
    const pages = aCrawl([aPage({ url: '/new', requested: 'https://joes.test/old' })])
    const given = { pages: [aPage({ url: '/old', text: { words: 9 } })] }
    const shown = withRendered(pages, given)
    assert.equal(shown.length, 1)
    assert.equal(shown[0]?.text.words, 9)
    assert.equal(withRendered(pages, given), shown)
    assert.equal(withRendered(pages, undefined), pages.pages)
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
