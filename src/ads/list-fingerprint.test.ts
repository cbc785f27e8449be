import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { listFingerprint } from './list-fingerprint.ts'

const broad = (...texts: string[]) => texts.map((text) => ({ text, matchType: 'broad' as const }))

describe('the fingerprint of a list of keywords', () => {
  it('is the same for the same keywords in another order, case and spacing', () => {
    assert.equal(listFingerprint(broad('free', 'bike jobs')), listFingerprint(broad('Bike  jobs', 'free')))
  })

  it('is another one for another keyword, another match type, and two keywords written as one', () => {
    const known = listFingerprint(broad('free', 'jobs'))
    assert.notEqual(listFingerprint(broad('free', 'job')), known)
    assert.notEqual(listFingerprint(broad('freejobs')), known)
    assert.notEqual(listFingerprint(broad('free')), known)
    assert.notEqual(listFingerprint([{ text: 'free', matchType: 'exact' }]), listFingerprint(broad('free')))
    assert.match(known, /^[0-9a-f]{16}$/u)
  })
})
