import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lessons } from '#web/app/catalogue.generated.ts'
import { itemsBeyondLessons } from './use-library.ts'

const idsOf = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `remote-${from + index}`)
const watchedOf = (ids: readonly string[]) =>
  ids.map((mediaId) => ({ mediaId, seconds: 10, finished: false, at: '2026-11-21T00:00:00Z' }))

test('every favourite and every watched video of a remote library is asked for, each once', () => {
  const favourites = idsOf(40)
  const watched = watchedOf([...idsOf(20, 30), String(lessons[0]?.media)])
  assert.deepEqual(itemsBeyondLessons({ favourites, watched }), idsOf(50))
  assert.deepEqual(itemsBeyondLessons({ favourites: idsOf(60), watched: [] }), idsOf(60))
})
