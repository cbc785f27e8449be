import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseLesson } from './parse-lesson.ts'

const LESSON = `---
media: 101
---
# Get the padlock

## What it is

One **short**
line.

Another paragraph.

## Why it matters

People turn back.

## How to do it yourself

- **Switch it on.** With most hosts
  it is free.
- Try it.

## The law in short

- **Privacy.** Say so.

## Ask your web person

"Could you?"

## Transcript

### What it does

It keeps **what you type** private. Does it?
Yes.

### Switch it on

"Now." Then test.
`

describe('a lesson', () => {
  const lesson = parseLesson(LESSON)

  it('has the number of its video and its title', () => {
    assert.deepEqual([lesson.media, lesson.title], [101, 'Get the padlock'])
  })

  it('has the icon that it names, else the usual one', () => {
    assert.equal(lesson.icon, 'bulb')
    assert.equal(parseLesson(LESSON.replace('101\n', '101\nicon: map-pin\n')).icon, 'map-pin')
  })

  it('has paragraphs without marks', () => {
    assert.deepEqual(lesson.what, ['One short line.', 'Another paragraph.'])
    assert.deepEqual(lesson.ask, ['"Could you?"'])
  })

  it('has steps, with titles where they have some', () => {
    assert.deepEqual(lesson.steps, [
      { title: 'Switch it on', text: 'With most hosts it is free.' },
      { title: null, text: 'Try it.' },
    ])
  })

  it('may have further lists', () => {
    assert.deepEqual(lesson.more, [
      { heading: 'The law in short', entries: [{ title: 'Privacy', text: 'Say so.' }] },
    ])
  })

  it('has a transcript sentence by sentence, with the words for the picture', () => {
    assert.deepEqual(lesson.scenes, [
      {
        heading: 'What it does',
        sentences: [
          { text: 'It keeps what you type private.', points: ['what you type'] },
          { text: 'Does it?', points: [] },
          { text: 'Yes.', points: [] },
        ],
        screen: null,
      },
      {
        heading: 'Switch it on',
        sentences: [
          { text: '"Now."', points: [] },
          { text: 'Then test.', points: [] },
        ],
        screen: null,
      },
    ])
  })

  it('begins a sentence also with words for the picture', () => {
    const [scene] = parseLesson(LESSON.replace('Does it?', '**Does it**? Test it.')).scenes
    assert.deepEqual(
      scene?.sentences.slice(0, 2).map(({ points }) => points),
      [['what you type'], ['Does it']],
    )
  })

  it('shows its title where the transcript has no headings', () => {
    const [scene] = parseLesson(LESSON.replaceAll(/### .+\n/gu, '')).scenes
    assert.equal(scene?.heading, 'Get the padlock')
  })

  it('names what is missing', () => {
    assert.throws(() => parseLesson('# Title\n'), /number of its video/u)
    assert.throws(() => parseLesson(LESSON.replace('## Why it matters', '## Why')), /"Why it matters"/u)
    assert.throws(() => parseLesson(LESSON.replace(/### What[\s\S]+/u, '')), /tells nothing/u)
  })
})
