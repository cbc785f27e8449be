import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AllowList } from './allow-list.ts'
import { permits } from './permits.ts'

const shop = { host: 'joes.test', port: 443, address: '127.0.0.1', addressPort: 8443 }

test('an allowed range is open on ports 80 and 443, and on the ports of detours into it', () => {
  const allow = new AllowList({ resolve: [shop], allowPrivate: ['127.0.0.0/8', '10.1.0.0/16'] })
  for (const port of [80, 443, 8443]) assert.equal(allow.covers('127.0.0.1', port), true, String(port))
  assert.equal(allow.covers('127.0.0.1', 22), false)
  assert.equal(allow.covers('10.1.2.3', 443), true)
  assert.equal(allow.covers('10.1.2.3', 8443), false)
  assert.equal(allow.covers('10.2.0.0', 80), false)
})

test('a detour alone opens no address', () => {
  const allow = new AllowList({ resolve: [shop], allowPrivate: [] })
  assert.equal(allow.covers('127.0.0.1', 8443), false)
  assert.deepEqual(allow.detour('JOES.test.', 443), { address: '127.0.0.1', port: 8443 })
  assert.equal(allow.detour('joes.test', 80), undefined)
})

test('entries open exactly their addresses, names and ports', () => {
  const allow = new AllowList(
    { resolve: [], allowPrivate: [] },
    { allow: ['10.20.0.0/16:80,8080', 'intranet.corp:8080', '[fd00::1]:41234'] },
  )
  assert.equal(allow.covers('10.20.1.1', 8080), true)
  assert.equal(allow.covers('10.20.1.1', 443), false)
  assert.equal(allow.covers('10.21.0.0', 80), false)
  assert.equal(allow.covers('fd00::1', 41234), true)
  assert.equal(allow.covers('fd00::2', 41234), false)
  assert.equal(allow.names('Intranet.Corp', 8080), true)
  assert.equal(allow.names('intranet.corp', 80), false)
  assert.equal(allow.names('www.intranet.corp', 8080), false)
})

test('invalid entries and ranges throw', () => {
  const none = { resolve: [], allowPrivate: [] }
  const noRanges = ['intranet', '10.0.0.0/8', '10.0.0.0/33:80', 'fd00::1:80x', ':80']
  const noNames = ['*:80', '*.corp:80', '.corp:80', 'a..b:80', ' a:80', 'a b:80', 'a@b:80', 'a?b:80', '-:80x']
  const otherSpellings = [
    '127.1:80',
    '0x7f.1:80',
    '2130706433:80',
    '017700000001:80',
    '127.0.0.1.:80',
    '①②⑦.1:80',
  ]
  for (const entry of [...noRanges, ...noNames, ...otherSpellings]) {
    assert.throws(() => new AllowList(none, { allow: [entry] }), TypeError, entry)
  }
  const four = ['10.0.0.0/33', '10.0.0/8', 'intranet', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/8/24']
  const six = ['::/129', 'fd00::/', 'fd00::/8/8', 'fd00::/0x8', 'fe80::1%eth0/64', '::ffff:10.0.0.0/104']
  for (const range of [...four, ...six]) {
    assert.throws(() => new AllowList({ resolve: [], allowPrivate: [range] }), TypeError, range)
  }
})

test('the unspecified address, which reaches this machine, is opened by nothing', () => {
  const unspecified = ['0.0.0.0:80', '0.0.0.0/8:80', '0.0.0.0/0:80', '[::]:80', '[::/0]:80']
  const allow = new AllowList({ resolve: [], allowPrivate: ['0.0.0.0/0', '::/0'] }, { allow: unspecified })
  for (const address of ['0.0.0.0', '0.1.2.3', '::', '64:ff9b::']) {
    assert.equal(allow.covers(address, 80), false, address)
    assert.equal(allow.coversAnyPort(address), false, address)
  }
  assert.equal(allow.covers('127.0.0.1', 80), true)
})

test('a name is written as addresses have it', () => {
  const allow = new AllowList({ resolve: [], allowPrivate: [] }, { allow: ['Bücher.corp.:80', 'A_b:80'] })
  assert.deepEqual([allow.names('xn--bcher-kva.corp', 80), allow.names('a_b', 80)], [true, true])
})

test('a range of IPv6 opens no address of IPv4, and the other way round', () => {
  const six = new AllowList({ resolve: [], allowPrivate: ['::/0'] })
  assert.deepEqual([six.covers('fd00::1', 80), six.covers('10.0.0.1', 80)], [true, false])
  assert.equal(six.coversAnyPort('192.168.0.1'), false)
  const near = new AllowList({ resolve: [], allowPrivate: ['::1/64'] })
  assert.deepEqual([near.covers('::1', 80), near.covers('127.0.0.1', 80)], [true, false])
  const four = new AllowList({ resolve: [], allowPrivate: ['0.0.0.0/0'] })
  assert.deepEqual([four.covers('10.0.0.1', 80), four.covers('fd00::1', 80)], [true, false])
})

test('U18 names that are not public are allowed only where the operator names them with their port', () => {
  const allow = new AllowList({ resolve: [shop], allowPrivate: [] }, { allow: ['intranet:8080'] })
  const open = (url: string): boolean => permits(url, allow).ok
  assert.equal(open('https://joes.test/'), true)
  assert.equal(open('http://joes.test/'), false)
  assert.equal(open('http://intranet:8080/'), true)
  assert.equal(open('http://intranet/'), false)
  for (const host of ['localhost', 'foo.localhost', 'printer.local', 'db.internal', 'com', 'x.onion']) {
    assert.equal(open(`http://${host}/`), false, host)
  }
})

test('U04 U05 U06 U07 U19 addresses of redirects follow the rules for public addresses', () => {
  const allow = new AllowList({ resolve: [], allowPrivate: [] })
  const refused = [
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://example.com/',
    'http://user:pw@example.com/',
    'http://example.com:22/',
    'http://example.com:8080/',
    `http://example.com/${'a'.repeat(2_048)}`,
    'http://-a.com/',
    'nonsense',
  ]
  for (const url of refused) assert.equal(permits(url, allow).ok, false, url)
  for (const url of ['http://example.com./', 'https://example.com:80/x?y', 'http://8.8.8.8/']) {
    assert.equal(permits(url, allow).ok, true, url)
  }
})
