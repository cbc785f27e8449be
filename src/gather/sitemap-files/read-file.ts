import { failure } from '#core/reasons.ts'
import { decode } from '#net/decode.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext } from '../context.ts'
import { DEFERRING } from '../read-page/bot-wall.ts'
import { readLargeBody } from './large-body.ts'
import { type FileRead, readSitemapBody } from './read-body.ts'

type Answered = Extract<FetchAnswer, { ok: true }>

/** Larger bodies are read in a thread: a file made for it takes minutes, or all memory that the process may have. */
const AT_ONCE_BYTES = 512 * 1024
/** Statuses that do not tell whether the file exists. */
const INCONCLUSIVE: ReadonlySet<number> = new Set([401, 407, ...DEFERRING])

/** Requests one file and reads it, in any format. `onBytes` is told how many decoded bytes it has, whatever they are. */
export async function readFile(
  { egress, signal }: GatherContext,
  url: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<FileRead> {
  const answer = await egress.fetch(url, { kind: 'sitemap', signal })
  if (!answer.ok) return { outcome: 'unread', failure: answer.failure }
  const { status } = answer
  onBytes(answer.body.length)
  if (status >= 500 || INCONCLUSIVE.has(status)) {
    return { outcome: 'unread', status, failure: failure('http_status', undefined, status) }
  }
  if (status < 200 || status >= 300) return { outcome: 'absent', status, isPage: false }
  if (answer.bodyFailure) return { outcome: 'unread', status, failure: answer.bodyFailure }
  if (!isGzip(answer.body)) return await read(answer, answer.body, signal)
  const { sitemapDecodedBytes: decodedBytes, encodings, ratio } = egress.options.budgets
  const unpacked = await decode(answer.body, 'gzip', { decodedBytes, encodings, ratio })
  onBytes(unpacked.body.length)
  if (unpacked.failure?.code === 'decode_too_large')
    return { outcome: 'unread', status, failure: unpacked.failure }
  if (unpacked.failure) return { outcome: 'invalid', status, problem: 'The compressed file is damaged.' }
  return await read(answer, unpacked.body, signal)
}

const isGzip = (body: Buffer): boolean => body.length > 2 && body[0] === 0x1f && body[1] === 0x8b

async function read(
  { url, status, headers, body: sent }: Answered,
  body: Buffer,
  signal: AbortSignal,
): Promise<FileRead> {
  const file = {
    url,
    status,
    gzip: body !== sent,
    lastModifiedHeader: headers['last-modified'] ?? null,
    body,
  }
  return body.length <= AT_ONCE_BYTES ? readSitemapBody(file) : await readLargeBody(file, signal)
}
