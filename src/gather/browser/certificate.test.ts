import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type BrowserAtSite, browserAt, OTHER_HOST } from '#support/browser.ts'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { GatheringFailed } from '../context.ts'
import { DAY_MS } from '#core/time-units.ts'

const refused = (error: unknown): boolean =>
  error instanceof GatheringFailed && error.failure.code === 'tls_failed'

describe('a website with an untrusted certificate', () => {
  let site: BrowserAtSite
  before(async () => {
    const unknown = await makeAuthority('CN=Unknown authority')
    const trusted = await makeAuthority('CN=Another authority')
    const { cert, key } = await makeCertificate({ issuer: unknown, names: ['shop.fixture'] })
    const pages = { '/': '<!doctype html><title>t</title><h1>Hello</h1><img src="/a.png" alt="x">' }
    site = await browserAt(pages, { tls: { cert, key, ca: trusted.cert }, deadlineMs: 30_000 })
  })
  after(() => site[Symbol.asyncDispose]())

  test('is not rendered', async () => {
    await assert.rejects(site.service.render(site.at('/')), refused)
    await assert.rejects(site.service.visit('mobile', site.home('/')), refused)
  })

  test('is rendered when the site’s evidence allows invalid certificates', async () => {
    assert.match((await site.service.render(site.at('/'), { insecure: true })).html, /Hello/u)
    const { evidence } = await site.service.visit('mobile', { ...site.home('/'), insecure: true })
    assert.ok('performance' in evidence.speed)
    assert.ok(evidence.requests.some(({ url }) => url.endsWith('/a.png')))
  })
})

describe('a website with a certificate of the operator’s authority', () => {
  const NAMES = ['shop.fixture', OTHER_HOST]
  let trusted: Identity
  let between: Identity
  before(async () => {
    trusted = await makeAuthority('CN=Our own authority')
    between = await makeAuthority('CN=Between', { issuer: trusted })
  })

  /** Text of the page after it loaded a script from another host of the same authority; `null`: not rendered. */
  async function shown(leaf: Identity, above: readonly Identity[]): Promise<string | null> {
    const cert = [leaf, ...above].map((one) => one.cert).join('')
    const page = `<!doctype html><title>t</title><h1>Hello</h1><p id="p">alone</p>
<script>const s = document.createElement('script'); s.src = 'https://${OTHER_HOST}:' + location.port + '/x.js'; document.head.append(s)</script>`
    const pages = {
      '/': page,
      '/x.js': {
        headers: { 'content-type': 'text/javascript' },
        body: "p.textContent = 'with the other host'",
      },
    }
    await using site = await browserAt(pages, {
      tls: { cert, key: leaf.key, ca: trusted.cert },
      deadlineMs: 30_000,
    })
    try {
      const { html } = await site.service.render(site.at('/'))
      return /<p id="p">([^<]*)/u.exec(html)?.[1] ?? ''
    } catch (error) {
      assert.ok(refused(error), String(error))
      return null
    }
  }

  test('is rendered when the server does not send the root, with a script of another host', async () => {
    const leaf = await makeCertificate({ issuer: between, names: NAMES })
    assert.equal(await shown(leaf, [between]), 'with the other host')
  })

  test('is rendered when the server sends the root too', async () => {
    const leaf = await makeCertificate({ issuer: trusted, names: NAMES })
    assert.equal(await shown(leaf, [trusted]), 'with the other host')
  })

  test('is not rendered when a foreign certificate comes with a copy of the root', async () => {
    const stranger = await makeAuthority('CN=A stranger')
    assert.equal(await shown(await makeCertificate({ issuer: stranger, names: NAMES }), [trusted]), null)
    assert.equal(await shown(await makeCertificate({ names: NAMES }), [trusted]), null)
  })

  test('is not rendered when the certificate is for another name, expired, or its chain incomplete', async () => {
    const other = await makeCertificate({ issuer: between, names: ['other.fixture'] })
    assert.equal(await shown(other, [between]), null)
    const validFrom = new Date(Date.now() - 90 * DAY_MS)
    const over = await makeCertificate({
      issuer: between,
      names: NAMES,
      validFrom,
      validTo: new Date(Date.now() - DAY_MS),
    })
    assert.equal(await shown(over, [between]), null)
    assert.equal(await shown(await makeCertificate({ issuer: between, names: NAMES }), []), null)
  })

  test('is visited too', async () => {
    const leaf = await makeCertificate({ issuer: between, names: NAMES })
    const tls = { cert: leaf.cert + between.cert, key: leaf.key, ca: trusted.cert }
    await using site = await browserAt({ '/': '<!doctype html><title>t</title><h1>Hello</h1>' }, { tls })
    const { evidence } = await site.service.visit('mobile', site.home('/'))
    assert.ok('performance' in evidence.speed)
  })
})
