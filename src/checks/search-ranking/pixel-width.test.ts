import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pixelWidth } from './pixel-width.ts'

describe('width of a text in Arial', () => {
  it('adds the advance widths and rounds to whole pixels', () => {
    assert.equal(pixelWidth('Home', 20), 53)
    assert.equal(pixelWidth("Joe's Plumbing", 20), 135)
  })
  it('scales with the font size', () => {
    assert.equal(pixelWidth('Home', 14), 37)
  })
  it('gives letters with accents the width of their base letter, however they are encoded', () => {
    assert.equal(pixelWidth('Māori Ō', 20), pixelWidth('Maori O', 20))
    assert.equal(pixelWidth('Ma\u0304ori', 20), pixelWidth('Maori', 20))
  })
  it('counts combining marks without a composed form as nothing', () => {
    assert.equal(pixelWidth('x\u0304', 20), pixelWidth('x', 20))
  })
  it('gives East Asian characters and emoji a full em', () => {
    assert.equal(pixelWidth('水', 20), 20)
    assert.equal(pixelWidth('🚿', 20), 20)
  })
  it('gives unlisted letters the usual width of their case', () => {
    assert.equal(pixelWidth('ж', 1000), 556)
    assert.equal(pixelWidth('Ж', 1000), 667)
  })
  it('knows every listed width', () => {
    const listed: [string, number][] = [
      ["'", 191],
      ['ijl', 666],
      ['|', 260],
      [' !,./:;I[\\]ft', 12 * 278 + 278],
      ['()-`r', 5 * 333],
      ['{}', 668],
      ['"', 355],
      ['*', 389],
      ['^', 469],
      ['Jcksvxyz', 4000],
      ['#$0?L_abdeghnopqu–', 18 * 556],
      ['+<=>~', 5 * 584],
      ['FTZ', 1833],
      ['&ABEKPSVXY', 6670],
      ['CDHNRUw', 7 * 722],
      ['GOQ', 3 * 778],
      ['Mm', 1666],
      ['%', 889],
      ['W', 944],
      ['—…', 2000],
      ['@', 1015],
      ['‘’', 444],
      ['“”', 666],
      ['•', 350],
    ]
    for (const [characters, width] of listed) assert.equal(pixelWidth(characters, 1000), width, characters)
  })
})
