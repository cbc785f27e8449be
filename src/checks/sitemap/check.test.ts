import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Block } from '#core/block.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { RobotsEvidence } from '#core/evidence/robots.ts'
import type { SitemapPlace, SitemapsEvidence } from '#core/evidence/sitemaps.ts'
import type { Wanted } from '#core/gathered.ts'
import { failure } from '#core/reasons.ts'
import { fill, type Say, stepText } from '#core/words.ts'
import { aRobots, aSitemapFile, aSite, failed, pending, there, theSitemaps } from '#support/evidence.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const place = (path: string, given: Partial<SitemapPlace> = {}): SitemapPlace => ({
  url: `https://joes.test${path}`,
  declaredInRobots: false,
  outcome: 'absent',
  status: 404,
  ...given,
})

function judge(
  given: Partial<SitemapsEvidence>,
  robots: Wanted<RobotsEvidence> = there(aRobots({ sitemaps: [] })),
  {
    home = aPage(),
    others = [],
    shown = [home],
  }: Partial<Record<'others' | 'shown', PageFacts[]>> & { home?: PageFacts } = {},
) {
  const pages = there(aCrawl([home, ...others]))
  const rendered = there({ pages: shown })
  return check.evaluate({ site: aSite({ home }), sitemaps: theSitemaps(given), robots, pages, rendered }, NOW)
}
const without = (places: SitemapPlace[], robots?: Wanted<RobotsEvidence>) =>
  judge({ files: [], urls: [], places }, robots)
const NOWHERE = [place('/sitemap.xml'), place('/feed')]
const isRobotsFileMade = (status: number) => {
  const outcome = without(NOWHERE, there(aRobots({ status, sitemaps: [] })))
  return 'status' in outcome && outcome.facts.withRobotsFile
}

/** Whether a homepage with these links is said to be the only page; `others` were read as well. */
function onePage(to: string[], ...others: PageFacts[]): boolean {
  const home = aPage({ links: to.map((href) => aLink(href, 'Link')) })
  const outcome = judge({ files: [], urls: [], places: NOWHERE }, there(aRobots({ sitemaps: [] })), {
    home,
    others,
  })
  assert.ok('status' in outcome)
  assert.equal(outcome.status, 'no_sitemap')
  assert.equal(outcome.applicable, outcome.facts.isOnePage ? false : undefined)
  return outcome.facts.isOnePage
}

const problemOf = (path: string, declaredInRobots: boolean) => {
  const feed = place(path, {
    outcome: 'invalid',
    status: 200,
    problem: 'It lists nothing.',
    declaredInRobots,
  })
  const outcome = without([place('/sitemap.xml'), feed])
  return 'status' in outcome ? outcome.say?.problem : 'not judged'
}

/** A page's main address at another website. */
const NOINDEX = { name: 'robots', property: null, httpEquiv: null, content: 'noindex' }
const ELSEWHERE = {
  rel: 'canonical',
  href: 'https://elsewhere.test/',
  url: 'https://elsewhere.test/',
  hreflang: null,
  type: null,
  source: 'html',
} as const
const wayOf = (home: GivenPage) => {
  const outcome = judge({ files: [], urls: [], places: NOWHERE }, undefined, { home: aPage(home) })
  return 'status' in outcome ? outcome.facts.way : 'not judged'
}

const builder = (serves: boolean) => ({
  technologies: [{ name: 'Webflow', kind: 'builder', version: null, by: 'html', serves } as const],
})

const kinds = (blocks: readonly Block[] = []) => blocks.map(({ kind }) => kind)

describe('sitemap', () => {
  it('is found when one works', () => {
    const outcome = judge({ files: [aSitemapFile({ urls: 12 })] })
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'has_sitemap')
    assert.equal(outcome.say?.urlCount, '12 pages')
    assert.equal(outcome.facts.declaredInRobots, true)
    assert.deepEqual(facts.parse(outcome.facts), outcome.facts)
  })

  it('is not said to be ready for a search engine where all that it lists is at another address', () => {
    const files = [aSitemapFile({ problems: ['other_host', 'not_in_robots'] })]
    const elsewhere = judge({ files, urls: [], foreign: ['https://other.test/', 'https://other.test/menu'] })
    const own = judge({ foreign: ['https://other.test/'] })
    assert.ok('status' in elsewhere && 'status' in own)
    const { line, steps } = check.words.statuses.has_sitemap
    assert.doesNotMatch(elsewhere.advice?.join() ?? '', /robots file/u)
    const first = (say: Say = {}) => fill(stepText(steps[0] ?? ''), say)
    assert.match(fill(line, elsewhere.say ?? {}), /Everything in it is at another address, other\.test/u)
    assert.doesNotMatch(fill(line, own.say ?? {}), /Everything/u)
    assert.deepEqual([first(elsewhere.say), first(own.say)], ['', 'Hand it to Google Search Console once'])
    assert.deepEqual([kinds(elsewhere.blocks)[0], kinds(own.blocks)[0]], ['win', 'table'])
    assert.ok(steps.every((step) => !/made again/u.test(stepText(step))))
  })

  it('is found although an address before it could not be read', () => {
    const places = [
      place('/declared.xml', { outcome: 'unread' }),
      place('/sitemap.xml', { outcome: 'valid', status: 200 }),
    ]
    const outcome = judge({ places })
    assert.ok('status' in outcome)
    assert.equal(outcome.facts.declaredInRobots, false)
  })

  it('is missing when robots.txt and every address answered', () => {
    for (const status of [200, 404, 499]) {
      const outcome = without(NOWHERE, there(aRobots({ status, sitemaps: [] })))
      assert.ok('status' in outcome)
      assert.equal(outcome.status, 'no_sitemap')
      assert.equal(outcome.say?.problem, null)
    }
  })

  it('says where the robots file leads, when nothing is there', () => {
    const outcome = without([place('/old-map.xml', { declaredInRobots: true }), ...NOWHERE])
    assert.ok('status' in outcome)
    assert.equal(
      outcome.say?.problem,
      'Your robots file sends search engines to https://joes.test/old-map.xml, and there is nothing there.',
    )
  })

  it('is not judged when robots.txt did not answer, or with an error', () => {
    const error = without(NOWHERE, there(aRobots({ status: 500 })))
    assert.ok('unable' in error && typeof error.unable === 'object')
    assert.equal(error.unable.reason, 'server_error')
    assert.ok('unable' in without(NOWHERE, failed))
  })

  it('waits for robots.txt before it answers "missing"', () => {
    assert.deepEqual(without(NOWHERE, pending), { wait: true })
  })

  it('is not judged when an address could not be read', () => {
    const wall = place('/sitemap.xml', { outcome: 'unread', failure: failure('http_status', undefined, 403) })
    const outcome = without([wall, place('/feed')])
    assert.ok('unable' in outcome && typeof outcome.unable === 'object')
    assert.equal(outcome.unable.reason, 'bot_wall')
    assert.match(outcome.proof[0].found, /your sitemap/u)
  })

  it('promises no ready-made robots file where there may be one that was refused to us', () => {
    assert.deepEqual([200, 404, 410, 403, 401].map(isRobotsFileMade), [true, true, true, false, false])
  })

  it('C11 a file that exists and is broken counts as missing, with its problem named', () => {
    const doctype = place('/sitemap.xml', {
      outcome: 'invalid',
      status: 200,
      problem: "It isn't well-formed XML.",
    })
    const outcome = without([doctype, place('/feed')])
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'no_sitemap')
    assert.match(String(outcome.say?.problem), /sitemap\.xml, but .* It isn't well-formed XML\.$/u)
    assert.equal(outcome.proof.length, 2)
  })

  it('is missing with little worth on a website of one page', () => {
    assert.ok(onePage(['#menu', '/index.html', '/menu.pdf', 'https://elsewhere.test/about']))
    for (const page of ['/about', '/about.html', '/?page=about', 'https://shop.joes.test/'])
      assert.ok(!onePage(['#menu', page]), page)
  })

  it('is a fault on a website of one page where a file is broken or named and missing', () => {
    const broken = place('/sitemap.xml', { outcome: 'invalid', status: 200, problem: 'It is no XML.' })
    const named = place('/old-map.xml', { declaredInRobots: true })
    for (const one of [broken, named]) {
      const outcome = judge({ files: [], urls: [], places: [one] }, undefined, { home: aPage({ links: [] }) })
      assert.ok('status' in outcome)
      assert.deepEqual([outcome.applicable, outcome.advice?.length], [undefined, 1])
    }
  })

  it('does not call a news feed a broken sitemap that the robots file does not name', () => {
    for (const path of ['/feed', '/feed/', '/rss.xml', '/atom.xml', '/blog/feed.xml'])
      assert.equal(problemOf(path, false), null, path)
    assert.match(String(problemOf('/feed', true)), /^There's a file at/u)
    assert.match(String(problemOf('/feed-map.xml', false)), /^There's a file at/u)
  })

  it('says how this website gets one: by a switch, the ready-made file, or a web person', () => {
    assert.deepEqual(
      [wayOf({}), wayOf(builder(false)), wayOf(builder(true))],
      ['ready_made', 'ready_made', 'switch'],
    )
    assert.equal(wayOf({ relations: [ELSEWHERE] }), 'ready_made')
    assert.equal(wayOf({ metas: [NOINDEX] }), 'by_hand')
  })

  it('does not say "one page" of a website of which another page was read', () => {
    assert.ok(!onePage(['#menu'], aPage({ url: '/about' })))
  })

  it('nor of one whose menu a script writes', () => {
    const home = aPage({ links: [] })
    const menu = aPage({ links: [aLink('/about', 'About')] })
    for (const shown of [[menu], [menu, aPage({ url: '/about' })]]) {
      const outcome = judge({ files: [], urls: [], places: NOWHERE }, undefined, { home, shown })
      assert.ok('status' in outcome)
      assert.deepEqual([outcome.facts.isOnePage, outcome.applicable], [false, undefined])
    }
  })

  it('waits for the pages before it answers "missing", and for nothing where there is a sitemap', () => {
    const given = { site: aSite(), robots: there(aRobots({ sitemaps: [] })) }
    const none = theSitemaps({ files: [], urls: [], places: NOWHERE })
    const pages = there(aCrawl([aPage()]))
    for (const late of [
      { pages: pending, rendered: pending },
      { pages, rendered: pending },
    ]) {
      assert.deepEqual(check.evaluate({ ...given, ...late, sitemaps: none }, NOW), { wait: true })
      assert.ok('status' in check.evaluate({ ...given, ...late, sitemaps: theSitemaps({}) }, NOW))
    }
    assert.ok('status' in check.evaluate({ ...given, pages, rendered: failed, sitemaps: none }, NOW))
  })

  it('does not call a homepage that scripts write, or that was not read whole, the only page', () => {
    for (const unknown of [{ thin: true }, { truncated: true }, { cut: ['links'] }]) {
      const outcome = judge({ files: [], urls: [], places: NOWHERE }, there(aRobots({ sitemaps: [] })), {
        home: aPage(unknown),
      })
      assert.ok('status' in outcome)
      assert.equal(outcome.facts.isOnePage, false)
    }
  })

  it('problems of a working sitemap are advice, each once', () => {
    const files = [
      aSitemapFile({ problems: ['duplicates', 'feed'] }),
      aSitemapFile({ problems: ['duplicates'] }),
    ]
    const outcome = judge({ files })
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'has_sitemap')
    assert.equal(outcome.advice?.length, 2)
  })

  it('that the robots file does not name is named there, in a new file, or in place of another address', () => {
    const files = [aSitemapFile({ problems: ['not_in_robots'] })]
    const right = place('/sitemap.xml', { outcome: 'valid', status: 200 })
    const adviceOf = (places: SitemapPlace[], status = 200, text = 'User-agent: *') => {
      const outcome = judge({ files, places }, there(aRobots({ status, text, sitemaps: [] })))
      assert.ok('status' in outcome)
      const [table, named] = outcome.blocks ?? []
      assert.equal(table?.kind, 'table')
      assert.ok(named?.kind === 'facts')
      return [outcome.advice?.[0], named.rows[0]?.value]
    }
    assert.deepEqual(adviceOf([right]), [
      'Name your sitemap in your robots file, so that every search engine finds it.',
      'No',
    ])
    assert.match(String(adviceOf([right], 404)[0]), /^Make a robots file/u)
    assert.match(String(adviceOf([right], 200, '<!doctype html>')[0]), /^Make a robots file/u)
    assert.deepEqual(adviceOf([right], 403), [undefined, 'Not known'])
    assert.equal(
      adviceOf([place('/index.xml', { declaredInRobots: true, outcome: 'unread' }), right])[0],
      undefined,
    )
    const old = place('', { url: 'https://old.test/sitemap.xml', declaredInRobots: true })
    const [advice, named] = adviceOf([old, right])
    assert.match(String(advice), /names your sitemap at https:\/\/old\.test\/sitemap\.xml\. Write https:/u)
    assert.equal(named, 'At another address')
    const silent = place('', {
      url: 'https://old.test/sitemap.xml',
      declaredInRobots: true,
      outcome: 'unread',
    })
    assert.deepEqual(adviceOf([silent, right]), [
      undefined,
      'At another address: https://old.test/sitemap.xml',
    ])
    assert.equal(adviceOf([{ ...silent, url: 'https://joes.test/index.xml' }, right])[1], 'Not known')
  })
})
