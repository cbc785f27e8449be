import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AccessibilityFacts, VisitEvidence } from '#core/evidence/visit.ts'
import { failure } from '#core/reasons.ts'
import { fill } from '#core/words.ts'
import { aPicture, aSite, there } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { judgeAccessibility } from './judge.ts'
import { check as desktop } from './desktop.check.ts'
import { facts } from './facts.ts'
import { check as mobile } from './mobile.check.ts'
import { wordsFor } from './words.ts'

const NOW = new Date('2026-11-21T00:00:00.000Z')
type Violation = AccessibilityFacts['violations'][number]

const violation = (impact: Violation['impact'], help = 'Images must have alternative text'): Violation => ({
  id: 'image-alt',
  impact,
  help,
  helpUrl: null,
  nodes: 2,
  examples: [{ selector: 'img.logo', snippet: '<img class="logo">' }],
})
const scored = (score: number, ...violations: Violation[]): VisitEvidence =>
  aVisit({ accessibility: { score, violations, passes: 20, incomplete: 1 } })
const decided = (visit: VisitEvidence) => {
  const outcome = judgeAccessibility(visit)
  assert.ok('status' in outcome)
  return outcome
}

const missing = (url: string): VisitEvidence['requests'] => [
  { url, type: 'Stylesheet', status: null, bytes: 0, failed: true },
]
/** A visit that a stylesheet of another website did not reach. */
const unstyled = (score: number, ...violations: Violation[]): VisitEvidence => ({
  ...scored(score, ...violations),
  requests: missing('https://cdn.test/a.css'),
  layout: null,
})
const SMALL: Violation = { ...violation('serious'), id: 'target-size' }
const NAMELESS: Violation = { ...violation('critical'), id: 'button-name' }
const NO_LANGUAGE: Violation = { ...violation('serious'), id: 'html-has-lang' }

describe('accessibility', () => {
  for (const [score, status] of [
    [0, 'poor'],
    [49, 'poor'],
    [50, 'average'],
    [89, 'average'],
    [90, 'good'],
    [100, 'good'],
  ] as const) {
    test(`${score} of 100 is ${status}`, () => assert.equal(decided(scored(score)).status, status))
  }

  test('a critical violation keeps a high score from being good, a serious one does not', () => {
    assert.equal(decided(scored(95, violation('critical'))).status, 'average')
    assert.equal(decided(scored(95, violation('serious'))).status, 'good')
  })

  test('a critical violation does not improve a low score', () => {
    assert.equal(decided(scored(49, violation('critical'))).status, 'poor')
  })

  test('the line names the barrier, and is one sentence when there is none', () => {
    const { line } = wordsFor('mobile').statuses.average
    assert.equal(
      fill(line, decided(scored(95, violation('critical'))).say ?? {}),
      "You scored 95 of 100. There's a serious barrier to fix: some pictures have no description for people who cannot see them.",
    )
    assert.equal(fill(line, decided(scored(70)).say ?? {}), 'You scored 70 of 100.')
  })

  test("a missing score and a page that is not the owner's are never poor", () => {
    const none = judgeAccessibility(aVisit({ accessibility: { failure: failure('page_unstable') } }))
    const wall = judgeAccessibility({ ...scored(20), notOwnersPage: true })
    assert.deepEqual('unable' in none && none.unable, failure('page_unstable'))
    assert.equal('proof' in none && none.proof?.[0]?.found, 'no score, opened on a phone')
    assert.equal('proof' in wall && wall.proof?.[0]?.found, 'a page that is not yours, opened on a phone')
    assert.equal('unable' in wall && wall.unable, 'bot_wall')
  })

  test('the facts fit their schema, and the list of manual tests is always shown', () => {
    const outcome = decided(scored(100))
    assert.equal(facts.parse(outcome.facts).manual.length, 7)
    const byHand = outcome.blocks?.find(({ kind }) => kind === 'checklist')
    assert.ok(byHand?.kind === 'checklist' && byHand.items.every(({ done }) => done === null))
  })

  test('the advice to try by hand names no place: on paper that list is in another one', () => {
    assert.doesNotMatch(wordsFor('mobile').always ?? '', /\b(?:below|above)\b/u)
  })

  test('the proof names the score and the broken rules in words', () => {
    assert.equal(
      decided(scored(92, violation('serious'))).proof[0].found,
      'accessibility score 92 of 100; 1 rule broken',
    )
  })

  test('what is broken on a phone as well is told there, and named in one line on a computer', () => {
    const both = scored(70, violation('critical'))
    const outcome = judgeAccessibility({ ...both, device: 'desktop' }, { onPhone: both })
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'average')
    assert.deepEqual(facts.parse(outcome.facts).sameOnPhone, ['image-alt'])
    const list = outcome.blocks?.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.deepEqual(
      list.items.map(({ text }) => text.slice(0, 22)),
      ['The same as on a phone'],
    )
  })

  test('of many broken rules none is left out', () => {
    const many = Array.from({ length: 24 }, (_, at) => ({ ...violation('serious'), id: `rule-${at}` }))
    const list = decided(scored(20, ...many)).blocks?.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.equal(list.items.length, 24)
  })

  test('what is broken in more places on a computer, or where the phone is good, is told on a computer', () => {
    const more = scored(70, { ...violation('critical'), nodes: 9 })
    const sameIn = (onPhone: VisitEvidence) => {
      const outcome = judgeAccessibility({ ...more, device: 'desktop' }, { onPhone })
      assert.ok('status' in outcome)
      return facts.parse(outcome.facts).sameOnPhone
    }
    assert.deepEqual(sameIn(scored(70, violation('critical'))), [])
    assert.deepEqual(sameIn(scored(95, { ...violation('serious'), nodes: 9 })), [])
    assert.deepEqual(sameIn(more), ['image-alt'])
  })

  test('violations are boxed on the picture, and a picture without boxes is left out', () => {
    const broken = violation('serious')
    const [example] = broken.examples
    assert.ok(example)
    const examples = [{ ...example, spot: { x: 10, y: 1_200, width: 40, height: 20 } }]
    const shot = { src: 'data:image/jpeg;base64,AA==', width: 360, height: 640 }
    const visit = {
      ...scored(80, { ...broken, examples }),
      screenshot: shot,
      closeUps: [{ ...shot, top: 1_080 }],
    }
    const pictures = decided(visit).blocks?.flatMap((block) =>
      block.kind === 'pictures' ? block.pictures : [],
    )
    assert.deepEqual(
      pictures?.map(({ alt, marks }) => [alt, marks?.map(({ y, text }) => [y, text])]),
      [
        [
          'Further down on a phone',
          [[120, 'Some pictures have no description for people who cannot see them']],
        ],
      ],
    )
  })

  test('a barrier is told by what it means for people, and its rule and elements to the web person', () => {
    const broken = violation('critical')
    const examples = [...broken.examples, { selector: 'img.map', snippet: '<img class="map">' }]
    const list = decided(scored(80, { ...broken, examples })).blocks?.find(({ kind }) => kind === 'list')
    assert.ok(list?.kind === 'list')
    assert.deepEqual(list.items, [
      {
        text: 'Some pictures have no description for people who cannot see them',
        detail: 'Stops people, in 2 places.',
        technical: [
          'image-alt: Images must have alternative text',
          'img.logo',
          '<img class="logo">',
          'img.map',
          '<img class="map">',
        ],
        tone: 'error',
      },
    ])
  })

  test('each device has its own check with its own visit', () => {
    const site = there(aSite())
    const phone = mobile.evaluate({ mobileVisit: scored(40), site }, NOW)
    const computer = desktop.evaluate(
      { desktopVisit: { ...scored(95), device: 'desktop' }, mobileVisit: there(scored(40)), site },
      NOW,
    )
    assert.deepEqual(
      ['status' in phone && phone.status, 'status' in computer && computer.status],
      ['poor', 'good'],
    )
  })
})

const linesWith = (home: ReturnType<typeof aPage>, requests: VisitEvidence['requests'] = []) => {
  const outcome = judgeAccessibility({ ...scored(40, violation('critical')), requests }, { home })
  assert.ok('status' in outcome)
  return facts.parse(outcome.facts).homeLines
}

test('pictures without words are counted as the homepage is sent, with those of other slides', () => {
  const images = ['/1.jpg', '/2.jpg', '/3.jpg'].map((url) => aPicture(url, { alt: null }))
  assert.equal(linesWith(aPage({ images })), 3)
  // What is missing is put back first, and has no line.
  const gone = [{ url: images[0]?.url ?? '', type: 'Image', status: 404, bytes: 0, failed: true }]
  assert.equal(linesWith(aPage({ images }), gone), 2)
  assert.equal(linesWith(aPage()), undefined)
})

const withoutIcons = (score: number, ...violations: Violation[]): VisitEvidence => ({
  ...unstyled(score, ...violations),
  requests: missing('https://cdn.test/font-awesome.min.css'),
  styleReach: { elements: 100, withClass: 80, selected: 78 },
})

describe('accessibility of a page that some of its style did not reach', () => {
  test('is not judged by what is shown, how large and in which colours, and has no score', () => {
    const outcome = judgeAccessibility(unstyled(40, NAMELESS, SMALL, NO_LANGUAGE))
    assert.ok('unable' in outcome)
    assert.deepEqual(outcome.unable, {
      reason: 'connect_failure',
      code: 'connect_failure',
      subject: 'stylesheet',
      at: 'https://cdn.test/a.css',
    })
    assert.equal(outcome.facts?.score, null)
    assert.deepEqual(
      outcome.facts?.violations?.map(({ id }) => id),
      ['html-has-lang'],
    )
    assert.deepEqual(
      outcome.blocks?.map(({ kind }) => kind),
      ['list', 'checklist'],
    )
  })

  test('is not good where its markup alone stops people, and the line has no score', () => {
    const outcome = decided(unstyled(40, violation('critical'), SMALL))
    assert.equal(outcome.status, 'average')
    assert.equal(outcome.blocks?.[0]?.kind, 'list')
    assert.match(outcome.advice?.[0] ?? '', /we give no score/u)
    assert.equal(
      fill(wordsFor('mobile').statuses.average.line, outcome.say ?? {}),
      "There's a serious barrier to fix: some pictures have no description for people who cannot see them.",
    )
  })

  test('is judged in full where the website itself says that the file is missing', () => {
    const visit = unstyled(40, SMALL)
    const requests = visit.requests.map((request) => ({ ...request, status: 404 }))
    assert.equal(decided({ ...visit, requests }).status, 'poor')
  })

  test('is judged in full where only icons are missing and its rules reach nearly all of it', () => {
    const outcome = decided(withoutIcons(95, NO_LANGUAGE))
    assert.deepEqual([outcome.status, outcome.facts.score], ['good', 95])
    const sparse = { ...withoutIcons(95), styleReach: { elements: 100, withClass: 80, selected: 40 } }
    assert.ok('unable' in judgeAccessibility(sparse))
  })

  test('is told of no small buttons that may lack their icon', () => {
    const buttons = (width: number | null): Violation => ({
      ...SMALL,
      examples: [
        { selector: 'a', snippet: '<a>', spot: width === null ? null : { x: 0, y: 0, width, height: 1 } },
      ],
    })
    for (const width of [null, 0, 23])
      assert.ok('unable' in judgeAccessibility(withoutIcons(80, buttons(width))), String(width))
    assert.equal(decided(withoutIcons(80, buttons(24))).facts.score, 80)
    assert.ok('unable' in judgeAccessibility(withoutIcons(80, { ...SMALL, examples: [] })))
  })

  test('on a phone is not where a computer’s barriers are told', () => {
    const outcome = judgeAccessibility(
      { ...scored(70, SMALL), device: 'desktop' },
      { onPhone: unstyled(70, SMALL) },
    )
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.sameOnPhone, [])
  })
})
