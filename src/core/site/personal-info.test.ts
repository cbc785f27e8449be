import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LoadedEvidence } from '../evidence/visit.ts'
import { aField, aForm, aPage, type GivenPage } from '#support/page-facts.ts'
import { collectsPersonalInfo } from './personal-info.ts'

const collects = (given: GivenPage) => {
  const { people, measuring } = collectsPersonalInfo({ pages: [aPage(given)] })
  return [people !== null, measuring !== null]
}

const measuring = (url: string, frame: { inOtherFrame?: true } = {}) => {
  const loaded = {
    finalUrl: 'https://joes.test/',
    requests: [{ url, ...frame }],
  } as unknown as LoadedEvidence
  return collectsPersonalInfo({ pages: [aPage()], loaded }).measuring
}

describe('personal information', () => {
  it('is collected by a form that asks for a name or contact details', () => {
    assert.deepEqual(collects({ forms: [aForm([aField('email')])] }), [true, false])
    assert.deepEqual(collects({ forms: [aForm([aField('user'), aField('p', { type: 'password' })])] }), [
      true,
      false,
    ])
  })
  it('is not collected by a search box', () => {
    assert.deepEqual(collects({ forms: [aForm([aField('q', { label: 'Product name' })])] }), [false, false])
  })
  it('is collected by a checkout', () => {
    assert.deepEqual(collects({ commerce: { checkout: '/checkout' } }), [true, false])
  })
  it('is collected by the form of a service in a contact page', () => {
    const frame = { title: null, region: 'main', lazy: false } as const
    const frames = [{ ...frame, url: 'https://form.jotform.com/1234' }]
    const contact = { url: 'https://joes.test/contact', title: { text: 'Contact', count: 1 } }
    assert.deepEqual(collects({ ...contact, frames }), [true, false])
    const video = [{ ...frame, url: 'https://www.youtube.com/embed/1' }]
    assert.deepEqual(collects({ ...contact, frames: video }), [false, false])
    const poll = { url: 'https://joes.test/poll', title: { text: 'Poll', count: 1 }, frames }
    assert.deepEqual(collects(poll), [false, false])
  })
  it('is collected where goods can be ordered, whoever draws them', () => {
    assert.deepEqual(collects({ commerce: { addToCart: 'Ecwid' } }), [true, false])
    assert.deepEqual(collects({ commerce: { prices: 12 } }), [false, false])
  })
  it('is collected by tracking that does not wait for consent', () => {
    assert.deepEqual(collects({ tags: [{ kind: 'ga4', id: 'G-1', by: 'script' }] }), [false, true])
    assert.deepEqual(collects({ tags: [{ kind: 'ga4', id: 'G-1', by: 'blocked' }] }), [false, false])
  })
  it('is not collected by Universal Analytics, which takes no visits any more', () => {
    assert.deepEqual(collects({ tags: [{ kind: 'universal', id: 'UA-1-1', by: 'script' }] }), [false, false])
    const old = { name: 'Google Analytics', kind: 'analytics', version: null, by: 'script' } as const
    const tags = [{ kind: 'universal', id: 'UA-1-1', by: 'script' } as const]
    assert.deepEqual(collects({ tags, technologies: [old] }), [false, false])
    assert.deepEqual(collects({ technologies: [old] }), [false, true])
    assert.equal(measuring('https://www.google-analytics.com/analytics.js'), null)
    assert.notEqual(measuring('https://www.google-analytics.com/g/collect?v=2'), null)
  })
  it('is not collected by a tag manager alone, but by what it starts', () => {
    const manager = { name: 'Google Tag Manager', kind: 'analytics', version: null, by: 'script' } as const
    const tags = [{ kind: 'gtm', id: 'GTM-ABCD', by: 'script' } as const]
    assert.deepEqual(collects({ tags, technologies: [manager] }), [false, false])
    assert.equal(measuring('https://www.googletagmanager.com/gtm.js?id=GTM-ABCD'), null)
    assert.notEqual(measuring('https://www.google-analytics.com/g/collect?v=2&tid=G-ABC1234567'), null)
  })
  it('is collected by a recorder or counter that only the browser requests', () => {
    for (const url of [
      'https://script.crazyegg.com/pages/scripts/0012/3456.js',
      'https://settings.luckyorange.net/',
      'https://heapanalytics.com/h',
      'https://eu.i.posthog.com/e/',
      'https://c.statcounter.com/t.php',
      'https://mc.yandex.ru/watch/1',
    ])
      assert.notEqual(measuring(url), null, url)
  })
  it('is not collected by the script of Facebook’s posts and buttons, but by its pixel', () => {
    assert.equal(measuring('https://connect.facebook.net/en_GB/sdk.js'), null)
    assert.notEqual(measuring('https://connect.facebook.net/en_US/fbevents.js'), null)
  })
  it('is not collected by what a frame of another website starts', () => {
    for (const url of [
      'https://googleads.g.doubleclick.net/pagead/id',
      'https://www.googletagmanager.com/gtag/js?id=G-THEIRS123',
    ]) {
      assert.notEqual(measuring(url), null)
      assert.equal(measuring(url, { inOtherFrame: true }), null, url)
    }
  })
  it('is not collected by a page of text', () => assert.deepEqual(collects({}), [false, false]))
})
