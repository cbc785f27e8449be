import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLink, aPage } from '#support/page-facts.ts'
import { mailElsewhereAdvice } from './mail-elsewhere.ts'

const HOSTS = ['wagwagon.test']
const adviceFor = (href: string, text: string, hidden = false) =>
  mailElsewhereAdvice(
    [aPage({ url: 'https://wagwagon.test/', links: [{ ...aLink(href, text), hidden }] })],
    HOSTS,
  )

test('a link that shows one address and writes to another business is told', () => {
  assert.deepEqual(adviceFor('mailto:dan@webmaker.test', 'bark@wagwagon.test'), [
    "The link “bark@wagwagon.test” on your homepage writes to dan@webmaker.test: if that isn't you, put your own address into the link.",
  ])
  for (const [href, text] of [
    ['mailto:dan@webmaker.test?subject=Hello', 'Email: bark@wagwagon.test'],
    ['MAILTO:dan%40webmaker.test', 'bark@gmail.com'],
    ['mailto:demo@templates.test', 'bark@wagwagon.com.au.'],
  ] as const)
    assert.equal(adviceFor(href, text).length, 1, href)
})

test('an address of the website, of its owner or with other words is none to tell of', () => {
  for (const [href, text] of [
    ['mailto:bark@wagwagon.test', 'bark@wagwagon.test'],
    ['mailto:BARK@WagWagon.test', 'bark@wagwagon.test'],
    ['mailto:office@wagwagon.test', 'bark@wagwagon.test'],
    ['mailto:bark@wagwagon.co.nz', 'bark@wagwagon.test'],
    ['mailto:marla@gmail.com', 'bark@wagwagon.test'],
    ['mailto:dan@webmaker.test,bark@wagwagon.test', 'bark@wagwagon.test'],
    ['mailto:dan@webmaker.test?cc=bark@wagwagon.test', 'bark@wagwagon.test'],
    ['mailto:sales@mail.partner.test', 'info@partner.test'],
    ['mailto:dan@webmaker.test', 'Email Dan'],
    ['mailto:dan@webmaker.test', 'Ask bark@wagwagon.test or Dan'],
    ['mailto:', 'bark@wagwagon.test'],
    ['mailto:%E0%A4%A', 'bark@wagwagon.test'],
    ['https://webmaker.test/', 'bark@wagwagon.test'],
  ] as const)
    assert.deepEqual(adviceFor(href, text), [], href)
  assert.deepEqual(adviceFor('mailto:dan@webmaker.test', 'bark@wagwagon.test', true), [])
})
