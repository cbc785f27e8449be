import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from '../words.ts'
import { socialWords } from './words.ts'

const { statuses } = socialWords('facebook', 'A page.')
const begins = (status: keyof typeof statuses): string[] =>
  statuses[status].steps.map((step) => stepText(step).split(' ').slice(0, 2).join(' '))

test('an owner is asked only for what is not known yet', () => {
  assert.deepEqual(begins('we_need_more_details'), ['Add your', 'Connect it'])
  assert.deepEqual(begins('not_connected'), ['Connect it'])
  assert.deepEqual(begins('need_more_details'), ['Connect it'])
})

test('an owner who said that there is no account is not asked again', () => {
  assert.deepEqual(begins('no_account'), ['If you'])
})
