import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { placeText, plotPlaces, PLACES_NARROW, PLACES_WIDE } from './places-plot.ts'

const points = (...positions: (number | null)[]) =>
  positions.map((position, index) => ({ label: `day ${index}`, position }))

describe('a chart of places', () => {
  it('has number 1 at the top, and the first page as a band', () => {
    const drawn = plotPlaces(points(14, 7), PLACES_WIDE)
    assert.ok(drawn)
    const [early, late] = drawn.dots
    assert.ok(early && late && late.y < early.y)
    assert.deepEqual(
      drawn.marks.map(({ text }) => text),
      ['1', '10', '20'],
    )
    assert.equal(drawn.band.y + drawn.band.height, drawn.marks[1]?.y)
  })

  it('reaches down to the lowest place', () => {
    assert.equal(plotPlaces(points(93, 7), PLACES_WIDE)?.marks.at(-1)?.text, '100')
  })

  it('interrupts its line where the website was not found, and is nothing where it never was', () => {
    const drawn = plotPlaces(points(14, 12, null, 9), PLACES_WIDE)
    assert.deepEqual([drawn?.lines.length, drawn?.dots.length], [1, 3])
    assert.equal(plotPlaces(points(null, null), PLACES_WIDE), null)
    assert.equal(plotPlaces([], PLACES_WIDE), null)
  })

  it('keeps everything inside its frame, and names no more days than fit', () => {
    for (const frame of [PLACES_WIDE, PLACES_NARROW]) {
      const drawn = plotPlaces(points(...Array.from({ length: 60 }, (_, index) => (index % 100) + 1)), frame)
      assert.ok(drawn)
      assert.ok(drawn.names.length <= frame.mostNames)
      for (const { x, y } of drawn.dots)
        assert.ok(x >= frame.left && x <= frame.width && y >= frame.top && y <= frame.height - frame.bottom)
      assert.equal(drawn.dots.filter(({ text }) => text !== '').length, 2)
    }
  })

  it('writes an average with one decimal', () => {
    assert.deepEqual([placeText(7), placeText(7.44), placeText(6.96)], ['7', '7.4', '7'])
  })
})
