import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { lessons } from '#checks/lessons.generated.ts'
import { lessonFiles } from '#core/lessons/built-in.ts'
import { FOLDER, isStale, hashOf, readLessonHashes } from './lesson-files.ts'

const read = (name: string): Buffer => readFileSync(`${FOLDER}${name}`)

test('the files of every lesson exist and were made from its text (`npm run lessons`)', () => {
  const made = readLessonHashes()
  assert.deepEqual(
    lessons.filter((lesson) => isStale(lesson, made)).map(({ media }) => media),
    [],
  )
})

test('a changed text makes the files stale; a changed position in the library does not', () => {
  const [lesson] = lessons
  assert.ok(lesson)
  const made = { [lesson.media]: hashOf(lesson) }
  assert.equal(isStale({ ...lesson, next: 999 }, made), false)
  assert.equal(isStale({ ...lesson, title: 'Another' }, made), true)
})

test('a video is WebM, a guide is a tagged PDF, and captions are WebVTT', () => {
  for (const { media } of lessons) {
    const files = lessonFiles(media)
    // EBML's signature and the document type (Matroska, section 8.1).
    assert.ok(read(files.video).subarray(0, 64).toString('latin1').includes('webm'), files.video)
    assert.ok(read(files.captions).toString().startsWith('WEBVTT\n'), files.captions)
    for (const pdf of [files.guide, files.transcript])
      assert.ok(read(pdf).toString('latin1').includes('/StructTreeRoot'), pdf)
    assert.ok(read(files.video).length < 400_000, `${files.video} is small enough to ship`)
  }
})
