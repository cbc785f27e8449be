import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklyNoteHint } from './weekly-note-hint.ts'

const MIA = { email: 'mia@blue-wren.test', emailVerified: true, sendsMail: true }

test('the hint says to which address the note goes, and that it has to be confirmed first', () => {
  assert.match(weeklyNoteHint(MIA), /now\. To mia@blue-wren\.test\.$/u)
  assert.match(weeklyNoteHint({ ...MIA, emailVerified: false }), /test, once you’ve confirmed it\.$/u)
})

test('an installation that sends no mail promises none', () => {
  const hint = weeklyNoteHint({ ...MIA, sendsMail: false })
  assert.match(hint, /This Fettle can’t send email, so whoever runs it has to pass it on to you\.$/u)
  assert.ok(!hint.includes(MIA.email), hint)
})
