import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hasHost, isTagged, measurementIdsIn } from './site-property.ts'

const SITE = { host: 'www.joes.test', tagIds: ['G-JOESPIPE1'] }

describe('the property of a website', () => {
  it('has a measurement id that its pages carry, or its host', () => {
    const tagged = { hosts: ['old.test'], measurementIds: ['G-OTHER0001', 'G-JOESPIPE1'] }
    const hosted = { hosts: ['joes.test'], measurementIds: ['G-OTHER0001'] }
    assert.deepEqual([isTagged(tagged, SITE), hasHost(tagged, SITE)], [true, false])
    assert.deepEqual([isTagged(hosted, SITE), hasHost(hosted, SITE)], [false, true])
  })

  it('is none of a website without an address and without tags, or whose ids were not kept', () => {
    const property = { hosts: [''], measurementIds: [''] }
    const unknown = { host: null, tagIds: [] }
    assert.deepEqual([isTagged(property, unknown), hasHost(property, unknown)], [false, false])
    assert.equal(isTagged({ hosts: [] }, SITE), false)
  })

  it('is found by the facts of the result that names the tags', () => {
    assert.deepEqual(measurementIdsIn({ tags: { ga4: ['G-JOESPIPE1'], ua: [] } }), ['G-JOESPIPE1'])
    for (const facts of [null, {}, { tags: [] }, { tags: { ga4: 'G-JOESPIPE1' } }])
      assert.deepEqual(measurementIdsIn(facts), [])
  })
})
