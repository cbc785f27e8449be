import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { StartRefused } from '#store/start-refused.ts'
import { backupOf } from '#support/forged-backup.ts'
import { type TarEntry, tarball } from '#support/tarball.ts'
import { unpack } from './unpack.ts'

let around: string
before(() => {
  around = mkdtempSync(join(tmpdir(), 'fettle-unpack-'))
})
after(() => rmSync(around, { recursive: true }))

let folder: string
let archive: string
beforeEach(() => {
  rmSync(around, { recursive: true })
  folder = join(around, 'inside')
  mkdirSync(folder, { recursive: true })
  archive = join(around, 'backup.tar.gz')
})

const MANIFEST = {
  format: 1 as const,
  fettle: '1.0.0',
  madeAt: '2026-03-04T05:06:07.000Z',
  dump: { schema: 1, tables: [{ name: 'things', columns: ['n'] }] },
  secret: null,
}
const THINGS = Buffer.from('1\n')
const LIST: TarEntry = {
  path: 'manifest.json',
  body: Buffer.from(JSON.stringify({ ...MANIFEST, parts: [] })),
}

test('a good backup is unpacked and its manifest returned', async () => {
  writeFileSync(
    archive,
    backupOf(
      MANIFEST,
      new Map([
        ['tables/things', THINGS],
        ['files/a/b.pdf', THINGS],
      ]),
    ),
  )
  const { fettle, parts } = await unpack(archive, folder)
  assert.equal(fettle, '1.0.0')
  assert.deepEqual(
    parts.map(({ name }) => name),
    ['tables/things', 'files/a/b.pdf'],
  )
  assert.equal(readFileSync(join(folder, 'files/a/b.pdf'), 'utf8'), '1\n')
})

test('a file that is no archive is refused in plain words', async () => {
  for (const body of [Buffer.from('<!doctype html>'.repeat(100)), gzipSync('no archive'.repeat(200))]) {
    writeFileSync(archive, body)
    await assert.rejects(
      unpack(archive, folder),
      /^Error: This is no backup that can be restored: it is no archive, or a damaged one\.$/u,
    )
  }
})

const hostile: [string, () => Buffer][] = [
  ['a path that climbs out', () => tarball([LIST, { path: 'files/../../../out' }])],
  ['a path from the root', () => tarball([LIST, { path: '/tmp/out' }])],
  ['a path that climbs out at once', () => tarball([{ path: '../out' }])],
  ['a name that starts with a dot', () => tarball([LIST, { path: 'files/.coming/x' }])],
  ['a file of another kind', () => tarball([LIST, { path: 'secret.key' }])],
  ['a symbolic link', () => tarball([LIST, { path: 'files/a', type: 'SymbolicLink', linkpath: '/etc' }])],
  ['a hard link', () => tarball([LIST, { path: 'files/a', type: 'Link', linkpath: '/etc/passwd' }])],
  ['a folder', () => tarball([LIST, { path: 'files/a', type: 'Directory' }])],
  ['a device', () => tarball([LIST, { path: 'files/a', type: 'CharacterDevice' }])],
  [
    'a link under the name of a later file',
    () => tarball([LIST, { path: 'files/a', type: 'SymbolicLink', linkpath: '..' }, { path: 'files/a/out' }]),
  ],
  ['two files of one name', () => tarball([LIST, { path: 'files/a' }, { path: 'files/a' }])],
  ['a second list', () => tarball([LIST, LIST])],
  ['a bomb', () => tarball([LIST, { path: 'files/a', body: Buffer.alloc(80 * 1024 * 1024) }])],
  ['no list at its start', () => tarball([{ path: 'files/a' }, LIST])],
  ['a list that is no JSON', () => tarball([{ path: 'manifest.json', body: Buffer.from('{') }])],
  [
    'a list of another format',
    () =>
      tarball([
        { path: 'manifest.json', body: Buffer.from(JSON.stringify({ ...MANIFEST, format: 2, parts: [] })) },
      ]),
  ],
  ['a file that its list does not know', () => tarball([LIST, { path: 'files/a' }])],
  ['a table missing', () => backupOf(MANIFEST, new Map([['files/a', THINGS]]))],
  ['nothing in it', () => tarball([])],
  ['no tar at all', () => Buffer.from('PK not a tar, and not gzipped either')],
  ['no bytes', () => Buffer.alloc(0)],
  [
    'its end missing',
    () => backupOf(MANIFEST, new Map([['tables/things', Buffer.alloc(200_000, 'x1y2z')]])).subarray(0, 300),
  ],
  [
    'a table whose name is a statement',
    () =>
      backupOf(
        { ...MANIFEST, dump: { schema: 1, tables: [{ name: 'a; DROP', columns: ['n'] }] } },
        new Map(),
      ),
  ],
]
for (const [what, make] of hostile) {
  test(`F19 a backup with ${what} is refused whole`, async () => {
    writeFileSync(archive, make())
    await assert.rejects(unpack(archive, folder), StartRefused)
    assert.deepEqual(readdirSync(around).toSorted(), ['backup.tar.gz', 'inside'])
  })
}

test('F19 a backup with a damaged file is refused', async () => {
  const list = backupOf(MANIFEST, new Map([['tables/things', THINGS]]))
  writeFileSync(archive, list)
  await unpack(archive, folder)
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const entries = [
    { path: 'manifest.json', body: Buffer.from(JSON.stringify(manifest)) },
    { path: 'tables/things', body: Buffer.from('2\n') },
  ]
  writeFileSync(archive, tarball(entries))
  await assert.rejects(unpack(archive, folder), /tables\/things is damaged/u)
})
