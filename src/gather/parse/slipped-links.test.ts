import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { slippedLink } from './slipped-links.ts'

test('an email link with another word than mailto, or without its colon, opens no email', () => {
  for (const href of [
    'mail:jo@joes.co.nz',
    'email:jo@joes.co.nz?subject=Hi',
    'E-mail: jo@joes.co.nz',
    'mailto//jo@joes.co.nz',
    'mailto://jo@joes.co.nz',
    'malto:jo@joes.co.nz',
    'mialto:jo@joes.co.nz',
    'mailtoo:jo%40joes.co.nz',
  ])
    assert.equal(slippedLink(href), 'mail', href)
})

test('a phone link with another word than tel calls nobody', () => {
  for (const href of ['phone:021 234 5678', 'tell:+64212345678', 'tel//021-234-5678', 'Call:(09) 123 4567'])
    assert.equal(slippedLink(href), 'phone', href)
})

test('right links, pages, and the schemes of programs are no slips', () => {
  for (const href of [
    'mailto:jo@joes.co.nz',
    'mailto:?subject=Look',
    'tel:0212345678',
    'tel://0212345678',
    'sms:0212345678',
    'callto:0212345678',
    'fax:0212345678',
    'skype:jo?call',
    'sip:jo@joes.co.nz',
    'xmpp:jo@joes.co.nz',
    'facetime:jo@joes.co.nz',
    'whatsapp://send?phone=64212345678',
    'mail:inbox',
    'mail/jo@joes.co.nz',
    'phone:repairs',
    'mail://compose',
    'https://joes.co.nz/mail:jo@joes.co.nz',
    'email-us',
    '%',
  ])
    assert.equal(slippedLink(href), null, href)
})

test('C10 long nonsense is read at once', () => {
  growsWithLength('many signs', {
    make: (parts: number) => `mail:${'a.@'.repeat(parts)}`,
    work: slippedLink,
    parts: 100_000,
  })
})

test('an email address or an international number alone, without the word before it, opens no email and calls nobody', () => {
  for (const href of [
    'jo@joes.co.nz',
    ' Jo.Smith@joes.co.nz ',
    'jo@joes.co.nz?subject=Hi',
    'jo%40joes.co.nz',
    'jo@gmail.com',
  ])
    assert.equal(slippedLink(href), 'mail', href)
  for (const href of ['+64212345678', '+64 21 234 5678', '(09) 123 4567'])
    assert.equal(slippedLink(href), 'phone', href)
})

test('a page or a file whose name has such a sign or looks like a number is no slip', () => {
  for (const href of [
    '@jo',
    '/jo@joes.co.nz',
    'users/jo@joes.co.nz',
    './jo@joes.co.nz',
    'logo@2x.png',
    'logo@2x.com',
    'page@home.html',
    'guide@v2.pdf',
    'jo@joes',
    'react@18.2.0',
    '2024-11-30',
    '20241130',
    '12345678',
    '0212345678',
    '+1',
    '+page',
    '?q=jo@joes.co.nz',
    '#jo@joes.co.nz',
  ])
    assert.equal(slippedLink(href), null, href)
})
