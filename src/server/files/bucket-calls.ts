import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { type ServiceAnswer, type ServiceClient, openServiceClient } from '#net/service-client.ts'

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

/** The answer, when it has one of these statuses. Throws with the service's own code otherwise. */
export function expectStatus(answer: ServiceAnswer, ...statuses: number[]): ServiceAnswer {
  if (statuses.includes(answer.status)) return answer
  const [, code = 'no code'] =
    /<Code>(\w{1,60})<\/Code>/u.exec(answer.body.subarray(0, 2_000).toString()) ?? []
  throw new Error(`the file storage answered ${answer.status} (${code})`)
}

/** An object of a bucket. */
export interface BucketObject {
  /** Without the prefix of the bucket. */
  name: string
  bytes: number
}

/** What a request has beside method, name and body. */
interface MoreOfRequest {
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
}

/** Signed requests of https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export class BucketCalls {
  readonly #bucket: Bucket
  readonly #service: ServiceClient

  constructor(bucket: Bucket) {
    this.#bucket = bucket
    this.#service = openServiceClient(bucket.endpoint)
  }

  send(method: string, name: string, body?: Uint8Array, more: MoreOfRequest = {}): Promise<ServiceAnswer> {
    const { endpoint, name: bucket, prefix } = this.#bucket
    const query = more.query === undefined ? '' : `?${new URLSearchParams(more.query)}`
    return this.#signed(method, `${endpoint}/${bucket}/${prefix}${name}${query}`, body, more.headers)
  }

  /** Objects under a prefix, all, or those last written before a time. */
  async *list(under: string, before?: Date): AsyncIterable<BucketObject> {
    const { endpoint, name: bucket, prefix } = this.#bucket
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + under })
    for (;;) {
      const answer = await this.#signed('GET', `${endpoint}/${bucket}?${query}`)
      const page = readPage(expectStatus(answer, 200).body.toString())
      for (const { key, at, bytes } of page.found) {
        if (before === undefined || Date.parse(at) < before.getTime())
          yield { name: key.slice(prefix.length), bytes }
      }
      if (page.next === null) return
      query.set('continuation-token', page.next)
    }
  }

  async #signed(
    method: string,
    url: string,
    body?: Uint8Array,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ServiceAnswer> {
    const { accessKeyId, secretAccessKey, region } = this.#bucket
    const headers = {
      ...more,
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

/** Objects of one page of ListObjectsV2 with time and size of each, and the token of the next page; `null` on the last. */
function readPage(xml: string): {
  found: { key: string; at: string; bytes: number }[]
  next: string | null
} {
  const found: { key: string; at: string; bytes: number }[] = []
  let [key, at, size] = ['', '', '']
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
    if (name === 'Size') size = text
    if (name === 'Contents') found.push({ key, at, bytes: Number(size) })
    if (name === 'NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { found, next }
}
