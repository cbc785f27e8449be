import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { SHARED_NAMES, sharedFiles, testFiles } from './test-files.ts'

const shared = SHARED_NAMES.flatMap((name) => sharedFiles(name, []))

describe('the files of all tests', () => {
  it('are each started once', () => {
    const started = testFiles([]).filter((file) => file.endsWith('.test.ts'))
    const all = globSync('{src,tests,scripts}/**/*.test.ts').map((file) => file.replaceAll('\\', '/'))
    assert.deepEqual([...started, ...shared].toSorted(), all.toSorted())
  })

  it('are selected by a word of their path', () => {
    assert.deepEqual(testFiles(['scripts/test-files']), ['scripts/test-files.test.ts'])
    assert.deepEqual(testFiles(['core/navigation']), ['scripts/pure-tests.ts'])
    assert.deepEqual(sharedFiles('pure', ['core/navigation']), ['src/core/navigation.test.ts'])
  })

  it('have their hooks inside a describe where they share a process, so that they apply to no other file', () => {
    const outside = shared.filter((file) =>
      /^(?:before|after|beforeEach|afterEach)\(/mu.test(readFileSync(file, 'utf8')),
    )
    assert.deepEqual(outside, [])
  })
})
