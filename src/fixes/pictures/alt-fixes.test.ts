import assert from 'node:assert/strict'
import { cpuUsage } from 'node:process'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { ImageFacts, RelationFacts } from '#core/evidence/page.ts'
import { aPicture, aSite, aTarget, theLinks } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aHeading, aPage } from '#support/page-facts.ts'
import { fillPiece } from '#core/fix-text/fill.ts'
import { LEFT_SILENT } from '#core/fix-text/field.ts'
import { withFields } from '../fields.ts'
import type { Fix, FixInput } from '../fix.ts'
import { altFixes } from './alt-fixes.ts'
import { barePictures } from './bare-pictures.ts'

const FAILED = { violations: [{ id: 'image-alt' }] }

const sheetOf = ({ pieces }: Pick<Fix, 'pieces'>) => pieces.find(({ kind }) => kind === 'csv')

/** The worksheet's rows, without its header. */
function rowsOf(evidence: FixInput['evidence'], facts: Record<string, unknown> = FAILED): string[][] {
  const [fix] = altFixes(anInput({ facts, evidence, profile: { businessName: 'Joe’s' } }))
  return fix ? parse(sheetOf(fix)?.content ?? '', { bom: true }).slice(1) : []
}

/** Those of a website whose homepage and another page show these pictures. */
const rows = (images: ImageFacts[], facts?: Record<string, unknown>): string[][] =>
  rowsOf({ pages: aCrawl([aPage({ images }), aPage({ url: '/b', images })]) }, facts)

const bare = (url: string, given: Partial<ImageFacts> = {}) => aPicture(url, { alt: null, ...given })

test('the worksheet has each picture without a description once, with its pages', () => {
  assert.deepEqual(rows([bare('/kitchen-tap_chrome-300x200.jpg'), aPicture('/described.jpg')]), [
    [
      'https://joes.test/kitchen-tap_chrome-300x200.jpg',
      'https://joes.test/',
      '1',
      '',
      '',
      'Kitchen tap chrome',
      '',
    ],
  ])
})

test('a picture that does not load has no line', () => {
  const pages = aCrawl([aPage({ images: [bare('/a.jpg'), bare('/b.jpg')] })])
  for (const kind of ['image', 'file'] as const) {
    const gone = aTarget('/a.jpg', { kind, outcome: 'broken', reason: 'not_found', status: 404 })
    assert.deepEqual(
      rowsOf({ pages, links: theLinks([gone]) }).map(([url]) => url),
      ['https://joes.test/b.jpg'],
    )
  }
})

test('one file has one line, that of the link, unless it leads to several pages', () => {
  const at = (path: string) => bare('/a.jpg', { leadsTo: `https://joes.test${path}` })
  assert.deepEqual(
    rows([bare('/a.jpg'), at('/b'), bare('/a.jpg')]).map((row) => row.slice(2, 4)),
    [['1', 'https://joes.test/b']],
  )
  assert.equal(rows([at('/b'), at('/c'), bare('/a.jpg')]).length, 2)
})

const NAMED: RelationFacts = {
  rel: 'canonical',
  href: 'https://joes.com.au/',
  url: 'https://joes.com.au/',
  hreflang: null,
  type: null,
  source: 'html',
}
const leadingTo = (leadsTo: string) => bare('/a.jpg', { leadsTo })

test('one page is one target at all of its addresses', () => {
  const images = [
    leadingTo('https://joes.test/menu/?from=tile'),
    leadingTo('https://joes.com.au/menu'),
    leadingTo('http://joes.local/menu/index.html'),
    leadingTo('https://other.com.au/menu'),
  ]
  const pages = aCrawl([aPage({ relations: [NAMED], images }), aPage({ url: '/b', images })])
  assert.deepEqual(
    rowsOf({ pages }).map((row) => row.slice(2, 4)),
    [
      ['1', 'https://joes.test/menu/?from=tile'],
      ['1', 'https://other.com.au/menu'],
    ],
  )
  assert.equal(rows([leadingTo('https://joes.test/p?id=1'), leadingTo('https://joes.test/p?id=2')]).length, 2)
})

test('one stand-in picture of thousands of products is sorted in a moment', () => {
  const images = Array.from({ length: 3000 }, (_, at) =>
    aPicture('/no-image.png', { alt: '', leadsTo: `https://joes.test/p/${at}?utm_source=a` }),
  )
  const from = cpuUsage()
  const bare = barePictures([aPage({ images }), aPage({ url: '/b', images })], null)
  assert.deepEqual([bare.length, bare[0]?.otherPages], [3000, 1])
  const took = cpuUsage(from).user / 1000
  assert.ok(took < 3000, `${took} ms`)
})

test('a file name in place of a description counts as none', () => {
  for (const alt of ['IMG_1234.JPG', 'DSC00012', 'tap.heic'])
    assert.equal(rows([aPicture('/a.jpg', { alt })])[0]?.[4], alt)
})

test('the worksheet has the pictures of slides that are hidden at first', () => {
  const sent = aPage({ images: [bare('/1.jpg'), bare('/2.jpg')] })
  const images = [bare('/1.jpg'), bare('/2.jpg', { hidden: true })]
  const drawn = { pages: [{ ...sent, images }] }
  assert.equal(rowsOf({ pages: aCrawl([sent]), renderedPages: drawn }).length, 2)
})

test('decoration, hidden pictures, placeholder pictures and tracking pixels are left out', () => {
  const left = [
    bare('/a.jpg', { decorative: true }),
    bare('/b.jpg', { hidden: true }),
    bare('/placeholder.png', { lazy: true }),
    bare('/c.gif', { width: 1, height: 1 }),
    aPicture('/d.jpg', { alt: '' }),
  ]
  assert.deepEqual(rows(left), [])
})

test('probable decoration is marked as such, and comes last', () => {
  const read = rows([bare('/arrow.png'), bare('/dot.jpg', { width: 16, height: 16 }), bare('/red-tap.jpg')])
  assert.deepEqual(
    read.map(([url, , , , , idea]) => [url, idea]),
    [
      ['https://joes.test/red-tap.jpg', 'Red tap'],
      ['https://joes.test/arrow.png', 'Probably decoration: leave it empty'],
      ['https://joes.test/dot.jpg', 'Probably decoration: leave it empty'],
    ],
  )
})

test('pictures that pages mark as decoration are counted in the note', () => {
  const images = [bare('/tap.jpg'), aPicture('/d.jpg', { alt: '' }), aPicture('/e.jpg', { decorative: true })]
  const [fix] = altFixes(anInput({ facts: FAILED, evidence: { pages: aCrawl([aPage({ images })]) } }))
  assert.match((fix && sheetOf(fix)?.note) ?? '', /2 other pictures are marked as decoration/u)
})

const idea = (url: string, given: Partial<ImageFacts> = {}) => rows([bare(url, given)])[0]?.[5]

test('a file name gives an idea as far as its words describe something', () => {
  const names = {
    'barista_march_2013.jpg': 'Barista',
    'banner-RedTap2-scaled.jpg': 'Red tap',
    'a-view-of-the-harbour-copy.png': 'View of the harbour',
    'resize?url=%2Fimg%2Fblue-vase.webp': 'Blue vase',
    'logo.svg': 'Joe’s logo',
    'joes-logo-white.png': 'Joes white logo',
    'joes-img-02.jpg': '',
    'IMG_1234.jpg': '',
    'DSC00012.jpg': '',
    'image%20(3).jpg': '',
    '5f3a9c0d12be47aa.jpg': '',
    '001.jpg': '',
    'hero4.jpg': '',
    '1_thumb.jpg': '',
    'description-image-12.jpg': '',
  }
  for (const [name, expected] of Object.entries(names)) assert.equal(idea(`/${name}`), expected, name)
})

test('the same picture with words on another page gives the idea', () => {
  const pages = aCrawl([
    aPage({ images: [bare('/p.jpg')] }),
    aPage({ url: '/b', images: [aPicture('/p.jpg', { alt: 'Jo at her bench' })] }),
  ])
  assert.equal(rowsOf({ pages })[0]?.[5], 'Jo at her bench')
})

test('a picture that is a link gets the name of its target', () => {
  const images = [
    aPicture('/1.png', { alt: '', leadsTo: 'https://joes.test/b' }),
    aPicture('/2.png', { alt: '', leadsTo: 'https://joes.test/' }),
    aPicture('/3.png', { alt: '', leadsTo: 'https://www.facebook.com/joes' }),
    aPicture('/red-tap.png', { alt: '', leadsTo: 'https://joes.test/#top' }),
  ]
  const home = aPage({ images })
  const target = aPage({ url: '/b', headings: [aHeading('Kitchen taps', { level: 1 })] })
  const facts = { rules: [{ id: 'image-alt-linked', outcome: 'failed', pages: [] }] }
  assert.deepEqual(
    rowsOf({ pages: aCrawl([home, target]) }, facts).map(([, , , leadsTo, , given]) => [leadsTo, given]),
    [
      ['https://joes.test/b', 'Kitchen taps'],
      ['https://joes.test/', 'Joe’s home'],
      ['https://www.facebook.com/joes', 'Joe’s on Facebook'],
      ['https://joes.test/#top', 'Red tap'],
    ],
  )
})

test('a picture with words has no line, also where it is hidden in a link without a name', () => {
  assert.deepEqual(rows([aPicture('/a.png', { alt: 'Joe’s', leadsTo: 'https://joes.test/b' })]), [])
})

test('a picture that opens something on its own page, or a larger picture, is described by what it shows', () => {
  const images = ['#', 'vase-large.jpg'].map((to) =>
    bare(`/blue-vase${to.length}.jpg`, { leadsTo: `https://joes.test/${to}` }),
  )
  assert.deepEqual(
    rows(images).map((row) => [row[3], row[5]]),
    [
      ['', 'Blue vase'],
      ['', 'Blue vase'],
    ],
  )
})

test('X02 words that begin like a formula stay text', () => {
  const link = { alt: '', leadsTo: 'https://joes.test/b' }
  const pages = aCrawl([
    aPage({ images: [bare('/a.jpg', link)] }),
    aPage({ url: '/b', headings: [aHeading('=HYPERLINK("http://evil.test")', { level: 1 })] }),
  ])
  assert.equal(rowsOf({ pages })[0]?.[5]?.startsWith("'="), true)
})

test('there is no worksheet where no rule asks for descriptions', () => {
  assert.deepEqual(rows([bare('/a.jpg')], { violations: [{ id: 'color-contrast' }] }), [])
  assert.equal(
    rows([bare('/a.jpg')], { rules: [{ id: 'image-alt-missing', outcome: 'failed', pages: [] }] }).length,
    1,
  )
})

describe('the lines to type', () => {
  const DAY = { details: [], words: {}, today: '21 Nov 2026' }
  const linesOf = (images: ImageFacts[]) => {
    const [fix] = altFixes(anInput({ facts: FAILED, evidence: { pages: aCrawl([aPage({ images })]) } }))
    const [lines] = fix ? withFields({ ...fix, check: 'accessibility' }, DAY).pieces : []
    assert.ok(lines)
    return lines
  }

  const idIn = (images: ImageFacts[], file: string) =>
    linesOf(images).fields.find(({ picture }) => picture?.file === file)?.id

  test('join the text one by one, and mere decoration is silent from the start', () => {
    const lines = linesOf([bare('/red-tap.jpg'), bare('/b.jpg'), bare('/arrow.png')])
    const [tap] = lines.fields
    assert.deepEqual(
      lines.fields.map(({ value }) => value),
      ['', '', LEFT_SILENT],
    )
    const { text } = fillPiece(lines, lines.fields, { [tap?.id ?? '']: 'A red tap' })
    assert.equal(text, `red-tap.jpg on joes.test: A red tap\narrow.png on joes.test: ${LEFT_SILENT}`)
  })

  test('say what is heard today, and give an idea only where words of the website do', () => {
    const [tap, camera] = linesOf([bare('/red-tap.jpg'), aPicture('/IMG_1.jpg', { alt: 'IMG_1.jpg' })]).fields
    assert.deepEqual(
      [tap?.picture, camera?.picture].map((shown) => [shown?.heardNow, shown?.idea]),
      [
        ['Image. red-tap.jpg', 'Red tap'],
        ['Image. IMG_1.jpg', ''],
      ],
    )
  })

  test('keep their field when another picture comes before them', () => {
    assert.equal(idIn([bare('/a.jpg'), bare('/b.jpg')], 'b.jpg'), idIn([bare('/b.jpg')], 'b.jpg'))
  })

  test('X05 have plain ids and no brackets, whatever a file is called', () => {
    const [field] = linesOf([bare('/[your%20name]"><b>.jpg?x=[y]')]).fields
    assert.match(field?.id ?? '', /^[\p{L}\p{N}/_.-]{1,170}$/u)
    assert.doesNotMatch(field?.picture?.file ?? '[', /[[\]]/u)
  })
})

test('a result that names only links without words asks for no other pictures', () => {
  const images = [bare('/a.jpg'), bare('/b.jpg', { leadsTo: 'https://joes.test/b' })]
  assert.deepEqual(
    rows(images, { violations: [{ id: 'link-name' }] }).map(([url]) => url),
    ['https://joes.test/b.jpg'],
  )
})

test('a picture that the homepage as last read describes is not asked for again', () => {
  const home = aPage({ images: [bare('/a.jpg'), bare('/b.jpg')] })
  const site = aSite({ home: aPage({ images: [aPicture('/a.jpg', { alt: 'A cup' }), bare('/b.jpg')] }) })
  assert.deepEqual(
    rowsOf({ pages: aCrawl([home]), site }).map(([url]) => url),
    ['https://joes.test/b.jpg'],
  )
})

test('a picture that is hidden as the page is sent, and that a script shows, has its line', () => {
  const images = [bare('/a.jpg'), bare('/b.jpg')]
  const site = aSite({ home: aPage({ images: [bare('/a.jpg', { hidden: true }), bare('/b.jpg')] }) })
  assert.equal(rowsOf({ pages: aCrawl([aPage({ images })]), site }).length, 2)
})
