import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LONGEST } from '#core/messages/forms.ts'
import { replySubject } from './reply-subject.ts'

const EMPTY = { subject: '', query: '' }

test('a reply has the subject of what it answers, once with "Re:"', () => {
  assert.equal(replySubject(EMPTY, 'Invoice'), 'Re: Invoice')
  assert.equal(replySubject(EMPTY, 'Re: Invoice'), 'Re: Invoice')
  assert.ok(replySubject(EMPTY, 'x'.repeat(LONGEST.subject)).length <= LONGEST.subject)
})

test('a question that was typed keeps its subject; a half of it does not', () => {
  assert.equal(replySubject({ subject: 'My logo', query: 'It is blurred.' }, 'Invoice'), 'My logo')
  assert.equal(replySubject({ subject: 'My logo', query: ' ' }, 'Invoice'), 'Re: Invoice')
  assert.equal(replySubject({ subject: '', query: 'It is blurred.' }, 'Invoice'), 'Re: Invoice')
})
