import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aServer } from '#support/server-input.ts'
import { httpsFixes } from './https-fixes.ts'
import { SETTINGS_FORMATS, iisHeaders, wordPressHeaders } from './settings-formats.ts'
import { undoSteps } from './undo.ts'

const HEADERS = [{ name: 'X-Content-Type-Options', value: 'nosniff' }]
const HSTS = [{ name: 'Strict-Transport-Security', value: 'max-age=86400' }]
const NAMES = { hosts: ['joes.test'], uncovered: false }

const lastStep = (server: string): string =>
  httpsFixes(aServer({ findings: ['no-redirect'], server }))[0]?.where.steps.at(-1) ?? ''

describe('each change to a server can be undone', () => {
  for (const [server, format] of Object.entries(SETTINGS_FORMATS))
    test(`on ${server}`, () => {
      assert.match(undoSteps([format.headers(HEADERS, NAMES.hosts)])[0] ?? '', /^To undo it, /u)
      const https = format.https(NAMES)
      if (https) assert.match(undoSteps([https])[0] ?? '', /^To undo it, /u)
    })

  test('in IIS and WordPress', () => {
    assert.match(undoSteps([iisHeaders(HEADERS)])[0] ?? '', /web\.config/u)
    assert.match(undoSteps([wordPressHeaders(HEADERS)])[0] ?? '', /snippet/u)
  })

  test('and for the header that browsers keep, the way to end it is said', () => {
    assert.match(undoSteps([SETTINGS_FORMATS.apache.headers(HSTS, NAMES.hosts)])[0] ?? '', /max-age=0/u)
  })

  test('as the last step, also of a switch', () => {
    assert.match(lastStep('Apache'), /^To undo it, take the lines out of \.htaccess/u)
    assert.match(lastStep('cloudflare'), /^To undo it, switch it off/u)
  })
})
