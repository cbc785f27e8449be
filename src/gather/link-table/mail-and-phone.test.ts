import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { isMailLink, isPhoneLink } from './mail-and-phone.ts'

test('an address, several by comma, and an encoded one open a message', () => {
  for (const href of [
    'mailto:joe@joes.co.nz',
    'MAILTO: joe@joes.co.nz',
    'mailto:joe@joes.co.nz,ann@joes.co.nz?subject=Hello',
    'mailto:joe%40joes.co.nz',
    'mailto:kia-ora@kererū.nz',
  ]) {
    assert.equal(isMailLink(href), true, href)
  }
})

test('a share link has a query and no address; an empty one is broken', () => {
  assert.equal(isMailLink('mailto:?subject=Look&body=https://joes.co.nz'), true)
  assert.equal(isMailLink('mailto:'), false)
  assert.equal(isMailLink('mailto:?'), false)
})

test('a text that is not an address is broken', () => {
  for (const href of [
    'mailto:joe',
    'mailto:joe@joes',
    'mailto:joe@@joes.co.nz',
    'mailto:joe at joes.co.nz',
    'mailto:https://joes.co.nz/contact',
    'mailto:joe@joes.co.nz,nonsense',
  ]) {
    assert.equal(isMailLink(href), false, href)
  }
})

test('the part before the @ has at most 64 characters', () => {
  assert.equal(isMailLink(`mailto:${'j'.repeat(64)}@joes.co.nz`), true)
  assert.equal(isMailLink(`mailto:${'j'.repeat(65)}@joes.co.nz`), false)
})

test('three digits are a phone number, two are not', () => {
  assert.equal(isPhoneLink('tel:111'), true)
  assert.equal(isPhoneLink('tel:11'), false)
  assert.equal(isPhoneLink('sms:+64%2021%20123%20456?body=Hi'), true)
  assert.equal(isPhoneLink('tel:call-us?ext=123'), false)
})

test('C10 long nonsense is judged at once', () => {
  for (const [what, make] of Object.entries({
    'long names': (parts: number) => `mailto:${'a'.repeat(parts)}@${'a-'.repeat(parts / 2)}`,
    'many dots': (parts: number) => `mailto:${'a.'.repeat(parts)}`,
  }))
    growsWithLength(what, { make, work: isMailLink, parts: 100_000 })
})
