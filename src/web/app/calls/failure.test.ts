import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallFailure, toastOf } from './failure.ts'

const cases: [string, number, ConstructorParameters<typeof CallFailure>[1], string | null][] = [
  ['401 says nothing', 401, { message: 'Please log in' }, null],
  ['403 says nothing', 403, { message: 'No' }, null],
  [
    'a list is joined, one per line, without empty and repeated ones',
    422,
    { errors: ['One', '', 'Two', 'One'] },
    'One\nTwo',
  ],
  ['a list wins over the message', 500, { errors: ['One'], message: 'Two' }, 'One'],
  ['500 with a message says it', 500, { message: 'The disk is full' }, 'The disk is full'],
  ['500 without one says the default', 500, {}, 'Something went wrong'],
  ['no other status says its message', 409, { message: 'Changed elsewhere' }, 'Something went wrong'],
  ['a list is said at any status', 409, { errors: ['Changed elsewhere'] }, 'Changed elsewhere'],
  ['429 without a list says the default', 429, { message: 'Wait' }, 'Something went wrong'],
  [
    'removed things',
    400,
    { errors: ['Sorry. The operation is not allowed for removed resources.'] },
    'Cannot edit removed entities',
  ],
  [
    'removed things, in a message',
    409,
    { message: 'The operation is not allowed for removed resources.' },
    'Cannot edit removed entities',
  ],
  ['no answer', 0, {}, 'Something went wrong! Please try again after some time.'],
]
for (const [name, status, body, expected] of cases) {
  test(name, () => assert.equal(toastOf(new CallFailure(status, body)), expected))
}

test('a page says the message of any status in its place', () => {
  assert.equal(new CallFailure(410, { message: 'This link has ended.' }).message, 'This link has ended.')
  assert.equal(new CallFailure(503, {}).message, 'Something went wrong')
})
