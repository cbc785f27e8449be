import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { loadedOf } from '#core/evidence/visit.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { check } from './check.ts'
import { noForm } from './words.ts'

const home = (body = ''): PageFacts => htmlPage('/', `${body}<p>${prose(80)}</p>`)

/** What is said of these pages, none of which has a form. */
function saidOf(...pages: PageFacts[]) {
  const evidence = {
    pages: aCrawl(pages),
    renderedPages: { state: 'ok' as const, value: { pages: [] } },
    loaded: { state: 'ok' as const, value: loadedOf(aVisit()) },
  }
  const outcome = check.evaluate(evidence, new Date(0))
  return 'say' in outcome ? outcome.say?.['said'] : 'none'
}

describe('an address or a number that stands in the text', () => {
  const line = `${noForm} You do give other ways to get in touch.`
  const written = '<h2>Contact us</h2><p>Write to joe@joes.test or ring 0800 123 456</p>'

  it('is another way on the homepage and beside words for getting in touch', () => {
    assert.equal(saidOf(home('<p>joe@joes.test</p>')), line)
    assert.equal(saidOf(home(), htmlPage('/visit', written)), line)
  })
  it('is none where another office is named, as privacy policies do', () => {
    assert.equal(saidOf(home(), htmlPage('/privacy', '<h1>Privacy</h1><p>help@office.test</p>')), noForm)
  })
})
