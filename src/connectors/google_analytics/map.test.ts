import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aConnection, keptResult } from '#support/connection-view.ts'
import { analyticsEvidence } from './map.ts'

const PROPERTY = {
  id: 'properties/1001',
  name: 'Shop',
  account: 'Joe',
  canEdit: true,
  hosts: ['joes.example'],
  measurementIds: ['G-ABC'],
}
const evidenceOf = (data: unknown) =>
  analyticsEvidence([keptResult('properties', data)], aConnection()).analytics

describe('what kept results of Google Analytics say', () => {
  it('names the properties that were found, also where there is none', () => {
    const found = evidenceOf({ properties: [PROPERTY] })
    assert.deepEqual(found?.kind === 'read' && found.properties.map(({ id }) => id), ['properties/1001'])
    const none = evidenceOf({ properties: [] })
    assert.deepEqual(none?.kind === 'read' && none.properties, [])
  })

  it('says nothing of properties that were kept in another form', () => {
    const { measurementIds, ...before } = PROPERTY
    assert.equal(measurementIds.length, 1)
    assert.equal(evidenceOf({ properties: [before] }), undefined)
    assert.equal(evidenceOf(null), undefined)
  })

  it('says that the permission is lost, whatever is kept', () => {
    const view = aConnection({ state: 'needs_reconnect' })
    const { analytics } = analyticsEvidence([keptResult('properties', { properties: [PROPERTY] })], view)
    assert.deepEqual(analytics?.kind === 'failed' && analytics.failure.reason, 'permission_lost')
  })
})
