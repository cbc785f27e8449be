import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Chart, chartText } from './chart.ts'
import { NARROW, plot, WIDE } from './plot.ts'

const chart = (series: Chart['series'], labels = ['Jan', 'Feb', 'Mar']): Chart => ({
  title: 'Cash',
  labels,
  series,
  words: (value) => `$${value}`,
  shortWords: (value) => String(value),
})
const line = (...values: (number | null)[]) => ({ name: 'Cash', look: 'line' as const, values })

const leftWith = (value: number) =>
  plot({ ...chart([line(value)]), shortWords: (mark) => mark.toLocaleString('en-AU') }, WIDE)?.left

describe('a chart', () => {
  it('has axis marks at round figures, zero among them', () => {
    const drawn = plot(chart([line(-30, 40, 170)]), WIDE)
    assert.deepEqual(
      drawn?.marks.map(({ text }) => text),
      ['-50', '0', '50', '100', '150', '200'],
    )
    assert.equal(drawn?.marks.find(({ isZero }) => isZero)?.text, '0')
  })

  it('begins near the lowest value where it is zoomed', () => {
    const drawn = plot({ ...chart([line(2_410, 2_431)]), isZoomed: true }, WIDE)
    assert.deepEqual(
      drawn?.marks.map(({ text }) => text),
      ['2410', '2420', '2430', '2440'],
    )
    const level = plot({ ...chart([line(7, 7)]), isZoomed: true }, WIDE)
    assert.deepEqual(
      level?.marks.map(({ text }) => text),
      ['7', '8'],
    )
  })

  it('gives more room to values that are longer than its frame has', () => {
    assert.deepEqual([leftWith(100_000), leftWith(1_000_000), leftWith(10_000_000)], [WIDE.left, 73, 80])
  })

  it('draws a loss below the zero line', () => {
    const drawn = plot(chart([{ name: 'Profit', look: 'bar', values: [10, -10, 0] }]), WIDE)
    const zero = drawn?.marks.find(({ isZero }) => isZero)?.y ?? 0
    const [gain, loss, none] = drawn?.bars ?? []
    assert.ok(gain && loss && none)
    assert.deepEqual([gain.y + gain.height, loss.y, none.height], [zero, zero, 0])
  })

  it('interrupts its line at an unknown month, and draws no bar for it', () => {
    const drawn = plot(chart([line(1, null, 3)]), WIDE)
    assert.deepEqual(
      drawn?.lines.map(({ length }) => length),
      [1, 1],
    )
    assert.equal(plot(chart([line(null, null, null)]), WIDE), null)
  })

  it('keeps everything inside the frame, whatever the figures', () => {
    for (const values of [
      [0, 0, 0],
      [1e13, -1e13, 1],
      [0.001, 0, 0],
      [-5, -6, -7],
    ]) {
      const drawn = plot(chart([line(...values), { name: 'x', look: 'bar', values }]), WIDE)
      assert.ok(drawn)
      const spots = [
        ...drawn.lines.flat().map(({ y }) => y),
        ...drawn.bars.flatMap(({ y, height }) => [y, y + height]),
      ]
      assert.ok(
        spots.every((y) => y >= WIDE.top - 0.2 && y <= WIDE.height - WIDE.bottom + 0.2),
        String(values),
      )
      assert.ok(drawn.marks.length <= 11)
    }
  })

  it('shows as many labels as fit, always with the newest', () => {
    const labels = Array.from({ length: 12 }, (_, index) => `m${index}`)
    const names = plot(chart([line(...labels.map(() => 1))], labels), { ...WIDE, width: 340 })?.names ?? []
    assert.equal(names.at(-1)?.text, 'm11')
    assert.ok(names.length < 12)
  })

  it('writes no label over another, also at the width of a phone', () => {
    const labels = Array.from({ length: 12 }, (_, index) => `Jun ${2000 + index}`)
    for (const frame of [WIDE, NARROW]) {
      const { names = [] } = plot(chart([line(...labels.map(() => 1))], labels), frame) ?? {}
      const gaps = names.slice(1).map(({ x }, at) => x - (names[at]?.x ?? 0))
      assert.ok(
        gaps.every((gap) => gap >= frame.nameWidth - 0.2),
        String(gaps),
      )
    }
  })

  it('has a text with first, last, highest and lowest value', () => {
    assert.equal(
      chartText(chart([line(2, 9, 4)])),
      'Cash. Cash: $2 in Jan, $4 in Mar; highest $9 in Feb, lowest $2 in Jan.',
    )
  })
})
