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

const dated: Fix = {
  ...fix,
  pieces: [
    {
      title: 'Text',
      kind: 'text',
      content: 'Updated: [your date].\n[your company number, or delete this line]',
    },
  ],
}

it('a fix on paper has a date where its text has one, and every other blank', () => {
  const today = '29 Nov 2026'
  const kept = '\n[your company number, or delete this line]'
  assert.deepEqual(contentsOf(filledIn([dated], { today })), [`Updated: 29 Nov 2026.${kept}`])
  const [typed = ''] = contentsOf(filledIn([dated], { today, words: { date: 'May 2026' } }))
  assert.match(typed, /^Updated: May 2026\.$/mu)
})

it('a fix on paper stays as it is where nothing was typed', () => {
  assert.deepEqual(filledIn([fix], {}), [fix])
})
