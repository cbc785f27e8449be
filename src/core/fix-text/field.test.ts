import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asOthersSee, type FixField } from './field.ts'

const NAME: FixField = {
  id: 'business-name',
  label: 'Business name',
  example: '',
  mark: '[your business name]',
  place: 'instead',
  mayBeEmpty: false,
  value: 'Joe',
  from: 'owner',
}

test('a web person is not told that they told us a value', () => {
  assert.deepEqual(asOthersSee(NAME), { ...NAME, from: null })
  assert.equal(asOthersSee({ ...NAME, from: 'website' }).from, 'website')
})
