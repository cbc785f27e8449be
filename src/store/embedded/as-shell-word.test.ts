import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { asShellWord } from './as-shell-word.ts'

describe('a path in a command to paste', () => {
  it('stays as it is where a shell reads it as one word', () => {
    assert.equal(asShellWord('/var/lib/fettle-1/postgres/cluster'), '/var/lib/fettle-1/postgres/cluster')
  })

  it('is one word of a shell, whatever is in it', () => {
    for (const path of [
      '/Volumes/My Disk/cluster',
      "/home/o'brien/cluster",
      '/srv/$(id)/`id`/a;b',
      '/srv/a\\b"c',
    ])
      assert.equal(execFileSync('sh', ['-c', `printf %s ${asShellWord(path)}`], { encoding: 'utf8' }), path)
  })
})
