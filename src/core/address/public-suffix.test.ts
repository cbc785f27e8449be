import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onSharedDomain, publicSuffix, registrableDomain } from './urls.ts'

/** From the test vectors of publicsuffix.org (`test_psl.txt`): a host and its registrable domain. */
const VECTORS: readonly (readonly [host: string, domain: string])[] = [
  ['example.com', 'example.com'],
  ['b.example.com', 'example.com'],
  ['a.b.example.com', 'example.com'],
  ['uk.com', 'uk.com'],
  ['b.example.uk.com', 'example.uk.com'],
  ['test.ac', 'test.ac'],
  ['c.kobe.jp', 'c.kobe.jp'],
  ['b.c.kobe.jp', 'b.c.kobe.jp'],
  ['a.b.c.kobe.jp', 'b.c.kobe.jp'],
  ['www.city.kobe.jp', 'city.kobe.jp'],
  ['b.test.ck', 'b.test.ck'],
  ['www.www.ck', 'www.ck'],
  ['test.k12.ak.us', 'test.k12.ak.us'],
  ['www.test.k12.ak.us', 'test.k12.ak.us'],
  ['xn--85x722f.xn--55qx5d.cn', 'xn--85x722f.xn--55qx5d.cn'],
  ['shishi.xn--55qx5d.cn', 'shishi.xn--55qx5d.cn'],
  ['www.joes.com.au', 'joes.com.au'],
  ['shop.joes.co.nz', 'joes.co.nz'],
  ['Shop.JOES.com.au', 'joes.com.au'],
  ['shop.joes.example', 'joes.example'],
  ['joes.myshopify.com', 'joes.myshopify.com'],
  ['joes.github.io', 'joes.github.io'],
]

test('the registrable domain is that of the Public Suffix List', () => {
  assert.deepEqual(
    VECTORS.map(([host]) => [host, registrableDomain(host)]),
    VECTORS,
  )
})

test('a public suffix alone has no registrable domain', () => {
  for (const suffix of ['com.au', 'co.nz', 'c.kobe.jp', 'k12.ak.us', 'github.io']) {
    assert.equal(publicSuffix(suffix), suffix)
  }
})

test('a host on a shared domain is distinguished from a domain of its own', () => {
  assert.equal(onSharedDomain('joes.github.io'), true)
  assert.equal(onSharedDomain('joes.co.nz'), false)
})
