import assert from 'node:assert/strict'
import { chmod, lstat, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { matchesHashes, sha256 } from './verified-folder.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

describe('a folder of files with known hashes', () => {
  let folder = ''
  let manifest: Record<string, string> = {}
  const at = (name: string): string => join(folder, name)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fettle-verified-'))
    await mkdir(at('fonts'))
    for (const name of ['program', 'fonts/one.ttf']) await writeFile(at(name), name, { mode: 0o444 })
    manifest = { program: await sha256(at('program')), 'fonts/one.ttf': await sha256(at('fonts/one.ttf')) }
    assert.equal(await matchesHashes(folder, manifest), true)
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('B23 matches, also when it is checked again', async () => {
    assert.equal(await matchesHashes(folder, manifest), true)
  })

  const changes: [string, () => Promise<unknown>][] = [
    [
      'a file of the same size and time with other words',
      async () => {
        const { atime, mtime } = await lstat(at('program'))
        await chmod(at('program'), 0o644)
        await writeFile(at('program'), 'PROGRAM')
        await chmod(at('program'), 0o444)
        await utimes(at('program'), atime, mtime)
      },
    ],
    [
      'another file put in the place of one',
      async () => {
        await writeFile(at('other'), 'PROGRAM', { mode: 0o444 })
        await rename(at('other'), at('program'))
      },
    ],
    ['one file more', () => writeFile(at('libnss3.so'), 'x')],
    ['one file more in a folder', () => writeFile(at('fonts/two.ttf'), 'x')],
    ['one file less', () => rm(at('program'))],
    ['a link', () => symlink('/dev/null', at('link'))],
    [
      'a link in place of a file',
      () => rm(at('program')).then(() => symlink('/etc/hostname', at('program'))),
    ],
    ['a file that others may write to', () => chmod(at('program'), 0o666)],
    ['a folder that others may write to', () => chmod(folder, 0o777)],
    ['no file at all', () => rm(folder, { recursive: true }).then(() => mkdir(folder))],
  ]
  for (const [what, change] of changes) {
    it(`B23 does not match with ${what}`, async () => {
      await change()
      assert.equal(await matchesHashes(folder, manifest), false)
    })
  }

  it('B23 does not match with other hashes, although its files were verified with theirs', async () => {
    assert.equal(await matchesHashes(folder, { ...manifest, program: '0'.repeat(64) }), false)
    assert.equal(await matchesHashes(folder, manifest), true)
  })

  it('does not match when it is missing', async () => {
    assert.equal(await matchesHashes(at('nowhere'), manifest), false)
  })

  it('does not match when it cannot be read', { skip: !isRoot }, async () => {
    await chmod(folder, 0o300)
    process.seteuid?.(NOBODY)
    try {
      assert.equal(await matchesHashes(folder, manifest), false)
    } finally {
      process.seteuid?.(0)
    }
  })

  it('is judged by its files alone where there are no numbers of users, as on Windows', async () => {
    const { getuid } = process
    delete process.getuid
    try {
      await chmod(folder, 0o777)
      assert.equal(await matchesHashes(folder, manifest), true)
      await writeFile(at('libnss3.so'), 'x')
      assert.equal(await matchesHashes(folder, manifest), false)
    } finally {
      if (getuid) process.getuid = getuid
    }
  })
})
