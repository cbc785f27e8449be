import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deadTagScript } from './dead-tag.ts'

const OWN = 'https://joes.test/www.googletagmanager.com/gtag/js2a50?id=G-ABCDEF12'
const dead = (...asked: [string, number | null][]) =>
  deadTagScript({
    finalUrl: 'https://joes.test/',
    libraries: [],
    requests: asked.map(([url, status]) => ({
      url,
      status,
      type: 'Script',
      bytes: 0,
      failed: status === null,
    })),
  })

test('a Google tag whose only script is not there counts nothing', () => {
  assert.equal(dead(['https://joes.test/', 200], [OWN, 404]), OWN)
})

test('nothing is said of a tag that was not asked for, gave no answer, or works by another way', () => {
  assert.equal(dead(), null)
  assert.equal(dead([OWN, null]), null)
  assert.equal(dead([OWN, 404], ['https://www.googletagmanager.com/gtag/js?id=G-ABCDEF12', 200]), null)
  assert.equal(dead([OWN, 404], ['https://joes.test/metrics/g/collect?v=2&tid=G-ABCDEF12', 204]), null)
})
