import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { AnchorLinks } from '../link-table/anchors.ts'
import type { AddressOnPage } from './targets.ts'

const PAGE = 'https://joes.test/'
const link = (fragment: string): AddressOnPage => ({
  url: `${PAGE}#${fragment}`,
  href: `#${fragment}`,
  kind: 'page',
  text: 'Prices',
  region: 'main',
})

/** Which of these fragments is said to lead nowhere on a page with these ids. */
function missing(fragments: readonly string[], ids: readonly string[]): string[] {
  const anchors = new AnchorLinks('joes.test')
  anchors.add(PAGE, fragments.map(link))
  return [...anchors.missing(() => new Set(ids))].map(({ url }) => url.split('#', 2)[1] ?? '')
}

const HTML = `<a href="#prices">Prices</a><a href="#meet">Meet</a><section id="home-section"><p>One dog</p></section>
  <section id="prices-section"><p>Small dogs</p></section><section id="meet-section"><p>I am Jo</p></section>`
const SCRIPT = '<script src="/main.js"></script>'
const anchorsOf = (html: string) => parseHtml(html).anchors.map(({ id, text }) => [id, text])

describe('sections that a script shows by the names of its links', () => {
  it('are where the links lead', () => {
    assert.deepEqual(anchorsOf(HTML + SCRIPT), [
      ['prices', 'Small dogs'],
      ['meet', 'I am Jo'],
    ])
    assert.deepEqual(missing(['prices', 'meet'], ['home-section', 'prices-section', 'meet-section']), [])
  })

  it('are none where one link has a target of its own, or no section', () => {
    assert.deepEqual(anchorsOf(`${HTML}<p id="meet">Here</p>${SCRIPT}`), [['meet', 'Here']])
    assert.deepEqual(anchorsOf(`<a href="#hours">Hours</a>${HTML}${SCRIPT}`), [])
    assert.deepEqual(missing(['prices', 'meet'], ['prices-section', 'meet']), ['prices'])
    assert.deepEqual(missing(['prices', 'hours'], ['prices-section']), ['prices', 'hours'])
  })

  it('are none for one link alone, which may be a slip, or without a script', () => {
    assert.deepEqual(missing(['prices'], ['prices-section', 'meet-section']), ['prices'])
    assert.deepEqual(anchorsOf(HTML), [])
  })
})
