import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findings } from './findings.ts'
import type { RuleOutcome } from './rule.ts'
import { type Judged, tally } from './status.ts'

const judged = (id: string, outcome: RuleOutcome): Judged => ({
  rule: { number: 1, id, severity: 'warning', scope: 'page', finding: `Finding ${id}`, run: () => outcome },
  outcome,
})

const AROUND = { address: 'https://joes.test/', hasSettings: true, exempt: '', unopened: 'Pages were short.' }

/** What is said below the table of what failed. */
function noteOn(...all: Judged[]): string {
  const blocks = findings(all, tally(all), AROUND)
  const [note] = blocks.filter(({ kind }) => kind === 'note')
  return note?.kind === 'note' ? note.text : ''
}

const passed = judged('a', { outcome: 'passed' })
const untested = judged('b', { outcome: 'not_tested' })
const absent = judged('c', { outcome: 'not_applicable' })

test('the note counts every rule that did not fail', () => {
  assert.equal(noteOn(passed), '1 test passed.')
  assert.equal(noteOn(passed, absent), "1 test passed and 1 doesn't apply to your website.")
  assert.equal(noteOn(passed, absent, absent), "1 test passed and 2 don't apply to your website.")
  assert.match(
    noteOn(passed, untested, absent),
    /^1 test passed, 1 doesn't apply to your website and 1 test couldn't be run\. What couldn't be run.* changed\. Pages were short\.$/u,
  )
})
