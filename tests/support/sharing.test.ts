import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { beginSharing, endSharing } from './sharing.ts'

const SHARING = import.meta.resolve('./sharing.ts')
const LOOK = `import { isSharing } from ${JSON.stringify(SHARING)}; process.stdout.write(String(isSharing()))`

describe('the mark of a run of test files', () => {
  let run: string
  before(() => {
    run = mkdtempSync(join(tmpdir(), 'fettle-sharing-'))
  })
  after(() => rmSync(run, { recursive: true }))

  /** What a test file of the run sees. */
  const seen = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', LOOK], {
      env: { ...process.env, TEST_RUN_FOLDER: run },
      encoding: 'utf8',
    })

  it('is seen from its beginning to its end', () => {
    assert.equal(seen().stdout, 'false')
    beginSharing(run)
    assert.equal(seen().stdout, 'true')
    endSharing(run)
    assert.equal(seen().stdout, 'false')
  })

  it('does not count once its run was interrupted', () => {
    const { pid } = seen()
    writeFileSync(join(run, 'sharing'), String(pid))
    assert.equal(seen().stdout, 'false')
  })
})
