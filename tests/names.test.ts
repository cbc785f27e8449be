import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Fewer than this many exported names may be in more than one file: each is a word with two meanings. */
const MOST = 40
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gmu

/** The files that export each name. */
function filesByName(): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.(?:test|generated)\.tsx?$/u.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  }
  return files
}

test(`fewer than ${MOST} exported names are in more than one file`, () => {
  const files = filesByName()
  assert.ok(files.size > 1_000, `Only ${files.size} names were found`)
  const shared = [...files].filter(([, { size }]) => size > 1)
  const list = shared.map(([name, where]) => `${name}: ${[...where].toSorted().join(', ')}`)
  assert.ok(shared.length < MOST, `${shared.length} names:\n${list.join('\n')}`)
})
