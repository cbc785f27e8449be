import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { htmlPage } from '#support/html-page.ts'
import { aPage } from '#support/page-facts.ts'
import { deadLinksOn, networkOfName } from './dead-links.ts'

const SCRIPT = '<script src="/theme/main.js"></script>'
const menu = (...names: string[]) =>
  `<nav><ul>${names.map((name) => `<li><a href="#">${name}</a></li>`).join('')}</ul></nav>${SCRIPT}`
const textsOn = (...bodies: string[]) =>
  deadLinksOn(bodies.map((body, at) => htmlPage(at === 0 ? '/' : `/p${at}`, body))).map(({ text }) => text)

describe('dead links of a website', () => {
  it('are entries of its menus where several have no address', () => {
    assert.deepEqual(textsOn(menu('About us', 'Academics', 'Contact')), ['About us', 'Academics', 'Contact'])
    assert.deepEqual(textsOn(menu('Über uns', 'Leistungen', 'Kontakt')), [
      'Über uns',
      'Leistungen',
      'Kontakt',
    ])
    assert.deepEqual(textsOn(menu('About us', 'Contact')), [])
    assert.deepEqual(textsOn(menu('About us', 'About us', 'About us')), [])
  })

  it('are told once of a page that has two addresses', () => {
    const body = menu('About us', 'Academics', 'Contact')
    const pages = ['/', '/index.html', '/team'].map((path) =>
      htmlPage(path, body + (path === '/team' ? 'Us' : '')),
    )
    assert.deepEqual(
      deadLinksOn(pages)[0]?.pages.map((url) => new URL(url).pathname),
      ['/', '/team'],
    )
  })

  it('are told where only one of two looks at a page has its menu', () => {
    const looks = ['', menu('About us', 'Academics', 'Contact')].map((nav) =>
      htmlPage('/', `${nav}<main><p>Welcome</p></main>`),
    )
    for (const pages of [looks, looks.toReversed()])
      assert.deepEqual(
        deadLinksOn(pages).map(({ text, pages: at }) => `${text} ${at.length}`),
        ['About us 1', 'Academics 1', 'Contact 1'],
      )
  })

  it('are one or more where no script hears the press', () => {
    assert.deepEqual(textsOn('<main><h3><a href="#">Dog bites</a></h3></main>'), ['Dog bites'])
    assert.deepEqual(textsOn(`<main><h3><a href="#">Dog bites</a></h3></main>${SCRIPT}`), [])
  })

  it('are none of what does something in a menu', () => {
    for (const names of [
      ['Menu', 'Search', 'Cart', 'About us', 'Contact'],
      ['Log in', 'Register', 'Close', 'Contact'],
      ['English', 'Deutsch', 'Français'],
      ['Home', 'Back to top', 'About us', 'Contact'],
    ])
      assert.deepEqual(textsOn(menu(...names)), [], names.join())
  })

  it('are none that the website links elsewhere, as in a menu for another screen or on another page', () => {
    const linked = ['About us', 'Services'].map((name) => `<a href="/${name}">${name}</a>`).join('')
    assert.deepEqual(textsOn(`${menu('About us', 'Services', 'Contact')}${linked}`), [])
    assert.deepEqual(textsOn(menu('About us', 'Services', 'Contact'), `<nav>${linked}</nav>`), [])
    const section = '<a href="#about-us">About us</a><h2 id="about-us">Who we are</h2>'
    assert.deepEqual(textsOn(`${menu('About us', 'Services', 'Contact')}${section}`), [])
  })

  it('are none that name the open page or its top', () => {
    assert.deepEqual(textsOn('<nav><a href="#">Home</a><a href="/a">About</a></nav>'), [])
    for (const top of [
      'Back to top',
      'Return to top',
      'Top of page',
      'Go up',
      'Jump to the top of this page',
      'Volver',
    ])
      assert.deepEqual(textsOn(`<footer><a href="#">${top}</a></footer>`), [], top)
    assert.deepEqual(textsOn('<footer><a href="#">Top sellers</a></footer>'), ['Top sellers'])
    assert.deepEqual(textsOn('<nav><a href="#">Our work</a></nav><h1>Our work</h1>'), [])
  })

  it('are numbers and networks from the first one on, unless another link goes there', () => {
    const icons =
      '<a href="#"><i class="fa fa-facebook"></i></a><a href="#"><i class="fa fa-instagram"></i></a>'
    assert.deepEqual(textsOn(`<footer>${icons}</footer>${SCRIPT}`), ['Facebook', 'Instagram'])
    assert.deepEqual(
      textsOn(`<footer>${icons}<a href="https://www.facebook.com/joes">Find us</a></footer>${SCRIPT}`),
      ['Instagram'],
    )
    const call = '<header><a href="#">(02) 5550 0142</a></header>'
    assert.deepEqual(textsOn(`${call}${SCRIPT}`), ['(02) 5550 0142'])
    assert.deepEqual(
      textsOn(`${call}<footer><a href="tel:0255500142">(02) 5550 0142</a></footer>${SCRIPT}`),
      [],
    )
  })

  it('are told once, with their pages', () => {
    const footer = `<footer><a href="#"><i class="fa fa-facebook"></i></a></footer>${SCRIPT}`
    const [one, ...more] = deadLinksOn([htmlPage('/', footer), htmlPage('/a', footer)])
    assert.deepEqual(one?.pages, ['https://joes.test/', 'https://joes.test/a'])
    assert.deepEqual(more, [])
  })

  it('are none in evidence of earlier versions', () => {
    assert.deepEqual(deadLinksOn([aPage()]), [])
  })
})

describe('the network that a text names', () => {
  it('is named with nothing else', () => {
    for (const [text, name] of [
      ['Facebook', 'Facebook'],
      ['Follow us on Instagram', 'Instagram'],
      ['Our Facebook page', 'Facebook'],
      ['X (Twitter)', 'X (Twitter)'],
      ['Linked-In', 'LinkedIn'],
      ['facebook icon', 'Facebook'],
    ] as const)
      assert.equal(networkOfName(text), name, text)
    for (const text of ['Facebook marketing', 'Instagram ads', 'Links', 'Pinterest-worthy cakes', ''])
      assert.equal(networkOfName(text), null, text)
  })
})
