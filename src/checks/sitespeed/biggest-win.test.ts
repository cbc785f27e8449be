import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aVisit } from '#support/visits.ts'
import type { SpeedFacts } from '#core/evidence/visit.ts'
import { isWorthSwapping } from './biggest-win.ts'
import { judgeSpeed } from './judge.ts'

const SPEED: SpeedFacts = {
  performance: 71,
  runs: [71],
  metrics: { fcp: 1_600, lcp: 4_400, tbt: 180, cls: 0.02, si: 4_100 },
  opportunities: [],
  totalBytes: null,
}
const PICTURE = {
  url: 'https://joes.test/img/peonies%20banner.jpg',
  bytes: 2_400_000,
  wastedBytes: 2_220_000,
}
const pictures = (savingsBytes: number) => ({
  id: 'image-delivery-insight',
  title: 'Improve image delivery',
  savingsMs: 1_900,
  savingsBytes,
  display: null,
})
const blocking = (savingsMs: number) => ({
  id: 'render-blocking-insight',
  title: 'Render blocking requests',
  savingsMs,
  savingsBytes: null,
  display: null,
})

function winOf(given: Partial<SpeedFacts>) {
  const outcome = judgeSpeed(aVisit({ speed: { ...SPEED, ...given } }))
  assert.ok('status' in outcome)
  const win = outcome.blocks?.find((block) => block.kind === 'win')
  return win?.kind === 'win' ? [win.title, win.text] : null
}

describe('the biggest win', () => {
  it('is the picture that wastes most, by its name, and the time where it is nearly all that pictures waste', () => {
    const title = 'The biggest win: peonies banner.jpg.'
    assert.deepEqual(winOf({ heaviestPicture: PICTURE, opportunities: [pictures(2_220_000)] }), [
      title,
      "It's 2.4 MB. On your homepage it would look the same at 180 kB and save about 1.9 seconds.",
    ])
    assert.deepEqual(winOf({ heaviestPicture: PICTURE, opportunities: [pictures(4_000_000)] }), [
      title,
      "It's 2.4 MB. On your homepage it would look the same at 180 kB.",
    ])
  })

  it('is worth a copy by the ending of its address, however long its name is', () => {
    const url = `https://joes.test/img/${'a'.repeat(80)}.jpg?w=1200`
    assert.equal(isWorthSwapping({ ...PICTURE, url }), true)
    assert.equal(isWorthSwapping({ ...PICTURE, url: 'https://joes.test/img/plan.svg?as=.jpg' }), false)
  })

  it('is what saves the most time where no picture is heavy', () => {
    const light = { ...PICTURE, wastedBytes: 49_999 }
    assert.deepEqual(winOf({ heaviestPicture: light, opportunities: [blocking(1_200)] }), [
      'The biggest win: let the page show before all its style and script files are there.',
      'It would save about 1.2 seconds.',
    ])
  })

  it('is what saves the most time where all pictures save less', () => {
    const opportunities = [blocking(1_900.5), pictures(2_220_000)]
    const [title] = winOf({ heaviestPicture: PICTURE, opportunities }) ?? []
    assert.match(title ?? '', /let the page show/u)
  })

  it('is no picture on a fast page, unless the picture saves time', () => {
    const savesNothing = { ...pictures(2_220_000), savingsMs: null }
    const fast = { performance: 90, heaviestPicture: PICTURE }
    assert.equal(winOf({ ...fast, opportunities: [savesNothing] }), null)
    assert.match(winOf({ ...fast, opportunities: [pictures(2_220_000)] })?.[0] ?? '', /peonies/u)
    assert.match(winOf({ ...fast, performance: 89, opportunities: [savesNothing] })?.[0] ?? '', /peonies/u)
  })

  it('is never what keeps the device busy, whose saving nobody knows', () => {
    const busy = { ...blocking(1_200), id: 'mainthread-work-breakdown' }
    assert.equal(winOf({ opportunities: [busy, { ...busy, id: 'bootup-time' }] }), null)
    assert.match(winOf({ opportunities: [busy, blocking(900)] })?.[1] ?? '', /0\.9 seconds/u)
  })

  it('is nothing that helps only people who come again', () => {
    const cache = { ...blocking(5_300), id: 'cache-insight' }
    assert.equal(winOf({ opportunities: [cache] }), null)
    assert.match(winOf({ opportunities: [cache, blocking(900)] })?.[1] ?? '', /0\.9 seconds/u)
  })

  it('is not told where nothing saves a time that visitors notice', () => {
    assert.equal(winOf({ opportunities: [blocking(299)] }), null)
    assert.equal(winOf({}), null)
  })
})
