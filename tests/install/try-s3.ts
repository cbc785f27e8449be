import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bucketPlace } from '#server/backup/bucket-place.ts'
import { bucketFiles } from '#server/files/bucket-files.ts'
import { fileLocationOf, fileSettings } from '#server/files/file-settings.ts'
import { sorted } from '#support/file-names.ts'
import { z } from 'zod'

// Tries a bucket of any service with the API of Amazon S3: files, lists of more than a page, and backups of several parts. Everything is written below
// a folder of its own, and removed again.
//   AWS_ENDPOINT_URL_S3=… AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=… npm run -s try:s3 -- s3://bucket
const [place = ''] = process.argv.slice(2)
/** More than one page of a list, which has 1,000 names. */
const FILES = 1_005
/** The least that Amazon takes as a part. */
const PART = 5 * 1024 * 1024
const AT_ONCE = 20

const given = z.object(fileSettings).parse({ ...process.env, FETTLE_FILES: `${place}/try-${Date.now()}` })
const location = fileLocationOf(given, tmpdir(), (setting) => new Error(`${setting} is missing`))
if (!('bucket' in location)) throw new Error('npm run -s try:s3 -- s3://bucket')
const folder = await mkdtemp(join(tmpdir(), 'fettle-try-s3-'))
const files = bucketFiles(location.bucket)
try {
  await keepsFiles()
  say('files: stored, replaced, read, missing, removed')
  await listsMany()
  say(`lists: ${FILES} names, in pages`)
  await keepsBackups()
  say('backups: of one part, of three, fetched by ranges, and removed')
} finally {
  await rm(folder, { recursive: true, force: true })
  await removeAll()
}

/** Does not throw, because that would hide what failed before. */
async function removeAll(): Promise<void> {
  try {
    for await (const name of files.list()) await files.remove(name)
  } catch (error) {
    say(`Not everything could be removed again: ${String(error)}`)
    process.exitCode = 1
  }
}

async function keepsFiles(): Promise<void> {
  await files.put('reports/a-b', Buffer.from('one'))
  await files.put('reports/a-b', Buffer.from('two'))
  assert.equal(Buffer.from((await files.get('reports/a-b')) ?? []).toString(), 'two')
  assert.equal(await files.get('reports/none'), null)
  const later = new Date(Date.now() + 86_400_000)
  assert.deepEqual(await sorted(files.older(later)), ['reports/a-b'])
  await files.remove('reports')
  assert.equal(await files.get('reports/a-b'), null)
}

async function listsMany(): Promise<void> {
  const names = Array.from({ length: FILES }, (_, index) => `many/${String(index).padStart(5, '0')}`)
  for (let at = 0; at < names.length; at += AT_ONCE)
    await Promise.all(names.slice(at, at + AT_ONCE).map((name) => files.put(name, Buffer.from(name))))
  assert.deepEqual(await sorted(files.list()), names)
  await files.remove('many')
  assert.deepEqual(await sorted(files.list()), [])
}

async function keepsBackups(): Promise<void> {
  if (!('bucket' in location)) return
  const backups = bucketPlace(location.bucket, PART)
  for (const bytes of [1_000, 2 * PART + 17]) {
    const name = `fettle-2026-11-23T12-00-${bytes === 1_000 ? '00' : '01'}Z.tar.gz`
    const body = randomBytes(bytes)
    const [made, back] = [join(folder, `${bytes}`), join(folder, `${bytes}-back`)]
    await writeFile(made, body)
    await backups.put(name, made)
    await backups.get(name, back)
    assert.ok(body.equals(await readFile(back)), `the backup of ${bytes} bytes came back different`)
    assert.deepEqual(await backups.list(), [{ name, bytes }])
    await backups.remove(name)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
