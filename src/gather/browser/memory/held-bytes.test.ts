import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { heldBytes } from './held-bytes.ts'
import { MEBIBYTE } from './shared-state.ts'

test('B24 the bytes of a browser are those of all its processes, and none once it has ended', {
  skip: process.platform !== 'linux',
}, async () => {
  const fill = 'const all = Buffer.alloc(2e8, 7); setInterval(() => all.at(0), 1e6); console.log(1)'
  const below = `const { spawn } = require('node:child_process'); spawn(process.execPath, ['-e', ${JSON.stringify(fill)}], { stdio: 'inherit' })`
  const root = spawn(process.execPath, ['-e', below], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(root.stdout, 'data')
  const mebibytes = heldBytes(root.pid ?? 0) / MEBIBYTE
  process.kill(-(root.pid ?? 0), 'SIGKILL')
  await once(root, 'close')
  assert.ok(mebibytes > 190 && mebibytes < 500, `${mebibytes} MiB`)
  assert.equal(heldBytes(root.pid ?? 0), 0)
})
