import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

// Makes the npm package twice, of two copies of the files that git tracks, in folders with names of different length, and compares. What differs is
// named by file.
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'fettle-reproducible-'))
const say = (text: string): void => void process.stdout.write(`${text}\n`)
try {
  // With packages older than the lockfile, each copy would install its own, through the link into these.
  const isInstalled =
    statSync('node_modules/.package-lock.json').mtimeMs >= statSync('package-lock.json').mtimeMs
  assert.ok(isInstalled, 'the packages are older than the lockfile: run npm ci first')
  const [one, other] = [await packed('one'), await packed('the-other-one')]
  const paths = new Set([...one.files.keys(), ...other.files.keys()])
  const differing = [...paths].filter((path) => one.files.get(path) !== other.files.get(path))
  assert.deepEqual(differing, [])
  assert.equal(one.hash, other.hash)
  say(`Two builds, one package: ${one.files.size} files, SHA-256 ${one.hash}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function packed(name: string): Promise<{ hash: string; files: Map<string, string> }> {
  const copy = join(folder, name)
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const path of tracked.filter((one) => one !== '')) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(path, join(copy, path), { preserveTimestamps: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const { stdout } = await run('npm', ['pack', '--silent'], { cwd: copy, maxBuffer: 1e9 })
  const tarball = join(copy, stdout.trim().split('\n').at(-1) ?? '')
  const inside = join(folder, `${name}-unpacked`)
  mkdirSync(inside)
  await run('tar', ['-xzf', tarball, '-C', inside])
  const files = globSync('**/*', { cwd: inside, withFileTypes: true }).filter((file) => file.isFile())
  const hashes = files.map((file): [string, string] => {
    const path = join(file.parentPath, file.name)
    return [path.slice(inside.length), sha256(path)]
  })
  return { hash: sha256(tarball), files: new Map(hashes) }
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
