import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onlyMeasures } from './measuring-hosts.ts'

test('scripts of analytics, tag managers and pixels only measure, also where a website keeps them itself', () => {
  for (const url of [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    'https://plausible.io/js/script.js',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://joes.test/stats/matomo.js',
  ])
    assert.equal(onlyMeasures(url), true, url)
})

test('a script that may fill a part of the page does more', () => {
  for (const url of [
    'https://code.jquery.com/jquery.js',
    'https://connect.facebook.net/en_US/sdk.js',
    'https://joes.test/js/analytics-of-games.js',
    'https://notplausible.io/a.js',
  ])
    assert.equal(onlyMeasures(url), false, url)
})
