import assert from 'node:assert/strict'
import { test } from 'node:test'
import type Result from 'lighthouse/types/lhr/lhr.js'
import { speedOf } from './speed.ts'

const category = { id: 'performance', title: 'Performance', score: 0.71, auditRefs: [] }
const pictures = (items: Record<string, number | string>[]): Result['audits'] => ({
  'image-delivery-insight': {
    id: 'image-delivery-insight',
    title: 'Improve image delivery',
    description: '',
    score: 0,
    scoreDisplayMode: 'metricSavings',
    metricSavings: { LCP: 1_900 },
    details: { type: 'table', headings: [], items },
  },
})
const speedWith = (items: Record<string, number | string>[]) => {
  const speed = speedOf({ categories: { performance: category }, audits: pictures(items) }, null)
  assert.ok('performance' in speed)
  return speed
}

test('what pictures waste is added up, and the one that wastes most is named', () => {
  const { opportunities, heaviestPicture } = speedWith([
    { url: 'https://joes.test/a.jpg', totalBytes: 300, wastedBytes: 100 },
    { url: 'https://joes.test/b.jpg', totalBytes: 900, wastedBytes: 800 },
  ])
  assert.deepEqual(
    opportunities.map(({ savingsMs, savingsBytes }) => [savingsMs, savingsBytes]),
    [[1_900, 900]],
  )
  assert.deepEqual(heaviestPicture, { url: 'https://joes.test/b.jpg', bytes: 900, wastedBytes: 800 })
})

test('without a picture that wastes anything none is named', () => {
  const { opportunities, heaviestPicture } = speedWith([])
  assert.equal(opportunities[0]?.savingsBytes, null)
  assert.equal(heaviestPicture, null)
})
