import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PageFacts, PageText } from '#core/evidence/page.ts'
import { aTarget, theLinks, theSitemaps } from '#support/evidence.ts'
import { aHeading, aLink, aPage } from '#support/page-facts.ts'
import { aRelation, findingOf, ofPages, onHomepage } from '#support/seo-site.ts'
import { aVisit } from '#support/visits.ts'

const FAILED_AT_HOME = 'failed at /'
const TEXT = aPage().text

const withText = (id: string, text: Partial<PageText>) => onHomepage(id, { text: { ...TEXT, ...text } })

const headed = (url: string, title: string, heading: string) =>
  aPage({ url, title: { text: title, count: 1 }, headings: [aHeading(heading, { level: 1 })] })

/** A page of 99 words in the menu. */
const thinAt = (url: string, given: Partial<PageFacts> = {}) =>
  findingOf(
    'thin-page',
    ofPages([
      aPage({ links: [aLink(url, 'There', { region: 'nav' })] }),
      { ...aPage({ url, text: { mainWords: 99 } }), ...given },
    ]),
  )

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i)

/** Two pages whose shingles differ in `others` of 64. */
const alike = (others: number, given: Partial<PageFacts> = {}) =>
  findingOf(
    'duplicate-content',
    ofPages([
      aPage(),
      aPage({ url: '/a', text: { mainWords: 68 }, sketch: numbers(100, 164) }),
      {
        ...aPage({
          url: '/b',
          text: { mainWords: 68 },
          sketch: [...numbers(100, 164 - others), ...numbers(900, 900 + others)],
        }),
        ...given,
      },
    ]),
  )

const unrelated = (title: string, heading: string, businessName?: string) =>
  onHomepage(
    'title-h1-unrelated',
    { title: { text: title, count: 1 }, headings: [aHeading(heading, { level: 1 })] },
    { profile: businessName === undefined ? {} : { businessName } },
  )

/** What is told of a homepage of the business Zorp with these main headings. */
const unrelatedTo = (title: string, ...headings: string[]) =>
  onHomepage(
    'title-h1-unrelated',
    { title: { text: title, count: 1 }, headings: headings.map((text) => aHeading(text, { level: 1 })) },
    { profile: { businessName: 'Zorp' } },
  )

/** What is told of a homepage and a page of few words with this script. */
function withScript(url: string, outcome: 'works' | 'could_not_check'): string[] {
  const script = { url, type: '', async: false, defer: false, integrity: false, bytes: 0 }
  const given = { text: { mainWords: 40 } }
  const home = {
    ...aPage({ ...given, links: [aLink('/times', 'Times', { region: 'nav' })] }),
    scripts: [script],
  }
  const evidence = ofPages([home, { ...aPage({ ...given, url: '/times' }), scripts: [script] }], {
    links: theLinks([aTarget(url, { kind: 'script', sameSite: false, outcome })]),
    rendered: { pages: [{ ...home, rendered: true }] },
  })
  return ['thin-home', 'thin-page'].map((id) => findingOf(id, evidence))
}

/** What is told of a homepage of few words whose visit did not get this script. */
const withoutRequest = (url: string) =>
  findingOf(
    'thin-home',
    ofPages([aPage({ text: { mainWords: 20 } })], {
      mobileVisit: aVisit({ requests: [{ url, type: 'Script', status: null, bytes: 0, failed: true }] }),
    }),
  )

describe('rules of few words', () => {
  it('thin-home fails under 150 words of main text', () => {
    assert.equal(withText('thin-home', { mainWords: 149 }), FAILED_AT_HOME)
    assert.equal(withText('thin-home', { mainWords: 150 }), 'passed')
  })
  it('leave out a contact page whatever its address is', () => {
    assert.match(thinAt('/find-us'), /^failed at \/find-us/u)
    assert.equal(thinAt('/find-us', { headings: [aHeading('Get in touch', { level: 1 })] }), 'passed')
  })

  it('thin-page fails under 100 words on a page in the menu', () => {
    assert.equal(thinAt('/services'), 'failed at /services')
    assert.equal(thinAt('/services', { text: { ...TEXT, mainWords: 100 } }), 'passed')
  })
  it('few words are not told where a script that may fill the page did not come', () => {
    assert.deepEqual(withScript('https://cdn.test/library.js', 'could_not_check'), [
      'not_tested',
      'not_tested',
    ])
    assert.deepEqual(withScript('https://cdn.test/library.js', 'works'), ['failed at /', 'failed at /times'])
  })
  it('few words are not told of a homepage where a script that another one asks for did not come', () => {
    assert.equal(withoutRequest('https://modules.test/products.js'), 'not_tested')
    assert.equal(withoutRequest('https://www.google-analytics.com/analytics.js'), FAILED_AT_HOME)
  })
  it('few words are told where only a script that measures did not come', () => {
    const measuring = 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'
    assert.deepEqual(withScript(measuring, 'could_not_check'), ['failed at /', 'failed at /times'])
  })
  it('thin-page judges pages in the sitemap too, and no others', () => {
    const page = aPage({ url: '/deep', text: { mainWords: 20 } })
    const sitemaps = theSitemaps({ urls: ['https://joes.test/deep'] })
    assert.equal(findingOf('thin-page', ofPages([aPage(), page], { sitemaps })), 'failed at /deep')
    assert.equal(findingOf('thin-page', ofPages([aPage(), page])), 'passed')
  })
  it('thin-page says nothing of a main part that a script may fill', () => {
    const script = { url: null, type: 'module', async: false, defer: false, integrity: false, bytes: 10 }
    const asSent = { scripts: [script], text: { ...TEXT, words: 90, mainWords: 6 } }
    const page = { ...aPage({ url: '/products' }), ...asSent }
    const home = aPage({ links: [aLink('/products', 'There', { region: 'nav' })] })
    const evidence = { rendered: { pages: [{ ...home, rendered: true }] } }
    assert.equal(findingOf('thin-page', ofPages([home, page], evidence)), 'not_tested')
    const shown = { rendered: { pages: [...evidence.rendered.pages, { ...page, rendered: true }] } }
    assert.equal(findingOf('thin-page', ofPages([home, page], shown)), 'failed at /products')
  })
  it('thin-page ignores pages that need few words', () => {
    for (const url of ['/contact', '/contact-us', '/gallery', '/product-category/taps'])
      assert.equal(thinAt(url), 'passed', url)
    for (const url of ['/cart', '/login']) assert.equal(thinAt(url), 'not_applicable', url)
    const structured = { jsonLd: [{ '@type': 'Product' }], broken: 0, types: [], microProducts: [] }
    assert.equal(thinAt('/tap', { structured }), 'passed')
  })
  it('thin-page ignores pages that show a video in their main part', () => {
    const frame = (url: string, region: 'main' | 'footer' = 'main') =>
      thinAt('/farm', { frames: [{ url, title: null, region, lazy: false }] })
    for (const url of ['https://www.youtube.com/embed/x', 'https://player.vimeo.com/video/1'])
      assert.equal(frame(url), 'passed', url)
    assert.equal(frame('https://social.test/plugins/video.php?href=x'), 'passed')
    assert.equal(frame('https://www.youtube.com/embed/x', 'footer'), 'failed at /farm')
    assert.equal(frame('https://www.google.com/maps/embed?pb=1'), 'failed at /farm')
    assert.equal(thinAt('/farm', { media: ['https://joes.test/a.mp4'] }), 'passed')
    assert.equal(thinAt('/farm', { media: ['https://joes.test/a.mp3'] }), 'failed at /farm')
  })
  it('thin-page takes no video of the homepage for one of the page', () => {
    const media = ['https://joes.test/background.mp4']
    const home = aPage({ media, links: [aLink('/farm', 'There', { region: 'nav' })] })
    const page = aPage({ url: '/farm', media, text: { mainWords: 20 } })
    assert.equal(findingOf('thin-page', ofPages([home, page])), 'failed at /farm')
  })
})

describe('rule duplicate-content', () => {
  it('fails at 95 % of the shingles', () => {
    assert.equal(alike(0), 'failed at /b')
    assert.equal(alike(1), 'failed at /b')
    assert.equal(alike(5), 'passed')
  })
  it('ignores short texts, other languages and canonical copies', () => {
    assert.equal(alike(0, { text: { ...TEXT, mainWords: 49 } }), 'passed')
    assert.equal(alike(0, { lang: 'mi' }), 'passed')
    assert.equal(alike(0, { relations: [aRelation('canonical', '/a')] }), 'passed')
  })
})

describe('rule placeholder-text', () => {
  it('fails on the usual placeholder texts, at any place of the page', () => {
    assert.equal(withText('placeholder-text', { main: 'About us. Lorem ipsum dolor.' }), FAILED_AT_HOME)
    assert.equal(withText('placeholder-text', { footer: 'Your text here' }), FAILED_AT_HOME)
    assert.equal(
      withText('placeholder-text', { main: 'Sample Page\nThis is an example page.' }),
      FAILED_AT_HOME,
    )
    assert.equal(withText('placeholder-text', { footer: '© 2026 Your Company Name' }), FAILED_AT_HOME)
  })
  it('passes on other words', () => {
    assert.equal(withText('placeholder-text', { main: 'A sample page of our work' }), 'passed')
  })
})

/** What is told of a homepage with this title and text, whose heading has none of its words. */
const unrelatedWithText = (title: string, main: string) =>
  onHomepage('title-h1-unrelated', {
    ...headed('/', title, 'The first of its kind'),
    text: { ...TEXT, main },
  })

describe('rule title-h1-unrelated', () => {
  it('fails when title and heading share no word of four letters', () => {
    assert.equal(unrelated('Blocked drains in Dunedin', 'Welcome aboard'), FAILED_AT_HOME)
    assert.equal(unrelated('Blocked drains in Dunedin', 'We clear every drain'), 'passed')
  })
  it('counts a plural as its singular', () => {
    for (const [title, heading] of [
      ['Batteries', 'Battery advice'],
      ['Classes', 'Dance class'],
      ['Sizes', 'Which size fits'],
      ['Cookies', 'Baked by the cookie jar'],
      ['Potatoes', 'A potato a day'],
    ] as const)
      assert.equal(unrelated(title, heading), 'passed', title)
  })
  it('judges by the first main heading, and not where another one fits', () => {
    assert.equal(unrelatedTo('Zorp – freeze-dried fare', 'ZORP', 'Our range', 'Our range'), 'passed')
    assert.equal(unrelatedTo('Blocked drains', 'Shop', 'Welcome aboard'), FAILED_AT_HOME)
    assert.equal(unrelatedTo('Blocked drains', 'Welcome aboard', 'Every drain cleared'), 'passed')
  })
  it('passes a title that only names a kind of page, also with a hyphen in it', () => {
    assert.equal(unrelated('Bem-vindo', 'Padaria artesanal'), 'passed')
    assert.equal(unrelated('Willkommen', 'Padaria artesanal'), 'passed')
  })
  it('leaves out a heading that stands three times on the page', () => {
    assert.equal(unrelatedTo('Blocked drains', 'Our range', 'Our range', 'Our range'), 'passed')
    assert.equal(unrelatedTo('Blocked drains', 'Our range', 'Our range'), FAILED_AT_HOME)
  })
  it('passes a heading that the title begins with, spelled in one word or two', () => {
    assert.equal(unrelatedTo('Pipe Works – drains cleared', 'Pipeworks'), 'passed')
  })
  it('ignores stop words and the business name', () => {
    assert.equal(unrelated('Drains from here', 'Taps from here'), FAILED_AT_HOME)
    assert.equal(unrelated('Wetpipe drains', 'Wetpipe taps', 'Wetpipe'), FAILED_AT_HOME)
    assert.equal(unrelated('Christmas tree kinds', 'Our Christmas trees', 'Joe’s Christmas Trees'), 'passed')
  })
  it('counts a word of the name as a subject where it stands beside the name, too', () => {
    const title = 'Physio | Motion Physio | Dunedin'
    assert.equal(unrelated(title, 'Physio that listens first', 'Motion Physio'), 'passed')
    assert.equal(unrelated('Massage | Motion Physio', 'Physio that listens', 'Motion Physio'), FAILED_AT_HOME)
  })
  it('passes a page in another language, whose labels it does not know', () => {
    const german = { text: { ...TEXT, languages: { de: 0.9 }, words: 200 } }
    const headed = { headings: [aHeading('Öffnungszeiten', { level: 1 })], ...german }
    assert.equal(
      onHomepage('title-h1-unrelated', { title: { text: 'Startseite', count: 1 }, ...headed }),
      'passed',
    )
  })
  it('says nothing where one of them has no such word', () => {
    assert.equal(unrelated("Joe's", 'Blocked drains'), 'passed')
  })
  it('leaves a placeholder title to its own rule', () => {
    assert.equal(unrelated('Document', 'Blocked drains'), 'passed')
  })
  it('does not count the name of a kind of page as a subject', () => {
    assert.equal(unrelated('Contact', 'Get in touch'), 'passed')
    assert.equal(unrelated('Contact drains', 'Get in touch'), FAILED_AT_HOME)
    assert.equal(unrelated('Service Version 1', 'Our services'), 'passed')
    assert.equal(unrelated('Zorp - Startseite', 'Öffnungszeiten', 'Zorp'), 'passed')
    assert.equal(unrelated('Products – Page 2 – Zorp', 'Shop', 'Zorp'), 'passed')
  })
  it('does not count a cry as a heading', () => {
    assert.equal(unrelated('Blocked drains', 'Whooosh!'), 'passed')
    assert.equal(unrelated('Blocked drains', 'Whooosh! Yippeeee!'), 'passed')
    assert.equal(unrelated('Blocked drains', 'Whoosh!'), FAILED_AT_HOME)
    assert.equal(unrelated('Blocked drains', 'Whoo-hooo!'), 'passed')
    assert.equal(unrelatedTo('Blocked drains', 'Whooosh!', 'Welcome aboard'), FAILED_AT_HOME)
  })
  it('takes no heading with a Roman numeral, a size or one drawn-out word for a cry', () => {
    for (const title of [
      'Henry VIII costume hire',
      'Stage III rehearsal rooms',
      'XXXL workwear',
      'Sooo good',
    ])
      assert.equal(unrelatedTo(title, title, 'Opening weekend offers'), 'passed', title)
    for (const heading of ['Rehearsals on stage III', 'XXXL', 'XVIII', 'Sooo good bread'])
      assert.equal(unrelatedTo('Blocked drains', heading), FAILED_AT_HOME, heading)
  })
  it('knows a name by its spelling in the text of the homepage', () => {
    assert.equal(unrelatedWithText('Pipe & Company', 'Pipe & Company clears every drain.'), 'passed')
    assert.equal(unrelatedWithText('Pipe & Company', 'We clear every drain.'), FAILED_AT_HOME)
    assert.equal(unrelatedWithText('Blocked drains', 'We clear Blocked drains.'), FAILED_AT_HOME)
  })
  it('leaves a title of three pages and more to its own rule', () => {
    const others = ['/', '/taps', '/drains', '/gutters', '/gas'].map((url) => headed(url, url, url))
    const chairs = ['/kim', '/lee', '/max'].map((url) => headed(url, 'Past chairs', 'A member since 1999'))
    const found = (...pages: PageFacts[]) => findingOf('title-h1-unrelated', ofPages([...others, ...pages]))
    assert.equal(found(...chairs), 'passed')
    assert.notEqual(found(...chairs.slice(1)), 'passed')
  })
  it('counts what most titles have as the name of the business', () => {
    const pages = [
      headed('/', 'Drains — Zorp', 'Drains cleared'),
      headed('/faq', 'FAQ — Zorp', 'Frequently asked questions'),
      headed('/taps', 'Taps — Zorp', 'Taps mended'),
    ]
    assert.equal(findingOf('title-h1-unrelated', ofPages(pages)), 'passed')
  })
})
