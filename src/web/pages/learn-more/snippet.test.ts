import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runPath, runSnippet } from './snippet.ts'

test('the address is one escaped value, whatever it contains', () => {
  assert.equal(
    runPath('https://joes.com/?a=1&b=2'),
    '/home?address=https%3A%2F%2Fjoes.com%2F%3Fa%3D1%26b%3D2',
  )
})

test('the snippet is a link with an example address to replace', () => {
  assert.equal(
    runSnippet('https://fettle.example'),
    '<a href="https://fettle.example/home?address=yourbusiness.com.au">Check this website with Fettle</a>',
  )
})
