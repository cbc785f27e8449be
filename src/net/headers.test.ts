import assert from 'node:assert/strict'
import { test } from 'node:test'
import { egressFor } from '#support/egress.ts'
import { startWebServer } from '#support/web-server.ts'

test('of a header that was sent twice both are kept: on a line each where each says whom it is for', async () => {
  const site = await startWebServer({
    '/': (_request, response) => {
      response.setHeader('x-robots-tag', ['otherbot: nofollow', 'noindex'])
      response.setHeader('link', ['</a>; rel=next', '</b>; rel=prev'])
      response.end('hello')
    },
  })
  const egress = egressFor([`127.0.0.2:${site.port}`])
  const answer = await egress.fetch(`${site.origin}/`)
  await egress.close()
  await site.close()
  assert.ok(answer.ok)
  assert.equal(answer.headers['x-robots-tag'], 'otherbot: nofollow\nnoindex')
  assert.equal(answer.headers['link'], '</a>; rel=next, </b>; rel=prev')
})
