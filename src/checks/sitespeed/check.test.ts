import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { check as desktop } from './desktop.check.ts'
import { facts } from './facts.ts'
import { check as mobile } from './mobile.check.ts'
import { ratingOf } from './ratings.ts'
import { judgeSpeed } from './judge.ts'

const NOW = new Date('2026-11-21T00:00:00.000Z')
const speed = (given: Partial<SpeedFacts> = {}): SpeedFacts => ({
  performance: 71,
  runs: [71],
  metrics: { fcp: 1_600, lcp: 4_400, tbt: 180, cls: 0.02, si: 4_100 },
  opportunities: [
    {
      id: 'image-delivery-insight',
      title: 'Improve image delivery',
      savingsMs: 1_900,
      savingsBytes: 2_220_000,
      display: null,
    },
  ],
  totalBytes: 3_100_000,
  ...given,
})
const scored = (...runs: [number, ...number[]]): VisitEvidence => {
  const [performance] = runs
  return aVisit({ speed: speed({ performance, runs }) })
}
const decided = (visit: VisitEvidence) => {
  const outcome = judgeSpeed(visit)
  assert.ok('status' in outcome)
  return outcome
}

/** A script that was asked for and did not come. */
const script = (name: string, status: number | null) => ({
  url: `https://cdn.test/${name}.js`,
  type: 'Script',
  status,
  bytes: 0,
  failed: true,
})
const missed = (...requests: VisitEvidence['requests']) =>
  decided({ ...scored(95), requests }).say?.['missed']
/** How the score was measured. */
function noteOf(...runs: [number, ...number[]]): string {
  const note = decided(scored(...runs)).blocks?.findLast(({ kind }) => kind === 'note')
  return note?.kind === 'note' ? note.text : ''
}

const of = (...ids: string[]): string[] => {
  const [one] = speed().opportunities
  assert.ok(one)
  const outcome = decided(aVisit({ speed: speed({ opportunities: ids.map((id) => ({ ...one, id })) }) }))
  return facts.parse(outcome.facts).opportunities.map(({ id }) => id)
}

describe('site speed', () => {
  for (const [score, status] of [
    [0, 'slow'],
    [49, 'slow'],
    [50, 'medium'],
    [89, 'medium'],
    [90, 'fast'],
    [100, 'fast'],
  ] as const) {
    test(`${score} of 100 is ${status}`, () => assert.equal(decided(scored(score)).status, status))
  }

  test('each device has its own check with its own visit', () => {
    const phone = mobile.evaluate({ mobileVisit: scored(49) }, NOW)
    const computer = desktop.evaluate({ desktopVisit: { ...scored(95), device: 'desktop' } }, NOW)
    assert.deepEqual(
      ['status' in phone && phone.status, 'status' in computer && computer.status],
      ['slow', 'fast'],
    )
  })

  test('a run without a score is never slow', () => {
    const outcome = judgeSpeed(aVisit({ speed: { failure: failure('page_unstable') } }))
    assert.deepEqual('unable' in outcome && outcome.unable, failure('page_unstable'))
  })

  test("a bot wall or login page is not the owner's page", () => {
    const outcome = judgeSpeed({ ...scored(99), notOwnersPage: true })
    assert.equal('unable' in outcome && outcome.unable, 'bot_wall')
  })

  test('runs that differ by over 15 points give no score, by 15 they do', () => {
    assert.equal(decided(scored(60, 52, 67)).status, 'medium')
    const outcome = judgeSpeed(scored(60, 52, 68))
    assert.equal('unable' in outcome && outcome.unable, 'unsteady')
  })

  test('the proof gives the score, and those of several runs, in words', () => {
    const [one, several] = [scored(71), scored(60, 61, 58)].map((visit) => decided(visit).proof[0].found)
    assert.equal(one, 'speed score 71 of 100')
    assert.equal(several, 'speed score 60 of 100; its runs scored 60, 61 and 58')
  })

  test('one disturbed run of four does not remove the score', () => {
    assert.equal(decided(scored(60, 12, 61, 58)).status, 'medium')
  })

  test('the facts fit their schema, with at most five opportunities', () => {
    const [one] = speed().opportunities
    assert.ok(one)
    const outcome = decided(aVisit({ speed: speed({ opportunities: Array(7).fill(one) }) }))
    assert.equal(facts.parse(outcome.facts).opportunities.length, 5)
  })

  test('the work of the main thread is not told beside that of scripts', () => {
    assert.deepEqual(of('mainthread-work-breakdown', 'bootup-time'), ['bootup-time'])
    assert.deepEqual(of('mainthread-work-breakdown', 'redirects'), ['redirects', 'mainthread-work-breakdown'])
  })

  test('what keeps the device busy is told without a saving: Lighthouse gives the whole time that taps are held up', () => {
    const [one] = speed().opportunities
    assert.ok(one)
    const opportunities = [{ ...one, id: 'bootup-time', savingsMs: 850 }]
    const outcome = decided(aVisit({ speed: speed({ opportunities }) }))
    assert.equal(facts.parse(outcome.facts).opportunities[0]?.savingsMs, null)
    const list = outcome.blocks?.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.deepEqual(
      list.items.map(({ detail }) => detail),
      [undefined],
    )
  })

  test('what helps only people who come again comes last, without a time, and says so', () => {
    const [one] = speed().opportunities
    assert.ok(one)
    const opportunities = [{ ...one, id: 'cache-insight', savingsMs: 5_300 }, one]
    const list = decided(aVisit({ speed: speed({ opportunities }) })).blocks?.find(
      ({ kind }) => kind === 'list',
    )
    assert.ok(list?.kind === 'list')
    const last = list.items.at(-1)
    assert.deepEqual(
      [list.items.length, last?.text, last?.detail],
      [2, 'Let browsers keep your files for longer: people who come again wait less', undefined],
    )
  })

  test('a measure is rounded before its unit is chosen', () => {
    const shown = [499.6, 999.4, 999.6].map((tbt) => {
      const visit = aVisit({ speed: speed({ metrics: { fcp: null, lcp: null, tbt, cls: null, si: null } }) })
      const metrics = decided(visit).blocks?.find(({ kind }) => kind === 'metrics')
      return metrics?.kind === 'metrics' ? metrics.metrics[0]?.value : null
    })
    assert.deepEqual(shown, ['500 ms', '999 ms', '1.0 s'])
  })

  test('opportunities are in plain words with what they save', () => {
    const list = decided(scored(71)).blocks?.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.equal(list.items[0]?.text, 'Shrink your pictures')
    assert.match(list.items[0]?.detail ?? '', /about 1\.9 seconds and 2\.2 MB/u)
  })

  test('a page that lacks a file of its style keeps its score, and the result says of which page it is', () => {
    const [one] = speed().opportunities
    assert.ok(one)
    const opportunities = [{ ...one, id: 'unused-css-rules' }, one]
    const stylesheets = [{ url: 'https://joes.test/a.css', loaded: false, ownFault: false }]
    const seen = (layout: ReturnType<typeof aLayout>) =>
      decided(aVisit({ layout, speed: speed({ opportunities }) }))
    const bare = seen(aLayout({ stylesheets }))
    assert.equal(bare.status, 'medium')
    assert.match(String(bare.say?.['missed']), /Not everything that lays out your page reached us/u)
    assert.deepEqual(
      facts.parse(bare.facts).opportunities.map(({ id }) => id),
      ['image-delivery-insight'],
    )
    const whole = seen(aLayout())
    assert.equal(whole.say?.['missed'], undefined)
    assert.equal(facts.parse(whole.facts).opportunities.length, 2)
  })

  test('a page that lacks scripts says so, but not of those that are gone for everybody', () => {
    assert.match(String(missed(script('a', 503))), /^A script that your page asks for didn't reach us, so/u)
    assert.match(
      String(missed(script('a', 503), script('a', 503), script('b', null))),
      /^2 scripts that your page/u,
    )
    const loaded = { ...script('b', 200), failed: false }
    assert.equal(missed(script('a', 404), script('b', null), loaded), undefined)
  })

  test('the note names the run that counts, also of an even number', () => {
    assert.match(noteOf(60, 61), /^The lower of 2 runs/u)
    assert.match(noteOf(60, 61, 62), /^The middle one of 3 runs/u)
    assert.match(noteOf(60, 61, 62, 63), /^The lower of the two in the middle of 4 runs/u)
  })

  test('metrics that Lighthouse did not give are left out', () => {
    const metrics = { fcp: 1_600, lcp: null, tbt: null, cls: null, si: null }
    const shown = decided(aVisit({ speed: speed({ metrics }) })).blocks?.find(
      ({ kind }) => kind === 'metrics',
    )
    assert.ok(shown?.kind === 'metrics')
    assert.deepEqual(
      shown.metrics.map(({ value, band }) => [value, band]),
      [['1.6 s', 'Good']],
    )
  })
})

describe('ratings of the measures', () => {
  for (const [device, measure, good, poor] of [
    ['mobile', 'lcp', 2_500, 4_000],
    ['mobile', 'cls', 0.1, 0.25],
    ['mobile', 'tbt', 200, 600],
    ['desktop', 'tbt', 150, 350],
    ['mobile', 'fcp', 1_800, 3_000],
    ['desktop', 'fcp', 900, 1_600],
    ['mobile', 'si', 3_400, 5_800],
    ['desktop', 'si', 1_300, 2_300],
  ] as const) {
    test(`${measure} on ${device}: good to ${good}, poor above ${poor}`, () => {
      assert.equal(ratingOf(device, measure, good), 'good')
      assert.equal(ratingOf(device, measure, good + 0.001), 'middling')
      assert.equal(ratingOf(device, measure, poor), 'middling')
      assert.equal(ratingOf(device, measure, poor + 0.001), 'poor')
    })
  }
})
