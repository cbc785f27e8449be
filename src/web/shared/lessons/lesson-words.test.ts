import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lessons } from '#checks/lessons.generated.ts'
import { builtInItems } from '#core/lessons/built-in.ts'
import {
  isToRead,
  lessonLine,
  positionIn,
  searchLessons,
  shareWatched,
  type WatchedVideo,
} from './lesson-words.ts'

const items = builtInItems(lessons)
const padlock = items.find(({ id }) => id === 101)
const stopped = (seconds: number, finished = false): WatchedVideo => ({
  mediaId: '101',
  seconds,
  finished,
  at: '2026-11-21T08:00:00.000Z',
})

describe('the position at which a lesson continues', () => {
  const item = { seconds: 78 }
  for (const [seconds, place] of [
    [2.9, 0],
    [3, 3],
    [75, 75],
    [75.1, 0],
  ] as const)
    it(`stopped at ${seconds} of 78 seconds, it continues at ${place}`, () => {
      assert.equal(positionIn(item, stopped(seconds)), place)
    })
  it('is the beginning once it was watched, and the first time', () => {
    assert.equal(positionIn(item, stopped(30, true)), 0)
    assert.equal(positionIn(item, undefined), 0)
  })
})

it('a lesson is watched by the share that was played; one of unknown length only at its end', () => {
  assert.equal(shareWatched({ seconds: 80 }, stopped(20)), 0.25)
  assert.equal(shareWatched({ seconds: 80 }, undefined), 0)
  assert.equal(shareWatched({ seconds: null }, stopped(20)), 0)
  assert.equal(shareWatched({ seconds: null }, stopped(20, true)), 1)
})

it('a lesson’s line shows its length, its category and the watched share', () => {
  assert.ok(padlock)
  assert.equal(lessonLine(padlock), '00:46 · Compliance')
  assert.equal(lessonLine(padlock, stopped(34), true), '00:46 · Stopped at 00:34')
  assert.equal(lessonLine(padlock, stopped(34)), '00:46 · Compliance · Stopped at 00:34')
  assert.equal(lessonLine(padlock, stopped(34, true)), '00:46 · Compliance · Seen')
})

it('a lesson whose video is not recorded yet is one to read', () => {
  const [first] = lessons
  assert.ok(first)
  const [item, guide] = builtInItems([{ ...first, isRecorded: false }])
  assert.ok(item && guide)
  assert.equal(lessonLine(item), 'To read · Compliance')
  assert.deepEqual([isToRead(item), isToRead(guide)], [true, false])
})

const found = (typed: string) => searchLessons(items, typed).map(({ id }) => id)

describe('the search for lessons', () => {
  it('finds by title, in any case and order', () => assert.deepEqual(found('PADLOCK get').slice(0, 1), [101]))
  it("finds by a lesson's category", () => assert.ok(found('social media').includes(141)))
  it('needs every word', () => assert.deepEqual(found('padlock newsletter'), []))
  it('reads no comma between words', () => assert.deepEqual(found('padlock, get'), found('padlock get')))
  it('finds all for an empty search', () => assert.equal(found('  ').length, items.length))
})
