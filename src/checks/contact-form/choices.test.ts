import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const CHOICES = `<label><input type="radio" name="how">Google</label><label><input type="radio" name="how">A friend</label>
  <label><input type="checkbox" name="s[]">Taps</label><label><input type="checkbox" name="s[]">Drains</label>`
const ALONE =
  '<label><input type="checkbox" name="copy">Send me a copy</label><label><input type="checkbox">I agree</label>'

test('a form asks for none of the choices of a question that has several', () => {
  const form = `<form method="post" action="/send"><label>Email <input type="email" name="email"></label>
    <label>Message <textarea name="m"></textarea></label>${CHOICES}${ALONE}<button>Send</button></form>`
  const outcome = check.evaluate(
    {
      pages: aCrawl([htmlPage('/', `${form}<p>${prose(80)}</p>`)]),
      renderedPages: { state: 'pending' },
      loaded: { state: 'pending' },
    },
    new Date(0),
  )
  assert.ok('facts' in outcome)
  assert.deepEqual(outcome.facts?.fields, ['Email', 'Message', 'Send me a copy'])
})
