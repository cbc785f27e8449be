import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stepText } from '#core/words.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { aboutWork } from './work.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const NO_BROWSER = { state: 'failed', failure: failure('browser_unavailable') } as const
const home = (menu: string) => htmlPage('/', `<nav>${menu}</nav><p>${prose(80)}</p>`)
const page = (path: string, words = 80) => htmlPage(path, `<p>${prose(words)}</p>`)

const judge = (...pages: PageFacts[]) =>
  check.evaluate({ pages: aCrawl(pages), renderedPages: NO_BROWSER }, AT)
function stepsFor(...pages: PageFacts[]): string[] | null {
  const outcome = judge(...pages)
  assert.ok('status' in outcome && outcome.status === 'no_about_us')
  return aboutWork({ status: outcome.status, facts: outcome.facts })?.steps.map(stepText) ?? null
}

describe('who runs the business is asked for', () => {
  it('as a part of the page where the website has only one', () => {
    for (const menu of ['', '<a href="#prices">Prices</a>', '<a href="/price-list.pdf">Prices</a>'])
      assert.deepEqual(stepsFor(home(menu)), [
        'Write 150 words on your page, under the heading “About us”: who you are, what you do, who for',
        'Add a real photo of you or your team',
        'If your page has a menu, link that part in it',
      ])
    assert.notEqual(stepsFor(home('<a href="/privacy-policy">Privacy</a>'), page('/privacy-policy')), null)
  })

  it('as a page where it has others, read or linked', () => {
    assert.equal(stepsFor(home('<a href="/prices">Prices</a>'), page('/prices')), null)
    assert.equal(stepsFor(home('<a href="/about">About us</a>'), page('/about', 5)), null)
  })

  it('so that what is written there is found, and the website stays one of one page', () => {
    const outcome = judge(
      htmlPage('/', `<h1>Joe’s</h1><p>${prose(80)}</p><h2>About us</h2><p>${prose(150)}</p>`),
    )
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'has_about_us')
  })
})
