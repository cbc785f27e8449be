import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { typedHost } from './typed-host.ts'

describe('the host of a typed address', () => {
  it('is the same with and without a scheme, and without www.', () => {
    for (const address of [
      'https://www.joes.example/shop',
      'http://joes.example',
      'www.joes.example',
      'joes.example:8080/shop',
    ])
      assert.equal(typedHost(address), 'joes.example', address)
    for (const address of ['', 'Joe’s Café & Bar']) assert.equal(typedHost(address), null, address)
  })
})
