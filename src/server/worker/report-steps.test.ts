import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import { reasonWords } from '#core/reason-words.ts'
import { stepText } from '#core/words.ts'
import { stepsOnPaper } from '#report/steps-on-paper.ts'

const STEPS = new Set([
  ...Object.values(reasonWords).map(({ step }) => step),
  ...catalogue.flatMap(({ words }) =>
    Object.values(words.statuses).flatMap((status) => [
      ...status.steps.map(stepText),
      ...(status.asking?.steps ?? []).map(stepText),
    ]),
  ),
])

test('no step of any check has a word of a button on paper, or is cut in two', () => {
  assert.ok(STEPS.size > 100)
  const onPaper = stepsOnPaper([...STEPS])
  assert.ok(onPaper.length > 80)
  for (const step of onPaper) {
    assert.doesNotMatch(step, /re-run|^download|update your answers|^tick\b|into your answers/iu)
    assert.doesNotMatch(step, /^(?:and|after|until|save after)\b|[,;:]$/iu)
  }
})
