import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { compileCacheForChildren } from './child-process.ts'

it('a child process keeps compiled code in the same folder as this one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-test-'))
  enableCompileCache(folder)
  const env = { NODE_COMPILE_CACHE: compileCacheForChildren() }
  const told = execFileSync(process.execPath, ['-p', "require('node:module').getCompileCacheDir()"], { env })
  assert.equal(told.toString().trim(), getCompileCacheDir())
  await rm(folder, { recursive: true })
})
