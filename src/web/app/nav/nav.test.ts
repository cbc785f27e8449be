import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_COUNTS } from '#core/counts.ts'
import { accountNav, BAR, navIdOf, sideNav } from './nav.ts'

const side = (known: Parameters<typeof sideNav>[0], isOperator = false) =>
  sideNav(known, isOperator).flatMap(({ items }) => items)

test('a category has the mark of its tile, and none while nothing is known', () => {
  const counts = { ...NO_COUNTS, good: 1, toFix: 1 }
  const items = side({
    toDo: 0,
    categories: [
      { category: 'compliance', counts, tone: 'warning' },
      { category: 'visibility', counts: NO_COUNTS, tone: null },
    ],
  })
  const toneOf = (id: string) => items.find((item) => item.id === id)?.tone
  assert.deepEqual([toneOf('compliance'), toneOf('visibility')], ['warning', undefined])
})

test('the plan shows the number of open items, when there are any', () => {
  const counts = [0, 1, 19].map(
    (toDo) => side({ toDo, categories: [] }).find(({ id }) => id === 'plan')?.count,
  )
  assert.deepEqual(counts, [undefined, '1 to do', '19 to do'])
})

test("only the operator has a link to the operator's pages", () => {
  const shown = [true, false].map((isOperator) =>
    [side(undefined, isOperator), accountNav(isOperator)].every((items) =>
      items.some(({ href }) => href === '/admin'),
    ),
  )
  assert.deepEqual(shown, [true, false])
})

test('every nav item is found by its address', () => {
  const items = [...side(undefined, true), ...BAR]
  assert.deepEqual(
    items.map(({ href }) => navIdOf(href)),
    items.map(({ id }) => id),
  )
})

test('pages below a nav item belong to it, other pages to More', () => {
  assert.equal(navIdOf('/visibility/broken-links'), 'visibility')
  assert.equal(navIdOf('/profile/my-account'), 'settings')
  assert.equal(navIdOf('/google-profile/reviews'), 'visibility')
  assert.equal(navIdOf('/ads/campaigns'), 'ads')
  assert.equal(navIdOf('/feedback'), 'help')
  assert.equal(navIdOf('/productivity-tools/finance'), 'tools')
  assert.equal(navIdOf('/reports'), 'more')
})
