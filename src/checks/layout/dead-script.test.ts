import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMeasured } from '#core/phone-layout.ts'
import { aVisit } from '#support/visits.ts'
import { deadScriptIn } from './dead-script.ts'
import { adviceOn } from './judge.ts'

const inConsole = (...consoleErrors: string[]) => deadScriptIn({ consoleErrors })

test('a script that is no script never runs, and is told with what browsers say', () => {
  const error = "SyntaxError: Unexpected token '}'"
  assert.equal(inConsole('TypeError: x is undefined', error), error)
  assert.equal(inConsole(`Uncaught ${error}`), error)
  const visit = aVisit({ consoleErrors: [error] })
  assert.ok(isMeasured(visit))
  assert.deepEqual(adviceOn(visit, 'https://joes.test/'), [
    `A script on your homepage never runs: browsers stop at “${error}”. If a menu, a slider or a form there does nothing, this may be why: send the message to your web person.`,
  ])
})

test('errors of scripts that run, and a script that is there twice, are not told', () => {
  for (const text of [
    'ReferenceError: $ is not defined\n    at https://joes.test/main.js:1:124',
    "TypeError: Cannot read properties of null (reading 'addEventListener')\n    at https://joes.test/main.js:3:1",
    'SyntaxError: Unexpected token \'<\', "<" is not valid JSON\n    at JSON.parse (<anonymous>)',
    "SyntaxError: Unexpected identifier 'b'\n    at eval (https://joes.test/main.js:3:1)",
    "SyntaxError: Identifier 'menu' has already been declared",
    'Failed to load resource: the server responded with a status of 404 ()',
    'The script says SyntaxError: Unexpected token',
  ])
    assert.equal(inConsole(text), null, text)
})
