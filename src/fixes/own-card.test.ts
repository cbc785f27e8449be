import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage, type GivenPage } from '#support/page-facts.ts'
import { businessOf } from './business.ts'

const stating = (...items: Record<string, unknown>[]): GivenPage => ({
  structured: {
    jsonLd: items.map((item) => ({ '@type': 'LocalBusiness', ...item })),
    broken: 0,
    types: [],
    microProducts: [],
  },
})
const businessOn = (...pages: GivenPage[]) =>
  businessOf(anInput({ evidence: { pages: aCrawl(pages.map(aPage)) } }))
const BRISTOL = {
  streetAddress: '2nd Floor, 18 Orchard Street',
  addressLocality: 'Bristol',
  postalCode: 'BS1 5EH',
  addressCountry: 'GB',
}

test('what a business states of itself in its structured data is known of it', () => {
  const { postal, email, phone, city } = businessOn(
    stating({ address: BRISTOL, email: 'mailto:Post@merrifield.com', telephone: '0117 496 0233' }),
  )
  assert.deepEqual(postal, {
    street: '2nd Floor, 18 Orchard Street',
    locality: 'Bristol',
    region: null,
    postcode: 'BS1 5EH',
  })
  assert.deepEqual([email, phone, city], ['post@merrifield.com', '+441174960233', 'Bristol'])
})

const called = (name: string) => businessOn(stating({ name, address: BRISTOL })).name

test('the town of the address is no part of the name', () => {
  assert.equal(called('Merrifield & Okoro, Bristol'), 'Merrifield & Okoro')
  assert.equal(called('Bristol Clocks'), 'Bristol Clocks')
  assert.equal(called('Smith, Jones'), 'Smith, Jones')
})

test('of several addresses, or one without a street, none is', () => {
  const other = { ...BRISTOL, streetAddress: '9 Quay Street' }
  assert.equal(businessOn(stating({ address: BRISTOL }, { address: other })).postal, null)
  const { streetAddress: _, ...town } = BRISTOL
  assert.equal(businessOn(stating({ address: town })).postal, null)
})

test('an email address of a template is none', () => {
  for (const email of ['info@example.com', 'info@yourdomain.com'])
    assert.equal(businessOn(stating({ address: BRISTOL, email })).email, null, email)
})

test('the whole address that the homepage shows comes before a card’s, which may lack a part', () => {
  const shown: GivenPage = {
    url: 'https://joes.com.au/',
    text: { footer: '12 Smith Street, Newtown NSW 2042' },
  }
  for (const address of [
    { streetAddress: '1 Old Road', addressLocality: 'Oldtown' },
    { streetAddress: '12 Smith Street, Newtown NSW 2042', addressLocality: 'Newtown' },
  ]) {
    const { postal } = businessOn({ ...shown, ...stating({ address }) })
    assert.deepEqual(
      [postal?.street, postal?.locality, postal?.postcode],
      ['12 Smith Street', 'Newtown', '2042'],
    )
  }
  const other = businessOn({ ...shown, text: {}, ...stating({ address: BRISTOL }) })
  assert.equal(other.postal?.street, '2nd Floor, 18 Orchard Street')
})
