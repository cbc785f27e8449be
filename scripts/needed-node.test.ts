import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'

const LAST_TOO_OLD = '24.6.0'
const FIRST_NEW_ENOUGH = '24.7.0'

/** What a script says in a project without packages, on a Node that says it has this version. */
function saidBy(script: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-node-'))
  try {
    for (const part of ['bin', 'scripts', 'package.json', 'package-lock.json'])
      cpSync(part, join(folder, part), { recursive: true })
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
    const versions = JSON.stringify({ ...process.versions, node: version })
    const first = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`
    return spawnSync(process.execPath, ['--import', first, join(folder, script), '--to-run'], {
      encoding: 'utf8',
    }).stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a Node that lacks what Fettle needs of it', () => {
  for (const script of ['bin/fettle.mjs', 'scripts/bootstrap.mjs'])
    it(`is refused by ${script}, where npm has no other`, () => {
      const sentence = /^Fettle needs Node 24\.7/u
      assert.match(saidBy(script, LAST_TOO_OLD), sentence)
      assert.doesNotMatch(saidBy(script, FIRST_NEW_ENOUGH), sentence)
    })
})
