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

const refusal = (...args: string[]): string => {
  try {
    readCommandLine(args)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return ''
}

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

  it('says in plain words which option there is not, which needs a value, and which takes none', () => {
    assert.equal(
      refusal('check', 'joes.test', '--jsno', 'x'),
      'There is no option --jsno. Try "fettle help".',
    )
    assert.equal(refusal('check', '-x'), 'There is no option -x. Try "fettle help".')
    assert.equal(refusal('check', 'joes.test', '--json'), '--json needs a value.')
    assert.equal(
      refusal('check', 'joes.test', '--json', '--quiet'),
      '--json needs a value; one that begins with a dash is written --json=…',
    )
    assert.equal(refusal('check', 'joes.test', '--quiet=yes'), '--quiet takes no value.')
  })

  it('refuses an option that a command would not follow', () => {
    for (const [args, words] of [
      [['backup', 'file', '--json', 'x'], '"backup" does not take --json.'],
      [['check', 'joes.test', '--replace'], '"check" does not take --replace.'],
      [['check', 'joes.test', '--product'], '"check" does not take --product.'],
      [['judge', 'file', '--max-pages', '5'], '"judge" does not take --max-pages.'],
      [['demo', '--product', '--json', 'x'], '"demo --product" does not take --json.'],
      [['serve', '--html', 'x'], '"serve" does not take --html.'],
      [['restore', 'file', '--only', 'ssl'], '"restore" does not take --only.'],
    ] as const)
      assert.equal(refusal(...args), words)
  })

  it('takes what each command follows, and --quiet, --no-color, --help and --version everywhere', () => {
    for (const args of [
      ['restore', 'file', '--replace'],
      ['demo', '--json', '-', '--save-evidence', 'x', '--no-browser'],
      ['judge', 'file', '--answers', 'x', '--baseline', 'y', '--fail-on', 'worse', '--pdf', 'z'],
      ...['serve', 'backup', 'operator', 'code', 'browser', 'connections', 'demo', 'help'].map((command) => [
        command,
        '--quiet',
        '--no-color',
        '--help',
        '--version',
      ]),
    ])
      assert.equal(refusal(...args), '')
  })

  it('leaves a command that there is not to whoever runs it', () => {
    assert.equal(refusal('chekc', '--json', 'x'), '')
    assert.equal(refusal('--json', 'x'), '')
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
