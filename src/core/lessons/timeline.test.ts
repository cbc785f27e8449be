import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lessons } from '#checks/lessons.generated.ts'
import type { Scene, Sentence } from './lesson.ts'
import { timelineOf } from './timeline.ts'

const sentence = (text: string, ...points: string[]): Sentence => ({ text, points })
const scene = (heading: string, ...sentences: Sentence[]): Scene => ({ heading, sentences, screen: null })

const cuesOf = (text: string) => timelineOf([scene('One', sentence(text))]).cues.map((cue) => cue.text)

describe('the times of a lesson', () => {
  it('is as long as its words at 150 a minute', () => {
    const words = Array.from({ length: 150 }, () => 'word').join(' ')
    assert.equal(timelineOf([scene('One', sentence(words))]).seconds, 60)
  })

  it('shows short sentences together, as long as they fit', () => {
    const { cues } = timelineOf([scene('One', sentence('Photos?'), sentence('Prices?'))])
    assert.deepEqual(cues, [{ start: 0, end: 0.8, text: 'Photos? Prices?' }])
  })

  it('shows 84 characters in one caption and 85 in two', () => {
    const fits = `${'a'.repeat(41)} ${'b'.repeat(42)}`
    assert.deepEqual(cuesOf(fits), [fits])
    assert.deepEqual(cuesOf(`${fits}b`), ['a'.repeat(41), 'b'.repeat(43)])
  })

  it('shows a word that is longer than a caption in one of its own, and no empty caption after it', () => {
    const long = 'c'.repeat(85)
    assert.deepEqual(cuesOf(long), [long])
    assert.deepEqual(cuesOf(`See ${long}`), ['See', long])
  })

  it('divides a long sentence at a comma or the like', () => {
    const text = 'Sign in to your web host and look for the words SSL or HTTPS, then switch it on for good'
    const [first] = timelineOf([scene('One', sentence(text))]).cues
    assert.ok(first?.text.endsWith('HTTPS,'), first?.text)
  })

  it('never joins two scenes in one caption', () => {
    const { cues, pictures } = timelineOf([scene('One', sentence('Yes.')), scene('Two', sentence('No.'))])
    assert.deepEqual(
      cues.map(({ text }) => text),
      ['Yes.', 'No.'],
    )
    assert.deepEqual(
      pictures.map(({ start, end }) => [start, end]),
      [
        [0, 0.4],
        [0.4, 0.8],
      ],
    )
  })

  it('shows words on the picture when their caption begins', () => {
    const long = sentence(
      'One two three four five six seven eight nine ten, eleven twelve thirteen fourteen fifteen.',
    )
    const { pictures } = timelineOf([scene('One', long, sentence('Switch it on.', 'on'))])
    assert.deepEqual(pictures[0]?.points, [{ at: 4, text: 'on' }])
  })

  it('shows a word on the picture with its own caption, not with one that has it within another word', () => {
    const long = sentence(
      'Look under the options of your business page for the part about your website, then switch it on.',
      'on',
    )
    const { cues, pictures } = timelineOf([scene('One', long)])
    assert.deepEqual(pictures[0]?.points, [{ at: cues[1]?.start, text: 'on' }])
  })

  it('shows words that two captions share with the first of them', () => {
    const shared = 'a part of it that is about your website'
    const { cues, pictures } = timelineOf([
      scene(
        'One',
        sentence(`In the settings of the page you can find and open ${shared} and its visitors.`, shared),
      ),
    ])
    assert.ok(cues[0]?.text.endsWith(' a'), cues[0]?.text)
    assert.deepEqual(pictures[0]?.points, [{ at: 0, text: shared }])
  })

  it('shows two steps on a screen one after the other, however short they are', () => {
    const steps = [sentence('Choose a type.', 'Type'), sentence('Then save.', 'Save')]
    const screen = { place: 'dns', entry: 'Email', title: 'Records', parts: [] } as const
    const { cues, pictures } = timelineOf([{ ...scene('One', ...steps), screen: { ...screen, parts: [] } }])
    assert.deepEqual(
      cues.map(({ text }) => text),
      ['Choose a type.', 'Then save.'],
    )
    assert.deepEqual(
      pictures[0]?.points.map(({ at }) => at),
      [0, 1.2],
    )
  })

  for (const { media, title, scenes, isRecorded } of lessons)
    it(`${media} "${title}" takes between 20 and 60 seconds once recorded, and its captions can be read`, () => {
      const { seconds, cues, pictures } = timelineOf(scenes)
      if (isRecorded) assert.ok(seconds >= 20 && seconds <= 60, `${seconds} s`)
      for (const [index, cue] of cues.entries()) {
        assert.ok(cue.text.length <= 84, cue.text)
        assert.equal(cue.start, index === 0 ? 0 : cues[index - 1]?.end)
      }
      assert.equal(cues.at(-1)?.end, seconds)
      for (const [index, { points }] of pictures.entries())
        if (!scenes[index]?.screen) assert.ok(points.length <= 4, 'a picture has room for four')
    })
})
