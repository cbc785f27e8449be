import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeToGo } from './time-to-go.ts'

const cases: [string, Parameters<typeof timeToGo>[0], string | null][] = [
  ['at the start it is the usual time', { elapsedMs: 0, done: 0, of: 16 }, 'About a minute to go'],
  ['time passes, also when nothing lands', { elapsedMs: 20_000, done: 0, of: 16 }, 'About 40 seconds to go'],
  ['seconds are rounded up to tens', { elapsedMs: 19_999, done: 0, of: 16 }, 'About 50 seconds to go'],
  [
    'many quick ones at first do not promise too much',
    { elapsedMs: 2_000, done: 8, of: 16 },
    'About a minute to go',
  ],
  [
    'late in the run the pace counts: 14 of 16 in 28 s leave 4 s, the usual time 32',
    { elapsedMs: 28_000, done: 14, of: 16 },
    'About 20 seconds to go',
  ],
  ['near the end', { elapsedMs: 55_000, done: 12, of: 16 }, 'About 20 seconds to go'],
  ['the last ten seconds', { elapsedMs: 52_000, done: 0, of: 16 }, 'A few seconds to go'],
  [
    'the usual time is over and little is there',
    { elapsedMs: 60_000, done: 8, of: 16 },
    'Taking a little longer than usual',
  ],
  ['everything is there', { elapsedMs: 30_000, done: 16, of: 16 }, null],
  ['nothing is to be done', { elapsedMs: 0, done: 0, of: 0 }, null],
]
for (const [name, going, given] of cases) test(name, () => assert.equal(timeToGo(going), given))
