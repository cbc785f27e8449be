import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { makeProfile, removeProfile, sweepProfiles } from './profile.ts'

const NOBODY = 65_534
/** No process has this number: Linux gives none above 4,194,304. */
const GONE = 4_194_305
const isRoot = process.getuid?.() === 0

describe('profiles of killed scans', () => {
  it('are removed, and those of running processes stay', async () => {
    const left = join(tmpdir(), `fettle-profile-${GONE}-left`)
    await mkdir(left, { recursive: true })
    const mine = await makeProfile(null)
    await sweepProfiles()
    assert.deepEqual([existsSync(left), existsSync(mine)], [false, true])
    await removeProfile(mine)
  })

  it("stay when they are another user's, without an error", {
    skip: !isRoot && 'only root can make files of another user',
  }, async () => {
    const theirs = join(tmpdir(), `fettle-profile-${GONE}-theirs`)
    await mkdir(join(theirs, 'Default'), { recursive: true, mode: 0o700 })
    process.seteuid?.(NOBODY)
    try {
      await sweepProfiles()
    } finally {
      process.seteuid?.(0)
    }
    assert.equal(existsSync(theirs), true)
    await rm(theirs, { recursive: true })
  })
})
