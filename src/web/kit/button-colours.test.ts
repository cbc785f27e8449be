import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buttonColours } from './button-colours.ts'

test('a button that deletes is red, whether it is filled or subtle', () => {
  assert.equal(buttonColours('subtle', 'red')['--button-color'], 'var(--error-text)')
  assert.equal(buttonColours('filled', 'red')['--button-bg'], 'var(--danger)')
})

test('any other subtle button looks like a link', () => {
  assert.equal(buttonColours('subtle', undefined)['--button-color'], 'var(--link)')
})
