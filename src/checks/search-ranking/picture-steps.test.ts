import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepText } from '#core/words.ts'
import { aPicture } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { altFixes, countLines } from '#fixes/pictures/alt-fixes.ts'
import { minutesFor } from '#core/minutes.ts'
import { rankingWork } from './work.ts'

const rule = (id: string, total: number) => ({
  id,
  severity: 'warning',
  outcome: 'failed',
  pages: ['https://joes.test/'],
  total,
})
const FACTS = { errors: 0, warnings: 2, passed: 0, notTested: 0 }

test('the pictures of all rules are one step, with the lines and the minutes of the worksheet', () => {
  const images = Array.from({ length: 14 }, (_, at) => aPicture(`/${at}.jpg`, { alt: null }))
  const evidence = { pages: aCrawl([aPage({ images })]) }
  const rules = [rule('image-alt-linked', 3), rule('image-alt-missing', 1)]
  const facts = { ...FACTS, rules, pictureLines: countLines(evidence) }
  const [step, ...others] = rankingWork({ status: 'has_only_warnings_detected', facts })?.steps ?? []
  assert.ok(step !== undefined && typeof step !== 'string')
  assert.match(
    step.text,
    /^A picture link has no words.* and Pictures without a description: .* worksheet \(14 lines\)$/u,
  )
  assert.equal(step.minutes, minutesFor({ read: 1, openWebsite: 1, picture: 14 }))
  assert.doesNotMatch(others.map(stepText).join(), /picture/iu)
  const [fix] = altFixes(anInput({ facts, evidence }))
  assert.equal(fix?.pieces[0]?.fields?.length, 14)
})

test('facts of an earlier revision keep a step for each rule', () => {
  const facts = { ...FACTS, rules: [rule('image-alt-linked', 3), rule('image-alt-missing', 1)] }
  const steps = (rankingWork({ status: 'has_only_warnings_detected', facts })?.steps ?? []).map(stepText)
  assert.equal(steps.filter((text) => /picture/iu.test(text)).length, 2)
})
