import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { catalogued, defineCheck } from './check.ts'
import { judge, present, presentFailure } from './judge.ts'
import { failure } from './reasons.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const status = (tag: string) => ({ tag, line: `${tag}. {more}`, steps: ['Do {more}', 'Re-run the test'] })

const ASKING = { tag: 'Is it?', line: '{seen} Is it?', steps: ['Tell us'] }

const check = catalogued(
  defineCheck({
    id: 'robots-sample',
    code: 'SAMPLE',
    category: 'visibility',
    path: '/visibility/robots-sample',
    tour: null,
    triggers: [],
    needs: ['robots'],
    wants: ['links'],
    asks: [],
    plan: null,
    revision: 3,
    statuses: { good: 'success', gone: 'missing', away: 'not_relevant' },
    facts: z.object({ status: z.number() }),
    words: {
      title: 'Robots',
      what: 'What.',
      why: 'Why.',
      who: 'You',
      always: 'Always said.',
      statuses: {
        good: { ...status('Good'), asking: ASKING },
        gone: { ...status('Gone'), notRelevant: 'Robots need no such page.' },
        away: status('Away'),
      },
    },
    evaluate({ robots, links }) {
      if (links.state === 'pending') return { wait: true }
      const proof = [{ kind: 'page', at: robots.url, found: String(robots.status) }] as const
      if (robots.status === 500) return { unable: 'partial_crawl', proof }
      const facts = { status: robots.status }
      if (robots.status === 410) return { status: 'gone', facts, proof, applicable: false }
      if (robots.status === 418)
        return { status: 'good', facts, proof, asking: true, say: { seen: 'We saw a teapot.' } }
      if (robots.status === 501)
        return { status: 'gone', facts, proof, reason: 'provider_not_configured', advice: ['Log in'] }
      return robots.status === 200
        ? { status: 'good', facts, proof, say: { more: 'more' } }
        : { status: 'gone', facts, proof }
    },
  }),
)

const robots = (code: number) => ({
  state: 'ok' as const,
  at: '',
  durationMs: 1,
  value: {
    url: 'https://joes.test/robots.txt',
    status: code,
    serverErrorConfirmed: false,
    contentType: null,
    text: '',
    bytes: 0,
    sitemaps: [],
    badLines: [],
    rulesBeforeAgent: false,
    homeAllowed: { fettle: true, all: true, googlebot: true, bingbot: true },
    crawlDelaySeconds: null,
    blockedAssets: [],
  },
})
const failed = { state: 'failed' as const, failure: failure('dns_not_found'), at: '', durationMs: 1 }

const WORK = [{ text: 'Send the list', minutes: 10 }, 'Wait a week']
const usual = (tag: string) => ({ tag, line: tag, steps: ['The usual step'] })

const working = catalogued(
  defineCheck({
    id: 'working-sample',
    code: 'WORKING',
    category: 'visibility',
    path: '/visibility/working-sample',
    tour: null,
    triggers: [],
    needs: ['robots'],
    wants: [],
    asks: [],
    plan: {
      weight: 50,
      group: 'easy',
      effort: 60,
      completedBy: ['fine', 'enough'],
      work: () => ({ steps: WORK, isReadyMade: true, turnsGood: 'in_all' }),
    },
    revision: 1,
    statuses: {
      fine: 'success',
      enough: 'info',
      better: 'info',
      soon: 'review',
      bad: 'warning',
      ask: 'more_info',
    },
    facts: z.object({}),
    words: {
      title: 'Work',
      what: 'What.',
      why: 'Why.',
      who: 'You',
      statuses: {
        fine: usual('Fine'),
        enough: usual('Enough'),
        better: usual('Better'),
        soon: usual('Soon'),
        bad: usual('Bad'),
        ask: usual('Ask'),
      },
    },
    evaluate({ robots }) {
      const proof = [{ kind: 'page', at: robots.url, found: robots.text }] as const
      return { status: asStatus(robots.text), facts: {}, proof }
    },
  }),
)

const STATUSES = ['fine', 'enough', 'better', 'soon', 'bad', 'ask'] as const
const asStatus = (text: string) => STATUSES.find((one) => one === text) ?? 'fine'

function stepsWhen(text: (typeof STATUSES)[number]) {
  const read = robots(200)
  return judge(working, { robots: { ...read, value: { ...read.value, text } } }, AT)?.nextSteps
}

describe('the steps of a result whose check knows its work', () => {
  it("are that work while there is something to do, whatever the status' tone", () => {
    for (const open of ['bad', 'soon', 'better'] as const)
      assert.deepEqual(stepsWhen(open), ['Send the list', 'Wait a week'], open)
  })

  it("are the status' own for a question, and for what is done", () => {
    for (const other of ['fine', 'enough', 'ask'] as const)
      assert.deepEqual(stepsWhen(other), ['The usual step'], other)
  })
})

const found = (...given: [detail?: string, status?: number]) =>
  presentFailure(check, failure('http_status', ...given), AT).evidence[0]?.found.replace(/^.*\. ?/u, '')

describe('judging one check', () => {
  it('waits while evidence it needs is pending, or the check asks to', () => {
    assert.equal(judge(check, {}, AT), null)
    assert.equal(judge(check, { robots: robots(200) }, AT), null)
  })

  it('never passes failed evidence to the rule: the answer is grey, with the reason', () => {
    const result = judge(check, { robots: failed }, AT)
    assert.equal(result?.status, 'unable_to_detect')
    assert.equal(result?.display, 'missing')
    assert.equal(result?.greyKind, 'unable')
    assert.equal(result?.reasonCode, 'dns_not_found')
    assert.equal(result?.reason, "We couldn't find your website's address on the internet.")
    assert.deepEqual(
      result?.evidence.map(({ at, found }) => [at, found]),
      [['Your robots file', "We couldn't look. We couldn't find your website's address on the internet."]],
    )
  })

  it('judges without evidence that it only wants', () => {
    const result = judge(check, { robots: robots(200), links: failed }, AT)
    assert.equal(result?.status, 'good')
    assert.equal(result?.description, 'Good. more')
    assert.deepEqual(result?.nextSteps, ['Do more', 'Re-run the test'])
    assert.deepEqual(result?.advice, ['Always said.'])
    assert.equal(result?.goldStar, true)
    assert.equal(result?.revision, 3)
  })

  it('shows a missing thing in grey, and drops steps whose placeholder has no value', () => {
    const result = judge(check, { robots: robots(404), links: failed }, AT)
    assert.equal(result?.greyKind, 'missing')
    assert.equal(result?.goldStar, false)
    assert.deepEqual(result?.nextSteps, ['Re-run the test'])
  })

  it('shows what does not apply as not relevant', () => {
    const result = judge(check, { robots: robots(410), links: failed }, AT)
    assert.equal(result?.tag, 'Not relevant')
    assert.equal(result?.description, 'Robots need no such page.')
    assert.equal(result?.greyKind, 'not_relevant')
    assert.equal(result?.applicable, false)
  })

  it('asks in grey, with the words for asking, whatever tone the status has', () => {
    const result = judge(check, { robots: robots(418), links: failed }, AT)
    assert.equal(result?.status, 'good')
    assert.equal(result?.display, 'missing')
    assert.equal(result?.greyKind, 'more_info')
    assert.equal(result?.tag, 'Is it?')
    assert.equal(result?.description, 'We saw a teapot. Is it?')
    assert.deepEqual(result?.nextSteps, ['Tell us'])
    assert.equal(result?.goldStar, false)
    assert.equal(result?.applicable, true)
  })

  it('has nothing to do where the service is not available here, and keeps its status', () => {
    const result = judge(check, { robots: robots(501), links: failed }, AT)
    assert.equal(result?.status, 'gone')
    assert.equal(result?.greyKind, 'unable')
    assert.equal(result?.tag, 'Not switched on yet')
    assert.equal(result?.description, "This test isn't switched on yet.")
    assert.deepEqual([result?.nextSteps, result?.advice], [[], []])
  })

  it('asks for the website where there is none, and for no other try', () => {
    const none = { ...failed, failure: { reason: 'no_website', code: 'no_website' } } as const
    const result = judge(check, { robots: none }, AT)
    assert.equal(result?.reasonCode, 'no_website')
    assert.equal(result?.tag, 'Needs a website')
    assert.deepEqual(result?.nextSteps, ['Add your website when you have one'])
  })

  it('names the question of a proof in words, also where we could not look', () => {
    const proof = [{ kind: 'answer', at: 'S-SHIP1', found: 'Not answered' }] as const
    const [asked] = presentFailure(check, failure('dns_not_found'), AT, { proof }).evidence
    assert.match(asked?.at ?? '', /^Your answer to “[A-Z][^“”]+\?”$/u)
  })

  it('keeps the reason of the rule for "could not look"', () => {
    const result = judge(check, { robots: robots(500), links: failed }, AT)
    assert.equal(result?.reasonCode, 'partial_crawl')
    assert.equal(result?.evidence[0]?.found, '500')
  })

  it('refuses a status that the check does not declare', () => {
    const outcome = { status: 'bent', facts: {}, proof: [{ kind: 'page', at: 'a', found: 'b' }] } as const
    assert.throws(
      () => present(check, outcome, AT),
      /^Error: robots-sample answered with an undeclared status: bent$/u,
    )
  })

  it('has nothing to try where the service is not available here', () => {
    const off = presentFailure(
      check,
      { reason: 'provider_not_configured', code: 'provider_not_configured' },
      AT,
    )
    assert.deepEqual([off.tag, off.nextSteps], ['Not switched on yet', []])
  })

  it('has one step of its own, and after it the same two for every failure', () => {
    const { nextSteps } = presentFailure(check, failure('dns_not_found'), AT)
    assert.equal(nextSteps.length, 3)
    assert.deepEqual(nextSteps.slice(1), ['Re-run the test later', 'Contact us if it keeps happening'])
    assert.deepEqual(presentFailure(check, failure('page_crashed'), AT).nextSteps, [
      'Re-run the test in a few minutes',
      'Contact us if it keeps happening',
    ])
  })

  it('tells what exactly failed, where that is known', () => {
    assert.equal(found(), '')
    assert.equal(found('the robots file'), '(the robots file)')
    assert.equal(found('the robots file', 503), '(the robots file, status 503)')
    assert.equal(found(undefined, 503), '(status 503)')
  })

  it('names the check where it needs no evidence', () => {
    const { evidence } = presentFailure({ ...check, needs: [] }, failure('dns_not_found'), AT)
    assert.equal(evidence[0]?.at, 'Robots')
  })
})
