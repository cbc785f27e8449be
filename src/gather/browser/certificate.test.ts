import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, browserAt } from '#support/browser.ts'
import { makeAuthority, makeCertificate } from '#support/certificates.ts'
import { CouldNotLook } from '../context.ts'

const refused = (error: unknown): boolean =>
  error instanceof CouldNotLook && error.failure.code === 'tls_failed'

describe('a website whose certificate nobody trusts', () => {
  let site: BrowserAtSite
  before(async () => {
    const unknown = await makeAuthority('CN=Unknown authority')
    const trusted = await makeAuthority('CN=Another authority')
    const { cert, key } = await makeCertificate({ issuer: unknown, names: ['shop.fixture'] })
    const pages = { '/': '<!doctype html><title>t</title><h1>Hello</h1><img src="/a.png" alt="x">' }
    site = await browserAt(pages, { tls: { cert, key, ca: trusted.cert }, deadlineMs: 30_000 })
  })
  after(() => site[Symbol.asyncDispose]())

  test('is not shown', async () => {
    await assert.rejects(site.service.render(site.at('/')), refused)
    await assert.rejects(site.service.visit('mobile', site.home('/')), refused)
  })

  test('is shown where the gate has seen that and goes on reading', async () => {
    assert.match((await site.service.render(site.at('/'), { insecure: true })).html, /Hello/u)
    const { evidence } = await site.service.visit('mobile', { ...site.home('/'), insecure: true })
    assert.ok('performance' in evidence.speed)
    assert.ok(evidence.requests.some(({ url }) => url.endsWith('/a.png')))
  })
})
