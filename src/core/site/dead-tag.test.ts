import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadTag } from './dead-tag.ts'

const ID = 'G-ABCDEF12'
const OWN = `https://joes.test/www.googletagmanager.com/gtag/js2a50?id=${ID}`
const GOOGLE = 'https://www.googletagmanager.com'

const deadOf = (tags: { ga4?: string[]; gtm?: string[] }, ...asked: [string, number | null][]) =>
  deadTag(
    {
      finalUrl: 'https://joes.test/',
      libraries: [],
      requests: asked.map(([url, status]) => ({
        url,
        status,
        type: 'Script',
        bytes: 0,
        failed: status === null,
      })),
    },
    { ga4: [], gtm: [], ...tags },
  )?.script ?? null
const dead = (...asked: [string, number | null][]) => deadOf({ ga4: [ID] }, ...asked)

test('a Google tag whose only script is not there counts nothing', () => {
  assert.equal(dead(['https://joes.test/', 200], [OWN, 404]), OWN)
  const saved = 'https://joes.test/www.googletagmanager.com/gtag/js2a50.html'
  assert.equal(dead([saved, 404]), saved)
  const container = `${GOOGLE}/gtm.js?id=GTM-ABCD`
  assert.equal(deadOf({ gtm: ['GTM-ABCD'] }, [container, 404]), container)
})

test('nothing is said of a tag that was not asked for, gave no answer, or works by another way', () => {
  assert.equal(dead(), null)
  assert.equal(dead([OWN, null]), null)
  assert.equal(dead([OWN, 404], [`${GOOGLE}/gtag/js?id=${ID}`, 200]), null)
  assert.equal(dead([OWN, 404], [`https://joes.test/metrics/g/collect?v=2&tid=${ID}`, 204]), null)
})

test('the script of another tag, or a file of the same name, says nothing of a tag that waits for consent', () => {
  for (const other of [
    `${GOOGLE}/gtm.js?id=GTM-OLDOLD`,
    `${GOOGLE}/gtag/js?id=AW-123456789`,
    'https://joes.test/js/gtm.js',
    'https://joes.test/js/gtm.js?ver=2',
  ])
    assert.equal(dead([other, 404]), null, other)
  assert.equal(deadOf({ ga4: [ID], gtm: ['GTM-ABCD'] }, [OWN, 404]), null)
})
