import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Piece } from '../fix.ts'
import { headersToSet, iisHeaders, SETTINGS_FORMATS, wordPressHeaders } from './settings-formats.ts'
import { undoSteps } from './undo.ts'

const HEADERS = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin' },
]
const NAMES = { hosts: ['joes.test', 'www.joes.test'], uncovered: false }

const HEADER_PIECES: Piece[] = [
  ...Object.values(SETTINGS_FORMATS).map((format) => format.headers(HEADERS, NAMES.hosts)),
  iisHeaders(HEADERS),
  wordPressHeaders(HEADERS),
]
const HTTPS_PIECES = Object.values(SETTINGS_FORMATS).flatMap((format) => format.https(NAMES) ?? [])

describe('the settings of a server', () => {
  it('say which server they are for, and in the note where they go', () => {
    for (const { title, note = '', name } of [...HEADER_PIECES, ...HTTPS_PIECES]) {
      assert.match(title, /^For \p{L}[\p{L} ]+: \p{Ll}[\p{L} ._]+$/u)
      assert.match(note, /^\p{Lu}.{20,}\.$/u, title)
      assert.match(name ?? '', /^(?:[a-z]+\.[a-z]+|_[a-z]+|Caddyfile)$/u, title)
    }
    const titles = [...HEADER_PIECES, ...HTTPS_PIECES].map(({ title }) => title)
    assert.equal(new Set(titles).size, titles.length)
  })

  it('set each header once, with its value', () => {
    for (const { content, title } of [...HEADER_PIECES, headersToSet(HEADERS)])
      for (const { name, value } of HEADERS) {
        const lines = content.split('\n').filter((line) => line.includes(name) && line.includes(value))
        const isInTwoLines = title.includes('Vercel')
        assert.equal(lines.length, isInTwoLines ? 0 : 1, `${title}: ${content}`)
      }
  })

  it('can be taken back, each in its own way', () => {
    for (const piece of [...HEADER_PIECES, ...HTTPS_PIECES])
      assert.match(undoSteps([piece])[0] ?? '', /^To undo it, \p{Ll}.+\.$/u, piece.title)
    assert.deepEqual(undoSteps([]), [])
    assert.deepEqual(undoSteps([{ title: 'A', kind: 'text', name: 'toString', content: '' }]), [])
  })

  it('for Vercel and IIS are what their readers parse', () => {
    const vercel = SETTINGS_FORMATS.vercel.headers(HEADERS, NAMES.hosts).content
    assert.deepEqual(JSON.parse(vercel), {
      headers: [{ source: '/(.*)', headers: HEADERS.map(({ name, value }) => ({ key: name, value })) }],
    })
    assert.match(
      iisHeaders(HEADERS).content,
      /^<\?xml[^>]+\?>\s*<configuration>\s*<system\.webServer>\s*<httpProtocol>\s*<customHeaders>(?:\s*<remove name="([^"]+)" \/>\s*<add name="\1" value="[^"]+" \/>){2}\s*<\/customHeaders>\s*<\/httpProtocol>\s*<\/system\.webServer>\s*<\/configuration>\s*$/u,
    )
    assert.match(
      wordPressHeaders(HEADERS).content,
      /^add_action\('send_headers', static function \(\) \{(?:\s*header\('[\w-]+: [\w-]+'\);){2}\s*\}\);\s*$/u,
    )
  })
})
