import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lessons } from '#checks/lessons.generated.ts'
import { lessonFiles } from '#core/lessons/built-in.ts'
import type { Lesson } from '#core/lessons/lesson.ts'
import { iconOf } from './icons.ts'
import { FOLDER, hashesOf, readLessonHashes, staleFiles } from './lesson-files.ts'

const read = (name: string): Buffer => readFileSync(`${FOLDER}${name}`)
const made = readLessonHashes()
/** Those that were recorded once: their files may neither go nor fall behind their text. */
const recorded = lessons.filter(({ media, isRecorded }) => isRecorded || String(media) in made)

test('the files of every recorded lesson exist and were made from its text (`npm run lessons`)', () => {
  assert.ok(recorded.length > 30)
  assert.deepEqual(
    recorded.flatMap((lesson) => {
      const { video, guide } = staleFiles(lesson, made)
      return video || guide ? [lesson.media] : []
    }),
    [],
  )
})

test('a lesson is recorded when its files are there', () => {
  for (const { media, isRecorded } of lessons)
    assert.equal(isRecorded, existsSync(`${FOLDER}${lessonFiles(media).video}`), String(media))
})

test('the files of the video and the guide are each stale when their own text has changed', () => {
  const [lesson] = lessons
  assert.ok(lesson)
  const hashes = { [lesson.media]: hashesOf(lesson) }
  const stale = (change: Partial<Lesson>) => staleFiles({ ...lesson, ...change }, hashes)
  assert.deepEqual(stale({ next: 999 }), { video: false, guide: false })
  assert.deepEqual(stale({ title: 'Another' }), { video: true, guide: true })
  assert.deepEqual(stale({ scenes: lesson.scenes.slice(1) }), { video: true, guide: false })
  assert.deepEqual(stale({ icon: 'map-pin' }), { video: true, guide: false })
  assert.deepEqual(stale({ ask: [] }), { video: false, guide: true })
})

test('every icon is there', () => {
  for (const { icon } of lessons) assert.ok(iconOf(icon), icon)
  assert.throws(() => iconOf('no-such-icon'), /no icon/u)
})

test('a video is WebM, a guide is a tagged PDF, and captions are WebVTT', () => {
  for (const { media } of recorded) {
    const files = lessonFiles(media)
    // EBML's signature and the document type (Matroska, section 8.1).
    assert.ok(read(files.video).subarray(0, 64).toString('latin1').includes('webm'), files.video)
    assert.ok(read(files.captions).toString().startsWith('WEBVTT\n'), files.captions)
    for (const pdf of [files.guide, files.transcript])
      assert.ok(read(pdf).toString('latin1').includes('/StructTreeRoot'), pdf)
    assert.ok(read(files.video).length < 250_000, `${files.video} is small enough to ship`)
  }
})
