import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { after, before, describe, test } from 'node:test'
import { type Identity, makeAuthority, makeCertificate } from '#support/certificates.ts'
import { lookAtMail } from '#support/mail-gathered.ts'
import { type Listening, listening } from '#support/tls-servers.ts'

const POLICY = 'version: STSv1\nmode: enforce\nmx: mx.shop.fixture\nmax_age: 604800\n'

let root: Identity
const asked: string[] = []
const servers: Listening[] = []

/** Serves the policy and the logo, with a redirect for `redirected`. */
async function serve(leaf: Identity): Promise<number> {
  const server = createServer({ cert: leaf.cert, key: leaf.key }, (request, answer) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    if (request.url === '/logo.svg')
      return void answer.setHeader('content-type', 'image/svg+xml').end('<svg/>')
    if (request.url === '/gone.svg') return void answer.writeHead(404).end()
    if (request.headers.host?.includes('moved')) return void answer.writeHead(302, { location: '/x' }).end()
    answer.end(POLICY)
  })
  const kept = await listening(server)
  servers.push(kept)
  return kept.port
}

let port: number
const sts = (domain: string) => ({ [`_mta-sts.${domain}`]: { TXT: ['v=STSv1; id=20261121'] } })
const gather = (domain: string, script: Parameters<typeof lookAtMail>[0], way: string) =>
  lookAtMail(script, { profile: { email: `jo@${domain}` }, ways: { [`${way}:443`]: port }, ca: [root.cert] })

const bimi = (logo: string) => ({ 'default._bimi.shop.fixture': { TXT: [`v=BIMI1; l=${logo}`] } })

describe('files about mail', () => {
  before(async () => {
    root = await makeAuthority('CN=Fixture Root')
    const names = ['mta-sts.shop.fixture', 'mta-sts.moved.fixture', 'logos.fixture']
    port = await serve(await makeCertificate({ issuer: root, names }))
  })
  after(() => Promise.all(servers.map((server) => server.close())))

  describe('the MTA-STS policy', () => {
    test('is read when a record announces it', async () => {
      const { mtaSts } = await gather('shop.fixture', sts('shop.fixture'), 'mta-sts.shop.fixture')
      assert.deepEqual(mtaSts.policy, { status: 200, text: POLICY })
    })

    test('is not requested without a record', async () => {
      asked.length = 0
      const { mtaSts } = await gather('shop.fixture', {}, 'mta-sts.shop.fixture')
      assert.deepEqual([mtaSts.policy, asked], [null, []])
    })

    test('is not read after a redirect', async () => {
      const { mtaSts } = await gather('moved.fixture', sts('moved.fixture'), 'mta-sts.moved.fixture')
      assert.ok(mtaSts.policy && 'status' in mtaSts.policy)
      assert.equal(mtaSts.policy.status, 302)
    })

    test('is not read over a connection with an invalid certificate', async () => {
      const { mtaSts } = await gather('other.fixture', sts('other.fixture'), 'mta-sts.other.fixture')
      assert.ok(mtaSts.policy && 'failure' in mtaSts.policy)
      assert.equal(mtaSts.policy.failure.code, 'tls_failed')
    })
  })

  describe('the BIMI logo', () => {
    test('is requested', async () => {
      const found = await gather('shop.fixture', bimi('https://logos.fixture/logo.svg'), 'logos.fixture')
      assert.deepEqual(found.bimi.logo, { status: 200, type: 'image/svg+xml' })
    })

    test('may be missing', async () => {
      const found = await gather('shop.fixture', bimi('https://logos.fixture/gone.svg'), 'logos.fixture')
      assert.ok(found.bimi.logo && 'status' in found.bimi.logo)
      assert.equal(found.bimi.logo.status, 404)
    })

    test('is not requested over HTTP', async () => {
      const found = await gather('shop.fixture', bimi('http://logos.fixture/logo.svg'), 'logos.fixture')
      assert.deepEqual([found.bimi.txt.state, found.bimi.logo], ['found', null])
    })
  })
})
