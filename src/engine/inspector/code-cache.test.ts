import assert from 'node:assert/strict'
import { appendFile, chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { codeCacheFor, codeCacheMade, removeEarlierThan } from './code-cache.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

describe('the code cache of an inspector that runs as another user', {
  skip: !isRoot && 'only root can start one',
}, () => {
  // Other tests start inspectors too.
  const place = process.env['TMPDIR']
  let own = ''
  before(async () => {
    own = await mkdtemp(join(tmpdir(), 'fettle-test-'))
    await chmod(own, 0o755)
    process.env['TMPDIR'] = own
  })
  after(async () => {
    if (place === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = place
    await rm(own, { recursive: true })
  })

  it('B23 belongs to us; the inspector’s user can read it but not write to it', async () => {
    codeCacheFor({ uid: NOBODY, gid: NOBODY })
    await codeCacheMade()
    const folder = codeCacheFor({ uid: NOBODY, gid: NOBODY }) ?? ''
    assert.equal(dirname(folder), own)
    const [named = ''] = await readdir(folder)
    assert.match(named, new RegExp(`-${NOBODY}$`, 'u'))
    const [file = ''] = await readdir(join(folder, named))
    assert.equal((await lstat(join(folder, named, file))).uid, 0)
    process.seteuid?.(NOBODY)
    try {
      assert.ok((await readdir(join(folder, named))).length > 100)
      await assert.rejects(appendFile(join(folder, named, file), 'x'), { code: 'EACCES' })
      await assert.rejects(writeFile(join(folder, named, 'more'), 'x'), { code: 'EACCES' })
    } finally {
      process.seteuid?.(0)
    }
  })
})

it('compiled code takes the place of what was compiled from earlier sources', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fettle-test-'))
  const names = [
    'here-1111111111111111',
    'here-2222222222222222',
    'here-2222222222222222-making',
    'away-1111111111111111',
  ]
  for (const name of names) await mkdir(join(folder, name))
  await removeEarlierThan(join(folder, 'here-2222222222222222'))
  assert.deepEqual((await readdir(folder)).toSorted(), [names[3], names[1], names[2]])
  await rm(folder, { recursive: true })
})
