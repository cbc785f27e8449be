import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aVisit } from '#support/visits.ts'
import type { EvidenceSoFar } from '../judge.ts'
import { withLoaded } from './loaded.ts'

const filled = (evidence: EvidenceSoFar): EvidenceSoFar => withLoaded(evidence)

const at = '2026-11-23T00:00:00.000Z'

describe('evidence of an earlier version', () => {
  test('says what the homepage loaded, from its mobile visit', () => {
    const visit = aVisit({ finalUrl: 'https://joes.test/' })
    const { loaded } = filled({ mobileVisit: { state: 'ok', value: visit, at, durationMs: 7 } })
    const { finalUrl, requests, libraries } = visit
    assert.deepEqual(loaded, { state: 'ok', value: { finalUrl, requests, libraries }, at, durationMs: 7 })
  })

  test('fails with its mobile visit', () => {
    const failed = {
      state: 'failed',
      failure: { reason: 'engine_error', code: 'page_hung' },
      at,
      durationMs: 7,
    } as const
    assert.deepEqual(filled({ mobileVisit: failed }).loaded, failed)
  })

  test('keeps what is there', () => {
    const value = { finalUrl: 'https://joes.test/', requests: [], libraries: [] }
    const evidence: EvidenceSoFar = { loaded: { state: 'ok', value, at, durationMs: 1 } }
    assert.deepEqual(filled(evidence), evidence)
    assert.deepEqual(filled({}), {})
  })
})
