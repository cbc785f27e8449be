import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress } from './client-address.ts'

const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

test('without a proxy of ours the header is ignored', () => {
  assert.equal(clientAddress(forwarded('198.51.100.1'), '192.0.2.1', false), '192.0.2.1')
})

test('behind a proxy of ours it is the last address of the header, which the proxy wrote, or else the peer’s', () => {
  assert.equal(clientAddress(forwarded('6.6.6.6, 198.51.100.1'), '127.0.0.1', true), '198.51.100.1')
  assert.equal(clientAddress(new Headers(), '127.0.0.1', true), '127.0.0.1')
  assert.equal(clientAddress(forwarded('nonsense'), '127.0.0.1', true), '127.0.0.1')
})

test('an address is the same with the port that some proxies add, and with a zone', () => {
  for (const [written, address] of [
    ['198.51.100.1:50123', '198.51.100.1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[::ffff:198.51.100.1]:443', '198.51.100.1'],
    ['fe80::1%eth0', 'fe80::1'],
  ] as const)
    assert.equal(clientAddress(forwarded(written), '127.0.0.1', true), address, written)
  for (const written of [
    '[198.51.100.1',
    '198.51.100.1:',
    '198.51.100.1:x',
    '2001:db8::1]:443',
    '[]:443',
    '%',
  ])
    assert.equal(clientAddress(forwarded(written), '127.0.0.1', true), '127.0.0.1', written)
})

test('an IPv4 address written as IPv6 is the same address', () => {
  assert.equal(clientAddress(new Headers(), '::ffff:192.0.2.1', false), '192.0.2.1')
})

test('all callers without an address count as one', () => {
  assert.equal(clientAddress(new Headers(), undefined, false), 'unknown')
})
