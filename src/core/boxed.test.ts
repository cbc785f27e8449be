import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from './block.ts'
import { withBoxes } from './boxed.ts'

const NOTE: Block = { kind: 'note', text: 'Found.' }
const result = { facts: { count: 2 }, blocks: [NOTE] }

test('the pictures come before the other blocks, made from the facts and the evidence', () => {
  const boxed = {
    evidence: ['site'] as const,
    blocks: (facts: Readonly<Record<string, unknown>>, { site }: { site?: unknown }): Block[] => [
      { kind: 'note', text: `${String(facts['count'])} on ${site === undefined ? 'nothing' : 'a page'}` },
    ],
  }
  assert.deepEqual(withBoxes({ boxed }, result, {}).blocks, [{ kind: 'note', text: '2 on nothing' }, NOTE])
})

test('a result whose check boxes nothing stays as it is', () => {
  assert.equal(withBoxes({}, result, {}), result)
})
