import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { templateDetailsOn } from './template-details.ts'

const inFooter = (footer: string, ...phones: string[]) =>
  templateDetailsOn(aPage({ text: { footer }, contact: { emails: [], phones, addressLike: false } }))

test('names, addresses and numbers that templates have in place of the owner’s are known', () => {
  for (const text of [
    '© 2024 by Your Company Name. All rights reserved',
    'Copyright 2026 Company Name',
    '500 Terry Francine Street, San Francisco',
    '123 Anywhere St., Any City, ST 12345',
    'Call 123-456-7890 today',
    'Tel: (555) 555-5555',
    'Musterfirma, Musterstraße 1, 12345 Musterstadt',
    'Musterweg 12 · 8000 Musterhausen',
  ])
    assert.notEqual(inFooter(text), null, text)
  assert.equal(inFooter('Ring (02) 1234 5678', '(02) 1234 5678'), '(02) 1234 5678')
  for (const number of [
    '09 123 4567',
    '+64 3 123 4567',
    '0412 345 678',
    '(415) 123-4567',
    '12345678',
    '0123456789',
  ])
    assert.equal(inFooter(`Ring ${number}`, number), number, number)
  assert.equal(templateDetailsOn(aPage({ links: [aLink('tel:+61212345678', 'Call')] })), '+61212345678')
})

test('a number that only a link has is no example, whatever the last word of the page is', () => {
  const page = aPage({
    text: { footer: 'Find us on Facebook and leave a like!' },
    links: [aLink('tel:0412345678', 'Call')],
  })
  assert.equal(templateDetailsOn(page), '0412345678')
})

test('what an owner may well write is none of them', () => {
  for (const text of [
    'We print your company name on pens and mugs',
    '123 Main Street, Lincoln',
    '© 2026 Joe’s Company',
    '© 2026 Your Business Matters Ltd',
    'Your mobile, e.g. 123-456-7890',
    'Item 1-123-456-7890-2',
  ])
    assert.equal(inFooter(text), null, text)
  assert.equal(inFooter('Your mobile (e.g. 0412 345 678)', '0412 345 678'), null)
  for (const number of [
    '1300 123 456',
    '0800 234 5678',
    '(03) 9123 4567',
    '021 234 5678',
    '1800 123 456',
    '9123 4567',
  ])
    assert.equal(inFooter(`Call ${number}`, number), null, number)
})

const shared = (content: string, main: string) =>
  templateDetailsOn(
    aPage({ text: { main }, metas: [{ name: null, property: 'og:title', httpEquiv: null, content }] }),
  )

test('a title for sharing that is the template’s own is told, but not of who makes templates', () => {
  const title = 'Store - Webflow HTML website template'
  assert.equal(shared(title, 'Hibachi on wheels'), title)
  assert.equal(shared(title, 'Templates for shops'), null)
  assert.equal(shared('Store of good things', 'Hibachi on wheels'), null)
})

test('streets and towns whose names only begin alike are real ones', () => {
  for (const text of [
    'Münsterstraße 1, 48155 Münster',
    'Musterhausweg 3',
    'Am Musterplatz',
    '50226 Musterhausenberg',
  ])
    assert.equal(inFooter(text), null, text)
})
