import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from '#core/words.ts'
import { cloudWork } from './work.ts'

const FACTS = { filesInCloud: 'no', services: [] as string[], couldRestore: 'no', twoStepLogin: null }
const textsFor = (given: object) =>
  (cloudWork({ status: 'explore_cloud_storage_options', facts: { ...FACTS, ...given } })?.steps ?? []).map(
    stepText,
  )

test('nobody who works alone has a team to show it to', () => {
  assert.match(textsFor({}).at(-1) ?? '', /^Show your team/u)
  assert.doesNotMatch(textsFor({ worksAlone: true }).join(), /team/u)
})

test('no service is chosen twice, and no login made safe that is', () => {
  assert.match(textsFor({})[0] ?? '', /^Choose one service/u)
  const some = { filesInCloud: 'some', services: ['google'], twoStepLogin: 'yes' }
  assert.deepEqual(textsFor({ ...some, worksAlone: true }), ["Move the files you'd miss most first"])
  // An old answer, of somebody who has no files there any more.
  assert.match(textsFor({ services: ['google'] })[0] ?? '', /^Choose one service/u)
})
