import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const
const FORM = '<form><input type="email" name="email"><textarea name="message"></textarea></form>'

/** What is told of a homepage with a contact form and this in its HTML. */
function told(html: string): { status: string; flaws: string[] } {
  const pages = aCrawl([
    htmlPage('/', `<main><p>${prose(60)}</p>${FORM}</main>${html}`),
    htmlPage('/about', `<p>${prose(60)}</p>`),
  ])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  const facts = legalFacts.parse('facts' in outcome && outcome.facts)
  return {
    status: 'status' in outcome ? outcome.status : 'none',
    flaws: facts.notEnough.map(({ item, flaw }) => `${item} ${flaw}`),
  }
}

describe('a button with the name of a legal text', () => {
  it('opens what we could not see', () => {
    const { flaws, status } = told(
      '<footer><button>Privacy Policy</button><button>Terms of Service</button></footer>',
    )
    assert.deepEqual(flaws, ['privacy nowhere', 'terms nowhere'])
    assert.equal(status, 'legal_items_missing')
    assert.deepEqual(told('<footer><button type="button">Privacy</button></footer>').flaws, [
      'privacy nowhere',
    ])
    assert.deepEqual(told('<div><button>Cookie policy</button></div>').flaws, ['cookies nowhere'])
    assert.deepEqual(told('<main><button>Read our privacy policy</button></main>').flaws, ['privacy nowhere'])
  })

  it('is none of another subject, and no choice', () => {
    for (const html of [
      '<main><button>Privacy</button><button>Tinted</button><button>Frosted</button></main>',
      '<main><button>Terms</button></main>',
      '<footer><button>Privacy screens</button></footer>',
      '<div><button>Accept cookies</button><button>Cookie settings</button></div>',
      '<footer><button>Privacy settings</button></footer>',
      '<footer><button>Your privacy choices</button></footer>',
      '<form><input type="email" name="email"><button>I accept the privacy policy</button></form>',
      '<footer><button>Menu</button></footer>',
      '<footer><button hidden>Privacy policy</button></footer>',
    ])
      assert.deepEqual(told(html), { status: 'website_at_risk', flaws: [] }, html)
  })

  it('was seen where the page has the part that it opens', () => {
    const html =
      '<footer><button aria-controls="p">Privacy policy</button><div id="p" hidden>We keep your email to answer you and give it to nobody else.</div></footer>'
    assert.deepEqual(told(html).flaws, [])
  })

  it('counts after a page that is linked', () => {
    const html =
      '<footer><a href="/about">Privacy policy</a></footer><nav><button>Privacy policy</button></nav>'
    assert.deepEqual(told(html).flaws, ['privacy too_short'])
  })
})
