import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { fieldProblems } from './problems.ts'

const form = z.strictObject({
  name: z.string('Please fill in'),
  address: z.strictObject({ city: z.string() }),
})
const filled = { name: 'Joes Taps', address: { city: 'Sydney' } }

describe('what is wrong with a form', () => {
  it('is nothing when it is valid', () => assert.deepEqual(fieldProblems(form, filled), {}))

  it('names an unknown field, and one within another with both names', () => {
    const values = { ...filled, city: 'Perth', address: { city: 'Sydney', name: 'x' } }
    assert.deepEqual(fieldProblems(form, values), { city: 'Unknown field', 'address.name': 'Unknown field' })
  })

  it('names a wrong field within another with both names', () =>
    assert.deepEqual(Object.keys(fieldProblems(form, { ...filled, address: {} })), ['address.city']))
})
