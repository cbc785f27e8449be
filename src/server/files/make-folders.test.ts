import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { makeFolders } from './make-folders.ts'

describe('a folder and those above it', () => {
  let around: string
  before(() => {
    around = mkdtempSync(join(tmpdir(), 'fettle-folders-'))
    writeFileSync(join(around, 'file'), '')
    symlinkSync(join(around, 'nowhere'), join(around, 'link'))
  })
  after(() => rmSync(around, { recursive: true }))

  it('are made where they are missing, with the mode that is asked for', async () => {
    await makeFolders(join(around, 'a/b/c'), 0o700)
    for (const folder of ['a', 'a/b', 'a/b/c'])
      assert.equal(statSync(join(around, folder)).mode & 0o777, 0o700)
  })

  it('may be there, and be made by several at once', async () => {
    await makeFolders(around)
    for (let at = 0; at < 100; at += 1) {
      const places = ['y/z', 'y/w', 'y/z', 'y/w'].map((below) => join(around, `x${at}`, below))
      await Promise.all(places.map((place) => makeFolders(place)))
      for (const place of places) assert.ok(statSync(place).isDirectory())
    }
  })

  it('are refused where something else has the name, or one above is no folder', async () => {
    for (const [path, code] of [
      ['file', 'EEXIST'],
      ['file/below', 'ENOTDIR'],
      ['link', 'EEXIST'],
      ['link/below', 'EEXIST'],
    ] as const)
      await assert.rejects(makeFolders(join(around, path)), { code }, path)
  })

  it('are refused, in no time, where a folder says that nothing can be made in it', {
    skip: !existsSync('/proc/self'),
    timeout: 5_000,
  }, async () => {
    await assert.rejects(makeFolders('/proc/nowhere/deep'), { code: 'ENOENT' })
  })
})
