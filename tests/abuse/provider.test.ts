import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { followUntil, oidcServer, SHARED_SECRET } from '#support/oidc-server.ts'
import { prepareProduct } from '#support/product.ts'

describe('signing in at a provider in a private network, over sockets', () => {
  let product: Awaited<ReturnType<typeof prepareProduct>>
  let provider: Awaited<ReturnType<typeof oidcServer>>
  before(async () => {
    product = await prepareProduct({ settings: { FETTLE_WORKERS: '0' } })
    provider = await oidcServer({
      redirectUri: `${product.origin}/api/auth/callback/oidc`,
      account: { email: 'mia@example.com', verified: true },
    })
  })
  after(async () => {
    await product.stop()
    await provider.close()
  })

  const start = (allowed: string) =>
    product.run.start({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'fettle',
      OIDC_CLIENT_SECRET: SHARED_SECRET,
      FETTLE_ALLOW_PRIVATE: allowed,
    })

  it('fails while the operator does not allow its address', async () => {
    await start('')
    const answer = await product
      .visitor()
      .post('/auth/sign-in/social', { provider: 'oidc', callbackURL: '/' })
    assert.equal(answer.status, 503)
    assert.match(answer.text, /Logging in that way isn’t working at the moment/u)
    await product.run.end()
  })

  it('works once they do', async () => {
    await start('127.0.0.1/32')
    const browser = product.visitor()
    const begun = await browser.post('/auth/sign-in/social', { provider: 'oidc', callbackURL: '/' })
    assert.equal(begun.status, 200, begun.text)
    const url = /"url":"([^"]+)"/u.exec(begun.text)?.[1] ?? ''
    const back = new URL(await followUntil(url, `${product.origin}/api/auth/callback/oidc`))
    await browser.raw(`${back.pathname}${back.search}`)
    const me = await browser.get('/me')
    assert.equal(me.status, 200)
    assert.match(me.text, /mia@example\.com/u)
  })
})
