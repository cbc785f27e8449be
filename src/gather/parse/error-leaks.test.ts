import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { errorLeaksIn } from './error-leaks.ts'

/** What programs write, and a text like it that is no error. */
const SHAPES: readonly (readonly [kind: string, error: string, harmless: string])[] = [
  [
    'php_fatal',
    'Warning: include(a.php): failed to open stream in /var/www/html/a.php on line 3',
    'Warning: we are closed on Monday. Queue on line 3.',
  ],
  ['sql_error', 'SQLSTATE[HY000] [2002] Connection refused', 'We teach SQL and state law.'],
  [
    'stack_trace',
    'Traceback (most recent call last):\n  File "/app/a.py", line 3',
    'Traceback (most recent first)',
  ],
  ['stack_trace', 'Stack trace:\n#0 /var/www/a.php(12): f()', 'Stack trace: what it is, and how to read it'],
  ['stack_trace', "Server Error in '/' Application.", 'Server Error in an Application'],
  ['stack_trace', 'System.Data.SqlClient.SqlException: Timeout', 'The System Exception: a novel'],
  ['stack_trace', 'Error: x\n    at f (/app/a.js:1:2)', 'Look at f (a.js:1) in our guide.'],
  ['stack_trace', 'at Foo.bar [as baz] (/app/a.mjs:1:2)', 'Meet at Foo (a.mjs)'],
  ['stack_trace', 'Error: x at async new Foo (file:///app/a.ts:1:2)', 'at 9 (a.ts:1)'],
  ['stack_trace', 'Error: x at Object.<anonymous> (C:\\app\\a.js:1:2)', 'at Object (C: or D:)'],
  ['stack_trace', 'at java.base/java.lang.Thread.run(Thread.java:829)', 'at Java (the island)'],
  ['stack_trace', 'at com.x.Y.lambda$z$0(Y.kt:12)', 'Bat com.x.Y.z(Y.kt:12)'],
  ['stack_trace', 'at f (a.php:7)', 'See the helper (main.php:12). We are at work Mondays.'],
]

describe('errors that a page shows', () => {
  for (const [kind, error, harmless] of SHAPES) {
    test(`are seen in "${error}"`, () => {
      assert.deepEqual(errorLeaksIn(`Our shop\n${error}\nCall us`), [kind])
    })
    test(`are not seen in "${harmless}"`, () => {
      assert.deepEqual(errorLeaksIn(`Our shop\n${harmless}\nCall us at work`), [])
    })
  }

  test('are named once each', () => {
    assert.deepEqual(errorLeaksIn('ORA-00942: x Stack trace: #0 a SQLSTATE[1] at f (a.js:1:2)'), [
      'sql_error',
      'stack_trace',
    ])
  })
})
