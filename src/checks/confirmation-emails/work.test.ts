import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf } from '#core/words.ts'
import { confirmationWork } from './work.ts'

const workFor = (status: string, missing: string[]) =>
  confirmationWork({ status, facts: { applies: missing, answers: {}, missing } })
const minutesFor = (...missing: string[]) => workFor('no_confirmation_emails', missing)?.steps.map(minutesOf)

test('each automatic reply is a switch and a text, and one message tries them', () => {
  assert.deepEqual(minutesFor('after_submit'), [2, 2, 2, 1])
  assert.deepEqual(minutesFor('after_submit', 'after_subscribing_to_emails'), [3, 4, 2, 1])
})

test('while the owner is asked, there is none', () => {
  assert.equal(workFor('we_need_more_details', ['after_submit']), null)
})
