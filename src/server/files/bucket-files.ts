import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import {
  type ServiceClient,
  type ServiceAnswer,
  openServiceClient,
  type RepeatableMethod,
} from '#net/service-client.ts'
import { StorageFull } from '#store/storage-full.ts'
import { checkFileName, type FileStore } from './file-store.ts'

/** A bucket of Amazon S3 or of a service with the same API. */
export interface Bucket {
  /** `https://s3.ap-southeast-2.amazonaws.com`, or that of another service. */
  endpoint: string
  region: string
  name: string
  /** Prefix of every name: empty, or ending in a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Keeps files in a bucket, so that servers on several machines share them. */
export function bucketFiles(bucket: Bucket): FileStore {
  const calls = new BucketCalls(bucket)
  return {
    async put(name, body) {
      checkFileName(name)
      const answer = await calls.send('PUT', name, body)
      if (answer.status === INSUFFICIENT_STORAGE) throw new StorageFull()
      expect(answer, 200)
    },
    async get(name) {
      checkFileName(name)
      const answer = await calls.send('GET', name)
      if (answer.status === 404) return null
      return expect(answer, 200).body
    },
    async remove(name) {
      checkFileName(name)
      expect(await calls.send('DELETE', name), 204, 404)
      for await (const below of calls.list(`${name}/`)) expect(await calls.send('DELETE', below), 204, 404)
    },
    list: () => calls.list(''),
    older: (than) => calls.list('', than),
  }
}

/** RFC 4918, section 11.5 */
const INSUFFICIENT_STORAGE = 507

function expect(answer: ServiceAnswer, ...statuses: number[]): ServiceAnswer {
  if (statuses.includes(answer.status)) return answer
  const [, code = 'no code'] =
    /<Code>(\w{1,60})<\/Code>/u.exec(answer.body.subarray(0, 2_000).toString()) ?? []
  throw new Error(`the file storage answered ${answer.status} (${code})`)
}

/** Signed requests of https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
class BucketCalls {
  readonly #bucket: Bucket
  readonly #service: ServiceClient

  constructor(bucket: Bucket) {
    this.#bucket = bucket
    this.#service = openServiceClient(bucket.endpoint)
  }

  send(method: RepeatableMethod, name: string, body?: Uint8Array): Promise<ServiceAnswer> {
    const { endpoint, name: bucket, prefix } = this.#bucket
    return this.#signed(method, `${endpoint}/${bucket}/${prefix}${name}`, body)
  }

  /** Names under a prefix, all, or those last written before a time. */
  async *list(under: string, before?: Date): AsyncIterable<string> {
    const { endpoint, name: bucket, prefix } = this.#bucket
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + under })
    for (;;) {
      const answer = await this.#signed('GET', `${endpoint}/${bucket}?${query}`)
      const page = readPage(expect(answer, 200).body.toString())
      for (const { key, at } of page.found) {
        if (before === undefined || Date.parse(at) < before.getTime()) yield key.slice(prefix.length)
      }
      if (page.next === null) return
      query.set('continuation-token', page.next)
    }
  }

  async #signed(method: string, url: string, body?: Uint8Array): Promise<ServiceAnswer> {
    const { accessKeyId, secretAccessKey, region } = this.#bucket
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const key = { accessKeyId, secretAccessKey, region, service: 's3' }
    const signed = await new AwsV4Signer({ ...key, method, url, headers }).sign()
    return this.#service.send({
      method,
      url: signed.url.href,
      headers: Object.fromEntries(signed.headers),
      ...(body === undefined ? {} : { body }),
    })
  }
}

/** Names of one page of ListObjectsV2 with the time of each, and the token of the next page; `null` on the last. */
function readPage(xml: string): { found: { key: string; at: string }[]; next: string | null } {
  const found: { key: string; at: string }[] = []
  let [key, at] = ['', '']
  let next: string | null = null
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text
    if (name === 'LastModified') at = text
    if (name === 'Contents') found.push({ key, at })
    if (name === 'NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { found, next }
}
