import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import type { PagesEvidence } from '#core/evidence/pages.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

const evaluate = (pages: PagesEvidence, given: Partial<Parameters<typeof check.evaluate>[0]> = {}) =>
  check.evaluate(
    { pages, answers: {}, profile: {}, renderedPages: gone, loaded: gone, scripts: gone, ...given },
    AT,
  )
const judge = (...pages: PageFacts[]) => evaluate(aCrawl(pages))
const statusOf = (outcome: ReturnType<typeof evaluate>) =>
  'status' in outcome ? outcome.status : 'undecided'
const factsOf = (outcome: ReturnType<typeof evaluate>) => {
  assert.ok('facts' in outcome && outcome.facts)
  return outcome.facts
}

const PRIVACY_TEXT = `We collect personal information and use it to answer you. ${prose(150)}`
const COOKIE_TEXT = `A cookie is a file that your browser keeps. Our website sets cookies. No cookie is sold. ${prose(80)}`
const TERMS_TEXT = `By using this site you agree to these terms. Our liability is limited. ${prose(200)}`
const privacy = htmlPage('/privacy', `<p>${PRIVACY_TEXT}</p>`)
const cookies = htmlPage('/cookies', `<p>${COOKIE_TEXT}</p>`)
const terms = htmlPage('/terms', `<p>${TERMS_TEXT}</p>`)

const LINKS = ['Privacy', 'Cookies', 'Terms']
  .map((text) => `<a href="/${text.toLowerCase()}">${text}</a>`)
  .join(' ')
const home = (body = `<footer>${LINKS}</footer>`): PageFacts => htmlPage('/', `<p>${prose(80)}</p>${body}`)
const FORM =
  '<form><input name="email" type="email"><textarea name="m"></textarea><button>Send</button></form>'

const privacyOf = (...pages: PageFacts[]) => factsOf(judge(...pages)).privacyPolicy

const shortPolicy = (words: number) =>
  htmlPage('/privacy', `<p>We collect personal data and use it. ${prose(words - 7)}</p>`)

const policyAt = (url: string) => privacyOf(home(`<a href="${url}">Privacy Policy</a>`))

const unreadPolicy = (reason: ReturnType<typeof failure>) =>
  factsOf(
    evaluate(
      aCrawl([home()], { unread: [{ url: 'https://joes.test/privacy', failure: reason, inMenu: true }] }),
    ),
  )

const cookieInformationIn = (text: string) => {
  const facts = factsOf(judge(home(), htmlPage('/privacy', `<p>${PRIVACY_TEXT}</p>${text}`), terms))
  return [facts.cookieInformation, facts.cookiePolicy]
}

const adviceFor = (industry: string) => {
  const outcome = evaluate(aCrawl([home('')]), { profile: { industry } })
  return 'advice' in outcome ? outcome.advice : undefined
}

const linkedWith = (rel: string) => home(`<a ${rel} href="/privacy">Privacy</a>`)

describe('all three pages', () => {
  it('are present when each is linked and has the expected text', () => {
    const outcome = judge(home(), privacy, cookies, terms)
    assert.equal(statusOf(outcome), 'legal_items_present')
    const { privacyPolicy, cookiePolicy, termsAndConditions, cookieInformation } = factsOf(outcome)
    assert.deepEqual(
      [privacyPolicy, cookiePolicy, termsAndConditions, cookieInformation],
      ['https://joes.test/privacy', 'https://joes.test/cookies', 'https://joes.test/terms', 'page'],
    )
  })

  it('are present however little of the rest was read', () => {
    const crawl = aCrawl([home(), privacy, cookies, terms], { menu: { links: 10, conclusive: 3 } })
    assert.equal(statusOf(evaluate(crawl)), 'legal_items_present')
  })
})

describe('a legal page', () => {
  it('needs its words: 150 for privacy', () => {
    assert.equal(privacyOf(home(), shortPolicy(150)), 'https://joes.test/privacy')
    assert.equal(privacyOf(home(), shortPolicy(149)), null)
  })

  it('may be a part of a page about several of them, with all the words that it needs', () => {
    assert.deepEqual(partOf(legal('Privacy Policy', PRIVACY_TEXT)), ['https://joes.test/legal', null])
    assert.deepEqual(partOf(legal('Terms of Use', TERMS_TEXT)), [null, 'https://joes.test/legal'])
    assert.deepEqual(partOf(legal('Privacy', PRIVACY_TEXT)), ['https://joes.test/legal', null])
    assert.deepEqual(partOf(legal('Privacy', prose(200))), [null, null])
    assert.deepEqual(partOf(legal('Terms', TERMS_TEXT)), [null, 'https://joes.test/legal'])
    assert.deepEqual(partOf(legal('Terms', `Fees, prices. Cancel early. ${prose(200)}`)), [null, null])
    assert.deepEqual(partOf(legal('Privacy Policy', 'See our privacy policy.')), [null, null])
    assert.deepEqual(partOf(legal('Privacy Policy', `Lorem ipsum. ${PRIVACY_TEXT}`)), [null, null])
  })

  it('about terms may say what they are for', () => {
    for (const path of ['/hire-conditions', '/conditions-of-hire', '/payment-terms', '/user-agreement'])
      assert.equal(termsAt(path), `https://joes.test${path}`)
    assert.equal(termsAt('/track-conditions'), null)
  })

  it('that answered, and whose text a script writes, is told so', () => {
    const shell = { ...privacy, thin: true }
    const said = (outcome: ReturnType<typeof judge>) =>
      'say' in outcome ? String(outcome.say?.['linked']) : ''
    assert.match(
      said(judge(home(), shell, terms, cookies)),
      /^We opened a privacy policy, but a script writes the text there, so we couldn't read it\.$/u,
    )
  })

  it('that only stands at its usual address is told as one without a link', () => {
    const unlinked = { ...privacy, found: 'guess' as const }
    const outcome = judge(home(FORM), unlinked, terms, cookies)
    assert.deepEqual(factsOf(outcome).notEnough, [
      { item: 'privacy', url: 'https://joes.test/privacy', flaw: 'unlinked' },
    ])
    assert.equal(statusOf(outcome), 'legal_items_missing')
    const said = 'say' in outcome ? String(outcome.say?.['linked']) : ''
    assert.match(
      said,
      /^You have a privacy policy at https:\/\/joes\.test\/privacy, but no page that we read links to it/u,
    )
    const thin = { ...shortPolicy(100), found: 'guess' as const }
    assert.deepEqual(factsOf(judge(home(FORM), thin)).notEnough, [])
  })

  it('needs three of its signs', () => {
    assert.equal(privacyOf(home(), htmlPage('/privacy', `<p>${prose(200)}</p>`)), null)
  })

  it('is no page of biscuits that a baker sells as cookies', () => {
    const bakery = htmlPage(
      '/cookies',
      `<p>Cookies! ${'Our cookie is a treat, crisp and sweet. '.repeat(15)}</p>`,
    )
    assert.equal(factsOf(judge(home(), bakery)).cookiePolicy, null)
  })

  it('may be a document with a matching name', () => {
    assert.equal(
      privacyOf(home('<a href="/files/p.pdf">Privacy policy</a>')),
      'https://joes.test/files/p.pdf',
    )
    assert.equal(privacyOf(home('<a href="/files/p.pdf">Menu</a>')), null)
  })

  it('may be hosted by a policy service, but not by any other host', () => {
    assert.equal(
      policyAt('https://www.iubenda.com/privacy-policy/1'),
      'https://www.iubenda.com/privacy-policy/1',
    )
    assert.equal(policyAt('https://policies.google.com/privacy'), null)
  })

  it('does not exist when its link has no target', () => {
    assert.equal(privacyOf(home('<a href="#">Privacy Policy</a>')), null)
    assert.equal(privacyOf(home('<a href="/">Privacy Policy</a>')), null)
  })

  it('may be a section that its link opens', () => {
    const page = home(`<a href="#pp">Privacy Policy</a><div id="pp"><p>${PRIVACY_TEXT}</p></div>`)
    assert.equal(privacyOf(page), 'https://joes.test/#pp')
  })

  it('is found by its link when a block kept us out, and not when it is gone', () => {
    assert.equal(unreadPolicy(failure('blocked_by_site')).privacyPolicy, 'https://joes.test/privacy')
    assert.equal(unreadPolicy(failure('http_status', '', 404)).privacyPolicy, null)
  })

  it('may hold what is said about cookies where it could not be read: neither missing nor found, and no praise', () => {
    const unread = [{ url: 'https://joes.test/privacy', failure: failure('blocked_by_site'), inMenu: true }]
    const outcome = evaluate(aCrawl([home(), terms], { unread }))
    assert.deepEqual('unable' in outcome && outcome.unable, {
      ...failure('blocked_by_site'),
      subject: 'page',
      at: 'https://joes.test/privacy',
    })
    const [list] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
    assert.deepEqual(list?.kind === 'checklist' && list.items.map(({ done }) => done), [true, null, true])
  })

  it('is found by its link when nofollow asks us not to follow it', () => {
    assert.equal(privacyOf(linkedWith('rel="nofollow"')), 'https://joes.test/privacy')
    assert.equal(privacyOf(linkedWith('')), null)
  })

  it('is found by its link when only a script fills it', () => {
    const shell = htmlPage(
      '/privacy',
      `<header>${prose(60)}</header><div id="app"></div><script src="/app.js"></script>`,
    )
    assert.equal(privacyOf(home(), shell), 'https://joes.test/privacy')
  })

  it('is not one without a link to it', () => {
    assert.equal(privacyOf(home(''), { ...privacy, found: 'guess' }), null)
  })

  it('is found at the other host of the website', () => {
    const head = '<link rel="canonical" href="https://joesbakery.example/">'
    const front = htmlPage(
      '/',
      `<p>${prose(80)}</p><a href="https://joesbakery.example/privacy">Privacy</a>`,
      { head },
    )
    assert.equal(privacyOf(front, privacy), 'https://joes.test/privacy')
  })
})

describe('cookie information', () => {
  it('may be a part of the privacy policy, under a heading or in a paragraph', () => {
    assert.deepEqual(cookieInformationIn('<h2>Cookies</h2><p>We use them.</p>'), ['section', null])
    assert.deepEqual(cookieInformationIn(`<p>We set a cookie for analytics. ${prose(30)}</p>`), [
      'section',
      null,
    ])
    assert.deepEqual(cookieInformationIn(`<p>We set a cookie. ${prose(30)}</p>`), [null, null])
    assert.deepEqual(cookieInformationIn('<p>We set a cookie for analytics.</p>'), [null, null])
  })
  it('completes the three', () => {
    const withPart = htmlPage('/privacy', `<p>${PRIVACY_TEXT}</p><h2>Cookies</h2><p>We use them.</p>`)
    assert.equal(statusOf(judge(home(), withPart, terms)), 'legal_items_present')
  })
})

describe('at risk', () => {
  it('is a website that collects information without a privacy policy', () => {
    const outcome = judge(home(FORM))
    assert.equal(statusOf(outcome), 'website_at_risk')
    assert.equal('say' in outcome && outcome.say?.['doing'], "collects people's information")
  })

  it('is a website that sells with neither terms nor returns rules', () => {
    const crawl = aCrawl([home(), privacy, cookies])
    const selling = { answers: { 'S-SELL': 'yes' } }
    assert.equal(statusOf(evaluate(crawl, selling)), 'website_at_risk')
    const returns = htmlPage('/returns', `<p>Returns are welcome. ${prose(60)}</p>`)
    assert.equal(
      statusOf(evaluate(aCrawl([home(), privacy, cookies, returns]), selling)),
      'legal_items_missing',
    )
    assert.equal(statusOf(evaluate(crawl, { answers: { 'S-SELL': 'no' } })), 'legal_items_missing')
  })

  it('is never a website that collects nothing and sells nothing', () => {
    const outcome = judge(home(''))
    assert.equal(statusOf(outcome), 'legal_items_missing')
    assert.equal(
      'say' in outcome && outcome.say?.['missing'],
      'a privacy policy, cookie information and terms and conditions',
    )
  })
})

describe('not decided', () => {
  it('while the browser may still show more', () => {
    assert.deepEqual(evaluate(aCrawl([home('')]), { renderedPages: { state: 'pending' } }), { wait: true })
    assert.deepEqual(evaluate(aCrawl([home('')]), { loaded: { state: 'pending' } }), { wait: true })
    const written = htmlPage('/terms', '<script src="/app.js"></script>')
    const crawl = aCrawl([home(), privacy, cookies, written])
    assert.deepEqual(evaluate(crawl, { renderedPages: { state: 'pending' } }), { wait: true })
  })

  it('when too few pages were read, with the facts found so far', () => {
    const outcome = evaluate(aCrawl([home(), privacy], { menu: { links: 10, conclusive: 3 } }))
    const [list] = 'blocks' in outcome ? (outcome.blocks ?? []) : []
    assert.deepEqual(list?.kind === 'checklist' && list.items.map(({ done }) => done), [true, null, null])
    assert.equal(
      'unable' in outcome && typeof outcome.unable === 'object' && outcome.unable.reason,
      'partial_crawl',
    )
    assert.equal(factsOf(outcome).privacyPolicy, 'https://joes.test/privacy')
    assert.equal(factsOf(outcome).legalStatus, 'unable_to_detect')
  })
})

describe('industries with sensitive records', () => {
  it('get advice of their own', () => {
    assert.match(adviceFor('health')?.[0] ?? '', /Privacy Act whatever their size/u)
    assert.match(adviceFor('finance')?.[0] ?? '', /sensitive records/u)
    assert.deepEqual(adviceFor('retail'), [])
  })
})

const legal = (heading: string, words = ''): PageFacts =>
  htmlPage('/legal', `<h1>Legal</h1><h2>${heading}</h2><p>${words}</p><h2>Refunds</h2><p>${prose(60)}</p>`)

function partOf(page: PageFacts) {
  const { privacyPolicy, termsAndConditions } = factsOf(judge(home(''), page))
  return [privacyPolicy, termsAndConditions]
}

const termsAt = (path: string) =>
  factsOf(judge(home(''), htmlPage(path, `<p>${TERMS_TEXT}</p>`))).termsAndConditions
