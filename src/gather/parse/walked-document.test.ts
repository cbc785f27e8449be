import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

test('text is in the region of its landmark, by element or role', () => {
  const { text } = parseHtml(`<header>Head <nav>Menu</nav></header><div role=main>Main</div>
    <div role=complementary>Beside</div><footer>Foot</footer>`)
  assert.deepEqual(
    [text.header, text.nav, text.main, text.aside, text.footer],
    ['Head', 'Menu', 'Main', 'Beside', 'Foot'],
  )
  assert.equal(text.words, 5)
  assert.equal(text.mainWords, 1)
})

test('a menu inside the footer belongs to the footer', () => {
  const { links } = parseHtml('<footer><nav><a href=/privacy>Privacy</a></nav></footer>')
  assert.equal(links[0]?.region, 'footer')
})

test('header and footer of an article are part of it', () => {
  const { text } = parseHtml(
    '<main><article><header>Title</header><p>Words</p><footer>Author</footer></article></main>',
  )
  assert.equal(text.main, 'Title\nWords\nAuthor')
  assert.equal(text.header + text.footer, '')
})

test('class names are used where the page has no such landmark', () => {
  const { text } = parseHtml('<div class="header">Head</div><div id="footer">Foot</div><p>Main')
  assert.deepEqual([text.header, text.footer, text.main], ['Head', 'Foot', 'Main'])
})

test('likely names are not used beside a real landmark, certain ones are', () => {
  const { text } = parseHtml(
    '<header>Head</header><div class=header>Section</div><div class=site-footer>Foot</div>',
  )
  assert.deepEqual([text.header, text.main, text.footer], ['Head', 'Section', 'Foot'])
})

test('a price in an element of its own is apart from the name before it', () => {
  const { text } = parseHtml('<p><span>Long</span><span>$95</span></p><p>H<sub>2</sub>O</p>')
  assert.equal(text.main, 'Long $95\nH2O')
})

test('the cookie banner is separate from all regions', () => {
  const { text } = parseHtml(
    '<p>Bread</p><div class="cookie-banner"><p>We use cookies</p><button>Accept</button></div>',
  )
  assert.equal(text.main, 'Bread')
  assert.equal(text.banner, 'We use cookies\nAccept')
})

test('a dialog about cookies is the banner, another dialog is not', () => {
  const { text } = parseHtml('<div role=dialog>Cookies help us</div><div role=dialog>Join the club</div>')
  assert.equal(text.banner, 'Cookies help us')
  assert.equal(text.main, 'Join the club')
})

test("the banner of GoDaddy's builder is one by the name of its part", () => {
  const { text } = parseHtml(
    '<p>Cuts</p><div id=cookie data-aid=FOOTER_COOKIE_BANNER_RENDERED><h4>This website uses cookies.</h4></div>',
  )
  assert.deepEqual([text.main, text.banner], ['Cuts', 'This website uses cookies.'])
})

test('a privacy policy in a dialog is no cookie banner, although it tells of cookies', () => {
  const policy = 'We keep what you write to us, and our website has cookies. '.repeat(15)
  const { text } = parseHtml(`<div role=dialog><h2>Your information</h2><p>${policy}</p></div>`)
  assert.equal(text.banner, '')
})

test('what a baker says of cookies, and a newsletter that asks for consent, are no cookie banner', () => {
  for (const html of [
    '<section class="cookies-container">Ginger cookies, baked by us every day</section>',
    '<div class="cookie-info">Our cookies have no nuts</div>',
    '<div class="cookies-bar">Cookies by the dozen</div>',
    '<div role=dialog>Join the club. I consent to receive e-mails</div>',
  ])
    assert.equal(parseHtml(html).text.banner, '', html)
  for (const html of [
    '<section class="cookies-container">We use cookies. <button>OK</button></section>',
    '<div class="cookie-info">Diese Seite verwendet Cookies. <a>Datenschutz</a></div>',
    '<div class="cookies-bar">Cookies help us. <button>Reject all</button></div>',
    '<div class="cookie-popup">Kekse</div>',
    '<div class="consent-container">Please choose</div>',
  ])
    assert.notEqual(parseHtml(html).text.banner, '', html)
})

test('names in several lines are told apart', () => {
  const { text } = parseHtml(
    '<p>Bread</p><div class="\n  cookie-notice\n">A</div><div class="cookie-policy\nhero-banner">B</div><div class="\n  site-footer\n  dark">Foot</div>',
  )
  assert.deepEqual([text.main, text.banner, text.footer], ['Bread\nB', 'A', 'Foot'])
})

test('ids that an attribute refers to may stand in several lines', () => {
  const page = parseHtml('<i id=a></i><i id=b></i><i id=b></i><i aria-labelledby="a\nb"></i>')
  assert.deepEqual(page.duplicateIds, ['b'])
})

test('a cookie policy is not a banner, whatever its class names', () => {
  const policy = 'Cookies are small files. '.repeat(150)
  assert.equal(parseHtml(`<div class="cookie-policy-wrapper">${policy}</div>`).text.banner, '')
})

test('hidden text is not visible text', () => {
  const { text, links } = parseHtml(`<p>Seen</p><p hidden>1</p><div style="display : none"><p>2</p></div>
    <p style="visibility:hidden">3</p><dialog>4</dialog><dialog open>Open</dialog><div style="color:red;display:none"><a href=/x>5</a></div>`)
  assert.equal(text.main, 'Seen\nOpen')
  assert.equal(links[0]?.hidden, true)
  assert.equal(links[0]?.text, '5')
})

test('data-fettle-hidden hides on rendered pages', () => {
  const page = parseHtml(
    '<html><body><p data-fettle-hidden>Gone</p><h2 data-fettle-hidden>Old</h2><p>Here</p>',
    { rendered: true },
  )
  assert.equal(page.text.main, 'Here')
  assert.equal(page.headings[0]?.hidden, true)
})

test('scripts, styles, templates, noscript, options and comments are not visible text', () => {
  const { text, links } =
    parseHtml(`<p>One<script>two()</script><style>three{}</style><template><a href=/t>four</a></template>
    <noscript><a href=/n>five</a></noscript><select><option>six</select><!-- seven --><!--[if IE]><p>eight</p><![endif]--></p>`)
  assert.equal(text.main, 'One')
  assert.deepEqual(links, [])
})

test('each block is a line, inline elements stay on their line', () => {
  const { text } = parseHtml(
    '<ul><li>One <b>two</b><li>Three</ul><p>Four<br>five</p><table><tr><td>6<td>7</table>',
  )
  assert.equal(text.main, 'One two\nThree\nFour five\n6 7')
  assert.equal(text.bold, 'two')
})

test('neighbouring links are apart, a word after a link is not', () => {
  const { text } = parseHtml('<p><a href=/a>Home</a><a href=/b>About</a></p><p>Ask <a href=/c>Jo</a>’s team')
  assert.equal(text.main, 'Home About\nAsk Jo’s team')
})

test('entities are decoded and whitespace is collapsed', () => {
  assert.equal(parseHtml('<p>Fish &amp; chips\n\t&nbsp; &eacute;').text.main, 'Fish & chips é')
})

test('the share of letters that are not Latin is measured', () => {
  assert.equal(parseHtml('<p>Māori café').text.nonLatinShare, 0)
  assert.equal(parseHtml('<p>漢字').text.nonLatinShare, 1)
  assert.equal(parseHtml('<p>ab漢字').text.nonLatinShare, 0.5)
})

const words = (count: number): string => 'word '.repeat(count)

test('under 50 words and a running script make a page thin', () => {
  assert.equal(parseHtml(`${words(49)}<script>1</script>`).thin, true)
  assert.equal(parseHtml(`${words(50)}<script>1</script>`).thin, false)
  assert.equal(parseHtml(words(49)).thin, false)
  assert.equal(parseHtml(`${words(9)}<script type="application/ld+json">{}</script>`).thin, false)
  assert.equal(
    parseHtml(`${words(90)}<script>1</script>`, { rendered: true, raw: { words: 3, sameSiteLinks: 0 } }).thin,
    true,
  )
})

describe('what stands after the end of the main element', () => {
  const WORDS = 'We sell bread and cakes that are baked every morning by the four of us. '.repeat(3)

  test('is no main text, and no part of its last section', () => {
    const { text, headings } =
      parseHtml(`<main><h1>Bread</h1><p>${WORDS}</p><h2>The team</h2><p>Sue and Tom</p></main>
      <aside class=cart hidden></aside><div class=popup><h3>Ten percent off</h3><p>Join our list</p></div>`)
    assert.equal(text.main.endsWith('Sue and Tom'), true)
    assert.equal(text.aside, 'Ten percent off\nJoin our list')
    assert.equal(headings.find((one) => one.text === 'The team')?.sectionText, 'Sue and Tom')
    assert.equal(headings.find((one) => one.text === 'Ten percent off')?.sectionText, 'Join our list')
  })

  test('is main text where the element holds hardly a word', () => {
    const { text } = parseHtml(`<main><p>Welcome</p></main><div><p>${WORDS}</p></div>`)
    assert.equal(text.main, `Welcome\n${WORDS.trim()}`)
  })

  test('is main text where another main element follows', () => {
    const { text } = parseHtml(
      `<main><p>${WORDS}</p></main><p>Between</p><div role=main><p>${WORDS}</p></div>`,
    )
    assert.equal(text.main.includes('Between'), true)
  })
})
