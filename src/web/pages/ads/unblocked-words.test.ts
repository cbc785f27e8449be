import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unblockedWords } from './unblocked-words.ts'

const SHORT = { term: 'fake roses' }
/** Google takes ten words at most. */
const LONG = { term: 'where can I buy fake roses that look real near me' }

test('what Google takes as no keyword is told apart from what is blocked now', () => {
  assert.equal(unblockedWords([SHORT, SHORT]), null)
  assert.match(unblockedWords([LONG]) ?? '', /^Google doesn’t take this /u)
  assert.match(unblockedWords([LONG, LONG]) ?? '', /^Google takes none of these /u)
  assert.match(unblockedWords([LONG, SHORT]) ?? '', /^We blocked those that Google takes .+ for the others /u)
})
