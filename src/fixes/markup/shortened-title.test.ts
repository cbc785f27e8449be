import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aHeading, aPage } from '#support/page-facts.ts'
import { lettersOf } from './letters-of.ts'
import { titlesFor } from './new-title.ts'

interface Given {
  url?: string
  title: string
  heading?: string
  content?: string
  name?: string | null
  city?: string | null
  common?: string[]
}

/** The best title in place of one that is too long. */
function shortened({ url = '/', title, heading = '', content = '', ...about }: Given): string | undefined {
  const page = aPage({
    url,
    depth: url === '/' ? 0 : 1,
    title: { text: title, count: 1 },
    headings: heading === '' ? [] : [aHeading(heading, { level: 1 })],
    metas: [{ name: 'description', property: null, httpEquiv: null, content }],
  })
  const { name = null, city = null, common = [] } = about
  return titlesFor(page, { name, city, common: new Set(common.map(lettersOf)) }, true)[0]
}

test('a long title keeps the part that says what is sold and where, not the name alone', () => {
  assert.equal(
    shortened({
      title: 'From Zero — Athletic Performance & Basketball Training Melbourne',
      heading: 'Where Greatness Starts',
      content: 'Melbourne’s centre for strength, basketball training and sports physio.',
      name: 'From Zero Athletic Performance',
    }),
    'Athletic Performance & Basketball Training Melbourne',
  )
  assert.equal(
    shortened({
      title: 'Abergele Dental Surgery | Caring dentistry in Abergele, North Wales',
      heading: 'Abergele Dental Surgery ~ Love your smile',
      content: 'We deliver dental treatments with care.',
      name: 'Abergele Dental Surgery',
      city: 'Abergele',
    }),
    'Caring dentistry in Abergele | Abergele Dental Surgery',
  )
  assert.equal(
    shortened({
      title: 'Alhambra Christmas Tree Farm | Alhambra Valley | Serving San Francisco Bay Area',
      content: 'Fresh Christmas trees in Martinez. Serving the San Francisco Bay Area for 55 years.',
      name: 'Alhambra Christmas Tree Farm',
    }),
    'Alhambra Christmas Tree Farm | Alhambra Valley',
  )
  assert.equal(
    shortened({
      title: 'Soap and candles from the Blue Ridge – Fernwick Soap & Candle Co.',
      content: 'Small-batch soap and candles poured in a barn in Weaverville.',
      name: 'Fernwick Soap & Candle Co.',
      city: 'Weaverville',
    }),
    'Soap and candles from the Blue Ridge',
  )
})

test('a long title keeps no “near you” in place of what is sold', () => {
  assert.equal(
    shortened({
      title: 'Great Spice Tauranga: Best Indian Restaurant | Food Delivery Near You',
      heading: 'Food, delivery and takeaway',
      content: 'An Indian restaurant in Tauranga, near you.',
      name: 'Great Spice Tauranga',
    }),
    'Great Spice Tauranga: Best Indian Restaurant',
  )
})

test('a long title keeps what its page is named by beside what it offers', () => {
  const name = 'The Original Bonanno’s'
  assert.equal(
    shortened({
      url: '/menu/',
      title: `Menu - ${name} | Detroit Style Pizza & Torpedo Subs in Utica, MI`,
      content: 'The full menu: Detroit deep dish and Torpedo subs in Utica.',
      name,
    }),
    'Menu | Detroit Style Pizza & Torpedo Subs in Utica, MI',
  )
  assert.equal(
    shortened({
      url: '/taps',
      title: `Dripping taps and leaking pipes mended | ${name} | Made with a builder of websites`,
      heading: 'Dripping taps',
      name,
    }),
    'Dripping taps and leaking pipes mended',
  )
})

test('a long title that nothing on its page repeats is kept from its beginning', () => {
  assert.equal(
    shortened({ title: 'Plumbing in Hobart | Gas fitting in Hobart | Hot water in all of Hobart' }),
    'Plumbing in Hobart | Gas fitting in Hobart',
  )
})

test('a long title keeps the order of its parts where others do not tell clearly more', () => {
  assert.equal(
    shortened({
      url: '/about.html',
      title: 'About From Zero | Basketball Performance Coaches | Keilor Park, Melbourne',
      heading: 'Built from zero.',
      content: 'A basketball performance facility in Keilor Park, Melbourne. Meet the coaches.',
      name: 'From Zero Athletic Performance',
      city: 'Keilor Park',
    }),
    'About From Zero | Basketball Performance Coaches',
  )
})

test('what most titles have says nothing of one page', () => {
  const common = ['Great Spice', 'Food Delivery Near You']
  const title = 'Great Spice | Food Delivery Near You | The best food of the whole Bay of Plenty'
  const gallery = {
    url: '/gallery.html',
    title: 'Great Spice | Food Delivery Near You',
    name: 'Great Spice Tauranga',
  }
  assert.equal(shortened({ ...gallery, common }), 'Gallery | Great Spice Tauranga')
  assert.equal(
    shortened({ ...gallery, title, common: [...common, 'The best food of the whole Bay of Plenty'] }),
    'Gallery | Great Spice Tauranga',
  )
})

test('a list is shortened from its end before what is sold is left out', () => {
  assert.equal(
    shortened({
      title: 'Tahoe Stickers - Custom Stickers - Die Cut, Kiss Cut, Square, Round',
      heading: 'Custom stickers',
      content: 'Die cut, kiss cut, square and round stickers from Tahoe.',
      name: 'Tahoe Stickers',
    }),
    'Tahoe Stickers | Custom Stickers | Die Cut, Kiss Cut, Square',
  )
  const told = 'Joe’s Yard cares for lawns and hedges: we mow, trim, weed, and tidy up for you in Dunedin.'
  const kept = shortened({
    title: 'Joe’s Yard Care Dunedin | Lawns and hedges | We mow, trim, weed, and tidy up for you',
    content: told,
    name: 'Joe’s Yard',
  })
  assert.equal(kept, 'Joe’s Yard Care Dunedin | Lawns and hedges')
})
