import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import { aSite } from '#support/evidence.ts'
import { aPage } from '#support/page-facts.ts'
import { parseApache, parseCaddy, parseNginx } from '#support/server-grammars.ts'
import { aServer, SOUND, type GivenServer } from '#support/server-input.ts'
import { withFile } from '#support/with-file.ts'
import { httpsFixes } from './https-fixes.ts'

const input = (given: GivenServer) => aServer({ findings: ['no-redirect'], ...given })
const httpsPiece = (given: GivenServer): string => httpsFixes(input(given))[0]?.pieces[0]?.content ?? ''

test('nothing is offered when nothing is missing, or when the certificate is faulty', () => {
  assert.deepEqual(httpsFixes(input({ findings: ['nosniff'] })), [])
  assert.deepEqual(httpsFixes(input({ certificate: { ...SOUND, chainTrusted: false } })), [])
})

describe('the redirect to https is written for', () => {
  test('Apache, also behind a proxy, with addresses escaped as they came', () => {
    const [section] = parseApache(httpsPiece({ server: 'Apache' }))
    const rules = section?.block?.map(({ words }) => words.join(' ')) ?? []
    assert.equal(rules[0], 'RewriteEngine On')
    assert.equal(rules.filter((rule) => rule.startsWith('RewriteCond')).length, 2)
    assert.equal(rules.at(-1), 'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]')
  })

  test('Apache and nginx, to the name that works where the certificate does not cover the other one', () => {
    const twin = { host: 'www.joes.test', resolves: true, covered: false }
    const text = httpsPiece({ server: 'Apache', certificate: { ...SOUND, twin } })
    assert.match(text, /RewriteRule \^ https:\/\/joes\.test%\{REQUEST_URI\} \[R=301,L\]/u)
    const ofNginx = httpsPiece({ server: 'nginx', certificate: { ...SOUND, twin } })
    assert.doesNotMatch(ofNginx, /www/u)
    assert.match(ofNginx, /return 301 https:\/\/joes\.test\$request_uri;/u)
  })

  test('nginx, for both names', () => {
    const [server] = parseNginx(httpsPiece({ server: 'nginx/1.27' }))
    const given = new Map(server?.block?.map(({ words: [name = '', ...rest] }) => [name, rest]))
    assert.deepEqual(given.get('server_name'), ['joes.test', 'www.joes.test'])
    assert.deepEqual(given.get('return'), ['301', 'https://$host$request_uri'])
  })

  test('Caddy', () => {
    const [site] = parseCaddy(httpsPiece({ server: 'Caddy' }))
    assert.deepEqual(site?.words, ['http://joes.test,', 'http://www.joes.test'])
    assert.deepEqual(site.block?.[0]?.words, ['redir', 'https://{host}{uri}', 'permanent'])
  })

  test('Netlify', async () => {
    const { redirects, errors } = await withFile('_redirects', httpsPiece({ server: 'Netlify' }), (path) =>
      parseAllRedirects({ redirectsFiles: [path], minimal: true, configRedirects: [] }),
    )
    assert.deepEqual(errors, [])
    const read = z.array(z.object({ to: z.string(), status: z.number(), force: z.boolean() }))
    assert.deepEqual(
      read.parse(redirects),
      ['joes.test', 'www.joes.test'].map((host) => ({
        to: `https://${host}/:splat`,
        status: 301,
        force: true,
      })),
    )
  })

  for (const [name, given] of [
    ['Cloudflare', { server: 'cloudflare' }],
    ['GitHub Pages', { server: 'GitHub.com', technologies: [['GitHub Pages', 'host']] }],
    ['Vercel', { server: 'Vercel', technologies: [['Vercel', 'host']] }],
    ['Wix', { technologies: [['Wix', 'builder']] }],
  ] as const)
    test(`${name}, as a switch`, () => {
      const [fix] = httpsFixes(input({ ...given }))
      assert.deepEqual([fix?.pieces, fix?.builderDoesIt, fix?.where.place], [[], true, name])
    })

  test('the hosting company’s own menus, where it gives no access to the server', () => {
    const [fix] = httpsFixes(input({ server: 'cloudflare', technologies: [['Kinsta', 'host']] }))
    assert.deepEqual([fix?.pieces, fix?.where.place], [[], 'Kinsta'])
    assert.match(fix?.where.steps.join(' ') ?? '', /Send its support the message/u)
  })

  test('nobody, where neither lines nor a switch are known: the message to the hosting company asks', () => {
    assert.deepEqual(httpsFixes(input({ server: 'Microsoft-IIS/10.0' })), [])
  })

  test('nobody whose https address redirects to http, as visitors would be redirected in a loop', () => {
    const given = input({ server: 'Apache' })
    const site = aSite({ address: 'http://joes.test/', home: given.evidence.site?.home ?? aPage() })
    assert.deepEqual(httpsFixes({ ...given, evidence: { ...given.evidence, site } }), [])
  })
})
