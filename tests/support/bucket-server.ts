import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A bucket service on loopback that keeps objects in memory, verifies signatures with its own code, and lists two names per page. */
export async function bucketServer(secret: string) {
  const objects = new Map<string, Buffer>()
  /** Statuses to answer with next, instead of the result. */
  const troubles: number[] = []
  const asked: string[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push(`${request.method} ${request.url}`)
      const trouble = troubles.shift() ?? (isSigned(request, body, secret) ? null : 403)
      const [status, answer] =
        trouble === null ? handle(request, body, objects) : ([trouble, '<Code>Trouble</Code>'] as const)
      return response.writeHead(status).end(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    troubles,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function handle(
  request: IncomingMessage,
  body: Buffer,
  objects: Map<string, Buffer>,
): readonly [number, Buffer | string] {
  const url = new URL(request.url ?? '', 'http://bucket')
  if (url.searchParams.has('list-type')) return [200, listing(url.searchParams, objects)]
  const key = url.pathname
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT') return [200, '']
  if (request.method === 'DELETE') return [204, '']
  const found = objects.get(key)
  return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>']
}

const PAGE = 2
/** The modification time of every object. */
export const WRITTEN = '2026-11-21T08:00:00.000Z'

function listing(query: URLSearchParams, objects: Map<string, Buffer>): string {
  const keys = [...objects.keys()]
    .map((key) => key.split('/').slice(2).join('/'))
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .toSorted()
  const left = keys.filter((key) => key > (query.get('continuation-token') ?? ''))
  const page = left.slice(0, PAGE)
  const next = left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map(
    (key) => `<Contents>\n<Key>${key}</Key><LastModified>${WRITTEN}</LastModified><Size>1</Size></Contents>`,
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
