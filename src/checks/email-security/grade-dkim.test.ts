import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DkimRecord } from '#core/evidence/mail.ts'
import { aKey } from '#support/mail-evidence.ts'
import { type DkimGrade, gradeDkim, gradeRecord, isOnlyTest } from './grade-dkim.ts'

const revoked: DkimRecord = { selector: 'old', value: 'v=DKIM1; p=', key: 'revoked', bits: null }
const unreadable: DkimRecord = { selector: 'old', value: 'v=DKIM1; p=x', key: 'unreadable', bits: null }
const ed25519: DkimRecord = { selector: 'ed', value: 'v=DKIM1; k=ed25519; p=x', key: 'ed25519', bits: 256 }

const cases: [title: string, records: DkimRecord[], grade: DkimGrade][] = [
  ['2,048 bits', [aKey(2048)], 'good'],
  ['2,047 bits', [aKey(2047)], 'weak'],
  ['1,024 bits', [aKey(1024)], 'weak'],
  ['1,023 bits', [aKey(1023)], 'broken'],
  ['Ed25519', [ed25519], 'good'],
  ['a test', [aKey(2048, 't=y; ')], 'weak'],
  ['a flag that is no test', [aKey(2048, 't=s; ')], 'good'],
  ['a test among flags', [aKey(2048, 't=s:y; ')], 'weak'],
  ['SHA-1 only', [aKey(2048, 'h=sha1; ')], 'broken'],
  ['SHA-1 and SHA-256', [aKey(2048, 'h=sha1:sha256; ')], 'good'],
  ['a revoked key', [revoked], 'broken'],
  ['an unreadable key', [unreadable], 'broken'],
  ['a revoked key beside a good one', [revoked, aKey(2048)], 'good'],
  ['a revoked key beside a weak one', [revoked, aKey(1024)], 'weak'],
  ['nothing found', [], 'unknown'],
]
for (const [title, dkim, grade] of cases) {
  test(`${title}: ${grade}`, () => assert.equal(gradeDkim({ dkim, dkimWildcard: false }), grade))
}

test('a wildcard makes every found key unknown', () => {
  assert.equal(gradeDkim({ dkim: [revoked], dkimWildcard: true }), 'unknown')
})

const ofKeys = (...keys: DkimRecord[]) => isOnlyTest(keys.map(gradeRecord))

test('a key of 2,048 bits that is marked as a test is only a test, a shorter one is not', () => {
  assert.equal(ofKeys(aKey(2048, 't=y; ')), true)
  assert.equal(ofKeys(aKey(1024), aKey(2048, 't=y; ')), true)
  assert.equal(ofKeys(aKey(1024, 't=y; ')), false)
  assert.equal(ofKeys(aKey(512, 't=y; ')), false)
})
