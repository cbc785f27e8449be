import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

test('pictures have their attributes', () => {
  const { images } =
    parseHtml(`<img src=/a.png width=40 height="30px"><img alt="" role=presentation src="data:image/png;base64,AA">
    <img style="aspect-ratio: 1/1" loading=lazy src="http://[" aria-hidden=true width=50%><noscript><img src=/n.png></noscript>`)
  assert.deepEqual(
    images.map(({ url, alt, width, height, sized, decorative, lazy }) => [
      url,
      alt,
      width,
      height,
      sized,
      decorative,
      lazy,
    ]),
    [
      ['https://joes.test/a.png', null, 40, 30, true, false, false],
      [null, '', null, null, false, true, false],
      [null, null, null, null, true, true, true],
    ],
  )
})

test('a picture that needs a description has its tag, with its attributes in their order', () => {
  const { images } = parseHtml(
    `<img width=100% src=img/Banner.JPG data-x='a "b" & c' ismap><img src=/b.png alt=Tap><img src="/c.png" title="${'a'.repeat(500)}">`,
  )
  assert.deepEqual(
    images.map(({ tag }) => tag),
    ['<img width="100%" src="img/Banner.JPG" data-x="a &quot;b&quot; &amp; c" ismap>', undefined, undefined],
  )
})

test('a picture in a link without text has the link’s address', () => {
  const { images } =
    parseHtml(`<a href=/shop><span><img src=/1.png alt=""></span></a><a href=/a>Read <img src=/2.png></a>
    <a href=/b aria-label=Shop><img src=/3.png></a><a href=/c><img src=/4.png><img src=/5.png alt=Tap></a>
    <a href="mailto:jo@joes.test"><img src=/6.png></a><a onclick=x()><img src=/7.png></a><img src=/8.png>`)
  assert.deepEqual(
    images.map(({ leadsTo }) => leadsTo ?? null),
    ['https://joes.test/shop', null, null, null, null, null, null, null],
  )
})

test('a picture in a link that opens something on its own page leads nowhere', () => {
  const { images } =
    parseHtml(`<a href="" data-target="#slides"><img src=/1.png></a><a href=""><img src=/2.png></a>
    <a href=#box role=button><img src=/3.png></a><a href=/shop data-bs-target=.menu><img src=/4.png></a>
    <a href=/shop role=button data-toggle=tooltip><img src=/5.png></a><a href=#news><img src=/6.png></a>`)
  assert.deepEqual(
    images.map(({ leadsTo }) => leadsTo),
    [...Array<string>(4).fill('https://joes.test/#'), 'https://joes.test/shop', 'https://joes.test/#news'],
  )
})

test('scripts, style sheets, frames and media are found', () => {
  const page =
    parseHtml(`<script src=/a.js async integrity=x></script><script type=module>12345</script><link rel="preload stylesheet" href=/s.css integrity=y>
    <iframe data-src=https://maps.test/ title=" Map "></iframe><video src=/v.mp4><source src=/v.webm></video><picture><source srcset=/p.webp><img src=/p.png></picture>`)
  assert.deepEqual(page.scripts, [
    { url: 'https://joes.test/a.js', type: '', async: true, defer: false, integrity: true, bytes: 0 },
    { url: null, type: 'module', async: false, defer: false, integrity: false, bytes: 5 },
  ])
  assert.deepEqual(page.stylesheets, [{ url: 'https://joes.test/s.css', integrity: true }])
  assert.deepEqual(page.frames, [{ url: 'https://maps.test/', title: 'Map', region: 'main', lazy: true }])
  assert.deepEqual(page.media, ['https://joes.test/v.mp4', 'https://joes.test/v.webm'])
})

test('V02 V32 resources over http on an https page are found by kind, and those in comments are not', () => {
  const html = `<script src=http://a.test/x.js></script><img src=http://a.test/x.png><iframe src=http://a.test/f></iframe>
    <a href=http://a.test/>link</a><!--[if lt IE 9]><script src=http://old.test/shim.js></script><![endif]-->`
  assert.deepEqual(parseHtml(html).mixed, [
    { url: 'http://a.test/x.js', active: true },
    { url: 'http://a.test/f', active: true },
    { url: 'http://a.test/x.png', active: false },
  ])
  assert.deepEqual(parseHtml(html, { url: 'http://joes.test/' }).mixed, [])
})

test('obsolete plug-ins are found', () => {
  assert.deepEqual(
    parseHtml('<object data=/x.swf></object><applet></applet><embed type="application/pdf">').plugins,
    ['java', 'flash'],
  )
})

test('V43 V44 leaks are reported by kind, without their text', () => {
  const page =
    parseHtml(`<p>Fatal error: Uncaught Error in /var/www/site/index.php on line 3</p><p>SQLSTATE[42000]</p>
    <script>key = "sk_live_${'a'.repeat(24)}"</script>`)
  assert.deepEqual(page.errorLeaks, ['php_fatal', 'sql_error'])
  assert.deepEqual(page.secrets, ['stripe_secret'])
  assert.equal(JSON.stringify(page).includes('sk_live_'), false)
  assert.deepEqual(parseHtml('<p>Warning: wet floor on line 3</p>').errorLeaks, [])
})

test('JSON-LD is flattened, and invalid blocks are counted', () => {
  const { structured } =
    parseHtml(`<script type="application/ld+json">{"@graph":[{"@type":"A"},{"@type":"B"}]}</script>
    <script type="application/ld+json">[{"@type":"C"}]</script><script type="application/ld+json">{"@type": "D",}</script>
    <script type="application/ld+json"> </script><script type="application/ld+json">//<![CDATA[\n{"@type":"E"}\n//]]></script>`)
  assert.deepEqual(structured.jsonLd, [
    { '@type': 'A' },
    { '@type': 'B' },
    { '@type': 'C' },
    { '@type': 'E' },
  ])
  assert.equal(structured.broken, 1)
})

test('microdata products are flat, with the names of items inside', () => {
  const { structured } =
    parseHtml(`<div itemscope itemtype="https://schema.org/Product"><h1 itemprop=name>Rye</h1><img itemprop=image src=/r.jpg>
    <div itemprop=brand itemscope itemtype="https://schema.org/Brand"><b itemprop=name>Joe’s</b></div>
    <div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=priceCurrency content=NZD><b itemprop=price content=8.50>$8.50</b></div></div>
    <p typeof="schema:Event">Fair</p>`)
  assert.deepEqual(structured.microProducts, [
    { name: 'Rye', image: 'https://joes.test/r.jpg', brand: 'Joe’s', priceCurrency: 'NZD', price: '8.50' },
  ])
  assert.deepEqual(structured.types, ['Product', 'Brand', 'Offer', 'Event'])
})

test('the same words in other markup give the same sketch, from five words on', () => {
  const words = 'The quick brown fox jumps over the lazy dog'
  assert.deepEqual(parseHtml(`<p>${words}`).sketch, parseHtml(`<div><b>${words}</b>!</div>`).sketch)
  assert.equal(parseHtml(`<p>${words}`).sketch.length, 5)
  assert.deepEqual(parseHtml('<p>one two three four').sketch, [])
  assert.equal(parseHtml('<p>one two three four five').sketch.length, 1)
})

test('a picture is as wide and high as its style says where no attribute does; that reserves no place for it', () => {
  const images = parseHtml(
    `<img src=/a.png style="max-width: 90px; WIDTH:30px"><img src=/b.png width=50 style="width: 30px; height: 40px !important">
    <img src=/c.png style="width: 50%; height: auto"><img src=/d.png style="line-height: 30px; border-width: 2px">`,
  ).images
  assert.deepEqual(
    images.map(({ width, height, sized }) => [width, height, sized]),
    [
      [30, null, false],
      [50, 40, false],
      [null, null, false],
      [null, null, false],
    ],
  )
})
