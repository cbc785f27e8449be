import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { builtInItems } from './built-in.ts'
import type { Lesson } from './lesson.ts'
import { hasNoSound } from './no-sound.ts'

const said = (text: string) => ({ text, points: [] })
const LESSON: Lesson = {
  media: 201,
  icon: 'clock',
  title: 'Say when you are open',
  what: ['When you are open.'],
  why: ['People come then.'],
  steps: [{ title: null, text: 'Write them down.' }],
  more: [],
  ask: [],
  scenes: [{ heading: 'Say it', sentences: [said('Look at the door.'), said('Then write.')], screen: null }],
  check: 'opening-hours',
  checkTitle: 'Opening hours',
  slug: 'opening-hours',
  category: 'visibility',
  about: null,
  next: null,
  isRecorded: true,
}

describe('the items of a lesson', () => {
  it('are its video and its guide, each with its files', () => {
    const [video, guide] = builtInItems([LESSON])
    assert.deepEqual(
      [video?.id, video?.video, video?.poster, video?.subtitles[0]?.url, video?.transcript?.asset.pdf],
      [
        201,
        '/lessons/201.webm',
        '/lessons/201.webp',
        '/lessons/201.en-AU.vtt',
        '/lessons/201-transcript.pdf',
      ],
    )
    assert.deepEqual(video?.transcript?.text, [])
    assert.deepEqual(
      [video?.name, guide?.name],
      ['Opening hours: Say when you are open', 'Say when you are open'],
    )
    assert.deepEqual(video && [hasNoSound(video), video.tags[0]], [true, 'opening-hours'])
    assert.deepEqual([guide?.id, guide?.asset.pdf], [601, '/lessons/601.pdf'])
  })

  it('tell of its silence only where there is a video', () => {
    const [video] = builtInItems([{ ...LESSON, isRecorded: false }])
    assert.deepEqual(video && hasNoSound(video), false)
  })

  it('are texts to read until it is recorded', () => {
    const [video, guide] = builtInItems([{ ...LESSON, isRecorded: false }])
    assert.deepEqual([video?.video, video?.poster, video?.seconds, video?.subtitles], [null, null, null, []])
    assert.deepEqual(video?.transcript, {
      name: 'Say when you are open: transcript',
      asset: { pdf: null },
      text: [{ heading: 'Say it', paragraphs: ['Look at the door. Then write.'], steps: [] }],
    })
    assert.equal(video?.learningSummary, guide?.id)
    assert.equal(guide?.asset.pdf, null)
    assert.equal(guide?.text[0]?.heading, 'What it is')
  })
})
