import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasChildren, type ChildNode } from 'domhandler'
import { parseHtml } from '#support/parse-html.ts'
import { growsWithLength, workTime } from '#support/work-time.ts'
import { contactIn, emailsIn, isAddressLike, phonesIn } from './contact.ts'
import { errorLeaksIn } from './error-leaks.ts'
import { copyMarkIn } from './saved-copy.ts'
import { secretsIn } from './secrets.ts'
import { parseTargets } from './parse-targets.ts'
import { treeOf } from './tree.ts'
import { withoutComments } from './script-comments.ts'
import { shopEventsIn, tagsInScript } from './tags.ts'

const MEGABYTE = 1_000_000

const PARSE_MS = 5000
const HEADINGS_MS = 3000

const links = (count: number): string =>
  Array.from({ length: count }, (_, at) => `<a href=/${at}>x</a>`).join('')

test('C01 an empty body and whitespace are pages without words', () => {
  for (const body of ['', ' \n\t ']) {
    const page = parseHtml(body)
    assert.equal(page.text.words, 0)
    assert.equal(page.title.text, null)
    assert.equal(page.thin, false, 'nothing could bring more')
  }
})

test('C03 100,000 nested tags are parsed, and the text inside them is kept', () => {
  const page = parseHtml(`${'<div>'.repeat(100_000)}deep down${'</div>'.repeat(100_000)}<p>after`)
  assert.equal(page.text.main, 'deep down\nafter')
  assert.equal(page.elements, 100_001)
})

test('C03 end tags that close nothing take no longer', () => {
  const html = `${'<b>'.repeat(50_000)}words${'</i>'.repeat(50_000)}`
  assert.ok(workTime(() => parseHtml(html), PARSE_MS) < PARSE_MS)
})

test('C03 scripts too deep for the tree do not become text', () => {
  const page = parseHtml(`${'<div>'.repeat(600)}seen<script>unseen("<p>")</script> again`)
  assert.equal(page.text.words, 2)
})

/** How many elements the last text of this HTML stands in. */
function depthOfLast(html: string): number {
  let depth = -1
  for (let node: ChildNode | null = treeOf(html).lastChild; node; depth++)
    node = hasChildren(node) ? node.lastChild : null
  return depth
}

test('C03 a form in a form, which is none, closes nothing where the tree is deepest', () => {
  const deep = `<form>${'<div>'.repeat(600)}`
  assert.equal(depthOfLast(`${deep}${'<form>'.repeat(100)}words`), depthOfLast(`${deep}words`))
})

test('C04 pages made to be slow are parsed within the budget', () => {
  const hostile = {
    misnested: '<b><i></b></i>'.repeat(8000),
    attributes: `<div ${Array.from({ length: 80_000 }, (_, at) => `a${at}=1`).join(' ')}>`,
    lessThan: '<'.repeat(5 * MEGABYTE),
    ampersand: '&'.repeat(5 * MEGABYTE),
    comment: `<!--${' -'.repeat(2.5 * MEGABYTE)}`,
    formatting: '<b><a href=x>'.repeat(20_000),
    dialogs: '<div role=dialog>'.repeat(20_000),
    openers: '<a href=#>Privacy</a>'.repeat(20_000),
    accordions: '<h3 id=a>x</h3><button aria-controls=a>x</button>'.repeat(10_000),
    forms: '<form><button><a href=/x>'.repeat(80_000),
    groups: '<div><input><button>x</button></div>'.repeat(20_000),
    products: `<div itemscope itemtype=x/Product>${'<b>'.repeat(20_000)}${'<p itemprop=a>'.repeat(5000)}`,
  }
  for (const [name, html] of Object.entries(hostile)) {
    const ms = workTime(() => parseHtml(html), PARSE_MS)
    assert.ok(ms < PARSE_MS, `${name}: ${Math.round(ms)} ms`)
  }
})

test('C06 NUL and lone surrogates in title, link and header become replacement characters', () => {
  const page = parseHtml('<title>a\0b</title><a href="/x\0y">l\0nk</a><p>&#xD800;', {
    headers: { 'content-type': 'text/html', server: 'x\0y' },
  })
  assert.equal(page.title.text, 'a\uFFFDb')
  assert.equal(page.links[0]?.text, 'l\uFFFDnk')
  assert.equal(page.headers['server'], 'x\uFFFDy')
  assert.equal(JSON.stringify(page).includes('\\u0000'), false)
  assert.equal(JSON.stringify(page).includes('\\ud800'), false)
})

test('C07 a title of 2 MB is cut at 1,000 characters', () => {
  const { text } = parseHtml(`<title>${'x'.repeat(2 * MEGABYTE)}</title>`).title
  assert.equal(text?.length, 1000)
  assert.ok(text.endsWith('x…'))
  assert.equal(parseHtml(`<title>${'x'.repeat(1000)}</title>`).title.text?.endsWith('x'), true)
})

test('C08 of 5,001 links 5,000 are kept, and the cut is recorded', () => {
  const [enough, many] = [parseHtml(links(5000)), parseHtml(links(5001))]
  assert.equal(enough.links.length, 5000)
  assert.deepEqual(enough.cut, [])
  assert.equal(many.links.length, 5000)
  assert.deepEqual(many.cut, ['links'])
})

test('C08 of 501 headings 500 are kept, each with its own section, and the cut is recorded', () => {
  const page = parseHtml('<h2>Taps</h2><p>one two</p>'.repeat(501))
  assert.equal(page.headings.length, 500)
  assert.equal(page.headings.at(-1)?.sectionWords, 2)
  assert.deepEqual(page.cut, ['headings'])
})

test('C08 a base on another host is used; links of other schemes are kept without an address', () => {
  const { links } = parseHtml(
    '<base href="//other.test/x/"><a href=y>1</a><a href="javascript:go()">2</a><a href=mailto:a@b.nz>3</a>',
  )
  assert.deepEqual(
    links.map(({ url }) => url),
    ['https://other.test/x/y', null, null],
  )
  assert.deepEqual(
    links.map(({ scripted }) => scripted),
    [false, true, false],
  )
})

test('C08 a base with a `javascript:` address is ignored', () => {
  const { links } = parseHtml('<base href="javascript:alert(1)"><a href=y>1</a>')
  assert.equal(links[0]?.url, 'https://joes.test/y')
})

test('C08 short links below a long base are kept up to a million characters, and the cut is recorded', () => {
  const page = parseHtml(`<base href="/${'y'.repeat(1_900)}/">${links(5000).replaceAll('=/', '=')}`)
  assert.deepEqual(page.cut, ['links'])
  assert.ok(page.links.length > 400)
  assert.ok(JSON.stringify(page.links).length < 1.2 * MEGABYTE)
})

test('C09 JSON-LD of many long texts is bounded', () => {
  const block = `<script type="application/ld+json">${JSON.stringify(Array.from({ length: 100 }, () => 'x'.repeat(8_000)))}</script>`
  const item = block.replace('>[', '>{"a":[').replace(']<', ']}<')
  const { structured, cut } = parseHtml(item.repeat(5))
  assert.deepEqual(cut, ['structured'])
  assert.ok(JSON.stringify(structured.jsonLd).length < 1.2 * MEGABYTE)
})

test('C09 JSON-LD never reaches a prototype', () => {
  const { structured } = parseHtml(
    `<script type="application/ld+json">{"@type":"Thing","__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}}}}</script>`,
  )
  assert.deepEqual(structured.jsonLd, [{ '@type': 'Thing', a: {} }])
  assert.equal(Reflect.get({}, 'polluted'), undefined)
})

test('C09 JSON-LD of 10,000 levels or 5 MB is bounded', () => {
  const deep = `{"@type":"X","a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  const large = `{"@type":"Y","a":"${'x'.repeat(5 * MEGABYTE)}"}`
  const page = parseHtml(
    `<script type="application/ld+json">${deep}</script><script type="application/ld+json">${large}</script>`,
  )
  assert.equal(page.structured.jsonLd.length, 1)
  assert.ok(JSON.stringify(page.structured.jsonLd).length < 300)
  assert.equal(page.structured.broken, 0)
  assert.deepEqual(page.cut, ['structured'])
})

test('C10 the time of each matcher grows linearly with hostile text', () => {
  const matchers: Record<string, (text: string) => unknown> = {
    emails: emailsIn,
    phones: phonesIn,
    address: isAddressLike,
    contact: contactIn,
    leaks: (text) => errorLeaksIn(`${text}.js:`),
    secrets: (text) => secretsIn(`${text}PRIVATE KEY-----k_live_AKIA`),
    tags: (text) => tagsInScript(`${text}G-fbqgtag//`, 'script'),
    events: (text) => shopEventsIn(`${text}purchase`),
    comments: (text) => withoutComments(`${text}//`),
  }
  const texts = [
    'a',
    '(',
    '0',
    ' ',
    'a@',
    'a.',
    '0 ',
    '+1(',
    '1 Aa ',
    '"',
    '`\\',
    '/*',
    '/[',
    'event',
    'at a',
    'at a.',
    'at a(',
    'AKIA',
    'Warning: ',
    '$1,1',
  ]
  for (const [name, matcher] of Object.entries(matchers)) {
    for (const part of texts) {
      growsWithLength(`${name} on ${part}`, {
        make: (parts) => part.repeat(parts),
        work: matcher,
        parts: MEGABYTE / part.length,
      })
    }
  }
})

test('C10 the lean parse withstands the same hostile pages', () => {
  for (const html of [
    '<div>'.repeat(100_000),
    '<a href=x>'.repeat(100_000),
    '<'.repeat(5 * MEGABYTE),
    `<div class="${'a '.repeat(MEGABYTE / 2)}">`,
  ]) {
    const input = {
      body: Buffer.from(html),
      url: 'https://joes.test/',
      contentType: 'text/html',
    }
    assert.ok(workTime(() => parseTargets(input), PARSE_MS) < PARSE_MS)
  }
})

test('C03 many headings without words inside an element of many classes take no longer', () => {
  const html = `<body class="${'x '.repeat(50_000)}">${'<h2></h2>'.repeat(500)}`
  assert.ok(workTime(() => parseHtml(html), PARSE_MS) < PARSE_MS)
})

test('C03 comments that are begun and never ended take no longer', () => {
  assert.ok(workTime(() => copyMarkIn('<!--'.repeat(MEGABYTE / 4)), PARSE_MS) < PARSE_MS)
})

test('C03 many headings inside many elements around a page of many menus take no longer', () => {
  const inside = `<header></header><main>${'<nav></nav>'.repeat(100_000)}${'<h2>Hello</h2>x'.repeat(1000)}</main><footer></footer>`
  const html = `${'<div id=a>'.repeat(48)}${inside}${'</div>'.repeat(48)}`
  assert.ok(workTime(() => parseHtml(html), HEADINGS_MS) < HEADINGS_MS)
})
