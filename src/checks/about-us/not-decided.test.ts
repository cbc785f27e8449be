import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { evaluate, home, judge, menu, statusOf } from '#support/about-pages.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'

describe('an About page is not decided', () => {
  it('while the browser may still show more', () => {
    assert.deepEqual(evaluate(aCrawl([home('')]), { state: 'pending' }), { wait: true })
  })

  it('while a browser may still read an About page that a script writes', () => {
    const crawl = aCrawl([
      home(menu('/about', 'About')),
      htmlPage('/about', '<script src="/app.js"></script>'),
    ])
    assert.deepEqual(evaluate(crawl, { state: 'pending' }), { wait: true })
    const written = { ...htmlPage('/about', `<p>${prose(60)}</p>`), rendered: true }
    const outcome = evaluate(crawl, { state: 'ok', value: { pages: [written] } })
    assert.equal('facts' in outcome && outcome.facts?.words, 60)
  })

  it('when too few pages were read', () => {
    const outcome = evaluate(aCrawl([home('')], { menu: { links: 10, conclusive: 2 } }))
    assert.deepEqual('unable' in outcome && outcome.unable, {
      reason: 'partial_crawl',
      code: 'partial_crawl',
      subject: 'menu',
    })
  })

  it('when the website is in a language without phrases in our lists', () => {
    const danish = 'Vi bager brød til dig og din familie hver dag, og kunderne er glade for det. '
    const read = htmlPage('/', `<p>${danish.repeat(6)}</p>`)
    const outcome = judge({ ...read, text: { ...read.text, languages: { da: 1 } } })
    assert.equal(
      'unable' in outcome && typeof outcome.unable === 'object' && outcome.unable.reason,
      'other_language',
    )
    assert.deepEqual('facts' in outcome && outcome.facts, { page: null, words: null, nearlyEmpty: null })
  })

  it('but found in another language by its name there', () => {
    const german =
      'Wir backen das Brot für Sie und Ihre Familie jeden Tag, und die Kunden sind mit uns zufrieden. '
    const front = htmlPage('/', `${menu('/ueber', 'Über uns')}<p>${german.repeat(6)}</p>`)
    assert.equal(statusOf(front, htmlPage('/ueber', `<p>${german.repeat(3)}</p>`)), 'has_about_us')
  })
})
