import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import axe from 'axe-core'
import { MARKUP_RULES } from './markup-rules.data.ts'
import { ruleInWords } from './rule-words.data.ts'

const FALLBACK = /^A technical point/u
/** As the additional run of axe-core leaves them out (`more-axe.ts`). */
const LEFT_OUT = ['experimental', 'deprecated', 'wcag2aaa']

/** The rules that Lighthouse's run turns on besides. */
function onInLighthouse(): string[] {
  const gatherer = createRequire(import.meta.url).resolve('lighthouse/core/gather/gatherers/accessibility.js')
  return [...readFileSync(gatherer, 'utf8').matchAll(/'([\w-]+)': \{enabled: true\}/gu)].map(
    ([, id = '']) => id,
  )
}

const run = axe.getRules().filter(({ tags }) => !tags.some((tag) => LEFT_OUT.includes(tag)))
const rules = [...new Set([...run.map(({ ruleId }) => ruleId), ...onInLighthouse()])]

test('every rule that a visit can report has words for owners', () => {
  assert.ok(rules.length > 80)
  assert.deepEqual(
    rules.filter((id) => FALLBACK.test(ruleInWords({ id }))),
    [],
  )
})

test('a rule that is broken whatever the style is a rule of axe-core', () => {
  assert.deepEqual(
    [...MARKUP_RULES].filter((id) => !rules.includes(id)),
    [],
  )
})

test('a rule is told by what it means for people, an unknown one in a neutral sentence', () => {
  assert.match(ruleInWords({ id: 'link-name' }), /^Some links have no words/u)
  assert.equal(ruleInWords({ id: 'some-new-rule' }), 'A technical point for your web person (some-new-rule)')
})
