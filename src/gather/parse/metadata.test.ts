import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

test('the title is the first in head; titles of drawings do not count', () => {
  const page = parseHtml('<head><title> Joe’s \n Bakery </title></head><svg><title>Logo</title></svg>')
  assert.deepEqual(page.title, { text: 'Joe’s Bakery', count: 1 })
  assert.deepEqual(page.misplaced, [])
})

test('two titles are counted', () => {
  assert.deepEqual(parseHtml('<title>One</title><title>Two</title>').title, { text: 'One', count: 2 })
})

test('an element or text starts body, and metadata after it is misplaced', () => {
  const late =
    '<title>T</title><meta name=Description content=d><meta name=robots content=noindex><link rel=canonical href=/>'
  const all = ['title', 'description', 'robots', 'canonical']
  assert.deepEqual(parseHtml(`<head><div></div>${late}</head>`).misplaced, all)
  assert.deepEqual(parseHtml(`<head>words ${late}</head>`).misplaced, all)
  assert.deepEqual(parseHtml(`<body>${late}</body>`).misplaced, all)
  assert.equal(parseHtml(`<body>${late}</body>`).title.misplaced, true)
})

test('elements of head, comments, spaces and noscript do not start body', () => {
  const page =
    parseHtml(`<!doctype html> <html lang=en-NZ> <head> <!-- x --> <script>1</script><style>a{}</style><base href=/>
    <noscript><img src=x></noscript><template><p>x</p></template></head> <meta name=description content=d><title>T</title><body>`)
  assert.deepEqual(page.misplaced, [])
  assert.equal(page.title.text, 'T')
  assert.equal(page.lang, 'en-NZ')
})

test('a rendered document keeps its own head and body', () => {
  const html =
    '<html><head><iframe></iframe><meta name="description" content="d"></head><body><title>T</title></body></html>'
  assert.deepEqual(parseHtml(html, { rendered: true }).misplaced, ['title'])
})

test('metas carry name, property and http-equiv in lower case', () => {
  const { metas } =
    parseHtml(`<meta name=VIEWPORT content="width=device-width"><meta property="og:Title" content="Fish &amp; chips">
    <meta http-equiv=Refresh content="0; url=/x"><meta charset=utf-8>`)
  assert.deepEqual(metas, [
    { name: 'viewport', property: null, httpEquiv: null, content: 'width=device-width' },
    { name: null, property: 'og:title', httpEquiv: null, content: 'Fish & chips' },
    { name: null, property: null, httpEquiv: 'refresh', content: '0; url=/x' },
  ])
})

test('a meta with an empty name and a property is kept', () => {
  const { metas } = parseHtml('<meta name="" property="og:title" content="Joe"><meta name="" content="x">')
  assert.deepEqual(
    metas.map(({ property, content }) => [property, content]),
    [['og:title', 'Joe']],
  )
})

test('relations are one per rel word; the Link header adds canonical and alternate', () => {
  const { relations } = parseHtml(
    '<link rel="shortcut ICON" href=/i.ico><link rel=stylesheet href=/s.css><link rel=alternate hreflang=mi href=mi/>',
    {
      url: 'https://joes.test/a/',
      headers: {
        link: '</b>; rel="canonical", <https://x.test/>; rel=preconnect, </de>; rel=alternate; hreflang="de"',
      },
    },
  )
  assert.deepEqual(
    relations.map(({ rel, url, hreflang, source }) => [rel, url, hreflang, source]),
    [
      ['shortcut', 'https://joes.test/i.ico', null, 'html'],
      ['icon', 'https://joes.test/i.ico', null, 'html'],
      ['alternate', 'https://joes.test/a/mi/', 'mi', 'html'],
      ['canonical', 'https://joes.test/b', null, 'header'],
      ['alternate', 'https://joes.test/de', 'de', 'header'],
    ],
  )
})

test('an HTML doctype counts when only comments are before it', () => {
  assert.equal(parseHtml('<!-- x -->\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN"><p>').doctype, true)
  assert.equal(parseHtml('<p><!doctype html>').doctype, false)
  assert.equal(parseHtml('<!doctype svg><p>').doctype, false)
  assert.equal(parseHtml('<frameset><frame src=/a></frameset>').frameset, true)
})

test('the language is that of the first html tag that names one', () => {
  assert.equal(parseHtml('<html><body><html lang=mi>').lang, 'mi')
  assert.equal(parseHtml('<html lang=en><body><html lang=mi>').lang, 'en')
  assert.equal(parseHtml('<html><body lang=mi>').lang, null)
})

test('cookies keep names and flags, never values; headers keep no cookies', () => {
  const page = parseHtml('', {
    headers: { 'content-type': 'text/html', 'set-cookie': 'a=hunter2', Server: 'nginx/1.2' },
    setCookies: ['sid=hunter2; Secure; HttpOnly; SameSite=Lax; Domain=.joes.test', 'b=hunter2', '=x'],
  })
  assert.deepEqual(page.cookies, [
    { name: 'sid', secure: true, httpOnly: true, sameSite: 'lax', domain: '.joes.test' },
    { name: 'b', secure: false, httpOnly: false, sameSite: null, domain: null },
  ])
  assert.deepEqual(page.headers, { 'content-type': 'text/html', server: 'nginx/1.2' })
  assert.equal(JSON.stringify(page).includes('hunter2'), false)
})
