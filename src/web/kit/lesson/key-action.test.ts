import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyAction } from './key-action.ts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false }

function aVideo(currentTime: number) {
  return {
    currentTime,
    paused: true,
    textTracks: [{ mode: 'showing' as TextTrackMode }],
    async play() {
      this.paused = false
    },
    pause() {
      this.paused = true
    },
  }
}

for (const [key, from, to] of [
  ['ArrowLeft', 20, 15],
  ['ArrowLeft', 3, 0],
  ['ArrowRight', 20, 25],
  ['j', 20, 10],
  ['L', 20, 30],
] as const)
  test(`${key} goes from ${from} to ${to} seconds`, () => {
    const video = aVideo(from)
    assert.equal(keyAction({ key, ...NONE }, video), true)
    assert.equal(video.currentTime, to)
  })

test('k plays and pauses, c shows captions and hides them', () => {
  const video = aVideo(0)
  keyAction({ key: 'k', ...NONE }, video)
  assert.equal(video.paused, false)
  keyAction({ key: 'k', ...NONE }, video)
  assert.equal(video.paused, true)
  keyAction({ key: 'c', ...NONE }, video)
  assert.equal(video.textTracks[0]?.mode, 'hidden')
  keyAction({ key: 'c', ...NONE }, video)
  assert.equal(video.textTracks[0]?.mode, 'showing')
})

for (const [was, once, twice] of [
  [
    ['showing', 'disabled'],
    ['hidden', 'disabled'],
    ['showing', 'disabled'],
  ],
  [
    ['disabled', 'showing'],
    ['disabled', 'hidden'],
    ['disabled', 'showing'],
  ],
  [
    ['disabled', 'disabled'],
    ['showing', 'disabled'],
    ['hidden', 'disabled'],
  ],
  [[], [], []],
] as const)
  test(`c shows captions in one language at a time: ${was.join(', ') || 'none'}`, () => {
    const video = { ...aVideo(0), textTracks: was.map((mode: TextTrackMode) => ({ mode })) }
    const modes = () => video.textTracks.map(({ mode }) => mode)
    keyAction({ key: 'c', ...NONE }, video)
    assert.deepEqual(modes(), once)
    keyAction({ key: 'c', ...NONE }, video)
    assert.deepEqual(modes(), twice)
  })

test('other keys, and those with a modifier, are left to the browser', () => {
  const video = aVideo(7)
  for (const key of ['Tab', ' ', 'x', 'toString'])
    assert.equal(keyAction({ key, ...NONE }, video), false, key)
  assert.equal(keyAction({ key: 'l', ...NONE, ctrlKey: true }, video), false)
  assert.equal(video.currentTime, 7)
})
