import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { EvidenceFor } from '#core/check.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import {
  aRobots,
  aSampled,
  aSite,
  aTarget,
  failed,
  pending,
  theLinks,
  theSitemaps,
  there,
  theTwins,
} from '#support/evidence.ts'
import { aCrawl, aHeading, aLink, aPage } from '#support/page-facts.ts'
import { aVisit } from '#support/visits.ts'
import { fill } from '#core/words.ts'
import { check } from './check.ts'
import { words } from './words.ts'

type Bag = EvidenceFor<
  'site' | 'pages' | 'answers' | 'profile',
  'robots' | 'sitemaps' | 'links' | 'twins' | 'mobileVisit' | 'renderedPages'
>

const AT = new Date('2026-11-21T00:00:00Z')

const meta = (name: string, content: string) => ({ name, property: null, httpEquiv: null, content })
const property = (name: string, content: string) => ({ name: null, property: name, httpEquiv: null, content })

/** A homepage on which no rule fails. */
const soundHome = (given: Partial<PageFacts> = {}): PageFacts => ({
  ...aPage(),
  title: { text: "Blocked drains and hot water in Dunedin | Joe's", count: 1 },
  metas: [
    meta(
      'description',
      'We clear blocked drains, fix hot water and repair leaking taps all over Dunedin, the same day.',
    ),
    meta('viewport', 'width=device-width, initial-scale=1'),
    property('og:title', "Joe's Plumbing"),
    property('og:image', 'https://joes.test/share.jpg'),
  ],
  relations: [
    {
      rel: 'icon',
      href: '/icon.png',
      url: 'https://joes.test/icon.png',
      hreflang: null,
      type: null,
      source: 'html',
    },
  ],
  text: { ...aPage().text, words: 300, mainWords: 250, main: 'Blocked drains cleared' },
  headings: [aHeading('Blocked drains cleared today', { level: 1 })],
  links: [aLink('/services', 'Services')],
  structured: { jsonLd: [{ '@type': 'WebSite', name: "Joe's" }], broken: 0, types: [], microProducts: [] },
  rendered: true,
  raw: { words: 300, sameSiteLinks: 1 },
  ...given,
})

function evidence(home: PageFacts = soundHome(), given: Partial<Bag> = {}): Bag {
  return {
    site: aSite({ home }),
    pages: aCrawl([home]),
    answers: {},
    profile: {},
    robots: there(aRobots()),
    sitemaps: there(theSitemaps({ urls: ['https://joes.test/'], sample: [aSampled('/')] })),
    links: there(
      theLinks([aTarget('/services'), aTarget('/icon.png', { kind: 'icon', contentType: 'image/png' })]),
    ),
    twins: there(theTwins()),
    mobileVisit: there(aVisit()),
    renderedPages: there({ pages: [home] }),
    ...given,
  }
}

function outcomeOf(bag: Bag) {
  const outcome = check.evaluate(bag, AT)
  assert.ok(!('wait' in outcome))
  return outcome
}

function statusOf(bag: Bag): string {
  const outcome = outcomeOf(bag)
  return 'status' in outcome ? outcome.status : `unable: ${JSON.stringify(outcome.unable)}`
}

const failedIds = (bag: Bag): string[] =>
  outcomeOf(bag)
    .facts?.rules?.filter((rule) => rule.outcome === 'failed')
    .map((rule) => rule.id) ?? []

describe('search ranking', () => {
  it('waits while evidence is pending', () => {
    assert.deepEqual(check.evaluate(evidence(soundHome(), { links: pending }), AT), { wait: true })
  })

  it('is all clear when nothing failed and at least 80 % was tested', () => {
    assert.deepEqual(failedIds(evidence()), [])
    assert.equal(statusOf(evidence()), 'has_no_errors_or_warnings_detected')
  })

  it('has only warnings when every error rule was tested', () => {
    const home = soundHome({ lang: null })
    assert.deepEqual(failedIds(evidence(home)), ['lang-missing'])
    assert.equal(statusOf(evidence(home)), 'has_only_warnings_detected')
  })

  it('does not claim "only" when an error rule could not be tested', () => {
    const bag = evidence(soundHome({ lang: null }), { twins: failed })
    assert.equal(statusOf(bag), 'has_some_warnings_detected')
  })

  it('says that more may be found next time where tests could not be run, also beside errors', () => {
    const note = noteOf(evidence(soundHome({ title: { text: null, count: 0 } }), { mobileVisit: failed }))
    assert.ok(note?.kind === 'note')
    assert.match(note.text, /couldn't be run\. What couldn't be run isn't counted/u)
    const whole = noteOf(evidence())
    assert.ok(whole?.kind === 'note' && !whole.text.includes("couldn't be run"))
  })

  it('has errors as soon as one error rule failed', () => {
    const home = soundHome({ title: { text: null, count: 0 } })
    assert.ok(failedIds(evidence(home)).includes('title-missing'))
    assert.equal(statusOf(evidence(home)), 'has_some_errors_detected')
  })

  it('is not decided when nothing failed and under 80 % was tested', () => {
    const bag = evidence(soundHome(), {
      robots: failed,
      sitemaps: failed,
      links: failed,
      twins: failed,
      mobileVisit: failed,
    })
    assert.equal(statusOf(bag), 'unable: "partial_crawl"')
  })

  it('is not decided for a homepage that needs a missing browser', () => {
    const home = soundHome({ rendered: false, thin: true })
    const pages = aCrawl([home], { homeRendering: 'unavailable' })
    assert.equal(statusOf(evidence(home, { pages, renderedPages: failed })), 'unable: "engine_missing"')
  })

  it('counts rules, not places, and lists each rule once', () => {
    const home = soundHome({ lang: null })
    const other = {
      ...aPage({ url: '/services' }),
      ...home,
      url: 'https://joes.test/services',
      found: 'link' as const,
      depth: 1,
    }
    const { facts } = outcomeOf(evidence(home, { pages: aCrawl([home, other]) }))
    const rule = facts?.rules?.find((one) => one.id === 'lang-missing')
    assert.deepEqual(rule, {
      id: 'lang-missing',
      severity: 'warning',
      outcome: 'failed',
      pages: ['https://joes.test/', 'https://joes.test/services'],
      total: 2,
    })
    assert.equal(facts?.rules?.length, 125)
  })

  it('shows errors first, then the findings with the most places, and what passed', () => {
    const home = soundHome({ lang: null, title: { text: 'Home', count: 1 } })
    const other = soundHome({
      url: 'https://joes.test/services',
      lang: null,
      title: { text: 'Services', count: 1 },
      metas: [
        meta(
          'description',
          'What a plumber of ours does in a day: gas, gutters, drains, heat pumps and tanks.',
        ),
        meta('viewport', 'width=device-width, initial-scale=1'),
      ],
      headings: [aHeading('Services for every house', { level: 1 })],
    })
    const outcome = outcomeOf(evidence(home, { pages: aCrawl([home, other]) }))
    const [table, note] = outcome.blocks ?? []
    assert.equal(table?.kind, 'table')
    assert.deepEqual(
      table.rows.map(([given, , kind]) => [given, kind]),
      [
        ['This title is a placeholder', 'Error'],
        ["This page doesn't say what language it's in", 'Warning'],
        ['This title is very short', 'Warning'],
      ],
    )
    assert.equal(table.rows[0]?.[1], 'Write a real title for the page.')
    assert.equal(note?.kind, 'note')
    assert.match(note.text, /^\d+ tests passed/u)
  })

  it('counts no warning for what is to be left alone, and shows it last', () => {
    const home = soundHome({ lang: null })
    const other = { ...home, url: 'https://joes.test/our_services', found: 'link' as const, depth: 1 }
    const outcome = outcomeOf(evidence(home, { pages: aCrawl([home, other]) }))
    const [table] = outcome.blocks ?? []
    assert.equal(table?.kind, 'table')
    assert.deepEqual(table.rows.at(-1)?.slice(0, 3), [
      'Use dashes, not underscores, in addresses',
      'Use dashes in new addresses. Leave this one alone if people already use it.',
      'Good to know',
    ])
    const warnings = table.rows.filter(([, , kind]) => kind === 'Warning').length
    assert.equal(outcome.facts?.warnings, warnings)
  })

  it('counts a page that was read at two spellings of its address once', () => {
    const again = soundHome({ url: 'https://joes.test/index.html', found: 'link', depth: 1 })
    const [proof] = outcomeOf(evidence(soundHome(), { pages: aCrawl([soundHome(), again]) })).proof
    assert.match(proof.found, /^1 page read/u)
  })

  it('says which pages it asks for no title, summary, heading or length', () => {
    const privacy = soundHome({ url: 'https://joes.test/privacy', found: 'link', depth: 1 })
    const note = noteOf(evidence(soundHome(), { pages: aCrawl([soundHome(), privacy]) }))
    assert.ok(note?.kind === 'note')
    assert.match(note.text, /weren't tested on 1 legal page\.$/u)
  })

  it('writes one warning in the singular', () => {
    const outcome = outcomeOf(evidence(soundHome({ lang: null })))
    assert.ok('say' in outcome)
    assert.equal(outcome.say?.['warnings'], '1 warning')
  })

  it('has facts that fit their schema', () => {
    check.facts.parse(outcomeOf(evidence()).facts)
  })
})

const noteOf = (bag: Bag) => outcomeOf(bag).blocks?.find(({ kind }) => kind === 'note')

const noteWith = (...pages: PageFacts[]): string => {
  const note = noteOf(evidence(soundHome(), { pages: aCrawl([soundHome(), ...pages]) }))
  return note?.kind === 'note' ? note.text : ''
}

it('says why tests of words were not run where most pages were left to their scripts', () => {
  const short = ['/a', '/b', '/c'].map((url) => aPage({ url, thin: true }))
  assert.match(noteWith(...short), /3 of 4 pages have few words until their scripts run/u)
  assert.doesNotMatch(noteWith(...short.slice(2)), /until their scripts run/u)
})

const lineOf = (bag: Bag): string => {
  const outcome = outcomeOf(bag)
  return 'say' in outcome ? fill(words.statuses.has_some_errors_detected.line, outcome.say ?? {}) : ''
}

it('says beside the errors that search engines are told to leave the homepage out', () => {
  const hidden = soundHome({ metas: [meta('robots', 'noindex')] })
  assert.match(
    lineOf(evidence(hidden)),
    /^We found .*\. Search engines are told to leave your homepage out\.$/u,
  )
  assert.doesNotMatch(
    lineOf(evidence(soundHome({ title: { text: null, count: 0 } }))),
    /leave your homepage/u,
  )
})

const textOf = (main: string) => ({ text: { ...soundHome().text, main } })

describe('letters that were stored twice', () => {
  it('are told with what shows and what was meant, and count as no fault of search engines', () => {
    const outcome = check.evaluate(evidence(soundHome(textOf('Weâ€™re open. Itâ€™s warm.'))), AT)
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.advice, [
      'Some letters are broken on 1 page: “â€™” shows where “’” was meant. Ask your web person to put them right, and to store and send the pages as UTF-8.',
    ])
    assert.equal(outcome.facts.errors, 0)
  })

  it('are not told of where all are whole', () => {
    const outcome = check.evaluate(evidence(soundHome(textOf('We’re open. It’s warm.'))), AT)
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.advice, [])
  })
})
