import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCommandLine } from './options.ts'
import { networkOptionsOf } from './network-options.ts'
import { UsageError } from './usage.ts'

const ENVIRONMENT = { chromium: null, sandbox: 'prefer', instanceUrl: 'https://fettle.test/' } as const
const networkOptions = (...args: string[]) =>
  networkOptionsOf(readCommandLine(['check', 'joes.test', ...args]).options, ENVIRONMENT, '1.2.3')
const refuses = (args: string[], words: RegExp) =>
  assert.throws(
    () => networkOptions(...args),
    (error) => error instanceof UsageError && words.test(error.message) && !error.message.includes('\n'),
  )

describe('the command line', () => {
  it('reads an address and options', () => {
    const { command, operands, options } = readCommandLine([
      'check',
      'joes.test',
      '--only',
      'ssl, sitemap',
      '--max-pages',
      '5',
    ])
    assert.equal(command, 'check')
    assert.deepEqual(operands, ['joes.test'])
    assert.deepEqual(options.only, ['ssl', 'sitemap'])
    assert.equal(options['max-pages'], 5)
    assert.equal(options['fail-on'], 'never')
  })

  it('reports in one sentence what is wrong', () => {
    refuses(['--max-pages', '0'], /--max-pages takes a whole number/u)
    refuses(['--max-pages', '50001'], /--max-pages/u)
    refuses(['--max-pages', 'ten'], /--max-pages/u)
    refuses(['--fail-on', 'sometimes'], /--fail-on takes/u)
    refuses(['--pace', 'fast'], /--pace takes/u)
    refuses(['--pace', '0'], /--pace takes/u)
    refuses(['--pace', '2000'], /--pace takes .* up to 1000, or off/u)
    refuses(['--nonsense'], /nonsense/u)
    refuses(['--resolve', 'joes.test:443'], /--resolve takes host:port:address/u)
    refuses(['--resolve', 'joes.test:443:example.com'], /--resolve/u)
    refuses(['--resolve', 'joes.test:99999:127.0.0.1'], /--resolve/u)
    refuses(['--allow-private', '10.0.0.0/33'], /--allow-private/u)
    refuses(['--allow-private', 'intranet'], /--allow-private/u)
    for (const half of [
      '10.0.0.1/',
      '10.0.0.0/8/24',
      '10.0.0.0/1e1',
      'fd00::/',
      'fd00::/0x8',
      'fe80::1%eth0/64',
    ])
      refuses(['--allow-private', half], /--allow-private takes address ranges/u)
    refuses(['--dns', 'dns.test'], /--dns takes/u)
    refuses(['--ca', '/nowhere.pem'], /--ca: the file/u)
    refuses(['--ca', 'package.json'], /holds no certificate/u)
  })

  it('reads --resolve as curl does, with an optional target port and with IPv6', () => {
    const { resolve } = networkOptions(
      '--resolve',
      'Joes.test:443:127.0.0.2',
      '--resolve',
      'joes.test:80:127.0.0.2:8080',
      '--resolve',
      'joes.test:443:[::1]:8443',
      '--resolve',
      'joes.test:443:::1',
    )
    assert.deepEqual(resolve, [
      { host: 'joes.test', port: 443, address: '127.0.0.2', addressPort: 443 },
      { host: 'joes.test', port: 80, address: '127.0.0.2', addressPort: 8080 },
      { host: 'joes.test', port: 443, address: '::1', addressPort: 8443 },
      { host: 'joes.test', port: 443, address: '::1', addressPort: 443 },
    ])
  })

  it('reads address ranges, and a single address as a range of one', () => {
    assert.deepEqual(
      networkOptions('--allow-private', '127.0.0.2,10.0.0.0/8', '--allow-private', 'fd00::/8').allowPrivate,
      ['127.0.0.2/32', '10.0.0.0/8', 'fd00::/8'],
    )
    assert.deepEqual(networkOptions('--allow-private', 'fd00::1').allowPrivate, ['fd00::1/128'])
  })

  it('names Fettle and its information page in the user agent', () => {
    assert.equal(networkOptions().userAgent, 'Fettle/1.2.3 (+https://fettle.test/bot)')
  })
})
