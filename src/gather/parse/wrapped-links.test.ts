import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { parseTargets } from './parse-targets.ts'
import { unwrapped } from './wrapped-links.ts'

const PAGE = 'https%3A%2F%2Fwww.facebook.com%2Ftahunagarden'
const GOOGLE = `https://www.google.com/url?q=${PAGE}&sa=D&sntz=1&usg=AOvVaw`

test('a link that a known service wrapped leads to the address inside', () => {
  for (const wrapped of [
    GOOGLE,
    `https://google.co.nz/url?sa=t&url=${PAGE}`,
    `https://www.google.com.au/url?q=${PAGE}`,
    'https://www.google.com/url?q=https://www.facebook.com/tahunagarden',
    `https://l.facebook.com/l.php?u=${PAGE}&h=AT1`,
    `http://lm.facebook.com/l.php?u=${PAGE}`,
    `https://aus01.safelinks.protection.outlook.com/?url=${PAGE}&data=05%7C02&reserved=0`,
  ])
    assert.equal(unwrapped(wrapped), 'https://www.facebook.com/tahunagarden', wrapped)
})

test('other addresses, and those that hold no address of a website, stay as they are', () => {
  for (const url of [
    `https://google.com.joes.test/url?q=${PAGE}`,
    `https://maps.google.com/url?q=${PAGE}`,
    `https://www.google.com/maps?q=${PAGE}`,
    `https://joes.test/url?q=${PAGE}`,
    `https://www.facebook.com/sharer/sharer.php?u=${PAGE}`,
    'https://www.google.com/url?q=javascript%3Aalert(1)&url=https',
    'https://www.google.com/url?q=mailto%3Ajo%40joes.test',
    'https://www.google.com/url?q=https%3A%2F%2F',
    'https://www.google.com/url?q=https%3A%2F%2F%5B',
  ])
    assert.equal(unwrapped(url), url, url)
})

test('a wrapper inside a wrapper is unwrapped once', () => {
  assert.equal(unwrapped(`https://www.google.com/url?q=${encodeURIComponent(GOOGLE)}`), GOOGLE)
})

test('both parses know where a wrapped link leads, and keep it as it is written', () => {
  const html = `<a href="${GOOGLE.replaceAll('&', '&amp;')}">Facebook</a>`
  const [link] = parseHtml(html).links
  const { targets } = parseTargets({ body: html, url: 'https://joes.test/', contentType: 'text/html' })
  for (const found of [link, targets[0]])
    assert.deepEqual([found?.href, found?.url], [GOOGLE, 'https://www.facebook.com/tahunagarden'])
})
