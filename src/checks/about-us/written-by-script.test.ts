import assert from 'node:assert/strict'
import { it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const scripted = htmlPage('/about', '<div id="app"></div><script src="/app.js"></script>')

it('an About page was opened where only a script writes its text, which no browser ran', () => {
  for (const menu of ['<nav><a href="/about">About</a></nav>', '']) {
    const home = htmlPage('/', `${menu}<p>${prose(80)}</p>`)
    const outcome = check.evaluate(
      {
        pages: aCrawl([home, scripted]),
        renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
      },
      new Date('2026-11-21T00:00:00Z'),
    )
    assert.ok('status' in outcome)
    assert.equal(
      outcome.say?.['unopened'],
      "We opened it, but a script writes its text, so we couldn't read it.",
    )
    assert.match(outcome.proof[0].found, /: opened; a script writes its text$/u)
  }
})
