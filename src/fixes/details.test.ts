import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { detailsOf } from './details.ts'
import type { BusinessDetails } from './fix.ts'

const DETAILS: BusinessDetails = {
  phone: '0255500142',
  email: 'hello@joes.test',
  address: '',
  nzbn: '9429000000000',
  gstNumber: '51824753556',
}
const BLANK: BusinessDetails = { phone: '', email: '', address: '', nzbn: '', gstNumber: '' }
const SHOP = aPage({
  title: { text: null, count: 0 },
  metas: [{ name: null, property: 'og:site_name', httpEquiv: null, content: 'Joe’s Bakery' }],
  contact: { emails: ['shop@joes.test'], phones: ['+61 2 5550 0142'], addressLike: false },
})
const pages = aCrawl([SHOP])
const AU = { country: 'AU' }

test('what the website shows is from the website', () => {
  assert.deepEqual(detailsOf(anInput({ profile: AU, evidence: { pages } })), [
    { id: 'business-name', value: 'Joe’s Bakery', from: 'website' },
    { id: 'email-address', value: 'shop@joes.test', from: 'website' },
    { id: 'phone-number', value: '+61255500142', from: 'website' },
  ])
})

test('what the owner told is from the owner, and the business number always is', () => {
  const profile = { ...AU, businessName: 'Joe & Daughters' }
  assert.deepEqual(detailsOf(anInput({ profile, details: DETAILS })), [
    { id: 'business-name', value: 'Joe & Daughters', from: 'owner' },
    { id: 'email-address', value: 'hello@joes.test', from: 'owner' },
    { id: 'phone-number', value: '+61255500142', from: 'owner' },
    { id: 'abn', value: '51 824 753 556', from: 'owner' },
  ])
})

test('the number of a business in New Zealand is its NZBN', () => {
  const [number] = detailsOf(anInput({ profile: { country: 'NZ' }, details: DETAILS })).slice(-1)
  assert.deepEqual(number, { id: 'nzbn', value: '9429000000000', from: 'owner' })
})

test('an address that the owner typed in a fix is from the owner, and a summary without a phone tells none', () => {
  const words = { 'email-address': 'orders@joes.test' }
  assert.deepEqual(detailsOf(anInput({ profile: AU, evidence: { pages }, details: BLANK, words })).slice(1), [
    { id: 'email-address', value: 'orders@joes.test', from: 'owner' },
    { id: 'phone-number', value: '+61255500142', from: 'website' },
  ])
  const typed = { 'phone-number': '+61255500142' }
  assert.equal(
    detailsOf(anInput({ profile: AU, evidence: { pages }, words: typed })).find(
      ({ id }) => id === 'phone-number',
    )?.from,
    'owner',
  )
})

test('what nobody knows is no detail', () => {
  assert.deepEqual(detailsOf(anInput({})), [])
})
