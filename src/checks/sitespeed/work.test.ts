import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { minutesOf, stepText } from '#core/words.ts'
import type { SpeedCheckFacts } from './facts.ts'
import { desktopWork, mobileWork } from './work.ts'

const opportunity = (id: string, savingsMs: number | null, savingsBytes: number | null = null) => ({
  id,
  title: id,
  savingsMs,
  savingsBytes,
  display: null,
})
const RATINGS = { fcp: null, lcp: null, tbt: null, cls: null, si: null }
const found = (given: Partial<SpeedCheckFacts>) => ({
  status: 'slow',
  facts: {
    performance: 40,
    metrics: RATINGS,
    ratings: RATINGS,
    opportunities: [],
    runs: [40],
    spread: 0,
    totalBytes: null,
    heaviestPicture: null,
    lighthouse: '',
    lighthouseVersion: '13',
    ...given,
  } satisfies SpeedCheckFacts,
})
const HERO = { url: 'https://joes.test/img/hero.jpg', bytes: 900_000, wastedBytes: 700_000 }

const minutesOfOpportunity = (id: string) =>
  minutesOf(mobileWork(found({ opportunities: [opportunity(id, 900)] }))?.steps[0] ?? '')

const helps = (given: Partial<SpeedCheckFacts>) => mobileWork(found(given))?.helpsLittle

/** The first step where all pictures together waste so many bytes. */
const swapping = (all: number) =>
  stepText(
    mobileWork(
      found({ heaviestPicture: HERO, opportunities: [opportunity('image-delivery-insight', 3_000, all)] }),
    )?.steps[0] ?? '',
  )

describe('the work on a slow homepage', () => {
  test('begins with the heavy picture of which Fettle makes a lighter copy, which the owner swaps', () => {
    const work = mobileWork(
      found({
        heaviestPicture: HERO,
        opportunities: [opportunity('image-delivery-insight', 1_200, HERO.wastedBytes)],
      }),
    )
    assert.deepEqual(work?.steps[0], {
      text: 'Swap hero.jpg for a lighter copy: Fettle makes one for you to download (about 1.2 seconds faster)',
      minutes: 5,
    })
    assert.deepEqual([work?.steps.length, work?.who], [2, 'You'])
  })

  test('promises of one picture its own part of what all pictures would save, and nothing where others waste much', () => {
    assert.match(swapping(800_000), /\(about 2\.6 seconds faster\)$/u)
    assert.match(swapping(2_000_000), /for you to download$/u)
  })

  test('is shared with the web person where more slows the page', () => {
    const opportunities = [
      opportunity('image-delivery-insight', 1_200),
      opportunity('render-blocking-insight', 800),
    ]
    const work = mobileWork(found({ heaviestPicture: HERO, opportunities }))
    assert.deepEqual([work?.steps.length, work?.who], [3, 'You and your web person'])
  })

  test('takes a web person twice as long for script and styles that a page does not use as for what is set once', () => {
    assert.deepEqual(
      ['unused-javascript', 'unused-css-rules', 'dom-size-insight'].map(minutesOfOpportunity),
      [90, 90, 45],
    )
  })

  test('is the web person’s where no copy is made: of a light picture, of one that hardly gets lighter, of a drawing, or on a computer', () => {
    const opportunities = [opportunity('image-delivery-insight', 1_200)]
    const without = [
      mobileWork(found({ opportunities, heaviestPicture: { ...HERO, bytes: 90_000 } })),
      mobileWork(found({ opportunities, heaviestPicture: { ...HERO, wastedBytes: 290_000 } })),
      mobileWork(found({ opportunities, heaviestPicture: { ...HERO, url: 'https://joes.test/hero.svg' } })),
      desktopWork(found({ opportunities, heaviestPicture: HERO })),
    ]
    assert.deepEqual(
      without.map((work) => [work?.who, typeof work?.steps[0] === 'object' && work.steps[0].who]),
      without.map(() => [undefined, 'Your web person']),
    )
  })
  test('has no step for what saves no time that anybody feels, unless nothing saves more', () => {
    const [styles, pictures, cache] = [
      opportunity('render-blocking-insight', 750),
      opportunity('image-delivery-insight', null),
      opportunity('cache-insight', 150),
    ]
    const textsOf = (...opportunities: (typeof styles)[]) =>
      JSON.stringify(mobileWork(found({ opportunities }))?.steps)
    assert.doesNotMatch(textsOf(styles, cache, pictures), /pictures|browsers keep/u)
    assert.match(textsOf(cache, pictures), /browsers keep.*pictures/u)
  })

  test('helps little where nothing that was found saves a time that anybody feels', () => {
    const small = opportunity('modern-http-insight', 50)
    assert.equal(helps({ opportunities: [small, opportunity('unused-css-rules', null)] }), true)
    assert.equal(helps({ opportunities: [small, opportunity('redirects', 200)] }), undefined)
    assert.equal(helps({ opportunities: [small], heaviestPicture: HERO }), undefined)
    const busy = { metrics: { ...RATINGS, tbt: 833 }, ratings: { ...RATINGS, tbt: 'poor' as const } }
    assert.equal(helps({ opportunities: [small], ...busy }), undefined)
  })

  test('says for how long taps are held up where that is rated slow, and promises no saving of it', () => {
    const busy = opportunity('mainthread-work-breakdown', 850)
    const host = opportunity('modern-http-insight', 400)
    const stepsAt = (tbt: 'poor' | 'middling', ...opportunities: (typeof busy)[]) =>
      mobileWork(
        found({ opportunities, metrics: { ...RATINGS, tbt: 833 }, ratings: { ...RATINGS, tbt } }),
      )?.steps.map((step) => (typeof step === 'string' ? step : step.text))
    assert.deepEqual(stepsAt('poor', busy, host), [
      'Ask your host to turn on HTTP/2 (about 0.4 seconds faster)',
      'Find out what keeps the device busy while the page loads: taps are held up for 0.8 seconds',
      'Re-run the test',
    ])
    assert.deepEqual(stepsAt('middling', busy, host), [
      'Ask your host to turn on HTTP/2 (about 0.4 seconds faster)',
      'Re-run the test',
    ])
    const scripts = opportunity('bootup-time', 700)
    assert.deepEqual(
      stepsAt('poor', scripts, opportunity('unminified-css', 50), opportunity('redirects', 110)),
      [
        'Send visitors straight to the right address (about 0.1 seconds faster)',
        'Use fewer scripts: taps are held up for 0.8 seconds',
        'Re-run the test',
      ],
    )
    assert.match(stepsAt('poor')?.[0] ?? '', /^Find out what keeps the device busy/u)
  })
})
