import assert from 'node:assert/strict'
import { relative } from 'node:path'
import { test } from 'node:test'
import { importsOf } from './imports.ts'

test('what a test imports is found by every alias of the project', () => {
  const found = importsOf('src/engine/connections/connections.test.ts').map((path) => relative('.', path))
  for (const folder of ['src/connectors/', 'tests/support/', 'tests/stand-ins/'])
    assert.ok(
      found.some((path) => path.startsWith(folder)),
      `${folder}: ${found.join(', ')}`,
    )
})
