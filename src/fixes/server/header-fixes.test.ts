import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseAllHeaders } from '@netlify/headers-parser'
import { SaxesParser } from 'saxes'
import { z } from 'zod'
import { withFile } from '#support/with-file.ts'
import { aServer, SOUND, type ServerSaid } from '#support/server-input.ts'
import { parseApache, parseCaddy, parseNginx } from '#support/server-grammars.ts'
import { headerFixes } from './server-fixes.ts'

const ALL = ['hsts-missing', 'clickjacking', 'nosniff', 'referrer-unsafe', 'cross-origin']
const EXPECTED = [
  ['Strict-Transport-Security', 'max-age=86400'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=()'],
]

const input = (said: ServerSaid) => aServer({ findings: ALL, ...said })
const stepsOf = (said: ServerSaid): string => headerFixes(input(said))[0]?.where.steps.join(' ') ?? ''
const headerPiece = (said: ServerSaid): string => headerFixes(input(said))[0]?.pieces[0]?.content ?? ''
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

  test('Cloudflare, as a list beside the way through its menus', () => {
    const [fix] = headerFixes(input({ server: 'cloudflare', technologies: [['Cloudflare', 'host']] }))
    const lines = (fix?.pieces[0]?.content ?? '').trim().split('\n')
    assert.deepEqual(
      lines.map((line) => line.split(': ')),
      EXPECTED,
    )
    assert.equal(fix?.where.place, 'Cloudflare')
    assert.ok(fix.where.steps.some((step) => step.includes('Response Header Transform Rule')))
  })

  test('IIS, where each header is taken away before it is set', () => {
    const seen: string[] = []
    const parser = new SaxesParser()
    parser.on('error', (error) => assert.fail(error))
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'add' || name === 'remove') seen.push([name, ...Object.values(attributes)].join(' '))
    })
    parser.write(headerPiece({ server: 'Microsoft-IIS/10.0' })).close()
    assert.deepEqual(
      seen,
      EXPECTED.flatMap(([name = '', value]) => [`remove ${name}`, `add ${name} ${value}`]),
    )
  })

  test('WordPress, as a snippet beside the lines of .htaccess, and before lines that only a host can place', () => {
    const titles = (server: string): string[] =>
      (headerFixes(input({ server, technologies: [['WordPress', 'cms']] }))[0]?.pieces ?? []).map(
        ({ title, isLater }) => `${title.split(':')[0]}${isLater ? ' (later)' : ''}`,
      )
    assert.deepEqual(titles('Apache'), ['For Apache and LiteSpeed', 'For WordPress (later)'])
    assert.deepEqual(titles('nginx'), ['For WordPress', 'For nginx (later)'])
    const [fix] = headerFixes(input({ server: 'nginx', technologies: [['WordPress', 'cms']] }))
    assert.equal(fix?.where.place, 'WordPress')
    assert.deepEqual(
      [...(fix.pieces[0]?.content ?? '').matchAll(/^ {4}header\('([^':]+): ([^']+)'\);$/gmu)].map(
        ([, ...parts]) => parts,
      ),
      EXPECTED,
    )
  })

  test('WordPress alone where the host keeps the server to itself', () => {
    const technologies = [
      ['WordPress', 'cms'],
      ['Kinsta', 'host'],
    ] as const
    const pieces = headerFixes(input({ server: 'cloudflare', technologies }))[0]?.pieces ?? []
    assert.deepEqual(
      pieces.map(({ name }) => name),
      ['headers.php'],
    )
  })

  test('Apache, with nginx behind it, when no server shows itself', () => {
    const pieces = headerFixes(input({}))[0]?.pieces ?? []
    assert.deepEqual(
      pieces.map(({ name, isLater }) => [name, isLater === true]),
      [
        ['htaccess.txt', false],
        ['headers.conf', true],
      ],
    )
  })

  test('the web person, as a list, when the server is another one', () => {
    const [fix] = headerFixes(input({ server: 'AmazonS3' }))
    assert.deepEqual(
      fix?.pieces.map(({ name }) => name),
      ['headers.txt'],
    )
  })

  test('nobody where the builder or host decides, which is said', () => {
    for (const [name, kind] of [
      ['Wix', 'builder'],
      ['GitHub Pages', 'host'],
    ] as const) {
      const [fix] = headerFixes(input({ server: 'nginx', technologies: [[name, kind]] }))
      assert.deepEqual([fix?.pieces, fix?.builderDoesIt, fix?.where.place], [[], true, name])
      assert.match(fix?.where.steps.at(-1) ?? '', /can’t change them/u)
    }
  })

  test('the switch of a builder that has one, and only for what it switches', () => {
    const technologies = [['Squarespace', 'builder']] as const
    assert.match(stepsOf({ findings: ['hsts-missing'], technologies }), /HSTS/u)
    assert.doesNotMatch(stepsOf({ findings: ['hsts-missing'], technologies }), /can’t change/u)
    assert.doesNotMatch(stepsOf({ findings: ['nosniff'], technologies }), /HSTS/u)
    const both = stepsOf({
      findings: ['clickjacking', 'nosniff'],
      technologies: [['BigCommerce', 'builder']],
    })
    assert.match(both, /X-Frame-Options.*can’t change/u)
  })
})

test('where nothing can be done, a small extra is not worth a word', () => {
  const technologies = [['Wix', 'builder']] as const
  assert.deepEqual(headerFixes(input({ findings: ['cross-origin'], technologies })), [])
  assert.equal(headerFixes(input({ findings: ['cross-origin', 'nosniff'], technologies })).length, 1)
  assert.equal(headerFixes(input({ findings: ['cross-origin'] })).length, 1)
})

describe('what can break a website is said first:', () => {
  test('frames of others', () =>
    assert.match(stepsOf({ findings: ['clickjacking'] }), /Leave out X-Frame-Options/u))
  test('video calls', () =>
    assert.match(stepsOf({ findings: ['cross-origin'] }), /Leave out Permissions-Policy/u))
  test('nothing where nothing can', () => assert.doesNotMatch(stepsOf({ findings: ['nosniff'] }), /leave/iu))
})

describe('a browser is told to insist on https', () => {
  const untrusted = { ...SOUND, chainTrusted: false }

  test('only with a sound certificate', () => {
    assert.doesNotMatch(headerPiece({ certificate: untrusted }), /Strict-Transport-Security/u)
    assert.deepEqual(headerFixes(input({ findings: ['hsts-short'], certificate: untrusted })), [])
  })

  test('for a day at first, for six months once a shorter time is in force, and never for its subdomains', () => {
    assert.match(headerPiece({ findings: ['hsts-missing'] }), /"max-age=86400"/u)
    assert.match(headerPiece({ findings: ['hsts-short'] }), /"max-age=15768000"/u)
    assert.doesNotMatch(headerPiece({}), /includeSubDomains|preload/u)
  })

  test('and nothing is offered when nothing is missing', () => {
    assert.deepEqual(headerFixes(input({ findings: ['csp-missing', 'csp-weak'] })), [])
  })
})
