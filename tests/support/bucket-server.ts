import { createHash, createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { boundPort } from './bound-port.ts'

/** A bucket service on loopback that keeps objects in memory, verifies signatures with its own code, and lists two names per page. */
export async function bucketServer(secret: string) {
  const objects = new Map<string, Buffer>()
  /** Parts of uploads that are neither completed nor given up, by upload. */
  const uploads = new Map<string, Map<number, Buffer>>()
  /** Statuses to answer with next, instead of the result. */
  const troubles: number[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push(`${request.method} ${request.url}`)
      const trouble =
        made.failing(`${request.method} ${request.url}`) ??
        troubles.shift() ??
        (isSigned(request, body, secret) ? null : 403)
      const [status, answer, headers = {}] =
        trouble === null ? handle(request, body, { objects, uploads }) : [trouble, '<Code>Trouble</Code>']
      return response.writeHead(status, headers).end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = boundPort(server)
  const made = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    troubles,
    /** The status to answer a request with instead of the result; `null`: the result. */
    failing: (_request: string): number | null => null,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return made
}

interface Kept {
  objects: Map<string, Buffer>
  uploads: Map<string, Map<number, Buffer>>
}

type Answer = readonly [number, Buffer | string, Record<string, string>?]

function handle(request: IncomingMessage, body: Buffer, kept: Kept): Answer {
  const url = new URL(request.url ?? '', 'http://bucket')
  const { objects } = kept
  if (url.searchParams.has('list-type')) return [200, listing(url.searchParams, objects)]
  const key = url.pathname
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return handlePart(request.method ?? '', url, body, kept)
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT') return [200, '']
  if (request.method === 'DELETE') return [204, '']
  const found = objects.get(key)
  if (!found) return [404, '<Error><Code>NoSuchKey</Code></Error>']
  return ranged(found, request.headers.range)
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
function ranged(found: Buffer, range: string | undefined): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(range ?? '') ?? []
  if (from === undefined) return [200, found]
  if (Number(from) >= found.length) return [416, '<Error><Code>InvalidRange</Code></Error>']
  return [206, found.subarray(Number(from), Number(to) + 1)]
}

function handlePart(method: string, url: URL, body: Buffer, { objects, uploads }: Kept): Answer {
  if (method === 'POST' && url.searchParams.has('uploads')) {
    const id = `upload-${randomUUID()}`
    uploads.set(id, new Map())
    return [200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`]
  }
  const id = url.searchParams.get('uploadId') ?? ''
  const parts = uploads.get(id)
  if (!parts) return [404, '<Error><Code>NoSuchUpload</Code></Error>']
  if (method === 'DELETE') uploads.delete(id)
  if (method === 'DELETE') return [204, '']
  const number = Number(url.searchParams.get('partNumber'))
  if (method === 'PUT') parts.set(number, body)
  if (method === 'PUT') return [200, '', { etag: `"${sha256(body)}"` }]
  const tags = [...body.toString().matchAll(/<ETag>([^<]+)<\/ETag>/gu)].map(([, tag]) => tag)
  const ordered = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part)
  if (tags.join() !== ordered.map((part) => `"${sha256(part)}"`).join())
    return [400, '<Error><Code>InvalidPart</Code></Error>']
  objects.set(url.pathname, Buffer.concat(ordered))
  uploads.delete(id)
  return [200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>']
}

const PAGE = 2
/** The modification time of every object. */
export const WRITTEN = '2026-11-21T08:00:00.000Z'

function listing(query: URLSearchParams, objects: Map<string, Buffer>): string {
  const left = [...objects]
    .map(([path, { length }]) => ({ key: path.split('/').slice(2).join('/'), length }))
    .filter(({ key }) => key.startsWith(query.get('prefix') ?? ''))
    .filter(({ key }) => key > (query.get('continuation-token') ?? ''))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const page = left.slice(0, PAGE)
  const next = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : ''
  const contents = page.map(
    ({ key, length }) =>
      `<Contents>\n<Key>${key}</Key><LastModified>${WRITTEN}</LastModified><Size>${length}</Size></Contents>`,
  )
  return `<?xml version="1.0"?><ListBucketResult><Prefix/>${next}${contents.join('')}</ListBucketResult>`
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { headers, method = '', url: path = '' } = request
  const found = /Credential=[^/]+\/(.+?), SignedHeaders=([^,]+), Signature=(\w+)/u.exec(
    headers.authorization ?? '',
  )
  const [, scope = '', names = '', signature] = found ?? []
  const hash = sha256(body)
  if (headers['x-amz-content-sha256'] !== hash) return false
  const url = new URL(path, 'http://bucket')
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join('')
  const canonical = [method, url.pathname, query, signed, names, hash].join('\n')
  const [day = '', region = '', service = ''] = scope.split('/')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
