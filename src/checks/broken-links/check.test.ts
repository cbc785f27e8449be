import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure, type Reason } from '#core/reasons.ts'
import type { LinkTarget, LinksEvidence } from '#core/evidence/links.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { aCrawl, aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { fill, stepText } from '#core/words.ts'
import { check } from './check.ts'
import { facts } from './facts.ts'
import { linkWork } from './work.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const ofLinks = (reason: Reason) => ({ reason, code: reason, subject: 'links' })
const broken = (url: string, given: Partial<LinkTarget> = {}) =>
  aTarget(url, { outcome: 'broken', reason: 'not_found', status: 404, ...given })
const unchecked = (url: string, given: Partial<LinkTarget> = {}) =>
  aTarget(url, { outcome: 'could_not_check', reason: 'blocked', status: 403, ...given })

const NO_SITEMAPS = { state: 'failed', failure: failure('cancelled') } as const

function judge(targets: LinkTarget[], given: Partial<LinksEvidence> = {}, read: GivenPage[] = []) {
  const links = theLinks(targets, given)
  const pages = { state: 'ok', value: aCrawl(read.map((one) => aPage(one))) } as const
  const outcome = check.evaluate({ links, site: aSite(), pages, sitemaps: NO_SITEMAPS }, NOW)
  assert.ok(!('wait' in outcome))
  return outcome
}
const PLACE = { page: 'https://joes.test/', text: 'Link', region: 'main' } as const
const placesOn = (...paths: string[]) => paths.map((path) => ({ ...PLACE, page: `https://joes.test${path}` }))
const brokenNamed = (text: string, kind: LinkTarget['kind'], at = `/${kind}`) =>
  broken(at, { kind, places: [{ ...PLACE, text }] })
const pagesShownFor = (target: LinkTarget) => {
  const [table] = judge([target]).blocks ?? []
  return table?.kind === 'table' ? table.rows[0]?.[2] : undefined
}
const statusOf = (targets: LinkTarget[]): string => {
  const outcome = judge(targets)
  return 'status' in outcome ? outcome.status : 'unable_to_detect'
}

const why = (targets: LinkTarget[]) => {
  const outcome = judge(targets)
  return 'unable' in outcome ? outcome.unable : null
}

const said = (...targets: LinkTarget[]): unknown => {
  const outcome = judge(targets)
  return 'status' in outcome ? outcome.say?.brokenCount : undefined
}

const mail = (url: string) => ({ ...broken('/'), url, kind: 'mail', reason: 'bad_mail' }) as const

const WORDPRESS: GivenPage = {
  technologies: [{ name: 'WordPress', kind: 'cms', version: null, by: 'html' }],
}

/** What the work begins with, and whether it is ready made, on a website with a page about weddings. */
function beginsWith(targets: LinkTarget[]): [string[], boolean | undefined] {
  const weddings = { url: '/weddings', headings: [aHeading('Weddings', { level: 1 as const })] }
  const outcome = judge(targets, {}, [WORDPRESS, weddings])
  const work = linkWork({ status: 'any', facts: 'facts' in outcome ? { ...outcome.facts } : {} })
  return [(work?.steps ?? []).slice(0, -1).map(stepText), work?.isReadyMade]
}

describe('broken links', () => {
  it('are reported from the first one on', () => {
    assert.equal(statusOf([aTarget('/a'), broken('/b')]), 'broken_links_detected')
    assert.equal(statusOf([aTarget('/a')]), 'all_links_working')
  })

  it('half that could not be checked is still conclusive, more is not', () => {
    const works = [aTarget('/a'), aTarget('/b')]
    const two = [unchecked('/c'), unchecked('/d')]
    assert.equal(statusOf([...works, ...two]), 'all_links_working')
    assert.equal(statusOf([...works, ...two, unchecked('/e')]), 'unable_to_detect')
  })

  it('counts an outside host that does not answer once, however many links lead there', () => {
    const office = ['/tax', '/rates', '/due'].map((path) =>
      unchecked(`https://office.test${path}`, { sameSite: false }),
    )
    assert.equal(statusOf([aTarget('/a'), ...office]), 'all_links_working')
    const other = unchecked('https://other.test/', { sameSite: false })
    assert.equal(statusOf([aTarget('/a'), ...office, other]), 'unable_to_detect')
  })

  it('a website without a single conclusive link is not judged', () => {
    assert.equal(statusOf([]), 'unable_to_detect')
    assert.equal(statusOf([unchecked('/a')]), 'unable_to_detect')
  })

  it('names the reason when it cannot judge', () => {
    assert.deepEqual(why([unchecked('/a'), unchecked('/b')]), ofLinks('bot_wall'))
    assert.deepEqual(why([unchecked('/a', { reason: 'robots' })]), ofLinks('robots_disallowed'))
    assert.deepEqual(why([]), ofLinks('partial_crawl'))
  })

  it('a link to a missing part of a page is advice and not counted', () => {
    const anchor = aTarget('/a#x', { outcome: 'anchor', reason: 'missing_anchor' })
    const outcome = judge([aTarget('/a'), anchor])
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'all_links_working')
    assert.equal(outcome.facts.anchors.length, 1)
    const verdict = fill(check.words.statuses.all_links_working.line, outcome.say ?? {})
    assert.match(verdict, /^We tested 1 link: nothing .* missing, but 1 link jumps to .* there\.$/u)
  })

  it('icons, canonical addresses and language versions are left to other rules', () => {
    const side = (['icon', 'canonical', 'hreflang'] as const).map((kind) => broken(`/${kind}`, { kind }))
    const outcome = judge([aTarget('/a'), ...side])
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'all_links_working')
    assert.deepEqual(outcome.facts.links, [])
  })

  it('W07 a limit makes the count a minimum', () => {
    const outcome = judge([broken('/a'), broken('/b')], { limited: true })
    assert.ok('status' in outcome)
    assert.equal(outcome.say?.brokenCount, 'at least 2 broken links')
    const { counts } = theLinks([])
    const stopped = judge([broken('/a')], { counts: { ...counts, notTested: 3 } })
    assert.equal('say' in stopped && stopped.say?.brokenCount, 'at least 1 broken link')
    assert.equal(outcome.say?.count, 'At least 2')
  })

  it('counts one link and two links', () => {
    assert.equal(said(broken('/a')), '1 broken link')
  })

  it('counts what a page itself loads apart from what visitors follow', () => {
    const picture = broken('/a.jpg', { kind: 'image' })
    const script = broken('/a.js', { kind: 'script' })
    assert.equal(said(broken('/a'), picture), '1 broken link and 1 missing picture')
    assert.equal(said(picture, script), '2 missing parts')
    const linked = broken('/large.jpg?v=2', { kind: 'file' })
    assert.equal(said(linked, broken('/prices.pdf', { kind: 'file' })), '1 broken link and 1 missing picture')
  })

  it('lists each target once, with its pages and its number of uses', () => {
    const places = ['/a', '/b', '/b'].map((page) => ({
      page,
      text: page === '/a' ? '' : 'Menu',
      region: 'main' as const,
    }))
    const outcome = judge([broken('/gone', { places, uses: 3, onEveryPage: true })])
    assert.ok('status' in outcome)
    assert.deepEqual(outcome.facts.links, [
      {
        from: '/a',
        alsoFrom: ['/b'],
        onEveryPage: true,
        to: 'https://joes.test/gone',
        text: 'Menu',
        status: 404,
        reason: 'Not found',
        reasonCode: 'not_found',
        type: 'page',
        uses: 3,
      },
    ])
    assert.deepEqual(facts.parse(outcome.facts), outcome.facts)
  })

  it('names the address it looked at when the written one does not answer', () => {
    const outcome = judge([broken('https://live.test/gone', { lookedAt: 'https://joes.test/gone' })])
    assert.ok('status' in outcome)
    const [row] = outcome.facts.links
    assert.deepEqual([row?.to, row?.written], ['https://joes.test/gone', 'https://live.test/gone'])
    const [table] = outcome.blocks ?? []
    assert.ok(table?.kind === 'table')
    assert.equal(
      table.rows[0]?.[1],
      "https://live.test/gone (we couldn't reach it there; looked at https://joes.test/gone)",
    )
    assert.match(outcome.proof?.[1]?.found ?? '', /written https:.*live\.test\/gone, which we couldn't/u)
  })

  it('advises on an email link to the example address of a template, and does not count it', () => {
    const mail = { ...aTarget('/'), url: 'mailto:support@yourstore.com', kind: 'mail' } as const
    const outcome = judge([aTarget('/a'), mail])
    assert.ok('status' in outcome)
    assert.equal(outcome.status, 'all_links_working')
    assert.match(outcome.advice?.[0] ?? '', /support@yourstore\.com, which looks like a template's example/u)
  })

  it('tells an email link that is not written as one apart from one without an address', () => {
    const outcome = judge([mail('mail:joe@joes.test'), mail('mailto://joe@joes.test'), mail('mailto:joe')])
    assert.ok('status' in outcome)
    const slip = "Isn't written as an email link: it should be mailto: and then the address"
    assert.deepEqual(
      outcome.facts.links.map(({ reason, type }) => `${type}: ${reason}`),
      [`email: ${slip}`, `email: ${slip}`, "email: Isn't an email address"],
    )
    const steps = JSON.stringify(
      check.plan?.work?.({ status: 'broken_links_detected', facts: outcome.facts }),
    )
    assert.match(steps, /it should be mailto: and then the address.*it should be.*correct or remove/u)
  })

  it('does not propose to mend an email link to a domain that is none of the website’s', () => {
    const outcome = judge([
      mail('mail:hello@maker.test'),
      mail('mail:joe@joes.co.nz'),
      mail('mail:joe@gmail.com'),
    ])
    assert.ok('status' in outcome)
    assert.deepEqual(
      outcome.facts.links.map(({ foreignMail }) => foreignMail === true),
      [true, false, false],
    )
    const [first, second] = beginsWith([mail('mail:hello@maker.test'), mail('mail:joe@joes.co.nz')])[0]
    assert.match(first ?? '', /make sure first that the address is yours/u)
    assert.match(second ?? '', /it should be mailto:/u)
  })

  it('says on how many pages a link is', () => {
    const twice = broken('/x', { places: placesOn('/', '/a', '/a'), uses: 3 })
    assert.equal(pagesShownFor(twice), 'Homepage and 1 other page')
    assert.match(
      beginsWith([{ ...twice, kind: 'script' }])[0][0] ?? '',
      /^On your homepage and 1 other page, /u,
    )
    assert.equal(
      pagesShownFor(broken('/x', { places: placesOn('/a', '/b', '/c'), uses: 40 })),
      'https://joes.test/a and at least 2 other pages',
    )
    assert.equal(pagesShownFor(broken('/x', { places: placesOn('/a') })), 'https://joes.test/a')
  })

  it('calls a missing picture a picture in its step, and says what helps', () => {
    const outcome = judge([
      brokenNamed('Born in Kigali', 'image', '/people/a'),
      brokenNamed('', 'image'),
      brokenNamed('Our map', 'frame'),
    ])
    assert.ok('status' in outcome)
    const work = check.plan?.work?.({ status: 'broken_links_detected', facts: outcome.facts })
    assert.deepEqual(
      work?.steps.slice(0, 3).map((step) => (typeof step === 'string' ? step : step.text)),
      [
        'On your homepage, upload the picture “Born in Kigali” again with the very same name, capital letters included, or remove it',
        'On your homepage, upload the picture https://joes.test/image again with the very same name, capital letters included, or remove it',
        'On your homepage, correct or remove the frame “Our map”',
      ],
    )
  })

  it('asks for no upload of a picture of another website', () => {
    const elsewhere = broken('https://pictures.test/a.jpg', { kind: 'image', sameSite: false })
    assert.deepEqual(beginsWith([elsewhere])[0], [
      'On your homepage, replace the picture “Link”, or remove it',
    ])
  })

  it('names links by their text, and parts of a page by their kind', () => {
    const targets = [brokenNamed('', 'page'), brokenNamed('', 'script'), brokenNamed('Our shop', 'image')]
    const { blocks = [] } = judge(targets)
    const firsts = blocks.flatMap((block) =>
      block.kind === 'table' ? [[block.columns[0]?.label, ...block.rows.map(([first]) => first)]] : [],
    )
    assert.deepEqual(firsts, [
      ['Link text', '(no text)'],
      ['What', 'Script', 'Picture: Our shop'],
    ])
  })

  it('shows the first fifty rows and their total', () => {
    const outcome = judge(Array.from({ length: 51 }, (_, at) => broken(`/${at}`)))
    const [table] = outcome.blocks ?? []
    assert.ok(table?.kind === 'table')
    assert.equal(table.rows.length, 50)
    assert.equal(table.total, 51)
  })
})

describe('the redirects of missing pages', () => {
  it('are called ready made only where a page is known that they lead to', () => {
    assert.deepEqual(beginsWith([broken('/wedding'), broken('/xyzzy')]), [
      [
        'Use the ready-made redirect for one missing page, or correct the links that lead there',
        'Choose where 1 other missing page leads, in the ready-made list, or take the links away',
      ],
      true,
    ])
    assert.deepEqual(beginsWith([broken('/xyzzy')]), [
      ['Choose where the missing page leads, in the ready-made list, or take the links away'],
      false,
    ])
  })

  it('are of addresses where a document is among them', () => {
    const [steps] = beginsWith([broken('/wedding'), broken('/wedding.pdf', { kind: 'file' })])
    assert.match(steps[0] ?? '', /redirects for 2 missing addresses/u)
  })
})
