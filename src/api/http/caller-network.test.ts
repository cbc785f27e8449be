import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callerNetwork, plainAddress, widerNetworkOf } from './caller-network.ts'

test('a subscriber of IPv4 is the address, also written as IPv6 in any spelling', () => {
  for (const same of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    assert.deepEqual(
      [callerNetwork(same), widerNetworkOf(same), plainAddress(same)],
      Array(3).fill('192.0.2.1'),
    )
})

test('a subscriber of IPv6 is the first 64 bits, however they are written', () => {
  for (const same of ['2001:db8:0:7::1', '2001:0DB8::7:ffff:1:2:3', '2001:db8:0:7:1:2:3:4', '2001:db8:0:7::'])
    assert.equal(callerNetwork(same), '2001:db8:0:7::/64')
  assert.equal(callerNetwork('::1'), '0:0:0:0::/64')
  assert.equal(callerNetwork('fe80::1%eth0'), 'fe80:0:0:0::/64')
  assert.notEqual(callerNetwork('2001:db8:0:8::1'), callerNetwork('2001:db8:0:7::1'))
})

test('the wider network of IPv6 is the first 48 bits', () => {
  assert.equal(widerNetworkOf('2001:db8:7:1::1'), '2001:db8:7::/48')
  assert.equal(widerNetworkOf('2001:db8:7:ffff::1'), '2001:db8:7::/48')
  assert.equal(widerNetworkOf('2001:db8:8::1'), '2001:db8:8::/48')
})

test('an invalid address counts as one caller', () => {
  assert.deepEqual([callerNetwork('unknown'), callerNetwork('a:b')], ['unknown', 'a:b'])
})
