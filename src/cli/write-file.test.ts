import assert from 'node:assert/strict'
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { smallDisk } from '#support/small-disk.ts'
import { UsageError } from './usage.ts'
import { writeFile } from './write-file.ts'

describe('a file that a command writes', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-write-'))
  })
  after(() => rmSync(folder, { recursive: true }))
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')

  it('stays as it was when the disk becomes full, and nothing is left beside it', async (context) => {
    const disk = smallDisk(1)
    if (!disk) return context.skip('no file system can be mounted here')
    await using full = disk
    const file = join(full.folder, 'last.json')
    writeFileSync(file, 'x'.repeat(8_192))
    full.fill()
    await assert.rejects(
      writeFile('--json', file, 'y'.repeat(100_000)),
      (error: unknown) =>
        error instanceof UsageError && /^--json: the file .* cannot be written/u.test(error.message),
    )
    assert.equal(readFileSync(file, 'utf8'), 'x'.repeat(8_192))
    assert.deepEqual(readdirSync(full.folder).toSorted(), ['filler', 'last.json'])
  })

  it('is made with its folders, and replaced with its mode', async () => {
    const file = join(folder, 'new', 'deep', 'report.json')
    await writeFile('--json', file, 'one')
    for (const mode of [0o640, 0o666, 0o600]) {
      chmodSync(file, mode)
      await writeFile('--json', file, `${mode}`)
      assert.deepEqual([read('new/deep/report.json'), statSync(file).mode & 0o7777], [`${mode}`, mode])
    }
    assert.deepEqual(readdirSync(join(folder, 'new', 'deep')), ['report.json'])
  })

  it('is written in its place where another file would be something else', async () => {
    mkdirSync(join(folder, 'places'))
    for (const name of ['linked-to', 'named-twice']) writeFileSync(join(folder, 'places', name), 'one')
    symlinkSync('places/linked-to', join(folder, 'link'))
    linkSync(join(folder, 'places', 'named-twice'), join(folder, 'other-name'))
    symlinkSync('places/not-yet', join(folder, 'link-to-nothing'))
    for (const name of ['link', 'other-name', 'link-to-nothing'])
      await writeFile('--json', join(folder, name), 'two')
    await writeFile('--json', '/dev/null', 'two')
    assert.deepEqual(
      ['linked-to', 'named-twice', 'not-yet'].map((name) => read(`places/${name}`)),
      ['two', 'two', 'two'],
    )
    assert.ok(statSync('/dev/null').isCharacterDevice())
  })
})
