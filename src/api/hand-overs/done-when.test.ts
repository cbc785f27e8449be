import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkOf } from '#support/result-of.ts'
import { doneWhen } from './done-when.ts'

const record = (name: string, isLater?: true) => ({
  title: 'DMARC',
  kind: 'dns' as const,
  name,
  content: 'v=DMARC1; p=none',
  ...(isLater ? { isLater } : {}),
})
const SAYS_FOUND = 'Fettle’s test “Sitemap” says “Found”.'

test('a thing is done when its test says what a completed item says', () => {
  const sitemap = checkOf('sitemap')
  assert.deepEqual(doneWhen(sitemap, null, []), [{ text: SAYS_FOUND, isMet: false }])
  const found = { status: 'has_sitemap', facts: {} }
  assert.deepEqual(doneWhen(sitemap, found, []), [{ text: SAYS_FOUND, isMet: true }])
})

test('a record that is to be used now has to answer; one for later has not', () => {
  const pieces = [record('_dmarc.a.example'), record('_dmarc.a.example'), record('_later.a.example', true)]
  assert.deepEqual(doneWhen(checkOf('sitemap'), null, [{ pieces }]), [
    { text: '_dmarc.a.example has one TXT record with exactly this text.', isMet: false },
    { text: SAYS_FOUND, isMet: false },
  ])
})

const LEGAL = {
  privacyPolicy: 'https://a.example/privacy',
  cookiePolicy: null,
  termsAndConditions: null,
  returnsPolicy: null,
  cookieInformation: null,
  notEnough: [],
  legalStatus: 'legal_items_missing',
  collectsPersonalInfo: true,
  sellsOnline: 'no',
}

test('of a thing with several parts, those that are there have their tick', () => {
  const legal = { status: 'legal_items_missing', facts: LEGAL }
  const parts = doneWhen(checkOf('legal-necessities'), legal, [])
  assert.deepEqual(
    parts.map(({ text, isMet }) => [isMet, text]),
    [
      [true, 'The website has a privacy policy.'],
      [false, 'Visitors can read which cookies there are.'],
      [false, 'The website has terms and conditions.'],
      [false, 'Fettle’s test “Legal necessities” says “All there”.'],
    ],
  )
})

test('a missing part that a record says more exactly is not said twice', () => {
  const legal = { status: 'legal_items_missing', facts: LEGAL }
  const texts = doneWhen(checkOf('legal-necessities'), legal, [{ pieces: [record('a.example')] }])
  assert.deepEqual(
    texts.slice(0, 2).map(({ isMet }) => isMet),
    [false, true],
  )
  assert.equal(texts.length, 3)
})
