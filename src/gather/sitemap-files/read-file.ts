import type { SitemapFile } from '#core/evidence/sitemaps.ts'
import { type Failure, failure } from '#core/reasons.ts'
import { decode } from '#net/decode.ts'
import type { FetchAnswer } from '#net/types.ts'
import type { GatherContext } from '../context.ts'
import { DEFERRING } from '../read-page/bot-wall.ts'
import { LONGEST_KEPT } from './limits.ts'
import { readText } from './text-sitemap.ts'
import { readXml } from './xml-sitemap.ts'

/** The content of one sitemap file. */
export interface Listed {
  outcome: 'listed'
  url: string
  kind: SitemapFile['kind']
  status: number
  bytes: number
  gzip: boolean
  /** Absolute http(s) addresses, at most 50,000, each of 4,096 characters at most. */
  locs: string[]
  count: number
  lastmods: string[]
  lastModifiedHeader: string | null
  isUtf8: boolean
  hasNamespace: boolean
}

/** Result of requesting a sitemap file. */
export type FileRead =
  | Listed
  | { outcome: 'invalid'; status: number; problem: string }
  /** No file, or a web page. */
  | { outcome: 'absent'; status: number; isPage: boolean }
  | { outcome: 'unread'; status?: number; failure: Failure }

type Answered = Extract<FetchAnswer, { ok: true }>

const KINDS: Readonly<Record<string, SitemapFile['kind']>> = {
  urlset: 'xml',
  sitemapindex: 'index',
  rss: 'rss',
  feed: 'rss',
}
const NAMESPACE = /^https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9\/?$/u
const HTML = /^\s*(?:(?:<\?xml[^>]*\?>|<!--[^>]*-->)\s*)*<(?:!doctype html|html|head|body)\b/iu
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
  if (!isGzip(answer.body)) return readBody(answer, answer.body, false)
  const { sitemapDecodedBytes: decodedBytes, encodings, ratio } = egress.options.budgets
  const unpacked = await decode(answer.body, 'gzip', { decodedBytes, encodings, ratio })
  onBytes(unpacked.body.length)
  if (unpacked.failure?.code === 'decode_too_large')
    return { outcome: 'unread', status, failure: unpacked.failure }
  if (unpacked.failure) return { outcome: 'invalid', status, problem: 'The compressed file is damaged.' }
  return readBody(answer, unpacked.body, true)
}

const isGzip = (body: Buffer): boolean => body.length > 2 && body[0] === 0x1f && body[1] === 0x8b

function readBody(answer: Answered, body: Buffer, gzip: boolean): FileRead {
  const { status } = answer
  const { text, isUtf8 } = textOf(body)
  if (text.trim() === '') return { outcome: 'invalid', status, problem: "It's empty." }
  if (HTML.test(text)) return { outcome: 'absent', status, isPage: true }
  const file = {
    outcome: 'listed',
    url: answer.url,
    status,
    bytes: body.length,
    gzip,
    isUtf8,
    lastModifiedHeader: answer.headers['last-modified'] ?? null,
  } as const
  if (!text.trimStart().startsWith('<')) {
    const lines = readText(text)
    if (!lines) return { outcome: 'absent', status, isPage: false }
    return {
      ...file,
      locs: kept(lines.locs),
      count: lines.count,
      kind: 'text',
      lastmods: [],
      hasNamespace: true,
    }
  }
  const xml = readXml(text)
  if ('problem' in xml) return { outcome: 'invalid', status, problem: xml.problem }
  const kind = Object.hasOwn(KINDS, xml.root) ? KINDS[xml.root] : undefined
  if (!kind) return { outcome: 'invalid', status, problem: "It's XML, but not a sitemap." }
  const locs = kept(xml.locs.filter((loc) => /^https?:\/\//iu.test(loc) && URL.canParse(loc)))
  const hasNamespace = kind === 'rss' || NAMESPACE.test(xml.namespace ?? '')
  return { ...file, kind, locs, count: xml.count, lastmods: xml.lastmods.map(copied), hasNamespace }
}

const kept = (locs: readonly string[]): string[] =>
  locs.filter(({ length }) => length <= LONGEST_KEPT).map(copied)

/** A part of a long text keeps all of it in memory, outside of what limits the process' heap; a copy does not. */
const copied = (text: string): string => Buffer.from(text).toString()

function textOf(body: Buffer): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body), isUtf8: true }
  } catch (error) {
    if (error instanceof TypeError) return { text: new TextDecoder('latin1').decode(body), isUtf8: false }
    throw error
  }
}
