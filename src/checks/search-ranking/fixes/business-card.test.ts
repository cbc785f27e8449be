import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { INDUSTRIES } from '#core/business/industries.data.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isBusinessType } from '#core/site/schema-types.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { failedAt } from '#support/failed-at.ts'
import { assertSound, elementsIn } from '#support/markup.ts'
import { aCrawl, aLink, aPage, type GivenPage } from '#support/page-facts.ts'
import type { BusinessDetails } from '#fixes/fix.ts'
import { CARD_TYPES } from './card-types.data.ts'
import { jsonLdFixes } from './json-ld-fixes.ts'

/** The properties of schema.org 29.0 that a business card may have here, with those that Google requires. */
const Card = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string().regex(/^[A-Z][A-Za-z]+$/u),
  name: z.string().min(1),
  url: z.url(),
  telephone: z.string().optional(),
  email: z.email().optional(),
  image: z.url().optional(),
  address: z
    .strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string().optional(),
      addressLocality: z.string().optional(),
      addressRegion: z.string().optional(),
      postalCode: z.string().optional(),
      addressCountry: z.string(),
    })
    .optional(),
  sameAs: z.array(z.url()).optional(),
  openingHours: z.string().or(z.array(z.string())).optional(),
  priceRange: z.string().optional(),
  logo: z.url().optional(),
  serviceType: z.string().optional(),
  aggregateRating: z.strictObject({ '@type': z.string(), ratingValue: z.string() }).optional(),
})

const card = (home: GivenPage, profile = {}, details?: BusinessDetails) =>
  cardOf([aPage(home)], profile, details)

const fixFor = (
  pages: PageFacts[],
  profile = {},
  details?: BusinessDetails,
  rule = 'structured-data-missing',
) =>
  jsonLdFixes(
    anInput({
      facts: failedAt({ [rule]: ['https://joes.test/'] }),
      evidence: { site: aSite(), pages: aCrawl(pages) },
      profile,
      details,
    }),
  )[0]

const pieceFor = (...given: Parameters<typeof fixFor>) => fixFor(...given)?.pieces[0]

async function cardOf(pages: PageFacts[], profile = {}, details?: BusinessDetails) {
  const content = pieceFor(pages, profile, details)?.content ?? ''
  await assertSound(content, 'head')
  const [script] = elementsIn(content)
  assert.equal(script?.attributes['type'], 'application/ld+json')
  return Card.parse(JSON.parse(script.text))
}

/** The address of the new card, where the present one has this. */
function addressKeptOf(address: unknown): unknown {
  const jsonLd = [{ '@type': 'LocalBusiness', name: 'Joe', address }]
  const content = pieceFor([
    aPage({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } }),
  ])?.content
  const [script] = elementsIn(content ?? '')
  return z.object({ address: z.unknown() }).parse(JSON.parse(script?.text ?? '')).address
}

const kindOf = async (subIndustry: string) => (await card({}, { subIndustry }))['@type']

const typeOf = async (home: GivenPage, profile = {}) => (await card(home, profile))['@type']

const club = (businessName: string) =>
  typeOf({}, { industry: 'community', subIndustry: 'club_or_association', businessName })

describe('the business card', () => {
  test('asks for a street address and opening hours only where something shows a place', async () => {
    const band = await card({})
    assert.deepEqual([band['@type'], band.address, band.openingHours], ['Organization', undefined, undefined])
    assert.equal(await typeOf({ commerce: { addToCart: 'Add to cart' } }), 'OnlineStore')
    const map = aLink('https://www.google.com/maps/place/x', 'Find us')
    for (const home of [{ contact: { emails: [], phones: [], addressLike: true } }, { links: [map] }])
      assert.equal(await typeOf(home), 'LocalBusiness')
    assert.equal(await typeOf({}, { industry: 'construction' }), 'LocalBusiness')
  })

  test("contains the owner's and the website's details, and names what is missing", async () => {
    const made = await card(
      { contact: { emails: [], phones: [], addressLike: false } },
      { businessName: 'Joe’s Café', city: 'Hobart', country: 'AU', facebook: 'joescafe' },
    )
    assert.equal(made.name, 'Joe’s Café')
    assert.deepEqual(made.address, {
      '@type': 'PostalAddress',
      streetAddress: '[your street address]',
      addressLocality: 'Hobart',
      postalCode: '[your postcode]',
      addressCountry: 'AU',
    })
    assert.deepEqual(made.sameAs, ['https://www.facebook.com/joescafe'])
  })

  test('speaks of a place only where it has one, and of a street address only where one is known', () => {
    const inCountry = fixFor([aPage()], { country: 'AU' })
    assert.match(inCountry?.why ?? '', /^It says who you are/u)
    assert.doesNotMatch(inCountry?.pieces[0]?.note ?? '', /street address/u)
    const map = aLink('https://www.google.com/maps/place/x', 'Find us')
    const inTown = fixFor([aPage({ links: [map] })], { country: 'AU', city: 'Hobart' })
    assert.match(inTown?.why ?? '', /^It says who and where you are/u)
    assert.doesNotMatch(inTown?.pieces[0]?.note ?? '', /street address/u)
    const details = { phone: '', address: '1 High St, Hobart TAS 7000', nzbn: '', gstNumber: '' }
    const inStreet = fixFor([aPage()], { country: 'AU' }, details)
    assert.match(inStreet?.pieces[0]?.note ?? '', /Delete the street address when customers do not come/u)
  })

  test('contains the address and the phone number of the summary', async () => {
    const details = { phone: '0362000000', address: '1 High St, Hobart TAS 7000', nzbn: '', gstNumber: '' }
    const made = await card({}, { country: 'AU' }, details)
    assert.equal(made.telephone, '+61362000000')
    assert.deepEqual(made.address, {
      '@type': 'PostalAddress',
      streetAddress: '1 High St',
      addressLocality: 'Hobart',
      addressRegion: 'TAS',
      postalCode: '7000',
      addressCountry: 'AU',
    })
  })

  test('keeps the type and the details of the present card', async () => {
    const jsonLd = [
      {
        '@type': 'Bakery',
        name: 'Joe',
        telephone: '03 6200 0000',
        address: { '@type': 'PostalAddress', streetAddress: '1 High St', postalCode: '7000' },
      },
    ]
    const made = await card({ structured: { jsonLd, broken: 0, types: [], microProducts: [] } })
    assert.equal(made['@type'], 'Bakery')
    assert.equal(made.telephone, '03 6200 0000')
    assert.equal(made.address?.streetAddress, '1 High St')
  })

  test('keeps opening hours, prices, services and ratings of any card, and names what it leaves out', async () => {
    const jsonLd = [
      {
        '@type': 'Restaurant',
        openingHours: ['Tu-Su 17:00-22:00'],
        priceRange: '$$',
        logo: 'https://joes.test/logo.png',
        image: { '@id': '#picture' },
        isRelatedTo: 'A show',
        serviceType: 'Dinner',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '5' },
        slogan: '',
      },
    ]
    const home = aPage({ structured: { jsonLd: [], broken: 0, types: [], microProducts: [] } })
    const contact = aPage({
      url: '/contact',
      structured: { jsonLd, broken: 0, types: [], microProducts: [] },
    })
    const made = await cardOf([home, contact])
    assert.equal(made['@type'], 'Restaurant')
    assert.deepEqual(made.openingHours, ['Tu-Su 17:00-22:00'])
    assert.equal(made.priceRange, '$$')
    assert.equal(made.logo, 'https://joes.test/logo.png')
    assert.equal(made.serviceType, 'Dinner')
    assert.equal(made.aggregateRating?.ratingValue, '5')
    assert.match(pieceFor([home, contact])?.note ?? '', /Yours also has image and isRelatedTo: copy those/u)
  })

  test('keeps an address that the present card has as a text, or several of them', () => {
    const places = [
      { '@type': 'PostalAddress', streetAddress: '1 High St' },
      { '@type': 'PostalAddress', streetAddress: '2 Low St' },
    ]
    assert.equal(addressKeptOf('12 High St, Nelson 7010'), '12 High St, Nelson 7010')
    assert.deepEqual(addressKeptOf(places), places)
    assert.deepEqual(addressKeptOf([' ', { '@id': '#place' }, places[0]]), {
      '@type': 'PostalAddress',
      streetAddress: '1 High St',
      addressLocality: '[your suburb or city]',
      postalCode: '[your postcode]',
      addressCountry: '[your country: its two letters, such as AU, GB, NZ or US]',
    })
  })

  test('uses one address as a whole: never the street of one and the town of another', async () => {
    const place = { '@type': 'PostalAddress', streetAddress: '1 High St', addressLocality: 'Richmond' }
    const jsonLd = [{ '@type': 'LocalBusiness', address: place }]
    const structured = { jsonLd, broken: 0, types: [], microProducts: [] }
    const seen = await card({ structured }, { city: 'Hobart', country: 'AU' })
    assert.equal(seen.address?.addressLocality, 'Richmond')
    const details = { phone: '', address: 'PO Box 9, Perth WA 6000', nzbn: '', gstNumber: '' }
    const given = await card({ structured }, { country: 'AU' }, details)
    assert.deepEqual(
      [given.address?.streetAddress, given.address?.addressLocality, given.address?.postalCode],
      ['PO Box 9', 'Perth', '6000'],
    )
  })

  test('has the type of the industry that the owner chose', async () => {
    assert.equal(await kindOf('plumber_and_gasfitter'), 'Plumber')
    assert.equal(await kindOf('something_else'), 'Organization')
    for (const [chosen, type] of Object.entries(CARD_TYPES)) {
      assert.ok(isBusinessType(type), type)
      assert.ok(
        INDUSTRIES.some(({ subIndustries }) => subIndustries.some(({ id }) => id === chosen)),
        chosen,
      )
    }
  })

  test('calls a club, a church and a school no shop, and a club for a sport by what it is', async () => {
    assert.equal(await kindOf('faith_organisation'), 'Organization')
    assert.equal(await kindOf('language_school'), 'EducationalOrganization')
    assert.equal(await club('Nelson Croquet Club'), 'SportsClub')
    assert.equal(await club('Nelson Chess and Book Club'), 'Organization')
  })

  test('asks a business that serves no area for no street, hours and phone', async () => {
    const made = await card({}, { subIndustry: 'online_only', country: 'NZ', businessName: 'Joe’s' })
    assert.deepEqual(made, {
      '@context': 'https://schema.org',
      '@type': 'OnlineStore',
      name: 'Joe’s',
      url: 'https://joes.test/',
      address: { '@type': 'PostalAddress', addressCountry: 'NZ' },
    })
  })

  test("lists the profiles that the website links to as its own, and no person's", async () => {
    const links = ['https://www.facebook.com/joescafe', 'https://www.linkedin.com/in/joe-smith'].map((href) =>
      aLink(href, 'Follow us', { region: 'footer' }),
    )
    assert.deepEqual((await card({ links })).sameAs, ['https://www.facebook.com/joescafe'])
    const jsonLd = [{ '@type': 'LocalBusiness', sameAs: 'https://facebook.com/JoesCafe/' }]
    const structured = { jsonLd, broken: 0, types: [], microProducts: [] }
    assert.deepEqual((await card({ links, structured })).sameAs, ['https://facebook.com/JoesCafe/'])
  })

  test("publishes the email address of the website’s domain rather than the owner's login", async () => {
    const contact = { emails: ['jo@designer.test', 'hello@joes.test'], phones: [], addressLike: false }
    assert.equal((await card({ contact }, { email: 'jo@mail.example' })).email, 'hello@joes.test')
    const none = { emails: [], phones: [], addressLike: false }
    assert.equal((await card({ contact: none }, { email: 'jo@mail.example' })).email, undefined)
  })

  test('X01 cannot be ended from within by a hostile name', async () => {
    const made = await card({}, { businessName: '</script><script>alert(1)</script>' })
    assert.equal(made.name, '</script><script>alert(1)</script>')
  })

  test('is not offered where the website has a complete one', () => {
    assert.deepEqual(jsonLdFixes(anInput({ facts: failedAt({}), evidence: { site: aSite() } })), [])
  })
})
