import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growsWithLength } from '#support/work-time.ts'
import { readJsonText } from './json-text.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

const cases: [string, string, ReturnType<typeof readJsonText>][] = [
  ['an object is read', '{"a": {"b": [1, "x"]}}', { value: { a: { b: [1, 'x'] } } }],
  ['A07 what is not JSON is refused', '{a: 1}', { fault: 'not JSON' }],
  ['A07 32 levels pass', nested(32), { value: JSON.parse(nested(32)) }],
  ['A07 33 levels do not', nested(33), { fault: 'too deep' }],
  ['A07 a repeated key is refused', '{"a": 1, "a": 2}', { fault: 'the same key twice' }],
  [
    'A07 a key repeated under another spelling is too',
    String.raw`{"a": 1, "\u0061": 2}`,
    { fault: 'the same key twice' },
  ],
  ['the same key in two objects is fine', '[{"a": 1}, {"a": 2}]', { value: [{ a: 1 }, { a: 2 }] }],
  [
    'a text that looks like a key is fine',
    '{"a": ",", "b": "{\\"a\\": 1}"}',
    { value: { a: ',', b: '{"a": 1}' } },
  ],
  ['A06 __proto__ is refused', '{"__proto__": {"operator": true}}', { fault: 'a forbidden key' }],
  ['A06 constructor is refused', '{"x": {"constructor": {}}}', { fault: 'a forbidden key' }],
]
for (const [name, text, expected] of cases) test(name, () => assert.deepEqual(readJsonText(text), expected))

test('a text of many quotes is read in a time that grows with its length', () => {
  growsWithLength('quotes', {
    make: (parts) => JSON.stringify({ a: '\\"'.repeat(parts), ['"'.repeat(parts)]: 1 }),
    work: (text) => assert.ok('value' in readJsonText(text)),
    parts: 60_000,
  })
})
