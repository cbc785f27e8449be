import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { z } from 'zod'

const EXACT = /^\d+\.\d+\.\d+$/u
const versions = z.record(z.string(), z.string())
const ours = z.object({
  dependencies: versions,
  bundleDependencies: z.array(z.string()),
})
const theirs = z.object({
  version: z.string(),
  peerDependencies: versions.default({}),
})
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const installed = (name: string) => theirs.parse(read(`node_modules/${name}/package.json`))

// npm warns of each, over 19 lines, whoever installs the package: our overrides hold in a clone alone.
test('a package that asks for one version of another, where we use a newer one, is packed with ours', () => {
  const { dependencies, bundleDependencies } = ours.parse(read('package.json'))
  const atOdds = Object.keys(dependencies).filter((name) =>
    Object.entries(installed(name).peerDependencies).some(
      ([peer, wanted]) => EXACT.test(wanted) && installed(peer).version !== wanted,
    ),
  )
  assert.deepEqual(bundleDependencies, atOdds)
})
