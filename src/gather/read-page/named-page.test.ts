import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedPage } from './named-page.ts'

const named = (written: string, home: string) => namedPage({ 'S-PRODURL': written }, home)

test('the page that the owner named is absolute, by https where no scheme is written', () => {
  assert.equal(named('joes.test/taps', 'https://joes.test/'), 'https://joes.test/taps')
  assert.equal(named('/taps', 'https://joes.test/'), 'https://joes.test/taps')
  assert.equal(named('ftp://joes.test/taps', 'https://joes.test/'), null)
  assert.equal(namedPage({}, 'https://joes.test/'), null)
})

test('it is read as its homepage is, where that answers only without encryption', () => {
  const home = 'http://www.joes.test/'
  assert.equal(named('https://joes.test/taps', home), 'http://joes.test/taps')
  assert.equal(named('www.joes.test/taps', home), 'http://www.joes.test/taps')
  assert.equal(named('joes.test:8080/taps', 'http://joes.test:8080/'), 'http://joes.test:8080/taps')
  assert.equal(named('https://shop.other.test/taps', home), 'https://shop.other.test/taps')
  assert.equal(named('http://joes.test/taps', 'https://joes.test/'), 'http://joes.test/taps')
})
