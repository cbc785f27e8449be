import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

/** Whether each heading is hidden. */
const hidden = (html: string) => parseHtml(html).headings.map((heading) => heading.hidden)

test('a section ends at the next heading of the same or a higher level', () => {
  const { headings } = parseHtml(
    '<h1>Shop</h1><p>one two</p><h2>Bread</h2><p>three</p><h3>Rye</h3><p>four</p><h2>Cake</h2><p>five six</p>',
  )
  assert.deepEqual(
    headings.map(({ level, text, sectionWords }) => [level, text, sectionWords]),
    [
      [1, 'Shop', 9],
      [2, 'Bread', 3],
      [3, 'Rye', 1],
      [2, 'Cake', 2],
    ],
  )
  assert.equal(headings[1]?.sectionText, 'three\nRye\nfour')
})

test('a section of the main part ends before the footer', () => {
  const { headings } = parseHtml('<main><h2>About</h2><p>one</p></main><footer><p>two three</p></footer>')
  assert.equal(headings[0]?.sectionWords, 1)
})

/** The words of each section by its heading, hidden headings left out. */
const sections = (html: string) =>
  Object.fromEntries(
    parseHtml(html).headings.flatMap((heading) =>
      heading.hidden ? [] : [[heading.text, heading.sectionText]],
    ),
  )

test('a hidden heading ends no section that visitors see', () => {
  for (const hiding of ['<h2 hidden>', '<h2 style="display:none">', '<dialog><h2>', '<h1 hidden>'])
    assert.deepEqual(
      sections(`<h2>About us</h2>${hiding}Our team</h2></dialog><p>one two</p><h2>Shop</h2>`),
      {
        'About us': 'one two',
        Shop: '',
      },
    )
  const { headings } = parseHtml(
    '<h2>About us</h2><p>one</p><h2 hidden>Team</h2><p>two</p><h3>Jo</h3><h2>Shop</h2>',
  )
  assert.deepEqual(
    headings.map(({ text, sectionWords }) => [text, sectionWords]),
    [
      ['About us', 3],
      ['Team', 2],
      ['Jo', 0],
      ['Shop', 0],
    ],
  )
})

test('a hidden heading ends the section of another hidden one, and an empty one that its class hides ends none', () => {
  const { headings } = parseHtml('<h2 hidden>One</h2><p>one</p><h2 hidden>Two</h2><p>two three</p>')
  assert.deepEqual(
    headings.map(({ sectionWords }) => sectionWords),
    [1, 2],
  )
  assert.deepEqual(sections('<h2>About us</h2><h2 class="w-dyn-bind-empty"></h2><p>one two</p>'), {
    'About us': 'one two',
  })
})

test('the heading of a cookie banner is none of the page, and ends the section before it', () => {
  const banner = '<div class="cookie-banner"><h2>We value your privacy</h2><p>We use cookies</p></div>'
  assert.deepEqual(sections(`<h2>Taps</h2><p>one two</p>${banner}<h2>Sinks</h2><p>three</p>`), {
    Taps: 'one two',
    Sinks: 'three',
  })
})

test('the alt of a picture is the text of a heading without words', () => {
  assert.equal(parseHtml('<h1><img alt="Joe’s" src=l.png></h1>').headings[0]?.text, 'Joe’s')
  assert.equal(parseHtml('<h1><img src=l.png></h1>').headings[0]?.text, '')
})

test('the id is its own or that of the nearest element around it', () => {
  const ids = parseHtml(
    '<h2 id=a>1</h2><section id=b><div><h2>2</h2></div></section><main id=m><h2>3</h2></main>',
  ).headings
  assert.deepEqual(
    ids.map(({ id }) => id),
    ['a', 'b', null],
  )
})

const idsIn = (html: string) => parseHtml(html).headings.map(({ id }) => id)

test('the id of an element that holds the whole page is none of a heading', () => {
  const page =
    '<header><a href=/>Joe</a></header><main><h1>Privacy</h1><p>We keep it.</p></main><footer>Joe</footer>'
  assert.deepEqual(idsIn(`<div id=__next><div>${page}</div></div>`), [null])
  assert.deepEqual(idsIn(`<div id=root>${page.replace('<h1>', '<h1 id=top>')}</div>`), ['top'])
  assert.deepEqual(idsIn('<section id=us><h2>About us</h2><p>We bake.</p></section>'), ['us'])
  assert.deepEqual(idsIn('<nav>Bread</nav><section id=us><h2>About us</h2><p>We bake.</p></section>'), ['us'])
})

test('hidden headings are marked, and those in noscript are left out', () => {
  const { headings } = parseHtml('<h1 hidden>Old</h1><h1>New</h1><noscript><h1>Third</h1></noscript>')
  assert.deepEqual(
    headings.map(({ text, hidden }) => [text, hidden]),
    [
      ['Old', true],
      ['New', false],
    ],
  )
})

const textsOf = (html: string): string[] => parseHtml(html).headings.map(({ text }) => text)

test('the end tag of any heading ends the one that is open, and none from inside a table', () => {
  assert.deepEqual(textsOf('<h1>Bread</h2><p>fresh every day</p><h2>Cake</H3>to order'), ['Bread', 'Cake'])
  assert.deepEqual(textsOf('<h1>Bread <div><h2>Rye</h2></div> and oats</h1><p>fresh'), [
    'Bread Rye and oats',
    'Rye',
  ])
  assert.deepEqual(textsOf('<h1>Bread<table><tr><td>Rye</h2> loaf</table></h1><p>fresh'), ['Bread Rye loaf'])
})

test('a heading without words is hidden where a class takes it out of the page', () => {
  assert.deepEqual(hidden('<h2 class="title w-dyn-bind-empty"></h2><h2 class="title"></h2>'), [true, false])
  assert.deepEqual(hidden('<div class="w-condition-invisible"><h3></h3></div>'), [true])
  assert.deepEqual(hidden('<h2 class="d-none d-md-block"></h2><h2 class="hidden md:block"></h2>'), [
    false,
    false,
  ])
  assert.deepEqual(hidden('<h2 class="hidden">Taps</h2>'), [false])
})
