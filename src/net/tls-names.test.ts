import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coversHost, subjectNames } from './tls-names.ts'

test('an IPv6 address is the same in every spelling', () => {
  const names = subjectNames(
    'DNS:one.one.one.one, IP Address:2606:4700:4700:0:0:0:0:1111, IP Address:1.1.1.1',
  )
  for (const [host, isCovered] of [
    ['2606:4700:4700::1111', true],
    ['2606:4700:4700::1112', false],
    ['1.1.1.1', true],
    ['1.0.0.1', false],
  ] as const)
    assert.equal(coversHost(names, host), isCovered, host)
})
