import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress } from './client-address.ts'

const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

test('without a proxy of ours the header is not believed', () => {
  assert.equal(clientAddress(forwarded('198.51.100.1'), '192.0.2.1', false), '192.0.2.1')
})

test('behind a proxy of ours it is the last address, which the proxy wrote itself', () => {
  assert.equal(clientAddress(forwarded('6.6.6.6, 198.51.100.1'), '127.0.0.1', true), '198.51.100.1')
  assert.equal(clientAddress(new Headers(), '127.0.0.1', true), '127.0.0.1')
  assert.equal(clientAddress(forwarded('nonsense'), '127.0.0.1', true), '127.0.0.1')
})

test('IPv4 in the dress of IPv6 is the same address', () => {
  assert.equal(clientAddress(new Headers(), '::ffff:192.0.2.1', false), '192.0.2.1')
})

test('an address that nobody knows is one caller like any other', () => {
  assert.equal(clientAddress(new Headers(), undefined, false), 'unknown')
})
