import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BarePicture } from './bare-pictures.ts'
import { linePieces, pictureLines } from './picture-lines.ts'

const aBare = (url: string, given: Partial<BarePicture> = {}): BarePicture => ({
  url,
  page: 'https://joes.test/',
  otherPages: 0,
  leadsTo: null,
  now: '',
  idea: '',
  isOrnament: false,
  ...given,
})
const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => aBare(`https://joes.test/${at}.jpg`))
const fieldsOf = (...all: BarePicture[]) => pictureLines(all, []).fields ?? []

test('thirty pictures are one sitting, and have no note', () => {
  const { fields, note } = pictureLines(pictures(30), [])
  assert.equal(fields?.length, 30)
  assert.equal(note, undefined)
})

test('of more pictures the first thirty have a line, and the worksheet is named', () => {
  const { fields, note, content } = pictureLines(pictures(31), [])
  assert.equal(fields?.length, 30)
  assert.equal(note, 'These are the first 30 of 31. The worksheet below has all of them.')
  assert.ok(content.endsWith('29.jpg on joes.test: [your line for picture 30]'))
})

test('a picture is named by its path, and one that has the same path at another host or another end by that', () => {
  const [long, alike] = ['a', 'b'].map((end) => `https://joes.test/${'shop/'.repeat(20)}${end}`)
  const all = fieldsOf(
    aBare('https://a.example/logo.png'),
    aBare('https://b.example/logo.png'),
    aBare('https://cdn.example/tap.jpg'),
    aBare(`https://joes.test/${'picture-'.repeat(12)}.jpg`, { leadsTo: long ?? null }),
    aBare(`https://joes.test/${'picture-'.repeat(12)}.jpg`, { leadsTo: alike ?? null }),
  )
  const ids = all.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  assert.equal(ids[2], 'picture//tap.jpg/')
  for (const id of ids) assert.ok(id.length <= 165, id)
})

test('a link to another website is named by its host, one to a page of the same website by its path', () => {
  const labels = ['https://www.facebook.com/joes', 'https://joes.test/shop', 'https://joes.test/'].map(
    (leadsTo) => fieldsOf(aBare('https://joes.test/1.jpg', { leadsTo }))[0]?.label,
  )
  assert.deepEqual(labels, [
    'Picture 1 of joes.test, a link to www.facebook.com/joes',
    'Picture 1 of joes.test, a link to /shop',
    'Picture 1 of joes.test, a link to joes.test',
  ])
})

test('of a picture that is a link, what is heard has the file name that stands for its description', () => {
  const leadsTo = 'https://joes.test/shop'
  const heard = ['IMG_2041.jpg', ''].map(
    (now) => fieldsOf(aBare('https://joes.test/1.jpg', { leadsTo, now }))[0]?.picture?.heardNow,
  )
  assert.deepEqual(heard, ['Link. IMG_2041.jpg', 'Link.'])
})

test('pictures whose tag is known have whole tags, the others lines', () => {
  const tag = '<img src="/1.jpg" width="9">'
  const [plain, tagged] = [aBare('https://joes.test/0.jpg'), aBare('https://joes.test/1.jpg', { tag })]
  assert.deepEqual(linePieces([plain], []), [pictureLines([plain], [])])
  const [tags, rest] = linePieces([plain, tagged], [])
  assert.deepEqual(
    [tags?.title, tags?.kind, tags?.content, tags?.note],
    [
      'Tags for your pictures',
      'html',
      '<img src="/1.jpg" width="9" alt="[your line for picture 2]">',
      'Put each in place of the tag in your page that has the same src.',
    ],
  )
  assert.deepEqual(
    [rest?.title, rest?.kind, rest?.content],
    ['Lines for your other pictures', 'text', '0.jpg on joes.test: [your line for picture 1]'],
  )
  assert.deepEqual(
    [tags, rest].map((piece) => piece?.fields?.map(({ mark }) => mark)),
    [['[your line for picture 2]'], ['[your line for picture 1]']],
  )
  assert.equal(linePieces([tagged], []).length, 1)
})

test('words that a tag has are replaced, whatever stands in the line', () => {
  const [piece] = linePieces(
    [aBare('https://joes.test/1.jpg', { tag: '<img alt="DSC $& 1" src="/1.jpg">' })],
    [],
  )
  assert.equal(piece?.content, '<img alt="[your line for picture 1]" src="/1.jpg">')
})

const made = (tag: string) => linePieces([aBare('https://joes.test/1.jpg', { tag })], [])[0]?.content

test('words without their sign are no attribute of the new tag, and those of any other attribute stay', () => {
  const ours = 'alt="[your line for picture 1]"'
  assert.equal(
    made('<img src="/1.jpg" alt"butter chicken" width="9">'),
    `<img src="/1.jpg" width="9" ${ours}>`,
  )
  assert.equal(made('<img alt"butter chicken" src="/1.jpg">'), `<img src="/1.jpg" ${ours}>`)
  for (const kept of ['title="a big dog" class=" lazy"', 'hidden title="a > b"'])
    assert.equal(made(`<img ${kept} src="/1.jpg">`), `<img ${kept} src="/1.jpg" ${ours}>`)
})

test('a width in pixels is a bare number in the new tag, as browsers read it', () => {
  assert.equal(
    made('<img src="/1.jpg" width="275px" height=90px title="width=5px">'),
    '<img src="/1.jpg" width="275" height=90 title="width=5px" alt="[your line for picture 1]">',
  )
})

test('of more than thirty pictures with tags the worksheet is named as well', () => {
  const many = pictures(31).map((picture) => ({ ...picture, tag: '<img>' }))
  assert.match(linePieces(many, [])[0]?.note ?? '', /same src\. These are the first 30 of 31\./u)
})

const file = (url: string) => fieldsOf(aBare(url))[0]?.picture?.file

test('a file is named without brackets and spaces, and is a picture where it has no name', () => {
  assert.equal(file('https://joes.test/a/tap%20[1].jpg'), 'tap-1-.jpg')
  assert.equal(file('https://joes.test/?id=1'), 'picture')
  assert.equal(file('https://joes.test/photos/'), 'photos')
})

test('a file is named as its owner reads it, with an ellipsis before the end of a long name', () => {
  assert.equal(file('https://joes.test/%E9%BB%91%E9%87%91logo11.png'), '黑金logo11.png')
  assert.equal(file('https://joes.test/100%.png'), '100%.png')
  assert.equal(file(`https://joes.test/${'x'.repeat(60)}`), 'x'.repeat(60))
  assert.equal(file(`https://joes.test/a${'x'.repeat(60)}`), `…${'x'.repeat(59)}`)
  assert.equal(file(`https://joes.test/${'🐟'.repeat(61)}`), `…${'🐟'.repeat(59)}`)
  assert.equal(file('https://joes.test/a%0Ab%00c%E2%80%AEd.png'), 'a-b-c-d.png')
  assert.equal(file('https://joes.test/%20'), 'picture')
})

const lineOf = (given: Partial<BarePicture>) =>
  pictureLines([aBare('https://joes.test/tap.jpg', given)], []).content.split(': [')[0]

test('a line says on which page the picture is, and where it leads', () => {
  const [shop, photo] = ['https://joes.test/shop', 'https://joes.test/?page_id=12']
  assert.equal(lineOf({}), 'tap.jpg on joes.test')
  assert.equal(lineOf({ page: shop }), 'tap.jpg on /shop')
  assert.equal(lineOf({ page: photo }), 'tap.jpg on /?page_id=12')
  assert.equal(
    lineOf({ page: shop, leadsTo: 'https://joes.test/caf%C3%A9/[new]' }),
    'tap.jpg on /shop, a link to /café/-new-',
  )
  assert.equal(
    lineOf({ page: shop, leadsTo: 'https://www.facebook.com/joes' }),
    'tap.jpg on /shop, a link to www.facebook.com/joes',
  )
})

const heard = (given: Partial<BarePicture>) => {
  const [field] = fieldsOf(aBare('https://joes.test/1.jpg', given))
  return [field?.picture?.heardNow, field?.picture?.isLink, field?.example]
}

test('a picture is heard by its words, else by its file, and a link by its words alone', () => {
  const leadsTo = 'https://joes.test/shop'
  assert.deepEqual(heard({}), ['Image. 1.jpg', false, 'What does it show?'])
  assert.deepEqual(heard({ now: 'DSC 1' }), ['Image. DSC 1', false, 'What does it show?'])
  assert.deepEqual(heard({ leadsTo }), ['Link.', true, 'Where does a tap on it lead?'])
  assert.deepEqual(heard({ leadsTo, now: 'DSC 1' }), ['Link. DSC 1', true, 'Where does a tap on it lead?'])
})

test('an ornament is left silent, and has no idea', () => {
  const [ornament, other] = fieldsOf(
    aBare('https://joes.test/1.jpg', { idea: 'A line', isOrnament: true }),
    aBare('https://joes.test/2.jpg', { idea: 'A tap' }),
  )
  assert.deepEqual([ornament?.picture?.idea, other?.picture?.idea], ['', 'A tap'])
  assert.deepEqual([ornament?.value === '', other?.value], [false, ''])
})
