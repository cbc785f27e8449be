import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { StorageFull } from '#store/storage-full.ts'
import { sorted } from '#support/file-names.ts'
import { folderFiles, sweepFolder } from './folder-files.ts'

let around: string
let folder: string
before(() => {
  around = mkdtempSync(join(tmpdir(), 'fettle-files-'))
  folder = join(around, 'files')
})
after(() => rmSync(around, { recursive: true, force: true }))

const bytes = (text: string) => Buffer.from(text)
const names = (place = folder) => sorted(folderFiles(place).list())

test('a file is stored, read, listed, replaced and removed', async () => {
  const files = folderFiles(folder)
  assert.equal(await files.get('reports/a.pdf'), null)
  await files.put('reports/a.pdf', bytes('first'))
  await files.put('reports/a.pdf', bytes('second'))
  await files.put('reports/b.pdf', bytes('other'))
  assert.equal((await files.get('reports/a.pdf'))?.toString(), 'second')
  assert.equal(await files.get('reports'), null)
  assert.deepEqual(await names(), ['reports/a.pdf', 'reports/b.pdf'])
  await files.remove('reports/a.pdf')
  assert.deepEqual(await names(), ['reports/b.pdf'])
  await files.remove('reports')
  assert.deepEqual(await names(), [])
  await files.remove('reports')
})

test('`older` lists files stored before a time', async () => {
  const files = folderFiles(join(around, 'aged'))
  for (const name of ['logos/old.png', 'logos/new.png']) await files.put(name, bytes('x'))
  const [old, moment] = [new Date(1_000_000), new Date(2_000_000)]
  utimesSync(join(around, 'aged', 'logos', 'old.png'), old, old)
  assert.deepEqual(await sorted(files.older(moment)), ['logos/old.png'])
  assert.deepEqual(await sorted(files.older(old)), [])
})

test('a folder that does not exist yet lists nothing', async () => {
  assert.deepEqual(await names(join(folder, 'never')), [])
})

test('a folder that is removed during a listing takes nothing else out of it', async () => {
  const place = join(around, 'leaving')
  const files = folderFiles(place)
  const owners = Array.from({ length: 200 }, (_, index) => `evidence/${index}`)
  for (const owner of owners) mkdirSync(join(place, owner), { recursive: true })
  await files.put('logos/kept.png', bytes('x'))
  const listing = sorted(files.list())
  // From the last one on, until the listing has met a folder that is gone.
  for (const owner of owners.toReversed()) {
    rmSync(join(place, owner), { recursive: true })
    await new Promise(setImmediate)
  }
  assert.equal((await listing).includes('logos/kept.png'), true)
})

for (const name of [
  '../out',
  'a/../../out',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.coming/x',
  'a/.b',
  'a\\b',
  'a\0b',
  'x'.repeat(256),
]) {
  test(`an unsafe file name is refused: ${JSON.stringify(name.slice(0, 20))}`, async () => {
    const files = folderFiles(folder)
    await assert.rejects(files.put(name, bytes('x')))
    await assert.rejects(files.get(name))
    await assert.rejects(files.remove(name))
    assert.equal(existsSync(join(around, 'out')), false)
  })
}

test('the longest name and dots inside one are accepted', async () => {
  const files = folderFiles(folder)
  await files.put('v1..2/x-_.json.br', bytes('x'))
  await files.put('x'.repeat(255), bytes('x'))
  assert.equal((await names()).length, 2)
})

test('the sweep removes files left half-written an hour ago, and none being written', async () => {
  const partial = join(folder, '.coming')
  const now = 1_800_000_000_000
  for (const [name, age] of [
    ['left', 3_600_001],
    ['going-on', 3_599_000],
  ] as const) {
    writeFileSync(join(partial, name), '')
    utimesSync(join(partial, name), (now - age) / 1_000, (now - age) / 1_000)
  }
  await sweepFolder(folder, now)
  assert.deepEqual(readdirSync(partial), ['going-on'])
  await sweepFolder(join(folder, 'never'), now)
})

test('F08 on a full disk nothing is stored, earlier files can be read, and with space it works again', async (t) => {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    t.skip('a small disk can only be made by root')
    return
  }
  try {
    const files = folderFiles(disk)
    await files.put('a', bytes('kept'))
    await assert.rejects(files.put('a', Buffer.alloc(100_000)), StorageFull)
    assert.equal((await files.get('a'))?.toString(), 'kept')
    assert.deepEqual(readdirSync(join(disk, '.coming')), [])
    await files.put('b', bytes('small'))
    assert.deepEqual(await names(disk), ['a', 'b'])
  } finally {
    execFileSync('umount', [disk])
  }
})
