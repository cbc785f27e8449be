import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { z } from 'zod'
import type { CertificateEvidence } from '#core/evidence/certificate.ts'
import type { TechnologySeen } from '#core/evidence/page.ts'
import { aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aPage } from '#support/page-facts.ts'
import { parseApache, parseCaddy, parseNginx } from '#support/server-grammars.ts'
import type { FixInput } from '../fix.ts'
import { headerFixes, httpsFixes } from './server-fixes.ts'

const SOUND: CertificateEvidence = {
  host: 'joes.test',
  kind: 'certificate',
  chainTrusted: true,
  problems: [],
  protocol: 'TLSv1.3',
  cipher: null,
  versions: { tls10: false, tls11: false, tls12: true, tls13: true },
  http: { kind: 'answer', status: 200, redirectsToHttps: false },
  twin: { host: 'www.joes.test', resolves: true, covered: true },
}
const ALL = ['hsts-missing', 'clickjacking', 'nosniff', 'referrer-unsafe', 'cross-origin']
const EXPECTED = [
  ['Strict-Transport-Security', 'max-age=15768000'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=()'],
]

interface Said {
  findings?: string[]
  server?: string
  technologies?: [TechnologySeen['name'], TechnologySeen['kind']][]
  certificate?: CertificateEvidence
}

function input({ findings = ALL, server = '', technologies = [], certificate = SOUND }: Said): FixInput {
  const home = aPage({
    headers: { server },
    technologies: technologies.map(([name, kind]) => ({ name, kind, version: null, by: 'header' as const })),
  })
  return anInput({
    facts: { findings: findings.map((id) => ({ id })) },
    evidence: { site: aSite({ home }), certificate },
  })
}

const headerPiece = (said: Said): string => headerFixes(input(said))[0]?.pieces[0]?.content ?? ''
const httpsPiece = (said: Said): string =>
  httpsFixes(input({ findings: ['no-redirect'], ...said }))[0]?.pieces[0]?.content ?? ''

/** Reads a file of Netlify's by Netlify's own parser. */
async function withFile<T>(name: string, content: string, read: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-netlify-'))
  try {
    await writeFile(join(folder, name), content)
    return await read(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('security headers are written for', () => {
  test('Apache', () => {
    const [section] = parseApache(headerPiece({ server: 'Apache/2.4.58' }))
    assert.deepEqual(section?.words, ['IfModule', 'mod_headers.c'])
    assert.deepEqual(
      section.block?.map(({ words }) => words),
      EXPECTED.map(([name, value]) => ['Header', 'always', 'set', name, value]),
    )
  })

  test('nginx', () => {
    assert.deepEqual(
      parseNginx(headerPiece({ server: 'nginx' })).map(({ words }) => words),
      EXPECTED.map(([name, value]) => ['add_header', name, value, 'always']),
    )
  })

  test('Caddy', () => {
    const [site] = parseCaddy(headerPiece({ server: 'Caddy' }))
    assert.deepEqual(
      site?.block?.[0]?.block?.map(({ words }) => words),
      EXPECTED,
    )
  })

  test('Netlify', async () => {
    const { headers, errors } = await withFile('_headers', headerPiece({ server: 'Netlify' }), (path) =>
      parseAllHeaders({ headersFiles: [path], minimal: true, configHeaders: [] }),
    )
    assert.deepEqual(errors, [])
    assert.deepEqual(headers, [{ for: '/*', values: Object.fromEntries(EXPECTED) }])
  })

  test('Vercel', () => {
    const shape = z.strictObject({
      headers: z.array(
        z.strictObject({
          source: z.string(),
          headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
        }),
      ),
    })
    const { headers } = shape.parse(JSON.parse(headerPiece({ technologies: [['Vercel', 'host']] })))
    assert.deepEqual(
      headers[0]?.headers.map(({ key, value }) => [key, value]),
      EXPECTED,
    )
  })

  test('Cloudflare, as what to set', () => {
    const text = headerPiece({ server: 'cloudflare', technologies: [['Cloudflare', 'host']] })
    for (const [name, value] of EXPECTED) assert.ok(text.includes(`\n${name}: ${value}\n`), name)
  })

  test('WordPress, as a snippet beside the lines for its server', () => {
    const [fix] = headerFixes(input({ server: 'nginx', technologies: [['WordPress', 'cms']] }))
    const php = fix?.pieces.at(-1)?.content ?? ''
    assert.equal(fix?.where.place, 'WordPress')
    assert.deepEqual(
      [...php.matchAll(/^ {4}header\('([^':]+): ([^']+)'\);$/gmu)].map(([, ...parts]) => parts),
      EXPECTED,
    )
  })

  test('Apache and nginx when no server shows itself', () => {
    assert.equal(headerFixes(input({}))[0]?.pieces.length, 2)
  })

  test('nobody where the website builder sets them', () => {
    const [fix] = headerFixes(input({ technologies: [['Squarespace', 'builder']] }))
    assert.deepEqual([fix?.pieces, fix?.builderDoesIt, fix?.where.place], [[], true, 'Squarespace'])
  })
})

describe('a browser is told to insist on https', () => {
  const untrusted: CertificateEvidence = { ...SOUND, chainTrusted: false }

  test('only with a sound certificate', () => {
    assert.doesNotMatch(headerPiece({ certificate: untrusted }), /Strict-Transport-Security/u)
    assert.deepEqual(headerFixes(input({ findings: ['hsts-short'], certificate: untrusted })), [])
    assert.deepEqual(httpsFixes(input({ findings: ['no-redirect'], certificate: untrusted })), [])
  })

  test('and nothing is offered when nothing is missing', () => {
    assert.deepEqual(headerFixes(input({ findings: ['csp-missing'] })), [])
    assert.deepEqual(httpsFixes(input({})), [])
  })
})

describe('the way to https is written for', () => {
  test('Apache, also behind a proxy', () => {
    const [section] = parseApache(httpsPiece({ server: 'Apache' }))
    const rules = section?.block?.map(({ words }) => words.join(' ')) ?? []
    assert.equal(rules[0], 'RewriteEngine On')
    assert.equal(rules.filter((rule) => rule.startsWith('RewriteCond')).length, 2)
    assert.equal(rules.at(-1), 'RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L,NE]')
  })

  test('nginx, for both names', () => {
    const [server] = parseNginx(httpsPiece({ server: 'nginx/1.27' }))
    const said = new Map(server?.block?.map(({ words: [name = '', ...rest] }) => [name, rest]))
    assert.deepEqual(said.get('server_name'), ['joes.test', 'www.joes.test'])
    assert.deepEqual(said.get('return'), ['301', 'https://$host$request_uri'])
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
})
