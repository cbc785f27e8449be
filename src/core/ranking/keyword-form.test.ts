import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keywordForm } from './keyword-form.ts'

const TYPED = { keyword: 'florist', device: 'mobile', location: '1000286' }
const said = (given: Record<string, unknown>): string[] =>
  (keywordForm.safeParse({ ...TYPED, ...given }).error?.issues ?? []).map(({ message }) => message)

test('a keyword is looked up in lower case, on one line', () => {
  assert.deepEqual(keywordForm.parse({ ...TYPED, keyword: '  Native\n FLOWERS ' }), {
    ...TYPED,
    keyword: 'native flowers',
  })
})

test('an empty keyword is answered in the words of the specification', () => {
  for (const keyword of ['', ' \n', undefined])
    assert.deepEqual(said({ keyword }), ['No results, please enter a keyword'])
})

test('a keyword has up to 80 characters', () => {
  assert.deepEqual(said({ keyword: 'x'.repeat(80) }), [])
  assert.deepEqual(said({ keyword: 'x'.repeat(81) }), ['Please use 80 characters or fewer'])
})

test('a place is a code of the list, and the device one of two', () => {
  for (const location of ['a', 'x'.repeat(20), 'AU-NSW_1']) assert.deepEqual(said({ location }), [])
  for (const location of ['', 'x'.repeat(21), 'Sydney NSW', undefined])
    assert.deepEqual(said({ location }), ['Please choose a place from the list'])
  assert.equal(said({ device: 'watch' }).length, 1)
  assert.deepEqual(said({ device: 'desktop' }), [])
})
