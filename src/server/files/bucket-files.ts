import { StorageFull } from '#store/storage-full.ts'
import { type Bucket, BucketCalls, expectStatus } from './bucket-calls.ts'
import { checkFileName, type FileStore } from './file-store.ts'

/** Keeps files in a bucket, so that servers on several machines share them. */
export function bucketFiles(bucket: Bucket): FileStore {
  const calls = new BucketCalls(bucket)
  return {
    async put(name, body) {
      checkFileName(name)
      const answer = await calls.send('PUT', name, body)
      if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull()
      expectStatus(answer, 200)
    },
    async get(name) {
      checkFileName(name)
      const answer = await calls.send('GET', name)
      if (answer.status === 404) return null
      return expectStatus(answer, 200).body
    },
    async remove(name) {
      checkFileName(name)
      expectStatus(await calls.send('DELETE', name), 204, 404)
      for await (const { name: below } of calls.list(`${name}/`))
        expectStatus(await calls.send('DELETE', below), 204, 404)
    },
    list: () => names(calls.list('')),
    older: (than) => names(calls.list('', than)),
  }
}

/** RFC 4918, section 11.5 */
const INSUFFICIENT_STORAGE = 507

async function* names(found: AsyncIterable<{ name: string }>): AsyncIterable<string> {
  for await (const { name } of found) yield name
}
