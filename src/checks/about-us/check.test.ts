import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts } from '#core/evidence/page.ts'
import { failure } from '#core/reasons.ts'
import { evaluate, home, judge, menu, OTHER, statusOf } from '#support/about-pages.ts'
import { htmlPage, prose } from '#support/html-page.ts'
import { aCrawl } from '#support/page-facts.ts'

const pageOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  return 'facts' in outcome ? (outcome.facts?.page ?? null) : null
}

const adviceAt = (words: number) => {
  const outcome = judge(home(menu('/about', 'About')), htmlPage('/about', `<p>${prose(words)}</p>`))
  return 'advice' in outcome ? outcome.advice?.length : undefined
}

const whatOf = (...pages: PageFacts[]) => {
  const outcome = judge(...pages)
  return 'say' in outcome ? outcome.say?.['what'] : undefined
}

const proofOf = (outcome: ReturnType<typeof judge>) => ('proof' in outcome ? outcome.proof[0].found : '')

describe('an About page', () => {
  it('that was not read is told as not opened, one that was by its words', () => {
    const front = home(menu('/about', 'About'))
    const unread = [{ url: 'https://joes.test/about', failure: failure('robots_disallowed'), inMenu: true }]
    assert.match(proofOf(evaluate(aCrawl([front], { unread }))), /^"About" by its .*: linked, not opened$/u)
    assert.match(proofOf(judge(front, htmlPage('/about', `<p>${prose(60)}</p>`))), /: 60 words$/u)
  })

  it('is found by the text of a link', () => {
    const page = htmlPage('/p7', `<p>${prose(60)}</p>`, { title: 'Page 7' })
    for (const text of [
      'About',
      'About us',
      "About Joe's",
      'Our story',
      'Meet the team',
      'The band',
      'Mō mātou',
      'Ko wai matou',
    ]) {
      assert.equal(pageOf(home(menu('/p7', text)), page), 'https://joes.test/p7', text)
    }
  })

  it('is called a page only where it is one', () => {
    const page = htmlPage('/about', `<p>${prose(60)}</p>`)
    assert.equal(whatOf(home(menu('/about', 'About')), page), 'your About page')
    assert.equal(
      whatOf(home(`<h2>About us</h2><p>${prose(60)}</p>`)),
      'a part of your website that says who you are',
    )
  })

  it('is none where most of its words are the numbers of opening hours', () => {
    const hours = '<li>Monday 10:00 to 20:00</li>'.repeat(6)
    assert.equal(
      statusOf(htmlPage('/', `<h2>About us</h2><ul>${hours}</ul><h2>Shop</h2>${OTHER}`)),
      'no_about_us',
    )
  })

  it('may be a section of another page, under a large heading', () => {
    const faq = htmlPage('/contact', `<h1>Contact</h1><h2>About our business</h2><p>${prose(60)}</p>`)
    assert.equal(pageOf(home(menu('/contact', 'Contact')), faq), 'https://joes.test/contact')
    const small = htmlPage('/contact', `<h1>Contact</h1><h4>About our business</h4><p>${prose(60)}</p>`)
    assert.equal(pageOf(home(menu('/contact', 'Contact')), small), null)
  })

  it('is found by its path, title or first heading without such a link', () => {
    const link = home(menu('/p7', 'More'))
    assert.equal(
      pageOf(link, htmlPage('/about-us.html', `<p>${prose(60)}</p>`)),
      'https://joes.test/about-us.html',
    )
    assert.equal(
      pageOf(link, htmlPage('/p7', `<p>${prose(60)}</p>`, { title: "Who we are | Joe's" })),
      'https://joes.test/p7',
    )
    assert.equal(
      pageOf(link, htmlPage('/p7', `<h1>Our history</h1><p>${prose(60)}</p>`)),
      'https://joes.test/p7',
    )
  })

  it('needs 30 words of its own', () => {
    const link = home(menu('/about', 'About'))
    assert.equal(statusOf(link, htmlPage('/about', `<p>${prose(30)}</p>`)), 'has_about_us')
    const outcome = judge(link, htmlPage('/about', `<p>${prose(29)}</p>`))
    assert.equal('status' in outcome && outcome.status, 'no_about_us')
    assert.deepEqual('say' in outcome && outcome.say, {
      none: null,
      nearlyEmpty: 'Your About page is nearly empty.',
    })
  })

  it('is not finished while half of its text is a placeholder', () => {
    const link = home(menu('/about', 'About'))
    const filler = `<p>Lorem ipsum dolor sit amet, ${prose(50)}</p>`
    const outcome = judge(link, htmlPage('/about', `${filler}<p>${prose(40)}</p>`))
    assert.equal('status' in outcome && outcome.status, 'no_about_us')
    assert.equal(
      'say' in outcome && outcome.say?.['nearlyEmpty'],
      'Your page /about is there, but not finished: it still holds placeholder text.',
    )
    assert.equal(statusOf(link, htmlPage('/about', `${filler}<p>${prose(90)}</p>`)), 'has_about_us')
  })

  it('with placeholder text is advice where the homepage says who you are', () => {
    const page = htmlPage('/about', `<p>Lorem ipsum dolor sit amet, ${prose(50)}</p>`)
    const front = home(`${menu('/about', 'About')}<h2>About us</h2><p>${prose(160)}</p>`)
    const outcome = judge(front, page)
    assert.deepEqual('advice' in outcome && outcome.advice, [
      'Your page /about still holds placeholder text: finish it, or take it down.',
    ])
  })

  it('gets advice to write more below 150 words', () => {
    assert.equal(adviceAt(149), 1)
    assert.equal(adviceAt(150), 0)
  })

  it('may be a section of the homepage, by its anchor or its heading', () => {
    const anchor = home(`${menu('#who', 'About')}<section id="who"><p>${prose(40)}</p></section>`)
    assert.equal(pageOf(anchor), 'https://joes.test/#who')
    assert.equal(
      pageOf(home(`<section id="us"><h2>About us</h2><p>${prose(40)}</p></section>`)),
      'https://joes.test/#us',
    )
    assert.equal(
      statusOf(home(`<section><h2>About us</h2><p>${prose(10)}</p></section><h2>Bread</h2>`)),
      'no_about_us',
    )
  })

  it('may have a small label above a slogan', () => {
    assert.equal(
      statusOf(home(`<h6>About us</h6><h2>Bread with love</h2><p>${prose(40)}</p>`)),
      'has_about_us',
    )
  })

  it('is found by its link when it could not be opened', () => {
    const unread = [{ url: 'https://joes.test/about', failure: failure('robots_disallowed'), inMenu: true }]
    const outcome = evaluate(aCrawl([home(menu('/about', 'About'))], { unread }))
    assert.equal('status' in outcome && outcome.status, 'has_about_us')
    assert.match(('say' in outcome && String(outcome.say?.['unopened'])) || '', /couldn't open it/u)
  })
})

const POPUP = `<div hidden><h2>About us</h2><p>${prose(60)}</p></div>`

describe('a hidden section', () => {
  it('counts only where a link without a target names it', () => {
    for (const href of ['#', '', 'javascript:open()'])
      assert.equal(statusOf(home(`${menu(href, 'About us')}${POPUP}`)), 'has_about_us', href)
    assert.equal(statusOf(home(POPUP)), 'no_about_us')
    assert.equal(statusOf(home(`${menu('#prices', 'About us')}${POPUP}`)), 'no_about_us')
  })
})

describe('no About page', () => {
  it('is said of the pages that were read, each counted once', () => {
    const outcome = judge(home(''), { ...home(''), url: 'https://joes.test/index.html' })
    assert.equal('proof' in outcome && outcome.proof[0].found, 'No About page or section among 1 page')
  })

  it('where a link has no target', () => {
    assert.equal(statusOf(home(menu('#', 'About us'))), 'no_about_us')
    assert.equal(statusOf(home(menu('/', 'About us'))), 'no_about_us')
  })

  it('is a link to a page that is gone', () => {
    const unread = [
      { url: 'https://joes.test/about', failure: failure('http_status', '', 404), inMenu: true },
    ]
    const outcome = evaluate(aCrawl([home(menu('/about', 'About'))], { unread }))
    assert.equal('status' in outcome && outcome.status, 'no_about_us')
  })

  const others = [
    'Read more about our tanks and pumps',
    'About water heaters',
    'What people say about us',
    'Our family pack',
    'Success story',
    'Meet the demand',
  ]
  for (const text of others) {
    it(`is one called "${text}"`, () => {
      const page = htmlPage('/p7', `<p>${prose(60)}</p>`, { title: 'Page 7' })
      assert.equal(statusOf(home(`<p>See <a href="/p7">${text}</a></p>`), page), 'no_about_us')
    })
  }

  it('is a menu item about a rule of the website', () => {
    assert.equal(inFooter('About cookies'), 'no_about_us')
    assert.equal(inFooter('About delivery'), 'no_about_us')
    assert.equal(inFooter('About the yard'), 'has_about_us')
  })

  it("is the website's own name in every title", () => {
    const named = { title: 'Our family' }
    assert.equal(
      statusOf(htmlPage('/', OTHER, named), htmlPage('/bread', OTHER, { title: 'Bread | Our family' })),
      'no_about_us',
    )
  })

  it('is a small note in the footer', () => {
    assert.equal(statusOf(home(`<footer><h4>About us</h4><p>${prose(40)}</p></footer>`)), 'no_about_us')
  })
})

describe('a page that holds placeholder text', () => {
  const filler = `<h1>About us</h1><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. ${'Sed do eiusmod tempor. '.repeat(12)}</p>`
  const unfinished = htmlPage('/?page_id=12', filler)

  it('is named by its path and query, never as the homepage', () => {
    const outcome = judge(home(menu('/?page_id=12', 'About us')), unfinished)
    assert.equal(
      'say' in outcome && outcome.say?.['nearlyEmpty'],
      'Your page /?page_id=12 is there, but not finished: it still holds placeholder text.',
    )
  })

  it('is to be finished beside one that is, and is named without escapes', () => {
    const other = htmlPage('/m%C5%8D-m%C4%81tou', filler)
    const outcome = judge(home(menu('/about', 'About')), htmlPage('/about', `<p>${prose(160)}</p>`), other)
    assert.deepEqual('advice' in outcome && outcome.advice, [
      'Your page /mō-mātou still holds placeholder text: finish it, or take it down.',
    ])
  })
})

const inFooter = (text: string) =>
  statusOf(
    home(`<footer><a href="/p7">${text}</a></footer>`),
    htmlPage('/p7', `<p>${prose(60)}</p>`, { title: 'Page 7' }),
  )
