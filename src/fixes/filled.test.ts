import assert from 'node:assert/strict'
import { it } from 'node:test'
import { filledIn } from './filled.ts'
import type { Fix } from './fix.ts'

const fix: Fix = {
  id: 'a',
  check: 'privacy-policy',
  title: 'A',
  why: '',
  pieces: [{ title: 'Text', kind: 'text', content: '[your street address], [your town]' }],
  where: { place: 'Wix', steps: [] },
  builderDoesIt: false,
}
const contentsOf = (fixes: readonly Fix[]) =>
  fixes.flatMap(({ pieces }) => pieces.map(({ content }) => content))

it('a fix on paper holds what the owner typed, and keeps the blanks that are left', () => {
  assert.deepEqual(contentsOf(filledIn([fix], { words: { 'street-address': '1 High Street' } })), [
    '1 High Street, [your town]',
  ])
})

it('a fix on paper stays as it is where nothing was typed', () => {
  assert.deepEqual(filledIn([fix], {}), [fix])
})
