import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { there } from '#support/evidence.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

/** What the facts say of the website that has these pages. */
function isOnePage(...pages: PageFacts[]): boolean | undefined {
  const outcome = check.evaluate(
    {
      pages: aCrawl(pages),
      answers: {},
      profile: {},
      renderedPages: there({ pages }),
      loaded: there({ finalUrl: 'https://joes.test/', libraries: [], requests: [] }),
      scripts: there({ files: [], libraries: [] }),
    },
    new Date('2026-11-21T00:00:00Z'),
  )
  assert.ok('status' in outcome)
  return outcome.facts.isOnePage
}

const home = (links = '') => htmlPage('/', `<h1>Cakes</h1><p>${prose(80)}</p>${links}`)

test('a homepage without other pages has one footer, with or without legal pages beside it', () => {
  const terms = htmlPage('/terms', `<p>${prose(40)}</p>`)
  assert.equal(isOnePage(home()), true)
  assert.equal(isOnePage(home('<a href="/terms">Terms</a>'), terms), true)
  assert.equal(isOnePage(home('<a href="/about">About</a>')), undefined)
})
