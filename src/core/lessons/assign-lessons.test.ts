import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RoutedCheck } from '../check.ts'
import { lessonName } from './lesson.ts'
import { parseLesson } from './parse-lesson.ts'
import { assignLessons } from './assign-lessons.ts'

const text = (media: number) =>
  parseLesson(`---
media: ${media}
---
# Lesson ${media}

## What it is

## Why it matters

## How to do it yourself

## Transcript

Said.
`)
const found = (folder: string, name: string, media: number, isRecorded = true) => ({
  folder,
  name,
  text: text(media),
  isRecorded,
})
const check = (id: string, category: RoutedCheck['category'], path: string): RoutedCheck => ({
  id,
  category,
  path,
  tour: null,
  words: { title: `The check ${id}` },
})
const CHECKS = [
  check('ssl', 'compliance', '/compliance/ssl'),
  check('legal', 'compliance', '/compliance/legal'),
  check('map', 'visibility', '/visibility/map'),
  check('speed-mobile', 'sitespeed', '/sitespeed?mobile=true'),
  check('ssl-extras', 'visibility', '/visibility/ssl-extras'),
]
const assigned = (...lessons: Parameters<typeof assignLessons>[0]) => assignLessons(lessons, CHECKS)

describe('the check of a lesson', () => {
  it('is that of its folder', () => {
    const [lesson] = assigned(found('ssl', '', 101))
    assert.deepEqual([lesson?.check, lesson?.slug, lesson?.about], ['ssl', 'ssl', null])
    assert.equal(lesson && lessonName(lesson), 'The check ssl: Lesson 101')
  })
  it('is that of its side', () => {
    const [lesson] = assigned(found('speed', 'mobile', 151))
    assert.deepEqual([lesson?.check, lesson?.slug, lesson?.about], ['speed-mobile', 'sitespeed-mobile', null])
  })
  it("is that of its folder where the lesson's name is no side, whatever other checks are called", () => {
    const [lesson] = assigned(found('ssl', 'extras', 103))
    assert.deepEqual([lesson?.check, lesson?.about], ['ssl', 'extras'])
  })
  it('has the next number of its category next', () => {
    const list = assigned(
      found('map', '', 103),
      found('legal', '', 102),
      found('ssl', '', 101),
      found('ssl', 'x', 105),
    )
    assert.deepEqual(
      list.map(({ media, next }) => [media, next]),
      [
        [101, 102],
        [102, null],
        [103, null],
        [105, null],
      ],
    )
  })
  it('is not followed by one that is not recorded', () => {
    const [first, second] = assigned(found('ssl', '', 101), found('legal', '', 102, false))
    assert.deepEqual([first?.next, first?.isRecorded], [null, true])
    assert.deepEqual([second?.next, second?.isRecorded], [null, false])
  })
  it('must exist, and no number may be there twice', () => {
    assert.throws(() => assigned(found('nobody', '', 101)), /has no check/u)
    assert.throws(() => assigned(found('ssl', '', 101), found('legal', '', 101)), /same number/u)
  })
})
