import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext } from './safe-next.ts'

test('an address of the app is accepted, with its query and fragment', () => {
  for (const next of ['/', '/compliance/ssl?from=dap', '/profile/my-account#password', '/login-help']) {
    assert.equal(safeNext(next), next)
  }
})

test('A19 another website is refused, however it is written', () => {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    'evil.example',
    '',
  ]
  for (const next of elsewhere) assert.equal(safeNext(next), null, JSON.stringify(next))
})

test('pages for visitors, calls and invalid addresses are refused', () => {
  for (const next of ['/login', '/login?next=/', '/register', '/api/me', undefined, 3, ['/']]) {
    assert.equal(safeNext(next), null, String(next))
  }
})
