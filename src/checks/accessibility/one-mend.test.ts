import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AccessibilityFacts } from '#core/evidence/visit.ts'
import { mendsOf } from './one-mend.ts'

type Violation = AccessibilityFacts['violations'][number]

const broken = (id: string, selectors: string[], nodes = selectors.length): Violation => ({
  id,
  impact: 'serious',
  help: id,
  helpUrl: null,
  nodes,
  examples: selectors.map((selector) => ({ selector, snippet: '' })),
})
const kinds = (selectors: string[], nodes?: number): number | undefined => {
  const pale = broken('color-contrast', selectors, nodes)
  return mendsOf(pale, [pale]).kinds
}

describe('how many colours there are', () => {
  it('is told by the last two steps of each place, without their numbers', () => {
    assert.equal(kinds(['ul > li#item-1 > a.nav', 'ul > li#item-2 > a.nav', 'footer > p > a']), 2)
    assert.equal(kinds(['tr:nth-child(1) > td', 'tr:nth-child(2) > td']), 1)
  })
  it('is no more than the examples show where one kind is seen twice, and may be every place else', () => {
    assert.equal(kinds(['p.a', 'p.a', 'p.b', 'p.c', 'p.d'], 16), 4)
    assert.equal(kinds(['p.a', 'p.b', 'p.c', 'p.d', 'p.e'], 16), 16)
    assert.equal(kinds(['p.a']), 1)
  })
  it('is counted of nothing else', () => {
    assert.deepEqual(mendsOf(broken('label', ['input']), []), {})
  })
})

describe('links that the description of a picture names', () => {
  const pictures = broken('image-alt', ['header > div.logo > a > img', 'main > p > img'])
  const endsWith = (selectors: string[], nodes?: number) =>
    mendsOf(broken('link-name', selectors, nodes), [pictures]).endsWith

  it('are right around a picture without one', () => {
    assert.equal(endsWith(['body > header > div.logo > a']), 'image-alt')
  })
  it('are not those around anything else, nor where some places are not named', () => {
    assert.equal(endsWith(['body > header > div.logo > a', 'footer > a.icon']), undefined)
    assert.equal(endsWith(['body > header > div.logo > a'], 9), undefined)
    assert.equal(endsWith(['nav > a']), undefined)
    assert.deepEqual(mendsOf(broken('link-name', ['a']), []), {})
  })
})
