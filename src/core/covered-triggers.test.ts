import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { type AnyCheck, catalogued, defineCheck } from './check.ts'
import { coveredTriggers } from './covered-triggers.ts'
import type { EvidenceKey } from './evidence/index.ts'
import type { Trigger } from './trigger-names.ts'

const PROOF = { kind: 'page', at: 'https://joes.test/', found: 'A page' } as const
const check = (
  id: string,
  triggers: Trigger[],
  [needs = [], wants = []]: [needs?: EvidenceKey[], wants?: EvidenceKey[]] = [],
): AnyCheck =>
  catalogued(
    defineCheck({
      id,
      code: 'SAMPLE',
      category: 'visibility',
      path: `/visibility/${id}`,
      tour: null,
      triggers,
      needs,
      wants,
      asks: [],
      plan: null,
      revision: 1,
      statuses: { good: 'success' },
      facts: z.object({}),
      words: {
        title: id,
        what: 'What.',
        why: 'Why.',
        who: 'You',
        statuses: { good: { tag: 'Good', line: 'Good.', steps: [] } },
      },
      evaluate: () => ({ status: 'good', facts: {}, proof: [PROOF] }),
    }),
  )

const CATALOGUE = [
  check('apples', ['forms', 'seo']),
  check('bread', ['seo']),
  check('phone', ['mobile'], [['mobileVisit']]),
  check('screen', ['pagespeed'], [[], ['desktopVisit']]),
]

test('a trigger is covered once all of its checks are scanned', () => {
  assert.deepEqual(coveredTriggers(CATALOGUE, ['apples']), ['forms'])
  assert.deepEqual(coveredTriggers(CATALOGUE, ['bread']), [])
  assert.deepEqual(coveredTriggers(CATALOGUE, ['apples', 'bread']).toSorted(), ['forms', 'seo'])
})

test('a trigger without checks is covered once all that it gathers is gathered, whichever check needs or wants it', () => {
  assert.deepEqual(coveredTriggers(CATALOGUE, ['phone']), ['mobile'])
  assert.deepEqual(coveredTriggers(CATALOGUE, ['phone', 'screen']).toSorted(), [
    'mobile',
    'pagespeed',
    'screenshots',
  ])
})

test('a trigger that has no checks and gathers nothing is never covered', () => {
  assert.deepEqual(coveredTriggers([], []), [])
  assert.deepEqual(coveredTriggers(CATALOGUE, []), [])
})
