import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { test } from 'node:test'
import SOURCES from '#cli/page-sources.json' with { type: 'json' }
import { importsOf } from './mutation/imports.ts'

test('the pages are built again after a change of any file that decides how they are built', () => {
  const watched = new Set(globSync(SOURCES))
  const deciding = new Set(['src/cli/page-sources.json', 'vite.config.ts', 'scripts/prerender.ts'])
  // What is added to a set while it is walked is walked too.
  for (const file of deciding)
    if (file.endsWith('.ts')) for (const path of importsOf(file)) deciding.add(relative('.', path))
  assert.ok(deciding.size > 4)
  assert.deepEqual(
    [...deciding].filter((file) => !watched.has(file)),
    [],
  )
})
