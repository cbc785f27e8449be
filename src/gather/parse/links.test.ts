import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'

const first = (html: string) => {
  const [link] = parseHtml(html).links
  assert.ok(link)
  return link
}

test('addresses are absolute and keep their fragment', () => {
  const urls = parseHtml(
    '<a href="/a b#c">1</a><a href="../x?y=z">2</a><a href=" //Other.TEST ">3</a><a href="http://[x">4</a>',
    {
      url: 'https://joes.test/shop/',
    },
  ).links.map(({ url }) => url)
  assert.deepEqual(urls, [
    'https://joes.test/a%20b#c',
    'https://joes.test/x?y=z',
    'https://other.test/',
    null,
  ])
})

test('an empty label, or one that leads nowhere, does not hide the title', () => {
  for (const label of ['aria-label=""', 'aria-labelledby="gone"', 'aria-labelledby="none"'])
    assert.equal(
      first(`<a href="https://facebook.com/joes" ${label} title="Facebook"></a><i id="none"></i>`).label,
      'Facebook',
      label,
    )
})

test('much blank space between the tags of a link does not end its text', () => {
  const blank = `${'\n'.padEnd(250)}<i></i>`
  assert.equal(first(`<a href=/>${blank.repeat(6)}<span>About us</span></a>`).text, 'About us')
})

test('a link has its visible text, otherwise its picture’s text alternative', () => {
  assert.equal(first('<a href=/><span>About</span> us</a>').text, 'About us')
  assert.equal(first('<a href=/><img src=a.png alt="Our shop"></a>').text, 'Our shop')
  assert.equal(first('<a href=/><svg><title>Facebook</title></svg></a>').text, 'Facebook')
  assert.equal(first('<map><area href=/ alt="North"></map>').text, 'North')
})

test('a link may hold only a picture', () => {
  assert.equal(first('<a href=/><img src=a.png></a>').picture, true)
  assert.equal(first('<a href=/><img src=a.png> Home</a>').picture, false)
  assert.equal(first('<a href=/></a>').picture, false)
})

test('a link’s label is aria-label, the element it is labelled by, or title', () => {
  assert.equal(first('<a href=/ aria-label="Cart" title=x></a>').label, 'Cart')
  assert.equal(first('<b id=n>Name</b><a href=/ aria-labelledby=n></a>').label, 'Name')
  assert.equal(first('<a href=/ title=" Tip "></a>').label, 'Tip')
  assert.equal(first('<a href=/ title=""></a>').label, null)
})

test('links without an address count when a script handles the click', () => {
  const { links } = parseHtml(
    '<a name=x>1</a><a onclick=go()>2</a><a href="JavaScript:void(0)">3</a><a href="#">4</a>',
  )
  assert.deepEqual(
    links.map(({ text, scripted }) => [text, scripted]),
    [
      ['2', true],
      ['3', true],
      ['4', false],
    ],
  )
})

const opened = (attributes: string) => first(`<a ${attributes}>Room</a>`).opens

test('the address that a scripted link opens is kept where its script writes it in full', () => {
  for (const attributes of [
    `onclick="location.href='/room'"`,
    `onclick="window.location = '/room'; return false"`,
    `onclick="document.location.assign('room')"`,
    `onclick="window.open('/room', '_self')"`,
    `href="javascript:location='/room'"`,
    `href="javascript:void(0)" onclick="location.replace('/room')"`,
    `data-href="/room"`,
  ])
    assert.equal(opened(attributes), 'https://joes.test/room', attributes)
  for (const attributes of [
    `onclick="openDialog('/room')"`,
    `onclick="location.href='/room/' + id"`,
    `onclick="location.href == '/room'"`,
    `onclick="location.href='{{ url }}'"`,
    `@click="location='Nelson'"`,
    `@click="open('menu')"`,
    `onclick="dialog.open('/room')"`,
    `onclick="map.location='Nelson'"`,
    `onclick="location.href='mailto:jo@joes.test'"`,
    `href="/taps" onclick="location.href='/room'"`,
    `data-url="/like" onclick="go()"`,
    `data-href=""`,
  ])
    assert.equal(opened(attributes), undefined, attributes)
})

test('a link with nothing inside has no size, unless something names it', () => {
  const { links } = parseHtml(
    '<a href=/1></a><a href=/2><i></i></a><a href=/3 aria-label=Cart></a><a href=/4>4</a>',
  )
  assert.deepEqual(
    links.map(({ hidden }) => hidden),
    [true, false, false, false],
  )
})

test('a link inside a sentence counts as inline, one beside a separator does not', () => {
  assert.equal(first('<p>Read our <a href=/>policy</a> first.</p>').inline, true)
  assert.equal(first('<p><a href=/>Home</a> / <a href=/b>Blog</a></p>').inline, false)
  assert.equal(first('<li><a href=/>Home</a></li>').inline, false)
})

test('rel and target are kept', () => {
  const link = first('<a href=/ rel="NoFollow opener" target=_BLANK>x</a>')
  assert.deepEqual(link.rel, ['nofollow', 'opener'])
  assert.equal(link.targetBlank, true)
})

test('links to other sites inside hidden or off-screen elements are noted', () => {
  const { hiddenLinks } =
    parseHtml(`<div style="position:absolute;left:-9999px"><a href=https://casino.test/>slots</a></div>
    <p hidden><a href=https://spam.test/>poker</a></p><p hidden><a href=/own>own</a></p><a href=https://open.test/>open</a>`)
  assert.deepEqual(hiddenLinks, [
    { url: 'https://casino.test/', text: 'slots' },
    { url: 'https://spam.test/', text: 'poker' },
  ])
})

test('targets of fragment links are kept with their text', () => {
  const { anchors } =
    parseHtml(`<a href="#about">1</a><a href="https://joes.test/#na%20me">2</a><a href="/other#far">3</a>
    <section id=about><h2>About</h2><p>We bake.</p></section><a name="na me"></a><p id=far>x<p id=unused>y`)
  assert.deepEqual(anchors, [
    { id: 'about', words: 3, text: 'About\nWe bake.' },
    { id: 'na me', words: 2, text: 'x\ny' },
  ])
})

test('a target may have an id and another name', () => {
  const { anchors } = parseHtml(
    '<p><a href="#prices">1</a><a href="#top2">2</a><p><a id=top2 name=prices></a><p>Prices',
  )
  assert.deepEqual(
    anchors.map(({ id, text }) => [id, text]),
    [
      ['top2', 'Prices'],
      ['prices', 'Prices'],
    ],
  )
})

test('a mark without words of its own has those up to the next mark or the footer', () => {
  const { anchors } = parseHtml(`<nav><a href="#about">1</a><a href="#work">2</a><a href="#photo">3</a></nav>
    <a name=about></a><img src=about.png><p>We bake bread.</p><div id=work></div><p>At night.</p>
    <section id=photo><img src=a.png></section><p>More.</p><footer>Call us</footer>`)
  assert.deepEqual(anchors, [
    { id: 'about', words: 3, text: 'We bake bread.' },
    { id: 'work', words: 2, text: 'At night.' },
    { id: 'photo', words: 0, text: '' },
  ])
})

test('duplicate ids count when something refers to them', () => {
  const html = '<label for=mail>M</label><input id=mail><input id=mail><p id=x><p id=x><a href=#top>t</a>'
  assert.deepEqual(parseHtml(html).duplicateIds, ['mail'])
})

const urlOf = (href: string) => parseHtml(`<a href="${href}">x</a>`).links[0]?.url

test('spaces around an address are left out, but a no-break space is part of it, as in browsers', () => {
  assert.equal(urlOf(' \n https://joes.test/a \t'), 'https://joes.test/a')
  assert.equal(urlOf('\u00A0https://joes.test/a'), 'https://joes.test/%C2%A0https://joes.test/a')
})

test('an address or a number that lacks the word before it leads to no page', () => {
  for (const href of ['jo@joes.co.nz', '+64 21 234 5678', 'mailto//jo@joes.co.nz'])
    assert.equal(first(`<a href="${href}">Write</a>`).url, null, href)
  assert.equal(first('<a href="users/jo@joes.co.nz">Jo</a>').url, 'https://joes.test/users/jo@joes.co.nz')
})
