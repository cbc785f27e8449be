import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AnswersEvidence, ProfileEvidence } from '#core/evidence/owner.ts'
import { there } from '#support/evidence.ts'
import { check } from './check.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const judge = (answers: AnswersEvidence, profile: ProfileEvidence = {}) => {
  const outcome = check.evaluate({ answers, profile: there(profile) }, NOW)
  assert.ok('status' in outcome)
  return outcome
}

describe('cloud storage', () => {
  it('asks when the first question is unanswered, whatever the others are', () => {
    assert.equal(judge({}).status, 'we_need_more_details')
    assert.equal(judge({ 'S-CLOUD3': 'yes' }).status, 'we_need_more_details')
  })

  const table = {
    most: { yes: 'uses', other: 'uses' },
    some: { yes: 'uses', other: 'explore' },
    no: { yes: 'explore', other: 'explore' },
    unsure: { yes: 'explore', other: 'explore' },
  } as const
  const statuses = { uses: 'uses_cloud_storage', explore: 'explore_cloud_storage_options' } as const
  for (const [kept, row] of Object.entries(table)) {
    it(`"${kept}" in the cloud`, () => {
      assert.equal(judge({ 'S-CLOUD1': kept, 'S-CLOUD3': 'yes' }).status, statuses[row.yes])
      for (const restore of ['some', 'no', 'unsure'])
        assert.equal(judge({ 'S-CLOUD1': kept, 'S-CLOUD3': restore }).status, statuses[row.other])
      assert.equal(judge({ 'S-CLOUD1': kept }).status, statuses[row.other])
    })
  }

  it('knows from the profile whether the owner works alone', () => {
    assert.equal(judge({ 'S-CLOUD1': 'no' }, { staffCount: '0' }).facts.worksAlone, true)
    assert.equal(judge({ 'S-CLOUD1': 'no' }, { staffCount: '1_4' }).facts.worksAlone, false)
    assert.equal(judge({ 'S-CLOUD1': 'no' }).facts.worksAlone, false)
  })

  it('advises two-step login only to those who use the cloud', () => {
    assert.equal(judge({ 'S-CLOUD1': 'most', 'S-CLOUD4': 'no' }).advice?.length, 1)
    // Only some of their files may be there.
    assert.deepEqual(judge({ 'S-CLOUD1': 'some', 'S-CLOUD4': 'no' }).advice, [
      'Your files in the cloud sit behind one password: switch on two-step login.',
    ])
    // Who is not sure may have it.
    assert.deepEqual(judge({ 'S-CLOUD1': 'most', 'S-CLOUD4': 'unsure' }).advice, [
      'Your files in the cloud may sit behind one password: see whether two-step login is on.',
    ])
    assert.equal(judge({ 'S-CLOUD1': 'most', 'S-CLOUD4': 'yes' }).advice?.length, 0)
    assert.equal(judge({ 'S-CLOUD1': 'no', 'S-CLOUD4': 'no' }).advice?.length, 0)
  })
})
