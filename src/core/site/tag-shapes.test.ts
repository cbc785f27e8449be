import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { idsIn, idsInRequest, mayHoldIds } from './tag-shapes.ts'

const KNOWN = [
  ['ga4', 'G-ABC123', 'G-ABCDEF123456'],
  ['google_tag', 'GT-ABC123', 'GT-ABCDEF123456'],
  ['universal', 'UA-1234-1', 'UA-1234567890-1234'],
  ['gtm', 'GTM-AB12', 'GTM-ABCDE1234'],
  ['google_ads', 'AW-123456', 'AW-123456789012'],
] as const
const idsOf = (text: string, context = true): string[] =>
  idsIn(text, 'script', context).map(({ kind, id }) => `${kind} ${id}`)

describe('the id of a tag', () => {
  for (const [kind, ...ids] of KNOWN)
    it(`is known by its shape, as a whole word: ${kind}`, () => {
      for (const id of ids) {
        assert.deepEqual(idsIn(`config('${id}')`, 'script', true), [{ kind, id, by: 'script' }])
        assert.ok(mayHoldIds(id))
        for (const within of [`x${id}`, `-${id}`, `${id}-x`, `${id}_1`, `${id}EEEEEEEEEE`])
          assert.deepEqual(idsOf(within), [], within)
      }
    })

  it('of a short shape counts only among words about analytics', () => {
    for (const [kind, id] of KNOWN)
      assert.equal(idsOf(id, false).length, kind === 'ga4' || kind === 'google_tag' ? 0 : 1, kind)
  })

  it('is none where a template has its placeholder', () => {
    for (const id of [
      'G-XXXXXXX',
      'G-000000',
      'GTM-XXXX',
      'UA-000000-0',
      'UA-1234567890-1',
      'AW-123456789',
      'G-MEASUREMENTID',
    ])
      assert.deepEqual(idsOf(id), [], id)
    assert.deepEqual(idsOf('GTM-XXX1'), ['gtm GTM-XXX1'])
  })

  it('of a pixel stands in its request and in the script that it loads', () => {
    for (const text of [
      'https://www.facebook.com/tr?id=12345',
      'https://www.facebook.com/tr/?ev=PageView&amp;id=12345',
      'https://www.facebook.com/tr?ev=PageView&id=12345&noscript=1',
      'https://connect.facebook.net/signals/config/12345?v=2',
    ]) {
      assert.deepEqual(idsOf(text, false), ['meta_pixel 12345'], text)
      assert.deepEqual(idsInRequest(text), [{ kind: 'meta_pixel', id: '12345', by: 'request' }], text)
    }
    assert.deepEqual(idsOf('https://www.facebook.com/tr?id=1234'), [])
  })

  it('is read of a request only where that goes to a service that measures', () => {
    for (const host of [
      'www.googletagmanager.com',
      'region1.google-analytics.com',
      'analytics.google.com',
      'stats.g.doubleclick.net',
      'www.googleadservices.com',
      'www.google.com.au',
    ])
      assert.equal(idsInRequest(`https://${host}/x?id=G-ABC123`).length, 1, host)
    for (const host of ['joes.test', 'googletagmanager.com.joes.test', 'notdoubleclick.net'])
      assert.deepEqual(idsInRequest(`https://${host}/x?id=G-ABC123`), [], host)
    assert.equal(mayHoldIds('nothing here'), false)
  })
})
