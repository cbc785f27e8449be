import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { closing } from '#support/closing.ts'
import { startDnsServer } from '#support/dns-server.ts'
import { faults, gatherLinksOf } from '#support/links-of-pages.ts'
import { aPageOf, linksTo } from '#support/scan.ts'

const never = (): undefined => undefined

describe('links whose time is over', () => {
  it('keep what is known of the others when the scan ends while a second request waits', async () => {
    const ending = new AbortController()
    const gathering = gatherLinksOf(
      { '/': aPageOf(linksTo('/error', '/gone.pdf')), '/error': { status: 500 } },
      { signal: ending.signal, settings: { confirmAfterMs: 60_000, linksMs: 60_000 } },
    )
    await pause(1_500)
    ending.abort()
    const { links } = await gathering
    assert.deepEqual(faults(links), ['/gone.pdf: broken not_found'])
    assert.equal(links.notTestedBy?.outOfTime, 1)
  })

  it('wait for a second request no longer than there is time for requests', async () => {
    const started = performance.now()
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo('/error')), '/error': { status: 500 } },
      { settings: { confirmAfterMs: 20_000, linksMs: 300 } },
    )
    assert.equal(links.notTestedBy?.outOfTime, 1)
    assert.ok(performance.now() - started < 10_000)
  })

  it('are counted without canonical addresses and icons, as all links are', async () => {
    const head = '<title>Joe</title><link rel=canonical href=/slow><link rel=icon href=/slow.png>'
    const { links } = await gatherLinksOf(
      {
        '/': aPageOf(linksTo('/slow.pdf'), head),
        '/slow': never,
        '/slow.png': never,
        '/slow.pdf': never,
      },
      { settings: { linksMs: 200 } },
    )
    assert.equal(links.counts.notTested, 1)
  })
})

describe('a name that does not exist', () => {
  it('is confirmed once, however many links lead to it', async () => {
    await using first = await closing(startDnsServer({}, { tcp: false }))
    await using second = await closing(startDnsServer({}, { tcp: false }))
    const dead = ['/a', '/b', '/c'].map((path) => `http://nowhere.example.com${path}`)
    const { links } = await gatherLinksOf(
      { '/': aPageOf(linksTo(...dead)) },
      { egress: { dns: [first.address, second.address] } },
    )
    assert.equal(links.counts.broken, 3)
    assert.deepEqual(second.questions.filter((question) => question === 'nowhere.example.com A').length, 1)
  })
})
