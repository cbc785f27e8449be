import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readCommandLine } from './options.ts'
import { refuseUnwritable } from './outputs.ts'
import { UsageError } from './usage.ts'

const refuse = (...args: string[]) =>
  refuseUnwritable(readCommandLine(['check', 'joes.test', ...args]).options)
const refused = (words: RegExp) => (error: unknown) =>
  error instanceof UsageError && words.test(error.message)

describe('files that a scan is to write', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'fettle-outputs-'))
    mkdirSync(join(folder, 'reports'))
    writeFileSync(join(folder, 'file'), 'as it was')
  })
  after(() => rmSync(folder, { recursive: true }))

  it('are refused before it begins, where one could not be written after it', () => {
    for (const option of ['--json', '--html', '--pdf', '--csv', '--save-evidence']) {
      const words = new RegExp(`^${option}: .*reports is a folder\\.$`, 'u')
      assert.throws(() => refuse(option, join(folder, 'reports')), refused(words), option)
    }
    assert.throws(
      () => refuse('--json', join(folder, 'file', 'report.json')),
      refused(/file is no folder\.$/u),
    )
    assert.throws(() => refuse('--html', ''), refused(/^--html needs the name of a file\.$/u))
  })

  it('are refused where this user may not write', { skip: process.getuid?.() === 0 }, () => {
    assert.throws(() => refuse('--json', '/root/report.json'), refused(/cannot be written \(EACCES/u))
    assert.throws(() => refuse('--json', '/report.json'), refused(/cannot be written \(EACCES/u))
  })

  it('are not made or changed by it: new ones, in new folders, too', () => {
    refuse('--json', join(folder, 'file'), '--html', join(folder, 'new', 'deep', 'report.html'))
    refuse('--json', '-')
    assert.deepEqual(readdirSync(folder).toSorted(), ['file', 'reports'])
  })
})
