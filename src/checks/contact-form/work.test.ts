import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { stepText } from '#core/words.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { formWork } from './work.ts'

/** The steps for a website of these pages, none of which has a form. */
function stepsFor(...pages: PageFacts[]) {
  const outcome = check.evaluate(
    {
      pages: aCrawl(pages),
      renderedPages: { state: 'ok', value: { pages: [] } },
      loaded: { state: 'ok', value: loadedOf(aVisit()) },
    },
    new Date('2026-11-21T00:00:00Z'),
  )
  assert.ok('status' in outcome)
  return formWork({ status: outcome.status, facts: { ...outcome.facts } })?.steps.map(stepText)
}

const home = (body = ''): PageFacts => htmlPage('/', `${body}<p>${prose(80)}</p>`)
const contact = htmlPage('/contact.html', `<p>${prose(60)}</p>`)
const TEST = 'Send yourself a test message'

describe('the work for a website without a contact form', () => {
  it('makes a page and its link in the menu where there is none', () => {
    const steps = ['Put the ready-made form on a Contact page', 'Link the page in your menu', TEST]
    const prices = htmlPage('/prices.html', `<p>${prose(60)}</p>`)
    assert.deepEqual(stepsFor(home(), prices), steps)
    assert.deepEqual(stepsFor(home(), prices, { ...contact, found: 'guess' }), steps)
  })

  it('makes no page beside the one of a website that has no other, which would lack a sitemap then', () => {
    assert.deepEqual(stepsFor(home()), ['Put the ready-made form on your page', TEST])
  })

  it('gives a form that sends to an email address another one', () => {
    const form = `<form action="bek@joes.test"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>`
    assert.deepEqual(stepsFor(home(form)), [
      'Put the address that a form service gives you in place of “bek@joes.test” in your form',
      TEST,
    ])
  })

  it('uses the contact page that is there', () => {
    const steps = ['Put the ready-made form on your page /contact.html', TEST]
    assert.deepEqual(stepsFor(home('<h2>Contact</h2>'), contact), steps)
  })

  it('names a page by its path and query, without escapes', () => {
    for (const [at, shown] of [
      ['/?page_id=12', '/?page_id=12'],
      ['/whakap%C4%81-mai', '/whakapā-mai'],
    ] as const) {
      const page = htmlPage(at, `<h1>Contact</h1><p>${prose(60)}</p>`)
      assert.equal(stepsFor(home(), page)?.[0], `Put the ready-made form on your page ${shown}`)
    }
  })

  it('takes no contact lenses for a place for writing', () => {
    const lenses = htmlPage('/contact-lenses', `<h1>Contact lenses</h1><p>${prose(60)}</p>`)
    assert.equal(stepsFor(home('<h2>Contact lenses</h2>'), lenses)?.length, 3)
    assert.equal(stepsFor(home('<h2>Our contacts</h2>'))?.length, 2)
  })

  it('uses the part of the homepage for getting in touch', () => {
    const steps = ['Put the ready-made form into the part “Kontakt” of your homepage', TEST]
    assert.deepEqual(stepsFor(home('<h2>Kontakt</h2>')), steps)
  })

  it('uses the part of the homepage that a link of its menu leads to', () => {
    const page = home(
      `<nav><a href="#write">Contact</a></nav><section id="write"><p>${prose(30)}</p></section>`,
    )
    assert.deepEqual(stepsFor(page), [
      'Put the ready-made form into the part “Contact” of your homepage',
      TEST,
    ])
    const nowhere = home('<nav><a href="#write">Contact</a></nav>')
    assert.equal(stepsFor(nowhere)?.[0], 'Put the ready-made form on your page')
  })

  it('takes no page for booking or for a price as one for writing', () => {
    const booking = htmlPage('/book-now', `<p>${prose(60)}</p>`)
    assert.equal(stepsFor(home(), booking)?.length, 3)
  })
})
