import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'

const AT = new Date('2026-11-21T00:00:00Z')
const OTHER = `<p>${prose(80)}</p>`
const CONTROLLER = `<h2>Who we are</h2><p>Joe's Kitchen, 4 Main Street, Dublin. We are the data controller for the information described here. ${prose(20)}</p>`
const COLLECTED = `<h2>What we collect</h2><p>${prose(60)}</p>`

function about(...pages: PageFacts[]): { status: string; page: string | null } {
  const outcome = check.evaluate(
    {
      pages: aCrawl(pages),
      renderedPages: { state: 'failed', failure: failure('browser_unavailable') },
    },
    AT,
  )
  if (!('status' in outcome)) return { status: 'undecided', page: null }
  return { status: outcome.status, page: outcome.facts.page }
}

const home = (href: string, text: string, body = ''): PageFacts =>
  htmlPage('/', `${body}${OTHER}<footer><a href="${href}">${text}</a></footer>`, { title: "Joe's Kitchen" })
const legal = (path: string, heading: string, body = `${CONTROLLER}${COLLECTED}`, title = 'Page') =>
  htmlPage(path, `<h1>${heading}</h1>${body}`, { title })

describe('a legal page', () => {
  it('names its controller under "Who we are", which is no part about the business', () => {
    for (const [path, heading] of [
      ['/privacy.php', 'Privacy'],
      ['/p2', 'Privacy Policy'],
      ['/p3', 'Cookie Policy'],
      ['/terms', 'Rules of the house'],
      ['/p5', 'Terms of use'],
      ['/p6', 'Imprint'],
      ['/p7', 'Legal notice'],
      ['/p8', 'Mentions légales'],
      ['/p9', 'Datenschutzerklärung'],
      ['/p10', 'How we use your information'],
    ] as const) {
      assert.deepEqual(
        about(home(path, 'Small print'), legal(path, heading)),
        { status: 'no_about_us', page: null },
        heading,
      )
    }
  })

  it('is one by the link to it and by its title, too', () => {
    assert.equal(about(home('/p2', 'Privacy policy'), legal('/p2', 'Welcome')).status, 'no_about_us')
    const titled = legal('/p2', 'Welcome', undefined, "Privacy policy | Joe's Kitchen")
    assert.equal(about(home('/p2', 'Read this'), titled).status, 'no_about_us')
  })

  it('is one by its first main heading that shows, whatever stands above or below it', () => {
    const part = `<h2>About our business</h2><p>${prose(40)}</p>`
    for (const [headings, status] of [
      ['<h2>Privacy policy</h2><h1>Our kitchen</h1>', 'has_about_us'],
      ['<h1 hidden>Privacy policy</h1><h1>Our kitchen</h1>', 'has_about_us'],
      ['<h1>Our kitchen</h1><h1>Privacy policy</h1>', 'has_about_us'],
      ['<h1></h1><h1>Privacy policy</h1>', 'no_about_us'],
      ['<h1 hidden>Our kitchen</h1><h1>Privacy policy</h1>', 'no_about_us'],
      ['<h2>Our kitchen</h2><h1>Privacy policy</h1>', 'no_about_us'],
    ] as const) {
      const page = htmlPage('/p2', `${headings}${part}`, { title: 'Page' })
      assert.equal(about(home('/p2', 'More'), page).status, status, headings)
    }
  })

  it('says nothing of the business however long its part is on who keeps the information', () => {
    const part = `<h2>About us</h2><p>We are responsible for your personal data. ${prose(90)}</p>`
    assert.equal(about(home('/privacy', 'Privacy'), legal('/privacy', 'Privacy', part)).status, 'no_about_us')
  })

  it('may tell a story of the business all the same', () => {
    const story = `<h2>About us</h2><p>${prose(90)}</p>`
    const page = legal('/imprint', 'Imprint', `<p>${prose(30)}</p>${story}`)
    assert.equal(about(home('/imprint', 'Imprint'), page).status, 'has_about_us')
  })

  it('is none where its own name is about the business, too', () => {
    const page = legal('/p2', 'About us & privacy')
    assert.equal(about(home('/p2', 'Small print'), page).page, 'https://joes.test/p2')
  })

  it('is none by a word that is something else, or that every title has', () => {
    const part = `<h2>About our business</h2><p>${prose(40)}</p>`
    for (const heading of ['Privacy screens', 'Contact', 'Cookies and cakes', 'Prices and delivery']) {
      const page = legal('/p2', heading, part)
      assert.equal(about(home('/p2', 'More'), page).status, 'has_about_us', heading)
    }
    const firm = htmlPage('/', `${OTHER}<a href="/p2">More</a>`, { title: 'Grey & Co | Legal' })
    const contact = legal('/p2', 'Contact', part, 'Contact | Legal')
    assert.equal(about(firm, contact).status, 'has_about_us')
  })
})
