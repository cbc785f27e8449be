import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FilmFrame, VisitEvidence } from '#core/evidence/visit.ts'
import { aVisit } from '#support/visits.ts'
import { judgeSpeed } from './judge.ts'

const shot = (moment: FilmFrame['moment']): FilmFrame => ({
  moment,
  src: 'data:image/jpeg;base64,AA==',
  width: 412,
  height: 823,
})
const SPEED = {
  performance: 71,
  runs: [71],
  metrics: { fcp: 1_600, lcp: 4_400, tbt: 180, cls: 0.02, si: 4_100 },
  opportunities: [],
  totalBytes: null,
}

function blocksOf(given: Partial<VisitEvidence>) {
  const outcome = judgeSpeed(aVisit({ speed: SPEED, ...given }))
  assert.ok('status' in outcome)
  return outcome.blocks ?? []
}
const filmOf = (given: Partial<VisitEvidence>) => {
  const gauge = blocksOf(given).find((block) => block.kind === 'gauge')
  return gauge?.kind === 'gauge' ? gauge.film?.map(({ time, text }) => [time, text]) : null
}
const SHOT = { src: 'data:image/jpeg;base64,AA==', width: 360, height: 640 }

test('the moments of the load stand beside the score, at the times of the measures', () => {
  const film = [shot('nothing'), shot('first_words'), shot('main_picture')]
  assert.deepEqual(filmOf({ film }), [
    ['Until 1.6 s', 'Nothing yet'],
    ['1.6 s', 'First words'],
    ['4.4 s', 'Main picture'],
  ])
  assert.ok(!blocksOf({ film, screenshot: SHOT }).some(({ kind }) => kind === 'pictures'))
})

test('a moment whose time is not known is left out', () => {
  const metrics = { ...SPEED.metrics, lcp: null }
  const film = [shot('nothing'), shot('main_picture')]
  assert.deepEqual(filmOf({ film, speed: { ...SPEED, metrics } }), [['Until 1.6 s', 'Nothing yet']])
})

test('a visit of an earlier version shows the homepage in place of a film', () => {
  assert.equal(filmOf({ screenshot: SHOT }), undefined)
  assert.ok(blocksOf({ screenshot: SHOT }).some(({ kind }) => kind === 'pictures'))
})
