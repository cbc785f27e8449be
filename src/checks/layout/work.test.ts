import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import { type LayoutCheckFacts, NOT_MEASURED } from './facts.ts'
import { layoutWork } from './work.ts'

const workOf = (...problems: LayoutCheckFacts['problems']) =>
  layoutWork({ status: 'not_mobile_responsive', facts: { ...NOT_MEASURED, problems } })

test('a page without the line for phones was not tested further, so nothing is promised of adding it', () => {
  const work = workOf('viewport')
  assert.deepEqual(work?.steps.map(minutesOf), [4, 10, 1])
  assert.equal(work.turnsGood, 'not_promised')
})

test('a line for phones that is there and wrong is changed, because a second one would contradict it', () => {
  for (const viewportMeta of [
    'width=1200',
    'width=980, initial-scale=1',
    '',
    'initial-scale=0.5, width=600',
  ]) {
    const { steps } = layoutWork({
      status: 'not_mobile_responsive',
      facts: { ...NOT_MEASURED, problems: ['viewport'], viewportMeta },
    }) ?? { steps: [] }
    assert.match(
      stepText(steps[0] ?? ''),
      /^Change the content of the viewport line to width=device-width, initial-scale=1$/u,
    )
    assert.match(stepText(steps[1] ?? ''), /made wider than a phone/u)
    assert.deepEqual(steps.map(minutesOf), [4, 10, 1])
  }
  assert.match(stepText(workOf('viewport')?.steps[0] ?? ''), /^Add the line/u)
})

test('too wide pages of the menu have a step that needs no other', () => {
  const [step] = workOf('other_pages')?.steps ?? []
  assert.match(stepText(step ?? ''), /^Make each listed page of your menu that is too wide fit the screen/u)
})

test('a page that was measured is good once what did not fit does', () => {
  const work = workOf('overflow', 'small_text')
  assert.deepEqual(work?.steps.map(minutesOf), [10, 6, 1])
  assert.equal(work.turnsGood, 'in_all')
})

test('each further part or page that is named takes a minute more', () => {
  const culprits = Array.from({ length: 3 }, () => ({ selector: 'td', right: 900, snippet: '<td>' }))
  const otherPages = [true, false, false].map((fits) => ({
    url: 'https://joes.test/a',
    overflowPx: 90,
    fits,
  }))
  const work = layoutWork({
    status: 'not_mobile_responsive',
    facts: { ...NOT_MEASURED, problems: ['overflow', 'other_pages'], culprits, otherPages },
  })
  assert.deepEqual(work?.steps.map(minutesOf), [8, 7, 1])
})

test('no step says where the list stands: a letter has the step alone, and on paper the list comes first', () => {
  const culprits = [{ selector: '.wide', right: 900, snippet: '<div class="wide">' }]
  for (const problem of ['overflow', 'other_pages'] as const) {
    const { steps } = layoutWork({
      status: 'not_mobile_responsive',
      facts: { ...NOT_MEASURED, problems: [problem], culprits },
    }) ?? { steps: [] }
    assert.match(steps.map(stepText).join(), /listed/u)
    assert.doesNotMatch(steps.map(stepText).join(), /below|above/u)
  }
})
