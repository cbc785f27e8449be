import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { isMeasuringAddress } from './measuring-addresses.ts'
import { parseTargets } from './parse-targets.ts'
import type { AddressOnPage } from './targets.ts'
import { isNoTarget, kindOfLink } from './targets.ts'
import { targetsOf } from './targets-of.ts'

const lean = (html: string) =>
  parseTargets({
    body: Buffer.from(html),
    url: 'https://joes.test/shop/',
    contentType: 'text/html; charset=utf-8',
  })
const full = (html: string): AddressOnPage[] => targetsOf(parseHtml(html, { url: 'https://joes.test/shop/' }))
const shown = (targets: readonly AddressOnPage[]): string[] =>
  targets.map(({ kind, url, href, text, region }) => `${kind} ${url ?? href} "${text}" ${region}`).toSorted()

const PAGE = `<head><base href=/shop/><link rel=stylesheet href=s.css><link rel=canonical href=/shop/><link rel=icon href=/i.png>
  <link rel=alternate hreflang=de href=/de/><link rel=preconnect href=https://cdn.test><script src=a.js></script></head>
  <nav><a href=/about>About <b>us</b></a></nav><map><area href=n alt=North></map>
  <main><a href="x.PDF?v=1"><img src=p.png alt=Price></a><a href="mailto:jo@joes.test">Mail</a><a href=tel:0211234567>Call</a>
  <a href="#part">Part</a><a href="http//slip">Slip</a><a href="http://a b/">Bad</a><iframe src=https://maps.test/ title=Map></iframe>
  <video src=v.mp4></video></main>`

test('a picture that waits behind a data address, and a frame behind an address that leads nowhere, are targets in both parses', () => {
  const html = `<img src="data:image/gif;base64,R0" srcset="/gone.jpg 800w" alt=""><img srcset="/lost.jpg 800w" alt="">
    <iframe src="about:blank" data-src="https://maps.test/"></iframe><iframe src=" " data-src="/form"></iframe>
    <iframe src="data:text/html," data-litespeed-src="/map"></iframe><iframe src="javascript:false" data-src-cmplz="/chat"></iframe>
    <iframe src="about:blank" data-lazy-src="/book"></iframe>`
  const expected = [
    'frame https://joes.test/book "" main',
    'frame https://joes.test/chat "" main',
    'frame https://joes.test/form "" main',
    'frame https://joes.test/map "" main',
    'frame https://maps.test/ "" main',
    'image https://joes.test/gone.jpg "" main',
    'image https://joes.test/lost.jpg "" main',
  ]
  assert.deepEqual(shown(full(html)), expected)
  assert.deepEqual(shown(lean(html).targets), expected)
})

test('much blank space between the tags of a link does not end its text in the lean parse', () => {
  const blank = `${'\n'.padEnd(250)}<i></i>`
  assert.equal(lean(`<a href=/x>${blank.repeat(6)}About us</a>`).targets[0]?.text, 'About us')
})

test('every kind of target has its text and region, alike in the full and the lean parse', () => {
  const expected = [
    'canonical https://joes.test/shop/ "" main',
    'file https://joes.test/shop/x.PDF?v=1 "Price" main',
    'frame https://maps.test/ "Map" main',
    'hreflang https://joes.test/de/ "" main',
    'icon https://joes.test/i.png "" main',
    'image https://joes.test/shop/p.png "Price" main',
    'mail mailto:jo@joes.test "Mail" main',
    'media https://joes.test/shop/v.mp4 "" main',
    'page http://a b/ "Bad" main',
    'page https://joes.test/about "About us" nav',
    'page https://joes.test/shop/#part "Part" main',
    'page https://joes.test/shop/http//slip "Slip" main',
    'page https://joes.test/shop/n "North" main',
    'phone tel:0211234567 "Call" main',
    'script https://joes.test/shop/a.js "" main',
    'stylesheet https://joes.test/shop/s.css "" main',
  ]
  assert.deepEqual(shown(full(PAGE)), expected)
  assert.deepEqual(shown(lean(PAGE).targets), expected)
})

test('addresses that cannot be tested are not targets', () => {
  const html = `<a href="">1</a><a href=#>2</a><a href=#top>3</a><a href="{{url}}">4</a><a href="\${url}">5</a><a href="<%= url %>">6</a>
    <a href="javascript:go()">7</a><a href="data:text/plain,x">8</a><a href="whatsapp://send">9</a><img src="data:image/gif;base64,R0"><a>10</a>`
  assert.deepEqual(full(html), [])
  assert.deepEqual(lean(html).targets, [])
})

test('pictures of 1 × 1 and addresses of measuring tools are left out, other resources in noscript are not', () => {
  const html = `<img src=/px.gif width=1 height=1><noscript><img src="https://www.facebook.com/tr?id=1"><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-A1B2"></iframe>
    <img src=/lazy.jpg></noscript><template><a href=/t>t</a></template><img src=/small.gif width=2 height=1>`
  const expected = ['image https://joes.test/lazy.jpg "" main', 'image https://joes.test/small.gif "" main']
  assert.deepEqual(shown(full(html)), expected)
  assert.deepEqual(shown(lean(html).targets), expected)
})

test('a measuring tool is known by its host, not by a path that names one', () => {
  assert.equal(isMeasuringAddress('https://www.statcounter.com/x.png'), true)
  assert.equal(isMeasuringAddress('https://c.statcounter.com:443/1?r=a.b'), true)
  assert.equal(isMeasuringAddress('https://www.facebook.com/tr?id=1'), true)
  assert.equal(isMeasuringAddress('https://doubleclick.net'), true)
  assert.equal(isMeasuringAddress('https://notdoubleclick.net/'), false)
  assert.equal(
    isMeasuringAddress('https://web.archive.org/web/2024/https://www.statcounter.com/x.png'),
    false,
  )
  assert.equal(isMeasuringAddress('https://example.com/logos/www.hotjar.com/'), false)
  assert.equal(isMeasuringAddress('https://example.com/#.hotjar.com'), false)
})

test('local addresses, files and slipped links are targets, to be judged', () => {
  for (const href of ['http://localhost:3000/', 'localhost:3000/x', 'file:///C:/x.html', 'mail:jo@joes.test'])
    assert.equal(isNoTarget(href), false, href)
})

test('files are recognised by their extension, not by their query', () => {
  assert.equal(kindOfLink('/a.pdf', 'https://joes.test/a.pdf#page=2'), 'file')
  assert.equal(kindOfLink('/a', 'https://joes.test/a?f=x.pdf'), 'page')
  assert.equal(kindOfLink('/a.html', 'https://joes.test/a.html'), 'page')
})

test('the lean parse has the facts that a crawl needs', () => {
  const page =
    lean(`<title> Rye &amp; co </title><meta name=ROBOTS content="NoIndex, follow"><link rel=canonical href=/rye>
    <svg><title>No</title></svg><p id=a>Don’t panic<a name=b></a><script>no()</script><p hidden>no`)
  assert.deepEqual(
    { ...page, targets: page.targets.length },
    {
      targets: 1,
      ids: ['a', 'b'],
      nofollow: false,
      words: 2,
      title: 'Rye & co',
    },
  )
  assert.equal(lean('<meta name=robots content=none>').nofollow, true)
  assert.equal(lean('<meta name=robots content="index, max-image-preview: none">').nofollow, false)
  assert.equal(lean('<meta name=googlebot content="noindex, nofollow">').nofollow, false)
})
