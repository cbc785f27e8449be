import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { KnownResult } from '#core/known-results.ts'
import { checkOf, resultOf } from '#support/result-of.ts'
import { type WhyNow, whyNow } from './why-now.ts'

const CHECK = checkOf('sitemap')
const said = (given: Partial<WhyNow> = {}) =>
  whyNow({
    check: CHECK,
    result: null,
    fineAt: null,
    newParts: [],
    missedAt: null,
    boost: 0,
    effortMinutes: 90,
    isReadyMade: false,
    timeZone: 'UTC',
    ...given,
  })
/** A result that shows so. */
const shown = (display: KnownResult['display'], greyKind: KnownResult['greyKind'] = null): KnownResult => ({
  ...resultOf('sitemap', 'x', '2026-11-20T10:00:00.000Z'),
  display,
  greyKind,
})
const FINE = '2026-10-03T10:00:00.000Z'

describe('why an item of the plan is its turn', () => {
  it('is what its result shows', () => {
    assert.equal(said(), "We haven't looked at this yet.")
    for (const [display, sentence] of [
      ['error', "It isn't working as it should."],
      ['warning', 'It works, and could work better.'],
      ['info', "There's a next step when you're ready."],
      ['success', 'It looks good; one more thing makes it complete.'],
      ['missing', "It isn't there yet."],
    ] as const)
      assert.equal(said({ result: shown(display) }), sentence)
    for (const [greyKind, sentence] of [
      ['missing', "It isn't there yet."],
      ['review', "It's worth a look."],
      ['more_info', 'We just need something from you.'],
      ['unable', "We couldn't look yet."],
    ] as const)
      assert.equal(said({ result: shown('missing', greyKind) }), sentence)
  })

  it('is that it was fine before, and what is looked at since', () => {
    const result = shown('warning')
    assert.equal(said({ result, fineAt: FINE }), 'It was fine on 03 Oct 2026, and now it needs another look.')
    assert.equal(
      said({ result, fineAt: FINE, newParts: ['Links', 'Pictures'] }),
      'It was fine on 03 Oct 2026. We look at more now (links and pictures), and it needs another look.',
    )
    assert.equal(said({ result, newParts: ['Links'] }), 'It works, and could work better.')
  })

  it('has one more reason at most: an old result, this business, a ready-made piece, a quick job', () => {
    const result = shown('warning')
    const extra = (given: Partial<WhyNow>) =>
      said({ result, ...given })
        .replace('It works, and could work better.', '')
        .trim()
    const all = { missedAt: '2026-11-21T10:00:00.000Z', boost: 8, isReadyMade: true, effortMinutes: 30 }
    assert.equal(extra(all), "We couldn't look on 21 Nov 2026; this is as of 20 Nov 2026.")
    assert.equal(extra({ ...all, missedAt: null }), 'It matters more for a business like yours.')
    assert.equal(extra({ ...all, missedAt: null, boost: 7 }), 'What you need for it is ready to use.')
    assert.equal(extra({ effortMinutes: 30 }), "It's a quick job.")
    assert.equal(extra({ effortMinutes: 31 }), '')
    assert.equal(extra({ effortMinutes: 0 }), '')
    assert.equal(said({ missedAt: '2026-11-21T10:00:00.000Z' }), "We haven't looked at this yet.")
  })
})
