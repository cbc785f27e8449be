import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aNegative, anAccount } from '#support/ads-account.ts'
import { valuesBefore } from './change-values.ts'
import { changedMeanwhile, differingValues, valueWords } from './value-words.ts'

describe('the values of a change in words', () => {
  it('names amounts in the account’s currency', () => {
    assert.equal(valueWords({ amount: '12000000' }, 'AUD'), 'Budget a day: A$12.00')
    assert.equal(
      valueWords({ maxCpc: null, targetCpa: '1500000' }, 'NZD'),
      'Default max CPC: none. Target CPA: NZ$1.50',
    )
  })

  it('leaves out amounts of an account whose currency is not known', () => {
    assert.equal(valueWords({ amount: '12000000', name: 'Spring' }, null), 'Name: Spring')
  })

  it('says a state once, however many items have it', () => {
    assert.equal(valueWords({ '101': 'enabled', '102': 'enabled' }, 'AUD'), 'Active')
    assert.equal(valueWords({ '101': 'enabled', '102': 'paused' }, 'AUD'), 'Active. Paused')
  })

  it('take no text of a negative keyword for a state', () => {
    const account = {
      ...anAccount({ negativeKeywords: [aNegative({ id: '1~41', text: 'draft' })] }),
      demographics: null,
    }
    const before = valuesBefore({ kind: 'remove_negative_keyword', id: '1~41' }, account)
    assert.equal(valueWords(before, 'AUD'), 'Negative keyword: draft')
  })

  it('names who is left out, and says nothing of ids', () => {
    assert.equal(valueWords({ gender: 'male, unknown' }, 'AUD'), 'Gender: without Male and Unknown')
    assert.equal(valueWords({ age: '' }, 'AUD'), 'Age: everyone')
    assert.equal(valueWords({ campaigns: '101, 102', '7~8': null }, 'AUD'), '')
  })

  it('are told of a change only where they differ', () => {
    const before = { maxCpc: '1', maxCpv: null }
    assert.deepEqual(differingValues(before, { maxCpc: '2', maxCpv: null }), { maxCpc: '1' })
    assert.deepEqual(differingValues(before, {}), before)
  })

  it('says that a list has other keywords, also where it has as many', () => {
    const seen = { name: 'Never', keywords: '2', fingerprint: 'a', campaigns: '' }
    assert.match(changedMeanwhile(seen, { ...seen, fingerprint: 'b' }, 'AUD'), /Now it is: Other keywords\./u)
    const more = { ...seen, keywords: '3', fingerprint: 'b' }
    assert.match(changedMeanwhile(seen, more, 'AUD'), /Now it is: Keywords: 3\./u)
  })

  it('says what is different now from what a form showed', () => {
    assert.match(changedMeanwhile({ amount: '1000000' }, { amount: '2000000' }, 'AUD'), /A\$2\.00/u)
    assert.match(changedMeanwhile({ '101': 'enabled' }, { '101': null }, 'AUD'), /Look at it again/u)
  })
})
