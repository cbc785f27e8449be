import {
  type ChildOutcome,
  MOST_CHILDREN,
  type SitemapFile,
  type SitemapPlace,
} from '#core/evidence/sitemaps.ts'
import { type Failure, withSubject } from '#core/reasons.ts'
import { charactersIn, upToCharacters } from '../characters.ts'
import { GatheringFailed, type GatherContext } from '../context.ts'
import { oncePerScan } from '../once-per-scan.ts'
import { judgeLastmods } from './dates.ts'
import { OwnAddresses } from './own-addresses.ts'
import { type SitemapCandidate, sitemapCandidates } from './candidates.ts'
import { sitemapProblems } from './problems.ts'
import type { FileRead, ListedFile } from './read-body.ts'
import { readFile } from './read-file.ts'

/** A valid sitemap with its addresses and its children's. */
export interface FoundSitemap {
  file: SitemapFile
  locs: string[]
}

/** The sitemaps found, before any listed address is requested. */
export interface SitemapListing {
  places: SitemapPlace[]
  found: FoundSitemap[]
}

/** Most files read, and deepest nesting of indexes (reliability, 2.7). */
const MOST_FILES = 50
/** How often files that were read are taken into a further index. */
const MOST_TAKEN_AGAIN = 50
/** Addresses that are kept of all files together, which is more than any scan reads; of further files the first ones. */
const MOST_ADDRESSES = 100_000
const LEAST_OF_A_FILE = 1_000
/** Characters of these addresses. */
const MOST_CHARACTERS = 16_000_000
const LEAST_CHARACTERS = 200_000
const DEEPEST_INDEX = 2
/** Decoded bytes of all files of a scan: as many as two of the largest have. */
const MOST_BYTES_OF_LARGEST = 2

/** Searches sitemaps once a scan: up to the first valid one, and every further one in robots.txt. */
export const sitemapListingOf = oncePerScan(async (context): Promise<SitemapListing> => {
  const site = await context.want('site')
  const declared = await declaredSitemaps(context)
  const linked = site.home.relations.filter(({ rel }) => rel === 'sitemap').map(({ href }) => href)
  const search = new Search(context, {
    own: new OwnAddresses(site.home, site.host, declared ?? []),
    robotsRead: declared !== null,
    isSecure: site.address.startsWith('https:'),
  })
  for (const place of sitemapCandidates({ address: site.address, declared: declared ?? [], linked })) {
    if (search.found.length === 0 || place.declaredInRobots) await search.request(place)
  }
  return { places: search.places, found: search.found }
})

/** `null` when robots.txt could not be read. */
async function declaredSitemaps(context: GatherContext): Promise<readonly string[] | null> {
  try {
    return (await context.want('robots')).sitemaps
  } catch (error) {
    if (error instanceof GatheringFailed) return null
    throw error
  }
}

interface About {
  own: OwnAddresses
  robotsRead: boolean
  isSecure: boolean
}

class Search {
  readonly places: SitemapPlace[] = []
  readonly found: FoundSitemap[] = []
  readonly #context: GatherContext
  readonly #about: About
  readonly #reads = new Map<string, FileRead>()
  readonly #mostBytes: number
  #bytes = 0
  #addresses = 0
  #characters = 0
  #takenAgain = 0

  constructor(context: GatherContext, about: About) {
    this.#context = context
    this.#about = about
    this.#mostBytes = context.egress.options.budgets.sitemapDecodedBytes * MOST_BYTES_OF_LARGEST
  }

  async request(place: SitemapCandidate): Promise<void> {
    if (this.#isFull() && !this.#reads.has(place.url)) {
      this.places.push({ ...place, outcome: 'unread', failure: NOT_ASKED })
      return
    }
    const read = await this.#read(place.url)
    if (!read) return
    if (read.outcome !== 'listed') {
      this.places.push(placeOf(place, read))
      return
    }
    const children =
      read.kind === 'index' ? await this.#children(read, 1, new Set([place.url])) : ownList(read)
    const isValid = this.#about.own.includesOwn(children.locs)
    if (!isValid && children.unread) {
      this.places.push({ ...place, status: read.status, outcome: 'unread', failure: children.unread })
      return
    }
    const problem = children.locs.length === 0 ? 'It lists no pages.' : 'It lists no pages of this website.'
    const outcome = isValid ? { outcome: 'valid' as const } : { outcome: 'invalid' as const, problem }
    this.places.push({ ...place, status: read.status, ...outcome })
    if (isValid) this.found.push({ file: this.#fileOf(place, read, children), locs: children.locs })
  }

  /** `null` for one that was read before, or beyond our limit. */
  async #read(url: string): Promise<FileRead | null> {
    if (this.#reads.has(url) || this.#reads.size >= MOST_FILES || this.#isFull()) return null
    const read = this.#cut(await readFile(this.#context, url, (bytes) => (this.#bytes += bytes)))
    this.#reads.set(url, read)
    return read
  }

  #cut(read: FileRead): FileRead {
    if (read.outcome !== 'listed') return read
    const first = read.locs.slice(0, Math.max(LEAST_OF_A_FILE, MOST_ADDRESSES - this.#addresses))
    const locs = upToCharacters(first, Math.max(LEAST_CHARACTERS, MOST_CHARACTERS - this.#characters))
    this.#addresses += locs.length
    this.#characters += charactersIn(locs)
    return { ...read, locs }
  }

  readonly #isFull = (): boolean => this.#bytes >= this.#mostBytes

  /** A child of an index, which may have been read before: robots.txt may name both. */
  #childAt(url: string): Promise<FileRead | null> | FileRead | null {
    const known = this.#reads.get(url)
    if (known === undefined) return this.#read(url)
    this.#takenAgain += 1
    if (known.outcome === 'listed') this.#addresses += known.locs.length
    const isTooMuch = this.#takenAgain > MOST_TAKEN_AGAIN || this.#addresses > MOST_ADDRESSES * 2
    return isTooMuch ? null : known
  }

  /** `taken`: files that count already in this index, which may list one twice, or itself. */
  async #children(index: ListedFile, depth: number, taken: Set<string>): Promise<Children> {
    const all: Children = { list: [], locs: [], urls: 0, lastmods: [], unread: null }
    for (const url of index.locs.slice(0, MOST_CHILDREN)) {
      const isNear = this.#about.own.isHere(url) || new URL(url).host === new URL(index.url).host
      const isNew = !taken.has(url)
      taken.add(url)
      const child = isNear && isNew ? await this.#childAt(url) : null
      const listed = child?.outcome === 'listed' ? await this.#listedBy(child, depth, taken) : null
      const why = child?.outcome === 'unread' ? child.failure : child === null && isNew ? NOT_ASKED : null
      all.unread ??= listed?.unread ?? (why && withSubject('sitemap', why, url))
      const urls = listed?.urls ?? 0
      const outcome = outcomeOf(child, listed !== null && this.#about.own.includesOwn(listed.locs))
      all.list.push({ url, outcome, urls })
      // One by one: a call takes no 200,000 arguments.
      for (const loc of listed?.locs ?? []) all.locs.push(loc)
      for (const lastmod of listed?.lastmods ?? []) all.lastmods.push(lastmod)
      all.urls += urls
    }
    if (index.locs.length > MOST_CHILDREN) all.unread ??= withSubject('sitemap', NOT_ASKED, index.url)
    return all
  }

  async #listedBy(child: ListedFile, depth: number, taken: Set<string>): Promise<Omit<Children, 'list'>> {
    if (child.kind !== 'index')
      return { locs: child.locs, urls: child.count, lastmods: child.lastmods, unread: null }
    if (depth < DEEPEST_INDEX) return this.#children(child, depth + 1, taken)
    return { locs: [], urls: 0, lastmods: [], unread: withSubject('sitemap', NOT_ASKED, child.url) }
  }

  #fileOf(place: SitemapCandidate, read: ListedFile, children: Children): SitemapFile {
    const lastmods = judgeLastmods([...read.lastmods, ...children.lastmods], this.#context.now())
    return {
      url: place.url,
      kind: read.kind,
      status: read.status,
      urls: children.urls,
      bytes: read.bytes,
      lastModified: lastmods.newest ?? isoOf(read.lastModifiedHeader),
      problems: sitemapProblems({
        read,
        locs: children.locs,
        lastmods,
        isHere: (loc) => this.#about.own.isHere(loc),
        isDeclared: place.declaredInRobots || !this.#about.robotsRead,
        isSecure: this.#about.isSecure,
      }),
      gzip: read.gzip,
      children: children.list,
    }
  }
}

interface Children {
  list: SitemapFile['children']
  locs: string[]
  urls: number
  lastmods: string[]
  /** Failure of one that was not read; `null` when all were. */
  unread: Failure | null
}

/** Failure of a file left out by our limits. */
const NOT_ASKED: Failure = { reason: 'partial_crawl', code: 'budget_pages' }

const ownList = ({ locs, count }: ListedFile): Children => ({
  list: [],
  locs,
  urls: count,
  lastmods: [],
  unread: null,
})

function outcomeOf(child: FileRead | null, isValid: boolean): ChildOutcome {
  if (child === null || child.outcome === 'unread') return 'unread'
  return isValid ? 'valid' : 'invalid'
}

function placeOf(place: SitemapCandidate, read: Exclude<FileRead, ListedFile>): SitemapPlace {
  if (read.outcome === 'unread') {
    const status = read.status === undefined ? {} : { status: read.status }
    return { ...place, outcome: 'unread', failure: read.failure, ...status }
  }
  if (read.outcome === 'invalid')
    return { ...place, outcome: 'invalid', status: read.status, problem: read.problem }
  const isNamedPage = read.isPage && place.declaredInRobots
  if (isNamedPage) {
    return { ...place, outcome: 'invalid', status: read.status, problem: "It's a web page, not a sitemap." }
  }
  return { ...place, outcome: 'absent', status: read.status }
}

function isoOf(header: string | null): string | null {
  const time = Date.parse(header ?? '')
  return Number.isFinite(time) ? new Date(time).toISOString() : null
}
