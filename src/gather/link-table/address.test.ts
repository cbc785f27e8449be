import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeAddress } from './address.ts'

function judged(href: string, text = '') {
  const url = URL.parse(href, 'https://joes.test/page')
  const http = url?.protocol === 'http:' || url?.protocol === 'https:'
  const verdict = judgeAddress(href, http ? url.href : null, 'joes.test', text)
  if (verdict.do !== 'judge') return verdict.do
  return verdict.reason ?? verdict.outcome
}

test('addresses without a target are ignored', () => {
  for (const href of ['', '  ', '#', '#top', '{{ url }}', '/p/${id}', '<%= link %>', '/%7B%7Burl%7D%7D']) {
    assert.equal(judged(href), 'ignore', href)
  }
})

test('other schemes are ignored, and so is a hosting service’s own path', () => {
  for (const href of [
    'javascript:void(0)',
    'data:,x',
    'blob:x',
    'whatsapp://send',
    '/cdn-cgi/l/email-protection',
  ]) {
    assert.equal(judged(href), 'ignore', href)
  }
})

test('pages, pictures and other sites are requested', () => {
  for (const href of ['/about', 'about', '?p=2', 'https://example.com/', '//example.com/x', '/page#part']) {
    assert.equal(judged(href), 'ask', href)
  }
})

test('mail and phone links are judged by their form', () => {
  assert.equal(judged('mailto:joe@joes.co.nz'), 'works')
  assert.equal(judged('mailto:joe'), 'bad_mail')
  assert.equal(judged('tel:+64 3 477 0000'), 'works')
  assert.equal(judged('tel:00'), 'bad_phone')
  for (const href of ['mail:joe@joes.co.nz', 'mailto//joe@joes.co.nz', 'mailto://joe@joes.co.nz'])
    assert.equal(judged(href), 'bad_mail', href)
  assert.equal(judged('phone:021 234 5678'), 'bad_phone')
})

test('an email address that is written as the address of a page is broken, where the text says that it is one', () => {
  assert.equal(judged('https://jo@shop.example', ' Jo@shop.example '), 'bad_mail')
  assert.equal(judged('https://jo@joes.test/', 'jo@joes.test'), 'bad_mail')
  for (const [href, text] of [
    ['https://jo@shop.example', 'Our shop'],
    ['https://jo@shop.example/prices', 'jo@shop.example'],
    ['https://jo:secret@shop.example', 'jo@shop.example'],
    ['https://shop.example', 'jo@shop.example'],
  ] as const)
    assert.equal(judged(href, text), 'ask', href)
})

test('W09 links to the visitor’s own computer are broken', () => {
  for (const href of [
    'http://localhost/x',
    'http://127.0.0.1:8080/',
    'file:///C:/menu.pdf',
    'http://intranet/x',
    'localhost:3000/menu',
  ]) {
    assert.equal(judged(href), 'own_computer', href)
  }
})

test('a host with a port and without a scheme is no address that a browser can follow', () => {
  assert.equal(judged('shop.example:80/x'), 'malformed')
  assert.equal(judged('whatsapp:send'), 'ignore')
})

test('W09 private addresses and other ports are not checked', () => {
  for (const href of ['http://192.168.1.1/', 'http://10.0.0.8/', 'http://172.16.0.1/', 'http://[fd00::1]/']) {
    assert.equal(judged(href), 'private_address', href)
  }
  assert.equal(judged('http://172.32.0.1/'), 'ask')
  assert.equal(judged('http://198.18.0.1/'), 'private_address')
  assert.equal(judged('https://example.com:8443/'), 'other_port')
  assert.equal(judged('https://example.com:443/'), 'ask')
})

test('names that begin like a private address, and public addresses, are requested', () => {
  for (const href of ['https://10.example.com/', 'https://192.168.example/', 'http://[2606:4700::1111]/'])
    assert.equal(judged(href), 'ask', href)
})

test('addresses that no browser can follow are malformed', () => {
  for (const href of [
    'http//joes.test/x',
    'https//joes.test',
    'http://',
    'https://my shop.test/',
    'http://[x',
  ]) {
    assert.equal(judged(href), 'malformed', href)
  }
})

test('a website’s address without the slashes is mistyped: a browser takes it for a path', () => {
  for (const href of [
    'https:54pines.com',
    'https:www.one.co.nz/menu?x=1',
    'https:/one.com/',
    ' HTTPS:one.com',
  ])
    assert.equal(judged(href), 'malformed', href)
  for (const href of [
    'https:page.html',
    'https:/about',
    'https:menu',
    'https:files/a.b.pdf',
    'https:joes.test',
  ])
    assert.equal(judged(href), 'ask', href)
  // At a page without https it is whole (WHATWG URL, special authority).
  assert.deepEqual(judgeAddress('https:one.com', 'https://one.com/', 'joes.test'), { do: 'ask' })
})

test("the site's own host is always requested", () => {
  const verdict = judgeAddress('http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x', '127.0.0.1:8080')
  assert.deepEqual(verdict, { do: 'ask' })
})
