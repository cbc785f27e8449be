import { type FileHandle, open, rm } from 'node:fs/promises'
import { StartRefused } from '#store/start-refused.ts'
import { StorageFull } from '#store/storage-full.ts'
import { type Bucket, BucketCalls, expectStatus } from '../files/bucket-calls.ts'
import { type StoredBackup, timeOfBackup } from './backup-name.ts'
import type { BackupPlace } from './backup-place.ts'

/**
 * Size of a part of an upload or download, so that no backup has to fit into memory. Amazon takes 10,000 parts of at least 5 MiB (but the last):
 * a backup may have 312 GiB. https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */
const PART_BYTES = 32 * 1024 * 1024

/** RFC 4918, section 11.5 */
const INSUFFICIENT_STORAGE = 507
/** RFC 9110, section 14.4: the range begins behind the end. */
const RANGE_NOT_SATISFIABLE = 416

/** Backups in a bucket. One larger than a part is uploaded and downloaded in parts. */
export function bucketPlace(bucket: Bucket, partBytes = PART_BYTES): BackupPlace {
  const calls = new BucketCalls(bucket)
  return {
    put: (name, file) =>
      using(file, 'r', async (handle) => {
        const { size } = await handle.stat()
        if (size > partBytes) return uploadParts(calls, { name, handle, size, partBytes })
        const answer = await calls.send('PUT', name, await read(handle, 0, size))
        if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull()
        expectStatus(answer, 200)
      }),
    get: (name, file) =>
      writingAnew(file, async (handle) => {
        for (let at = 0; ; at += partBytes) {
          const range = `bytes=${at}-${at + partBytes - 1}`
          const answer = await calls.send('GET', name, undefined, { headers: { range } })
          if (answer.status === 404) throw new StartRefused(`There is no backup ${name}.`)
          if (answer.status === RANGE_NOT_SATISFIABLE) return
          const { body } = expectStatus(answer, 200, 206)
          // Unlike `write`, it continues where the disk took a part only.
          await handle.writeFile(body)
          if (answer.status === 200 || body.length < partBytes) return
        }
      }),
    async list() {
      const found: StoredBackup[] = []
      for await (const object of calls.list('')) if (timeOfBackup(object.name) !== null) found.push(object)
      return found
    },
    async remove(name) {
      expectStatus(await calls.send('DELETE', name), 204, 404)
    },
  }
}

interface Upload {
  name: string
  handle: FileHandle
  size: number
  partBytes: number
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html: the object appears when the upload is completed. */
async function uploadParts(calls: BucketCalls, { name, handle, size, partBytes }: Upload): Promise<void> {
  const begun = expectStatus(await calls.send('POST', name, undefined, { query: { uploads: '' } }), 200)
  const uploadId = textOf(begun.body, 'UploadId')
  try {
    const tags: string[] = []
    for (let at = 0; at < size; at += partBytes) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const part = await read(handle, at, Math.min(partBytes, size - at))
      const answer = await calls.send('PUT', name, part, { query })
      if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull()
      tags.push(String(expectStatus(answer, 200).headers['etag'] ?? ''))
    }
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const list = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const done = expectStatus(await calls.send('POST', name, list, { query: { uploadId } }), 200)
    // A failure while parts are joined is answered with 200, because the answer began before.
    textOf(done.body, 'ETag')
  } catch (error) {
    // Its parts would be charged for. When this fails too, the first failure is the one to tell.
    await calls.send('DELETE', name, undefined, { query: { uploadId } }).catch(() => null)
    throw error
  }
}

function textOf(xml: Buffer, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]+)</${name}>`, 'u').exec(xml.toString()) ?? []
  if (text === undefined) throw new Error(`the file storage answered without ${name}`)
  return text
}

async function using<T>(path: string, flags: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags, 0o600)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

/** Writes a new file, and leaves none when that fails. */
const writingAnew = (path: string, write: (file: FileHandle) => Promise<void>): Promise<void> =>
  using(path, 'wx', async (file) => {
    try {
      await write(file)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  })

async function read(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, at)
  if (bytesRead !== bytes) throw new Error('a backup changed while it was uploaded')
  return buffer
}
