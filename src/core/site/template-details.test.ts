import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { isTemplateNumber, templateDetailsOn } from './template-details.ts'

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
    '+1 (415) 123-4567',
    '+1 234 567 890',
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
    '+65 6123 4567',
    '+371 2 123 4567',
  ])
    assert.equal(inFooter(`Call ${number}`, number), null, number)
})

const shared = (content: string, main: string) =>
  templateDetailsOn(
    aPage({ text: { main }, metas: [{ name: null, property: 'og:title', httpEquiv: null, content }] }),
  )
const summed = (content: string, main: string) =>
  templateDetailsOn(
    aPage({ text: { main }, metas: [{ name: 'description', property: null, httpEquiv: null, content }] }),
  )

test('a summary that the template came with is told, but not one about a theme or by who makes templates', () => {
  const summary = 'The Biznus Template helps small businesses. Get your delivery started with Webflow today.'
  assert.equal(summed(summary, 'Premiers secours à Annecy'), summary)
  assert.equal(summed(summary, 'Templates for Webflow'), null)
  for (const own of [
    'A theme park for all of the family in the hills.',
    'We make quick WordPress websites for cafés.',
    'Steel templates for cutting glass, made to order.',
  ])
    assert.equal(summed(own, 'Welcome'), null, own)
})

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

const linked = (url: string, text: string) => templateDetailsOn(aPage({ links: [aLink(url, text)] }))

test('an icon that leads to the profile of the website builder was never given an address', () => {
  for (const url of [
    'http://www.facebook.com/wix',
    'https://www.instagram.com/wix/',
    'https://twitter.com/squarespace',
    'https://x.com/shopify',
    'https://www.linkedin.com/company/wix-com',
  ])
    assert.equal(linked(url, ''), new URL(url).href, url)
  assert.notEqual(linked('http://www.facebook.com/wix', 'Facebook'), null)
})

test('a profile of another name, a page of the builder and a link that names it are the owner’s doing', () => {
  for (const [url, text] of [
    ['https://www.facebook.com/wixhamfarm', ''],
    ['https://www.facebook.com/weebly.widgets', ''],
    ['https://www.wix.com/lpviral/enviral', ''],
    ['https://www.facebook.com/wix', 'Wix on Facebook'],
    ['https://twitter.com/shopify/status/12', ''],
  ] as const)
    assert.equal(linked(url, text), null, url)
})

test('the year that Wix writes is no year of the owner', () => {
  assert.notEqual(inFooter('© 2035 by The Glow Bar. Powered and secured by Wix'), null)
  for (const text of ['© 2025 by The Glow Bar', '© 2026–2035 Solar Lease', 'Our plan for 2035', '© 12035'])
    assert.equal(inFooter(text), null, text)
})

test('a number is one of a template by its digits alone', () => {
  for (const number of ['+1 (555) 123-4567', '123-456-7890', '(02) 1234 5678'])
    assert.ok(isTemplateNumber(number), number)
  for (const number of ['021 234 5678', '1300 123 456', '+1 415 555 0142'])
    assert.ok(!isTemplateNumber(number), number)
})
