import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accountsFailureWords } from './accounts-failure-words.ts'

const told = (kind: Parameters<typeof accountsFailureWords>[0]) =>
  accountsFailureWords(kind, { service: 'xero', title: 'Xero' })

describe('why there are no accounts to choose from', () => {
  it('is that the service did not answer only where it did not', () => {
    assert.equal(told('vendor_down').lead, 'Xero didn’t answer.')
    assert.equal(told('quota').lead, 'Xero has reached its limit for now.')
    assert.equal(told('not_configured').lead, 'We couldn’t read your accounts.')
    assert.match(told('not_configured').text, /Whoever runs it has been told/u)
  })

  it('is that there are none', () => {
    for (const kind of [null, 'not_found', 'needs_selection'] as const)
      assert.equal(told(kind).lead, 'We found no account of yours at Xero.')
  })
})
