import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Picture } from '#core/block.ts'
import type { Report } from '../schema.ts'
import { aReport, aResult } from '#support/results.ts'
import { renderHtml } from './render.ts'

const OPTIONS = { fonts: null, expand: true, timeZone: 'UTC' }
const MARK = { x: 640, y: 200, width: 100, height: 40, text: 'It is here' }
const desktop = (given: Partial<Picture> = {}): Picture => ({
  src: 'data:image/png;base64,AA',
  alt: 'The homepage',
  width: 1_280,
  height: 800,
  frame: 'desktop',
  ...given,
})
const phone = (given: Partial<Picture> = {}): Picture =>
  desktop({ frame: 'phone', width: 400, height: 800, ...given })
const check = (id: string, ...pictures: Picture[]) =>
  aResult({ id, title: id, display: 'error', status: 'x', blocks: [{ kind: 'pictures', pictures }] })

const spots = async (report: Report): Promise<string[]> => {
  const [, shots = ''] = /<figure class="shots(.*?)<\/figure>/su.exec(await renderHtml(report, OPTIONS)) ?? []
  return [...shots.matchAll(/style="(left:[^"]+)">(\d)</gu)].map(([, style, number]) => `${number} ${style}`)
}
const planned = (...checks: ReturnType<typeof check>[]): Report => {
  const report = aReport(checks)
  return { ...report, plan: { ...report.plan, topPriority: checks.map(({ id }) => id).slice(0, 3) } }
}

test('a first job that is seen on the first screen has its number there, once', async () => {
  const given = planned(
    check('a'),
    check('b', desktop({ marks: [MARK, { ...MARK, x: 10 }] }), phone({ marks: [MARK] })),
    check('c', phone({ marks: [{ ...MARK, x: 100 }] })),
  )
  assert.deepEqual(await spots(given), ['2 left:50%;top:25%', '3 left:25%;top:25%'])
})

test('what is further down, of another size, or no first job has no number', async () => {
  const given = planned(
    check('a', desktop()),
    check('b', desktop({ marks: [MARK], isFurtherDown: true })),
    check('c', desktop({ marks: [MARK], height: 4_000 })),
    check('d', desktop({ marks: [MARK] })),
  )
  assert.deepEqual(await spots(given), [])
})
