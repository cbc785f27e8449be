import { SaxesParser } from 'saxes'
import { LONGEST_KEPT, MOST_URLS } from './limits.ts'

/** Characters passed to the parser at once, so that a file refused early takes little time. */
const PIECE = 65_536

/** The content of an XML sitemap. `root` is the local name of its first element. */
export interface XmlSitemap {
  root: string
  /** Namespace declared on the root for its prefix. */
  namespace: string | null
  locs: string[]
  /** All addresses, also those not kept. */
  count: number
  lastmods: string[]
}

/** Why an XML file cannot be read, in words for the owner. */
export interface NotXml {
  problem: string
}

const MALFORMED: NotXml = { problem: "It isn't well-formed XML." }
const HAS_DOCTYPE: NotXml = { problem: 'It starts with a DOCTYPE, which a sitemap may not have.' }
const TOO_DEEP: NotXml = { problem: 'Its elements are nested too deeply.' }
/** Open elements at a time; a sitemap has four, and images or videos in it some more. Each takes memory until it is closed. */
const DEEPEST = 100

const TOO_LONG: NotXml = { problem: 'One of its parts is too long.' }
/**
 * Characters of one text, tag, comment or instruction; an address has 2,048 at most (sitemaps.org). The parser may take 64 bytes for each until the part
 * ends, and a thread that has no memory left may end its whole process.
 */
const LONGEST_PART = 2 * 1_048_576

/** Elements whose text or `href` is an address, by root (sitemaps.org 0.9, RSS 2.0, Atom RFC 4287). */
const ADDRESS_PATHS: Readonly<Record<string, string>> = {
  urlset: 'urlset/url/loc',
  sitemapindex: 'sitemapindex/sitemap/loc',
  rss: 'rss/channel/item/link',
  feed: 'feed/entry/link',
}
const DATE_PATHS: ReadonlySet<string> = new Set(['urlset/url/lastmod', 'sitemapindex/sitemap/lastmod'])
/** Elements of the longest path that is looked for; a deeper one has none, so that many nested elements cost little. */
const LONGEST_PATH = 4
const HREF = /^href$/iu

/** Parses XML strictly and without expanding entities: a DOCTYPE ends the parse (reliability C11). */
export function readXml(text: string): XmlSitemap | NotXml {
  const reader = new Reader()
  for (let at = 0; at < text.length && !reader.refused; at += PIECE) reader.write(text.slice(at, at + PIECE))
  return reader.end()
}

class Reader {
  refused: NotXml | null = null
  readonly #found: XmlSitemap = { root: '', namespace: null, locs: [], count: 0, lastmods: [] }
  readonly #path: string[] = []
  readonly #parser = new SaxesParser()
  #text = ''
  /** Characters since the last part ended. */
  #sinceEnd = 0

  constructor() {
    this.#parser.on('error', () => this.#refuse(MALFORMED))
    this.#parser.on('doctype', () => this.#refuse(HAS_DOCTYPE))
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    this.#parser.on('closetag', () => this.#close())
    this.#parser.on('text', (text) => this.#add(text))
    this.#parser.on('cdata', (text) => this.#add(text))
    this.#parser.on('comment', () => this.#endPart())
    this.#parser.on('processinginstruction', () => this.#endPart())
  }

  write(piece: string): void {
    this.#sinceEnd += piece.length
    this.#parser.write(piece)
    if (this.#sinceEnd > LONGEST_PART) this.#refuse(TOO_LONG)
  }

  end(): XmlSitemap | NotXml {
    if (!this.refused) this.#parser.close()
    return this.refused ?? this.#found
  }

  #endPart(): void {
    this.#sinceEnd = 0
  }

  #refuse(why: NotXml): void {
    this.refused ??= why
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#endPart()
    if (this.#path.length === 0) this.#openRoot(name, attributes)
    this.#path.push(localName(name))
    if (this.#path.length > DEEPEST) this.#refuse(TOO_DEEP)
    this.#text = ''
    const href = Object.entries(attributes).find(([attribute]) => HREF.test(attribute))?.[1]
    if (href !== undefined && this.#found.root === 'feed' && this.#where() === 'feed/entry/link')
      this.#keep(href)
  }

  #openRoot(name: string, attributes: Readonly<Record<string, string>>): void {
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : null
    this.#found.root = localName(name).toLowerCase()
    this.#found.namespace = attributes[prefix === null ? 'xmlns' : `xmlns:${prefix}`] ?? null
  }

  #close(): void {
    this.#endPart()
    const text = this.#text.trim()
    const path = this.#where()
    if (text !== '' && path === ADDRESS_PATHS[this.#found.root]) this.#keep(text)
    if (text !== '' && DATE_PATHS.has(path) && this.#found.lastmods.length < MOST_URLS)
      this.#found.lastmods.push(text)
    this.#path.pop()
    this.#text = ''
  }

  #keep(address: string): void {
    this.#found.count += 1
    if (this.#found.locs.length < MOST_URLS) this.#found.locs.push(address)
  }

  #add(text: string): void {
    this.#endPart()
    if (this.#text.length < LONGEST_KEPT) this.#text += text.slice(0, LONGEST_KEPT)
  }

  /** Names of the open elements; empty for one too deep to be looked for. */
  #where(): string {
    return this.#path.length > LONGEST_PATH ? '' : this.#path.join('/').toLowerCase()
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
