import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { LighthouseAudit, SpeedFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { stepText } from '#core/words.ts'
import { aLayout, aVisit } from '#support/visits.ts'
import { facts } from './facts.ts'
import { judgeSpeed } from './judge.ts'
import { desktopWork, mobileWork } from './work.ts'

const METRICS = { fcp: 668, lcp: 868, tbt: 0, cls: 1, si: 668 }
const http2 = { id: 'modern-http-insight', title: '', savingsMs: 150, savingsBytes: null, display: null }
const unused = { id: 'unused-javascript', title: '', savingsMs: 50, savingsBytes: 90_000, display: null }
const SPEED: SpeedFacts = {
  performance: 75,
  runs: [75],
  metrics: METRICS,
  opportunities: [http2, unused],
  totalBytes: null,
}

const anAudit = (id: string, rows: string[][]): LighthouseAudit => ({
  id,
  title: id,
  description: '',
  score: 0,
  state: 'measured',
  display: null,
  tables: [{ columns: [{ label: 'Element' }, { label: '' }], rows, total: rows.length }],
})
const BANNER = ['div > img <img src="img/banner1.JPG" width="100%">', 'https://joes.test/img/banner1.JPG']
const CAKE = ['p > img <img src="img/cake.jpg">', 'https://joes.test/img/cake.jpg']
const culprits = (...rows: string[][]) => anAudit('cls-culprits-insight', [['Total', '1'], ...rows])

/** The texts of the steps and the win on a computer where Lighthouse found this. */
function told(
  audits: LighthouseAudit[],
  given: Partial<SpeedFacts> = {},
  visit: Partial<VisitEvidence> = {},
) {
  const outcome = judgeSpeed(
    aVisit({ device: 'desktop', layout: null, audits, speed: { ...SPEED, ...given }, ...visit }),
  )
  assert.ok('status' in outcome)
  const win = outcome.blocks?.find(({ kind }) => kind === 'win')
  const list = outcome.blocks?.find(({ kind }) => kind === 'list')
  const work = desktopWork({ status: outcome.status, facts: facts.parse(outcome.facts) })
  return {
    work,
    steps: (work?.steps ?? []).map(stepText),
    win: win?.kind === 'win' ? win : null,
    details: list?.kind === 'list' ? list.items.map(({ detail }) => detail) : [],
  }
}

/** The first step where these hosts' frames come later. */
const stepAboutFrames = (...hosts: string[]) =>
  told([culprits(...hosts.map((host) => [`https://${host}/x`, 'Injected iframe']))]).steps[0]

describe('a homepage of which the worst is that things jump', () => {
  test('has the pictures without a size as its first step and its biggest win', () => {
    const { work, steps, win } = told([
      anAudit('unsized-images', [CAKE, BANNER]),
      culprits(['div.carousel', '0.98'], [BANNER[0] ?? '', 'Unsized image element']),
    ])
    assert.deepEqual(steps, [
      'Give banner1.JPG its width and height, so that nothing jumps while the page loads',
      'Ask your host to turn on HTTP/2 (about 0.2 seconds faster)',
      'Re-run the test',
    ])
    assert.equal(work?.helpsLittle, undefined)
    assert.deepEqual(win, {
      kind: 'win',
      title: 'The biggest win: give banner1.JPG its width and height.',
      text: 'Things jump about while your page loads: 1.00, and up to 0.10 is good.',
      address: BANNER[1],
    })
  })

  test('has all pictures without a size where no culprit is named', () => {
    const { steps, win } = told([anAudit('unsized-images', [CAKE, BANNER])])
    assert.match(steps[0] ?? '', /^Give cake\.jpg and 1 other picture their width and height/u)
    assert.equal(win?.address, undefined)
  })

  test('has a step for frames and fonts, and one to find out where Lighthouse names nothing', () => {
    const { steps, win } = told([
      culprits(
        ['p', '0.9'],
        ['https://maps.example.com/embed?x=1', 'Injected iframe'],
        ['https://fonts.example.com/a.woff2', 'Web font'],
      ),
    ])
    assert.match(steps[0] ?? '', /^Keep a place free for what comes from maps\.example\.com/u)
    assert.match(steps[1] ?? '', /^Show words in a font of the same size/u)
    assert.equal(win?.title, 'The biggest win: give what comes later a fixed place.')
    assert.match(told([]).steps[0] ?? '', /^Find out what moves while the page loads/u)
  })

  test('is never told by the figure that is good', () => {
    const { win } = told([], { metrics: { ...METRICS, cls: 0.1004 } })
    assert.equal(
      win?.kind === 'win' && win.text,
      'Things jump about while your page loads: 0.101, and up to 0.10 is good.',
    )
  })

  test('names the first three places of many from which frames come', () => {
    assert.match(stepAboutFrames('a.test', 'b.test') ?? '', /comes from a\.test and b\.test,/u)
    assert.match(
      stepAboutFrames('a.test', 'b.test', 'c.test', 'd.test', 'e.test') ?? '',
      /comes from a\.test, b\.test, c\.test and 2 others,/u,
    )
  })

  test('is not told so where a file of its style did not come, or where jumping is not the worst', () => {
    const bare = aLayout({
      stylesheets: [{ url: 'https://joes.test/a.css', loaded: false, ownFault: false }],
    })
    const unstyled = told([], {}, { device: 'mobile', layout: bare })
    assert.doesNotMatch(unstyled.steps.join(), /moves|jumps/u)
    const slower = told([anAudit('unsized-images', [BANNER])], { metrics: { ...METRICS, lcp: 20_000 } })
    assert.deepEqual(
      slower.steps.map((step) => step.slice(0, 4)),
      ['Ask ', 'Give', 'Re-r'],
    )
    assert.equal(slower.win, null)
    const middling = told([], { metrics: { ...METRICS, cls: 0.2, lcp: 3_900 } })
    assert.doesNotMatch(middling.steps.join(), /moves|jumps/u)
  })
})

test('one saving has one figure, in the list and in the steps', () => {
  const { details, steps } = told([])
  assert.deepEqual(details, ['Saves about 0.2 seconds.', 'Saves about 0.1 seconds and 90 kB.'])
  assert.match(steps.join(), /about 0\.2 seconds faster/u)
  const little = told([], { opportunities: [{ ...http2, savingsMs: 40 }] })
  assert.deepEqual(little.details, ['Saves less than 0.1 seconds.'])
})

test('on a phone the lighter copy comes after what jumps', () => {
  const heaviestPicture = { url: 'https://joes.test/a.jpg', bytes: 900_000, wastedBytes: 700_000 }
  const outcome = judgeSpeed(aVisit({ speed: { ...SPEED, heaviestPicture } }))
  assert.ok('status' in outcome)
  const work = mobileWork({ status: outcome.status, facts: facts.parse(outcome.facts) })
  const [first, second] = (work?.steps ?? []).map(stepText)
  assert.match(first ?? '', /^Find out what moves/u)
  assert.match(second ?? '', /^Swap a\.jpg/u)
  assert.equal(work?.who, 'You and your web person')
})

describe('a homepage on which something else than pictures moves', () => {
  const unsized = anAudit('unsized-images', [CAKE, BANNER])
  const FONT = ['https://joes.test/a.woff2', 'Web font']
  const FRAME = ['https://maps.test/embed', 'Injected iframe']
  test('is told of that alone: a font, a frame, or both', () => {
    for (const [rows, steps] of [
      [[FONT], [/^Show words in a font of the same size/u]],
      [[FRAME], [/^Keep a place free for what comes from maps\.test,/u]],
      [
        [FONT, FRAME],
        [/^Keep a place free for what comes from maps\.test,/u, /^Show words in a font of the same size/u],
      ],
    ] as const) {
      const said = told([unsized, culprits(...rows.map((row) => [...row]))]).steps
      for (const [at, step] of steps.entries()) assert.match(said[at] ?? '', step)
      assert.ok(!said.some((step) => /width and height/u.test(step)), said.join())
    }
  })
  test('is told of its pictures without a size where nothing else was seen, and of what moves where there are none', () => {
    assert.match(
      told([unsized, culprits()]).steps[0] ?? '',
      /^Give cake\.jpg and 1 other picture their width and height/u,
    )
    assert.match(told([culprits()]).steps[0] ?? '', /^Find out what moves/u)
    assert.match(
      told([culprits(['https://joes.test/a.css', 'Something new'])]).steps[0] ?? '',
      /^Find out what moves/u,
    )
  })
  test('names an address of a frame that is none not at all', () => {
    assert.match(told([culprits(['about', 'Injected iframe'])]).steps[0] ?? '', /^Find out what moves/u)
  })
})
