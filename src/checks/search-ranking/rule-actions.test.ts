import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD_RULES } from './card-rules.ts'
import { RULE_ACTIONS } from './rule-actions.data.ts'
import { isForNewPages } from './rule-advice.ts'
import { WORK_ELSEWHERE } from './rule-work.data.ts'
import { RULES } from './rules.ts'
import { isAnsweredByTexts } from './text-rules.ts'

test('whatever may stand among everything else says what to do about it, as a short part of a sentence', () => {
  const listed = RULES.filter(
    ({ id }) =>
      !isAnsweredByTexts(id) &&
      !CARD_RULES.includes(id) &&
      !isForNewPages(id) &&
      WORK_ELSEWHERE[id] === undefined,
  )
  assert.deepEqual(Object.keys(RULE_ACTIONS).toSorted(), listed.map(({ id }) => id).toSorted())
  for (const action of Object.values(RULE_ACTIONS)) {
    assert.match(action, /^[a-z](?!.*[,;:.?!](?: |$))/u)
    assert.ok(action.length <= 64, action)
  }
})
