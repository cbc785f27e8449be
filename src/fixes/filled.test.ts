import assert from 'node:assert/strict'
import { it } from 'node:test'
import { TAKE_AWAY } from '#core/fix-text/page-address.ts'
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

const field = (path: string, entry?: string) => ({
  id: `redirect-${path}`,
  label: path,
  mark: `[your new address for ${path}]`,
  place: 'instead' as const,
  example: '/contact',
  mayBeEmpty: false,
  value: '',
  leadsTo: { base: 'https://joes.test/', missing: `https://joes.test${path}`, writes: 'address' as const },
  ...(entry === undefined ? {} : { entry }),
})
const paths = ['/a', '/b']
const entries = paths.map((path) => `${path} [your new address for ${path}]`)
const redirects: Fix = {
  ...fix,
  pieces: [
    {
      title: 'List',
      kind: 'csv',
      content: entries.join('\r\n'),
      preview: {
        kind: 'table',
        columns: [{ label: 'New address' }],
        rows: paths.map((path) => [`[your new address for ${path}]`]),
      },
      fields: paths.map((path) => field(path)),
    },
    {
      title: 'File',
      kind: 'file',
      content: entries.join('\n'),
      fields: paths.map((path, at) => field(path, entries[at])),
    },
  ],
}

it('a table on paper holds what the owner chose, and the blanks that are left', () => {
  const [list] = filledIn([redirects], { words: { 'redirect-/a': '/menu' } })[0]?.pieces ?? []
  assert.ok(list?.preview?.kind === 'table')
  assert.deepEqual(list.preview.rows, [['https://joes.test/menu'], ['[your new address for /b]']])
})

it('a file in which nothing is left is not on paper, and the list says that the links go', () => {
  const words = { 'redirect-/a': TAKE_AWAY, 'redirect-/b': TAKE_AWAY }
  const [list, ...others] = filledIn([redirects], { words })[0]?.pieces ?? []
  assert.ok(list?.preview?.kind === 'table')
  assert.deepEqual([list.preview.rows, others], [[[TAKE_AWAY], [TAKE_AWAY]], []])
})
