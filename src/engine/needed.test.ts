import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { EvidenceSoFar } from '#core/judge.ts'
import { failure } from '#core/reasons.ts'
import { aMail } from '#support/mail-evidence.ts'
import { decidable, neededEvidence } from './needed.ts'

const at = '2026-11-21T08:42:00.000Z'
const there = <T>(value: T) => ({ state: 'ok', value, at, durationMs: 0 }) as const
const OWNERS: EvidenceSoFar = {
  answers: there({}),
  profile: there({}),
  accounts: there({ connected: [] }),
}
const idsOf = (evidence: EvidenceSoFar): string[] => decidable(catalogue, evidence).map(({ id }) => id)

describe('checks that can be rejudged', () => {
  it('are only those about the owner’s answers when nothing was gathered', () => {
    const ids = idsOf(OWNERS)
    assert.ok(ids.includes('cloud-storage'))
    assert.ok(ids.includes('facebook'))
    assert.ok(!ids.includes('search-ranking'))
    assert.ok(!ids.includes('ssl'))
  })

  it('include others once their evidence was gathered, but not while it failed', () => {
    const certificate = { state: 'failed', failure: failure('cancelled'), at, durationMs: 0 } as const
    assert.ok(!idsOf({ ...OWNERS, certificate }).includes('ssl'))
    assert.ok(idsOf({ ...OWNERS, mail: there(aMail()) }).includes('email-security'))
  })
})

describe('evidence that has to be gathered', () => {
  it('leaves out the owner’s answers, profile and accounts', () => {
    const keys = neededEvidence(catalogue)
    assert.ok(keys.includes('pages'))
    for (const own of ['answers', 'profile', 'accounts'] as const) assert.ok(!keys.includes(own))
  })
})
