import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asOthersSee, type FixField, mayStayEmpty, problemOf, usableValueOf } from './field.ts'

const NAME: FixField = {
  id: 'business-name',
  label: 'Business name',
  example: '',
  mark: '[your business name]',
  place: 'instead',
  mayBeEmpty: false,
  value: 'Joe',
  from: 'owner',
}

test('a web person is not told that they told us a value', () => {
  assert.deepEqual(asOthersSee(NAME), { ...NAME, from: null })
  assert.equal(asOthersSee({ ...NAME, from: 'website' }).from, 'website')
})

const ADDRESS: FixField = { ...NAME, id: 'form-address', value: '', from: null, takes: 'form_address' }
const KEY: FixField = {
  ...ADDRESS,
  id: 'access-key',
  mayBeEmpty: true,
  neededWith: { id: 'form-address', text: '//api.web3forms.com' },
}

test('an email address is none to which a form sends, nor is a word', () => {
  for (const typed of ['bek@cakes.test', ' mailto:bek@cakes.test ', 'asdf', 'https://', 'see you']) {
    assert.equal(usableValueOf(ADDRESS, { 'form-address': typed }), '', typed)
    assert.match(problemOf(ADDRESS, { 'form-address': typed }) ?? '', /begins with https:\/\//u, typed)
  }
  assert.match(problemOf(ADDRESS, { 'form-address': 'bek@cakes.test' }) ?? '', /^That is an email address/u)
  assert.equal(problemOf(ADDRESS, {}), null)
})

test('a script that may be a website in Poland is neither without more of its address', () => {
  for (const typed of ['formmail.pl', 'FormMail.PL?to=1', 'contact.pl']) {
    assert.equal(usableValueOf(ADDRESS, { 'form-address': typed }), '', typed)
    assert.match(problemOf(ADDRESS, { 'form-address': typed }) ?? '', /folder.+https:\/\//u, typed)
  }
})

test('the address of a form gets the https:// that it lacks', () => {
  for (const [typed, address] of [
    ['formspree.io/f/xqkz', 'https://formspree.io/f/xqkz'],
    ['formsubmit.co/bek@cakes.test', 'https://formsubmit.co/bek@cakes.test'],
    ['https://formspree.io/f/xqkz', 'https://formspree.io/f/xqkz'],
    ['/send.php', '/send.php'],
    ['send.php', 'send.php'],
    ['scripts/contact.asp?to=1', 'scripts/contact.asp?to=1'],
    ['forms.test/send.php', 'https://forms.test/send.php'],
    ['cgi-bin/formmail.pl', 'cgi-bin/formmail.pl'],
    ['/cgi-bin/formmail.pl', '/cgi-bin/formmail.pl'],
    ['../cgi-bin/form.pl?x=1', '../cgi-bin/form.pl?x=1'],
    ['formularz.pl/f/abc', 'https://formularz.pl/f/abc'],
    ['https://formularz.pl', 'https://formularz.pl'],
  ] as const) {
    assert.equal(usableValueOf(ADDRESS, { 'form-address': typed }), address)
    assert.equal(problemOf(ADDRESS, { 'form-address': typed }), null)
  }
})

test('a field that one service alone needs may stay empty with any other', () => {
  const others = [ADDRESS, KEY]
  for (const typed of ['https://api.web3forms.com/submit', 'api.web3forms.com/submit'])
    assert.equal(mayStayEmpty(KEY, others, { 'form-address': typed }), false)
  assert.equal(mayStayEmpty(KEY, others, { 'form-address': 'https://formspree.io/f/x' }), true)
  assert.equal(mayStayEmpty(KEY, others, {}), true)
  assert.equal(mayStayEmpty(NAME, others, {}), false)
})
