import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const judge = (...pages: PageFacts[]) =>
  check.evaluate(
    { pages: aCrawl(pages), answers: {}, profile: {}, renderedPages: gone, loaded: gone, scripts: gone },
    new Date('2026-11-21T00:00:00Z'),
  )
const factsOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  assert.ok('facts' in outcome && outcome.facts)
  return outcome.facts
}

const PRIVACY = `We collect personal information and use it to answer you. ${prose(150)}`
const ABOUT_COOKIES = `A cookie is a file that your browser keeps. Our website sets cookies. No cookie is sold. ${prose(80)}`
const TERMS = `By using this site you agree to these terms. Our liability is limited. ${prose(200)}`
const linking = (...paths: string[]): string =>
  `<footer>${paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ')}</footer>`
const home = (...paths: string[]): PageFacts => htmlPage('/', `<p>${prose(80)}</p>${linking(...paths)}`)
const terms = htmlPage('/terms', `<p>${TERMS}</p>${linking('/privacy', '/terms')}`)

describe('the page of cookies', () => {
  it('is the one that its address names, not another with a title that was left over', () => {
    const text = `<h1>Privacy</h1><p>${PRIVACY}</p><p>${ABOUT_COOKIES}</p>`
    const mistitled = htmlPage('/privacy', text, { title: 'Cookie policy' })
    const own = htmlPage('/cookie-policy', `<h1>Cookie policy</h1><p>${ABOUT_COOKIES}</p>`)
    const both = [home('/privacy'), mistitled, own] as const
    assert.equal(factsOf(...both).cookiePolicy, 'https://joes.test/cookie-policy')
    assert.equal(factsOf(home('/privacy'), mistitled).cookiePolicy, 'https://joes.test/privacy')
  })

  it('may be a part of a privacy policy that no page links to: what it lacks is the link', () => {
    const policy = {
      ...htmlPage('/privacy', `<p>${PRIVACY}</p><h2 id="c">Cookies</h2>`),
      found: 'guess' as const,
    }
    const facts = factsOf(home('/terms'), policy, htmlPage('/terms', `<p>${TERMS}</p>`))
    assert.equal(facts.cookieInformation, 'section')
    assert.deepEqual(facts.notEnough, [{ item: 'privacy', url: policy.url, flaw: 'unlinked' }])
    const outcome = judge(home('/terms'), policy, htmlPage('/terms', `<p>${TERMS}</p>`))
    const [list] = ('blocks' in outcome && outcome.blocks) || []
    const crossed = list?.kind === 'checklist' ? list.items.filter(({ done }) => done === false) : []
    assert.deepEqual(
      crossed.map(({ text, detail }) => [text, detail]),
      [
        ['Privacy policy', `${policy.url}: no page that we read links to it`],
        ['Cookie information', `${policy.url}#c: no page that we read links to it`],
      ],
    )
  })
})

const about = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  assert.ok('status' in outcome)
  const { say = {}, proof } = outcome
  return { say, proof: proof.map(({ found }) => found).join() }
}

const flawOf = (notice: string) =>
  factsOf(home('/privacy'), htmlPage('/privacy', `<p>${notice}</p>`)).notEnough?.[0]?.flaw

describe('a page that is not enough', () => {
  const short = {
    ...htmlPage('/privacy-policy', `<p>We collect it. ${prose(15)}</p>`),
    found: 'sitemap' as const,
  }

  it('is not there, or not ready, where it says so with either apostrophe', () => {
    const sorry = 'Sorry, it looks as if nothing was found at this location. Maybe try a search?'
    for (const sign of ["'", '’']) {
      assert.equal(flawOf(`Oops! That page can${sign}t be found. ${sorry}`), 'not_found', sign)
      assert.equal(flawOf(`This page isn${sign}t available. ${sorry}`), 'disabled', sign)
    }
  })

  it('is said to be linked only where a link named it', () => {
    const { say, proof } = about(home('/terms'), terms, short)
    assert.match(
      String(say['linked']),
      /^We found a privacy policy at https:\/\/joes\.test\/privacy-policy, but its page has only \d+ words, too few to say all that a privacy policy should\./u,
    )
    assert.doesNotMatch(proof, /is linked/u)
    const linked = about(home('/terms', '/privacy-policy'), terms, short)
    assert.match(String(linked.say['linked']), /^You link to a privacy policy, but its page has only/u)
    assert.match(linked.proof, /is linked/u)
  })
})

describe('a policy that a script writes', () => {
  it('was read in part: nothing is said of what stands in it', () => {
    const shell = htmlPage('/privacy', '<div id="app"></div><script src="/app.js"></script>')
    const outcome = judge(home('/privacy', '/terms'), shell, terms)
    const { reason, at } = 'unable' in outcome && typeof outcome.unable === 'object' ? outcome.unable : {}
    assert.deepEqual([reason, at], ['partial_crawl', 'https://joes.test/privacy'])
  })
})

const stepOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  return 'say' in outcome ? outcome.say?.['linkThem'] : 'none'
}

const policy = (...paths: string[]) =>
  htmlPage('/privacy', `<p>${PRIVACY}</p><h2>Cookies</h2>${linking(...paths)}`)

describe('the step to link the pages', () => {
  it('is said where a page does not link to all of them, and to nobody else', () => {
    const all = home('/privacy', '/terms')
    assert.equal(stepOf(all, policy('/terms'), terms), null)
    assert.match(String(stepOf(all, policy(), terms)), /footer/u)
  })
})
