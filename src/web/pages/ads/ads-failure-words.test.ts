import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { adsFailureWords } from './ads-failure-words.ts'

describe('why the ads account could not be read', () => {
  it('is that Google did not answer only where it did not', () => {
    assert.equal(adsFailureWords('vendor_down').title, 'Google didn’t answer')
    for (const kind of ['quota', 'not_configured', 'not_found', 'permission', 'needs_selection'] as const)
      assert.doesNotMatch(`${adsFailureWords(kind).title} ${adsFailureWords(kind).text}`, /didn’t answer/u)
  })

  it('says what to do about it', () => {
    assert.equal(
      adsFailureWords('quota').text,
      'Google Ads has reached its limit for now. We’ll try again by ourselves. Your ads keep running.',
    )
    assert.match(adsFailureWords('permission').text, /2-step verification.*connect it again/u)
  })

  it('does not say that ads run where Google stopped the account, or has none', () => {
    for (const kind of ['needs_selection', 'not_found'] as const)
      assert.doesNotMatch(adsFailureWords(kind).text, /keep running/u)
  })
})
