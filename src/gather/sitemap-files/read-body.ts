import type { SitemapFile } from '#core/evidence/sitemaps.ts'
import type { Failure } from '#core/reasons.ts'
import { LONGEST_KEPT } from './limits.ts'
import { readText } from './text-sitemap.ts'
import { readXml } from './xml-sitemap.ts'

/** The content of one sitemap file. */
export interface ListedFile {
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
  | ListedFile
  | { outcome: 'invalid'; status: number; problem: string }
  /** No file, or a web page. */
  | { outcome: 'absent'; status: number; isPage: boolean }
  | { outcome: 'unread'; status?: number; failure: Failure }

/** The body of an answer, with what is told of its file. */
export interface FileBody extends Pick<ListedFile, 'url' | 'status' | 'gzip' | 'lastModifiedHeader'> {
  body: Uint8Array
}

const KINDS: Readonly<Record<string, SitemapFile['kind']>> = {
  urlset: 'xml',
  sitemapindex: 'index',
  rss: 'rss',
  feed: 'rss',
}
const NAMESPACE = /^https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9\/?$/u
const HTML = /^\s*(?:(?:<\?xml[^>]*\?>|<!--[^>]*-->)\s*)*<(?:!doctype html|html|head|body)\b/iu
/** Reads the decoded body of an answer that is a file, in any format. */
export function readSitemapBody({ body, ...answer }: FileBody): FileRead {
  const { status } = answer
  const { text, isUtf8 } = textOf(body)
  if (text.trim() === '') return { outcome: 'invalid', status, problem: "It's empty." }
  if (HTML.test(text)) return { outcome: 'absent', status, isPage: true }
  const file = {
    outcome: 'listed',
    ...answer,
    bytes: body.length,
    isUtf8,
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

function textOf(body: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body), isUtf8: true }
  } catch (error) {
    if (error instanceof TypeError) return { text: new TextDecoder('latin1').decode(body), isUtf8: false }
    throw error
  }
}
