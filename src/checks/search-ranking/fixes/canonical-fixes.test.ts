import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/markup.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { canonicalFixes } from './canonical-fixes.ts'

const pieces = (rule: string, home: GivenPage = {}) =>
  canonicalFixes(
    anInput({
      facts: failedAt({ [rule]: ['https://joes.test/'] }),
      evidence: { pages: aCrawl([aPage(home)]) },
    }),
  ).flatMap((fix) => fix.pieces.map(({ content }) => content))

test('a homepage that names another website as the real one gets the line that names itself', () => {
  assert.deepEqual(pieces('canonical-offsite'), ['<link rel="canonical" href="https://joes.test/">'])
  assert.deepEqual(pieces('canonical-missing'), [])
})

test('no second line is made where a system writes the first', () => {
  const cms = { name: 'WordPress', kind: 'cms', version: null, by: 'html' } as const
  assert.deepEqual(pieces('canonical-offsite', { technologies: [cms] }), [])
})
