import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import { LONGEST_NAME, LONGEST_PURPOSE, toolSchema } from './schema.ts'

const TODAY = '2026-11-21'
const INDUSTRY = INDUSTRIES[0]?.id ?? ''
const TYPED = {
  name: ' Ledger Pal ',
  group: 'finance',
  hasFree: false,
  paid: 2,
  purpose: ' Sends invoices. ',
  audience: 'all',
  industries: [],
  ease: 1,
  reviewedOn: TODAY,
  isRetired: false,
}

/** What is said to a tool with these fields: the field and the words, in order. */
const said = (given: Record<string, unknown>): [field: string, words: string][] =>
  (toolSchema(TODAY).safeParse({ ...TYPED, ...given }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])
const isTaken = (given: Record<string, unknown>): boolean => said(given).length === 0

test('a tool is taken as typed, without spaces around its texts', () => {
  assert.deepEqual(toolSchema(TODAY).parse(TYPED), {
    ...TYPED,
    name: 'Ledger Pal',
    purpose: 'Sends invoices.',
  })
})

test('name and purpose are needed, up to their limits', () => {
  assert.equal(LONGEST_NAME, 80)
  assert.equal(LONGEST_PURPOSE, 200)
  for (const name of ['', '  ', undefined])
    assert.deepEqual(said({ name }), [['name', 'Please provide a name']])
  for (const purpose of ['', '  ', undefined])
    assert.deepEqual(said({ purpose }), [['purpose', 'Please say what it’s for']])
  assert.ok(isTaken({ name: 'x'.repeat(80), purpose: 'x'.repeat(200) }))
  assert.deepEqual(said({ name: 'x'.repeat(81) }), [['name', 'Please use 80 characters or fewer']])
  assert.deepEqual(said({ purpose: 'x'.repeat(201) }), [['purpose', 'Please use 200 characters or fewer']])
})

test('group, audience, price band and ease are of the closed sets', () => {
  assert.deepEqual(said({ group: 'other' }), [['group', 'Please choose a group']])
  assert.deepEqual(said({ audience: 'nobody' }), [['audience', 'Please choose whom it suits']])
  for (const paid of [1, 2, 3]) assert.ok(isTaken({ paid }))
  for (const ease of [1, 2, 3]) assert.ok(isTaken({ ease }))
  assert.deepEqual([said({ paid: 4 })[0]?.[0], said({ ease: 4 })[0]?.[0]], ['paid', 'ease'])
  assert.equal(isTaken({ isRetired: 'yes' }), false)
  assert.equal(isTaken({ web: 'https://joes.test/' }), false)
})

test('a review has a day, today at the latest', () => {
  assert.ok(isTaken({ reviewedOn: '2026-11-20' }))
  assert.deepEqual(said({ reviewedOn: '2026-11-22' }), [['reviewedOn', 'This day is still to come']])
  assert.deepEqual(said({ reviewedOn: '' })[0], ['reviewedOn', 'Please provide a date'])
})

test('a tool without a free plan has a price', () => {
  assert.deepEqual(said({ paid: null }), [['paid', 'Please choose what it costs']])
  assert.ok(isTaken({ paid: null, hasFree: true }))
  assert.ok(isTaken({ paid: 1, hasFree: true }))
})

test('a tool for some industries names one of ours', () => {
  assert.deepEqual(said({ audience: 'industries' }), [['industries', 'Please choose at least one industry']])
  assert.ok(isTaken({ audience: 'industries', industries: [INDUSTRY] }))
  assert.equal(isTaken({ audience: 'industries', industries: ['stargazing'] }), false)
  const all = INDUSTRIES.map(({ id }) => id)
  assert.ok(isTaken({ audience: 'industries', industries: all }))
  assert.equal(isTaken({ audience: 'industries', industries: [...all, INDUSTRY] }), false)
})
