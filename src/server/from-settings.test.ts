import assert from 'node:assert/strict'
import { it } from 'node:test'
import { originOf } from './from-settings.ts'

for (const [host, origin] of [
  ['0.0.0.0', 'http://localhost:4747'],
  ['192.0.2.7', 'http://192.0.2.7:4747'],
  ['2001:db8::7', 'http://[2001:db8::7]:4747'],
] as const)
  it(`a Fettle that listens on ${host} has an address that a browser opens`, () => {
    assert.equal(originOf({ origin: null, host, port: 4747 }), origin)
    assert.ok(URL.canParse(origin))
  })
