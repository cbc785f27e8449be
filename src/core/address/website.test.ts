import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressFault } from './typed-address.ts'
import { parseWebsite } from './website.ts'

const parsed = (text: string, allowed: readonly string[] = []) => parseWebsite(text, { allowed })

const accepts = (typed: string, address: string, shown = address): void => {
  assert.deepEqual(parsed(typed), { ok: true, address, shown }, JSON.stringify(typed))
}

const refuses = (code: AddressFault, ...typed: string[]): void => {
  for (const text of typed) {
    const expected = { ok: false, code, message: 'Oops...Invalid url parameter' }
    assert.deepEqual(parsed(text), expected, JSON.stringify(text))
  }
}

test('U01 an empty text is no address', () => {
  refuses('url_invalid', '', '   ', 'http://', 'http://?', 'https://#', '?')
})

test('U02 a bare name gets https, lower case and no spaces around it', () => {
  accepts('example.com', 'https://example.com/')
  accepts('EXAMPLE.com', 'https://example.com/')
  accepts('  https://example.com  ', 'https://example.com/')
  accepts('http://example.com', 'http://example.com/')
  accepts(' HTTPS://WWW.Joes.co.nz/ ', 'https://www.joes.co.nz/')
})

test('U03 one last dot is removed, two are refused', () => {
  accepts('example.com.', 'https://example.com/')
  refuses('url_invalid', 'example.com..', '.example.com', 'a..example.com')
})

test('U04 files are refused', () => {
  refuses('url_scheme', 'file:///etc/passwd', 'file:/etc/passwd', 'FILE:etc')
})

test('U05 addresses that run or show something else are refused', () => {
  refuses(
    'url_scheme',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://example.com/1',
    'about:blank',
  )
  refuses('url_scheme', 'chrome://settings', 'view-source:https://example.com', 'source:file:///etc/passwd')
})

test('U06 other protocols are refused', () => {
  refuses('url_scheme', 'ftp://joes.com', 'gopher://joes.com', 'dict://joes.com:11', 'ws://joes.com')
  refuses('url_scheme', 'ldap://joes.com', 'mailto:joe@joes.com')
})

test('U07 user names are refused', () => {
  refuses('url_credentials', 'http://user:pw@example.com', 'http://user@example.com', 'http://@example.com')
  refuses('url_credentials', 'joe@example.com', 'https://example.com:x@evil.com/')
})

test('U08 backslashes are refused, because parsers read them in two ways', () => {
  refuses('url_invalid', 'http://example.com\\@evil.test', 'http:\\\\example.com', 'example.com\\')
})

test('U09 the text after # or ? is not read as a host', () => {
  refuses('url_invalid', 'http://evil.test#@example.com', 'http://evil.test?@example.com')
})

test('U10 the scheme has exactly two slashes', () => {
  refuses('url_invalid', 'http:example.com', 'http:/example.com', 'http:///example.com', '//example.com')
})

test('U11 control characters are refused, because the URL parser would drop them', () => {
  for (const code of [0, 9, 10, 13, 0x1f, 0x7f, 0x85]) {
    refuses('url_invalid', `exa${String.fromCodePoint(code)}mple.com`)
  }
  refuses('url_invalid', 'exa mple.com', 'https://example.com/ x')
})

test('U12 encoded hosts are refused', () => {
  refuses('url_invalid', 'ex%61mple.com', 'exa%20mple.com', 'example.com%00.evil', 'http://example%2ecom')
})

test('U13 numbers in place of an IP address are refused', () => {
  refuses(
    'url_ip_literal',
    '127.0.0.1',
    '127.1',
    '0',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
  )
  refuses('url_ip_literal', '127.0.0.1.', 'http://127.0.0.1:8080/', 'http://10.0.0.1')
})

test('U14 other forms of digits are refused', () => {
  refuses('url_ip_literal', '①②⑦.⓪.⓪.①', '127。0。0。1', '１２７.０.０.１')
})

test('U15 IPv6 addresses are refused', () => {
  refuses('url_ip_literal', '[::1]', '[::]', '[::ffff:127.0.0.1]', 'http://[::ffff:7f00:1]/')
  refuses('url_invalid', '[fe80::1%25eth0]', '::1')
})

test('U16 malformed addresses are refused', () => {
  refuses('url_invalid', '256.256.256.256', '1.2.3.4.5', '[1:2:3]')
})

test('U17 public IP addresses are refused too', () => {
  refuses('url_ip_literal', '8.8.8.8', 'https://[2606:4700::1111]/')
})

test('U18 names that are not public are refused', () => {
  refuses('host_not_public', 'localhost', 'foo.localhost', 'printer.local', 'db.internal', 'intranet', 'com')
  refuses('host_not_public', 'x.onion', 'joes.test', 'joes.example', 'joes.invalid', 'joes', 'co.nz')
  refuses('host_not_public', 'nas.home.arpa', 'joes.nosuchending')
})

test('U19 only the default ports of HTTP and HTTPS are accepted', () => {
  refuses(
    'url_port',
    'example.com:22',
    'example.com:25',
    'example.com:6379',
    'example.com:8080',
    'example.com:0',
  )
  refuses('url_invalid', 'example.com:65536')
  accepts('http://example.com:80', 'http://example.com/')
  accepts('https://example.com:443/', 'https://example.com/')
  accepts('example.com:443', 'https://example.com/')
})

test('U20 only a homepage is accepted', () => {
  refuses('url_invalid', 'example.com/page', 'example.com/?a=b', 'example.com/#x', 'joes.com/?page_id=2')
  accepts('example.com/?', 'https://example.com/')
  accepts('example.com/#', 'https://example.com/')
  accepts('joes.com/?utm_source=x&gclid=1', 'https://joes.com/')
  refuses('url_invalid', 'joes.com/?utm_source=x&page_id=2')
})

test('U20 a host whose homepages have a path keeps it', () => {
  accepts('joes.wixsite.com/plumbing', 'https://joes.wixsite.com/plumbing')
  accepts('https://joe.github.io/shop/', 'https://joe.github.io/shop/')
  accepts('https://sites.google.com/view/joes', 'https://sites.google.com/view/joes')
  accepts('https://sites.google.com/joes.com/home', 'https://sites.google.com/joes.com/home')
  refuses(
    'url_invalid',
    'joes.wixsite.com/plumbing/about',
    'wixsite.com/plumbing',
    'sites.google.com/view/joes/a',
  )
})

test('U21 international names are stored in punycode and shown readable', () => {
  accepts('тест.com', 'https://xn--e1aybc.com/', 'https://тест.com/')
  accepts('faß.de', 'https://xn--fa-hia.de/', 'https://faß.de/')
  accepts('xn--fa-hia.de', 'https://xn--fa-hia.de/', 'https://faß.de/')
  accepts('日本語テスト.jp', `https://${punycodeOf('日本語テスト')}.jp/`, 'https://日本語テスト.jp/')
})

const punycodeOf = (label: string): string =>
  (URL.parse(`https://${label}.jp`)?.hostname ?? '').split('.')[0] ?? ''

test('U22 names that mix scripts are shown as punycode', () => {
  accepts('аpple.com', 'https://xn--pple-43d.com/')
})

test('U23 invisible characters', () => {
  refuses('url_invalid', 'exa\u200Dmple.com', 'exa\u202Emple.com', 'exa\u200Bmple\u2066.com')
  accepts('exa\u00ADmple.com', 'https://example.com/')
})

test('U24 punycode that encodes no name is refused', () => {
  refuses('url_invalid', 'xn--zzzzzzzzz.com', 'xn--a.com', 'xn--.com', 'www.xn--99999999.com')
})

test('U25 lengths that DNS does not allow are refused', () => {
  const label = 'a'.repeat(63)
  accepts(`${label}.com`, `https://${label}.com/`)
  refuses('url_invalid', `${label}a.com`)
  const name = `${label}.${label}.${label}.${'a'.repeat(57)}.com`
  assert.equal(name.length, 253)
  accepts(name, `https://${name}/`)
  refuses('url_invalid', `a${name}`)
  const start = 'https://example.com/?utm_source='
  accepts(start.padEnd(2_048, 'x'), 'https://example.com/')
  refuses('url_invalid', start.padEnd(2_049, 'x'))
})

test('U26 underscores are accepted, hyphens at an edge are refused', () => {
  accepts('a_b.com', 'https://a_b.com/')
  refuses('url_invalid', '-a.com', 'a-.com', 'www.-a.com')
})

test('U27 a fraction slash is part of the name', () => {
  const host = 'example.xn--com-qt0a.evil.fixture'
  assert.deepEqual(parsed('example.com⁄.evil.fixture', [host]), {
    ok: true,
    address: `https://${host}/`,
    shown: `https://${host}/`,
  })
})

test("U30 this installation's own host is refused", () => {
  const own = { allowed: ['fettle.joes.com'], own: ['fettle.joes.com'] }
  for (const typed of ['fettle.joes.com', 'https://FETTLE.joes.com./']) {
    const website = parseWebsite(typed, own)
    assert.equal(!website.ok && website.code, 'host_not_public')
  }
  assert.equal(parseWebsite('joes.com', own).ok, true)
})

test('profiles at other hosts are no website', () => {
  refuses(
    'url_invalid',
    'https://facebook.com/mybiz',
    'facebook.com',
    'm.facebook.com',
    'linktr.ee',
    'business.google.com',
  )
  refuses('url_invalid', 'x.com', 'www.etsy.com', 'g.page')
  accepts('box.com', 'https://box.com/')
})

test('hosts that the operator allows need no public ending and no default port', () => {
  const allowed = ['joes.test', 'intranet:8080']
  assert.equal(parsed('joes.test', allowed).ok, true)
  assert.equal(parsed('http://joes.test:8443/', allowed).ok, true)
  assert.equal(parsed('http://intranet:8080/', allowed).ok, true)
  assert.equal(parsed('http://intranet:8081/', allowed).ok, false)
  assert.equal(parsed('http://www.joes.test/', allowed).ok, false)
  assert.equal(parsed('http://joes.test/page', allowed).ok, false)
})
