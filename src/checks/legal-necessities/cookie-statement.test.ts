import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { failure } from '#core/reasons.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'
import { check } from './check.ts'
import { legalFacts } from './facts.ts'

const AT = new Date('2026-07-28T00:00:00Z')
const gone = { state: 'failed', failure: failure('browser_unavailable') } as const

/** How a homepage with this text informs of cookies. */
function informed(html: string, changes: object = {}): string | null {
  const home = { ...htmlPage('/', `<main><p>${prose(60)}</p></main>${html}`), ...changes }
  const pages = aCrawl([home, htmlPage('/contact', `<p>${prose(40)}</p>`)])
  const evidence = { pages, profile: {}, renderedPages: gone, loaded: gone, scripts: gone }
  const outcome = check.evaluate({ ...evidence, answers: { 'S-SELL': 'no' } }, AT)
  return legalFacts.parse('facts' in outcome && outcome.facts).cookieInformation
}

const inFooter = (text: string) => informed(`<footer><p>${text}</p></footer>`)
const inMain = (text: string) => informed(`<main><p>${text}</p></main>`)

describe('a sentence that the website uses no cookies', () => {
  it('informs of cookies', () => {
    for (const text of [
      'The Hall respects your privacy and does not use cookies on this website',
      'This website does not use cookies.',
      'We don’t use any cookies here.',
      'This site uses no cookies and no trackers.',
      'No cookies are set, and nothing is tracked.',
      'A cookie-free website',
      'Diese Website verwendet keine Cookies.',
      'Ce site n’utilise aucun cookie.',
      'Este sitio web no utiliza cookies.',
      'Questo sito non utilizza cookie.',
      'Deze website gebruikt geen cookies.',
      'Este site não usa cookies.',
    ])
      assert.equal(inFooter(text), 'statement', text)
    assert.equal(inMain('Our website does not set cookies.'), 'statement')
  })

  it('says so of all cookies, and of those of a website', () => {
    for (const text of [
      'We do not use cookies to track you.',
      'This website does not use third-party cookies.',
      'We do not use cookies for advertising.',
      'This website does not use cookies that identify you.',
      'We do not use cookies without your consent.',
      'This website uses cookies.',
      'If you do not accept cookies on this website, parts of it may not work.',
      'Diese Website verwendet keine Cookies von Drittanbietern.',
      'Ce site n’utilise pas de cookies publicitaires.',
    ])
      assert.equal(inFooter(text), null, text)
    for (const text of [
      'We do not use cookies in our cheesecake.',
      'Our trifle uses no cookies.',
      'We never use any cookies, only sponge.',
    ])
      assert.equal(inMain(text), null, text)
  })

  it('leaves none out, and is the website’s own', () => {
    for (const text of [
      'We do not use cookies, except those that the shop needs.',
      'This website does not use cookies, other than those for statistics.',
      'This website does not use cookies, but our advertisers do.',
      'We do not use cookies on this website to track you.',
      'We do not use cookies or similar technologies to track you.',
      'If your browser does not store cookies, parts of this website may not work.',
      'If you do not use cookies, some parts of the website will not work.',
      'We build cookie-free websites. A cookie-free website is faster.',
      'Ce site n’utilise pas de cookies en dehors des cookies nécessaires.',
      'Diese Website verwendet keine Cookies, außer technisch notwendigen.',
      'Questo sito non utilizza cookie, salvo quelli tecnici.',
      'Este sitio web no utiliza cookies, excepto las técnicas.',
    ])
      assert.equal(inFooter(text), null, text)
    assert.equal(inMain('Plausible does not use cookies, so no personal data is collected.'), null)
    assert.equal(inMain('Our scones need no cookies. Your data is safe.'), null)
    assert.equal(inMain('Your privacy matters. We do not use cookies. Nothing is sold.'), 'statement')
    assert.equal(inFooter('We do not use cookies on this website, and we never track you.'), 'statement')
  })

  it('is not believed where the website sets some, or measures its visitors', () => {
    const footer = '<footer><p>This website does not use cookies.</p></footer>'
    const cookie = { name: 'id', secure: true, httpOnly: true, sameSite: null, session: true }
    assert.equal(informed(footer, { cookies: [cookie] }), null)
    assert.equal(
      informed(`${footer}<script src="https://www.googletagmanager.com/gtag/js?id=G-ABCDE12345"></script>`),
      null,
    )
  })
})
