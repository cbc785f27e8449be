import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressHelp } from './address-help.ts'
import { frontPageOf } from './front-page.ts'
import { parseWebsite } from './website.ts'

test('a page inside a website offers its front page', () => {
  for (const typed of [
    'cakecreations.co.nz/contact',
    'https://cakecreations.co.nz/?page_id=2',
    'CakeCreations.co.nz/#menu',
  ])
    assert.deepEqual(
      frontPageOf(typed),
      { address: 'cakecreations.co.nz', shown: 'cakecreations.co.nz' },
      typed,
    )
})

test('an address typed with http keeps it, and is shown without', () => {
  assert.deepEqual(frontPageOf('http://www.joes.com.au/about'), {
    address: 'http://www.joes.com.au',
    shown: 'www.joes.com.au',
  })
})

test('a host whose homepages have a path offers that path', () => {
  assert.equal(frontPageOf('joes.wixsite.com/plumbing/about')?.shown, 'joes.wixsite.com/plumbing')
  assert.equal(frontPageOf('sites.google.com/view/joes/about')?.shown, 'sites.google.com/view/joes')
})

test('what is offered is accepted', () => {
  for (const typed of ['joes.com/a/b', 'http://joes.com/a', 'joe.github.io/shop/x', 'faß.de/x'])
    assert.equal(parseWebsite(frontPageOf(typed)?.address ?? '', { allowed: [] }).ok, true, typed)
})

test('nothing is offered for a homepage, a profile, a private name or no address', () => {
  for (const typed of [
    'joes.com',
    'facebook.com/mybiz',
    'intranet/x',
    'javascript:alert(1)',
    'joe@joes.com',
    '',
  ])
    assert.equal(frontPageOf(typed), null, typed)
})

test('each fault has a sentence that says what to type', () => {
  const sentences: [string, RegExp][] = [
    ['', /^Type your website’s address/u],
    ['joes plumbing', /spaces/u],
    ['ftp://joes.com', /https:\/\//u],
    ['http//joes.com', /^Start it with https:\/\//u],
    ['https:/joes.com', /^Start it with https:\/\//u],
    ['HTTPS//www.joes.com', /^Start it with https:\/\//u],
    ['https://', /spelling/u],
    ['http.joes', /ending/u],
    ['joe@joes.com', /email address/u],
    ['https://joe:secret@joes.com', /the @ and what stands before it/u],
    ['8.8.8.8', /not its number/u],
    ['joes.com:8080', /number after it/u],
    ['joesplumbing', /ending/u],
    ['facebook.com/joes', /a page on facebook\.com/u],
    ['joes..com', /spelling/u],
    ['joes.com/prices', /front page/u],
  ]
  for (const [typed, expected] of sentences) assert.match(addressHelp(typed).sentence, expected, typed)
})
