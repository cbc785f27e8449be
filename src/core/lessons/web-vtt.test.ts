import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webVtt } from './web-vtt.ts'

test('captions are numbered, timed and escaped', () => {
  const cues = [
    { start: 0, end: 59.9996, text: 'Fish & <chips>' },
    { start: 3_661.5, end: 3_662, text: 'An hour later' },
  ]
  assert.equal(
    webVtt(cues),
    `WEBVTT

1
00:00:00.000 --> 00:01:00.000
Fish &amp; &lt;chips&gt;

2
01:01:01.500 --> 01:01:02.000
An hour later
`,
  )
})
