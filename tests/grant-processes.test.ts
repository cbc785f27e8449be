import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { GrantProcess } from '../bench/support/grant-processes.ts'

it('a process that ends while it loads is not waited for', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-test-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const program = join(folder, 'program.js')
  writeFileSync(program, 'process.exit(1)')
  const child = new GrantProcess(
    program,
    () => undefined,
    () => undefined,
  )
  await child.begin({
    work: 'renew',
    url: '',
    keys: { secret: '', oldSecrets: [] },
    connections: { values: {}, endpoints: {} },
    owners: [],
  })
  assert.equal(await child.kill(), false)
})
