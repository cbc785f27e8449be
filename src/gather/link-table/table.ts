import { isSameSite, withoutFragment } from '#core/address/urls.ts'
import { type LinkKind, type LinkPlace, PLACES_KEPT, SIDE_KINDS } from '#core/evidence/links.ts'
import { REGIONS } from '#core/evidence/region.ts'
import { bytesOfText } from '#core/memory-of.ts'
import type { AddressOnPage } from '../parse/targets.ts'
import { type AddressVerdict, judgeAddress } from './address.ts'
import { PageCopies } from './page-copies.ts'

/** A distinct target and its number of uses. */
export interface TableTarget {
  /** Without fragment; as written when it is not an http(s) address. */
  readonly url: string
  readonly kind: LinkKind
  readonly sameSite: boolean
  readonly verdict: Exclude<AddressVerdict, { do: 'ignore' }>
  readonly uses: number
  /** Occurs in the header, nav or footer of nearly all pages, and of two at least. */
  readonly onEveryPage: boolean
}

interface Entry {
  url: string
  kind: LinkKind
  sameSite: boolean
  verdict: Exclude<AddressVerdict, { do: 'ignore' }>
  uses: number
  /** Number of pages whose header, nav or footer hold it, the first and the last of them. */
  framePages: number
  firstFramePage: number
  lastFramePage: number
  /** The crawl knows the address too. */
  waits: boolean
  /** Page, text and region of each kept place as three numbers: small objects would take ten times the memory. */
  places: number[]
}

/** A page without the website's frame, such as a checkout, makes no difference. */
const NEARLY_ALL = 0.9
/** Bytes of an entry, and of one that waits for the crawl to read it, beside their addresses (measured: 455 and 287 with addresses of 23 characters). */
const ENTRY = 430
const WAITING = 270
/** What the crawl reads; a picture waits for nothing. */
const READ_KINDS: ReadonlySet<LinkKind> = new Set(['page', 'frame'])
/** Bytes of a text in the list of texts and by its number, and of a place. */
const LISTED_TEXT = 60
const PLACE = 24
const MAIN = REGIONS.indexOf('main')
const ASIDE = REGIONS.indexOf('aside')

/** True for targets that count as links of the site. */
export const isCounted = (kind: LinkKind): boolean => !SIDE_KINDS.has(kind)

/** Every link of the site, once per target. Pages are added one by one; memory grows with the number of distinct targets only. */
export class LinkTable {
  readonly #homeHost: string
  readonly #entries = new Map<string, Entry | null>()
  readonly #pages: string[] = []
  readonly #pageIds = new Map<string, number>()
  readonly #copies = new PageCopies()
  readonly #texts: string[] = []
  readonly #textIds = new Map<string, number>()
  #bytes = 0

  /** `homeHost` has a port, if any. */
  constructor(homeHost: string) {
    this.#homeHost = homeHost
  }

  /**
   * Adds the links of one page, unless it was added at another spelling of its address. Links to a fragment of the page itself are not targets:
   * see `anchors.ts`.
   */
  add(page: string, occurrences: readonly AddressOnPage[]): void {
    if (this.#copies.isCopy(page, occurrences)) return
    // The rendered homepage is added again, with the links that only it has.
    const pageId = this.#pageIds.get(page) ?? this.#pages.push(page) - 1
    this.#pageIds.set(page, pageId)
    for (const occurrence of occurrences) {
      if (occurrence.href.startsWith('#')) continue
      const entry = this.#entryOf(occurrence)
      if (entry) this.#use(entry, occurrence, pageId)
    }
  }

  /** Bytes of memory that its addresses and texts take, here and where they wait to be read. */
  get bytes(): number {
    return this.#bytes
  }

  /** All targets in the order of first occurrence. */
  *targets(): Generator<TableTarget> {
    for (const entry of this.#entries.values()) {
      if (entry)
        yield { ...entry, onEveryPage: entry.framePages >= Math.max(2, NEARLY_ALL * this.#pages.length) }
    }
  }

  /** Places of a target, the first ones, at most 20. */
  placesOf(url: string, most = PLACES_KEPT): LinkPlace[] {
    const packed = this.#entries.get(url)?.places ?? []
    return Array.from({ length: Math.min(most, packed.length / 3) }, (_, at) => ({
      page: this.#pages[packed[at * 3] ?? 0] ?? '',
      text: this.#texts[packed[at * 3 + 1] ?? 0] ?? '',
      region: REGIONS[packed[at * 3 + 2] ?? MAIN] ?? 'main',
    }))
  }

  #entryOf({ href, url, kind, text }: AddressOnPage): Entry | null {
    const key = url === null ? href.trim() : withoutFragment(url)
    const known = this.#entries.get(key)
    if (known !== undefined) return known
    const verdict = judgeAddress(href, url, this.#homeHost, text)
    const entry = verdict.do === 'ignore' ? null : newEntry(key, kind, verdict)
    if (entry) entry.sameSite = url !== null && isSameSite(url, this.#homeHost)
    if (!entry && url !== null) return null
    this.#entries.set(key, entry)
    this.#bytes += ENTRY + bytesOfText(key)
    return entry
  }

  #use(entry: Entry, { kind, text, region }: AddressOnPage, page: number): void {
    if (!entry.waits && READ_KINDS.has(kind)) {
      entry.waits = true
      this.#bytes += WAITING + bytesOfText(entry.url)
    }
    if (isCounted(kind) && !isCounted(entry.kind))
      Object.assign(entry, {
        kind,
        uses: 0,
        places: [],
        framePages: 0,
        firstFramePage: -1,
        lastFramePage: -1,
      })
    if (!isCounted(kind) && isCounted(entry.kind)) return
    // A gallery links to the file that it shows: what the page loads decides what it is.
    if (kind === 'image' && entry.kind === 'file') entry.kind = kind
    const regionId = REGIONS.indexOf(region)
    entry.uses += 1
    if (regionId !== MAIN && regionId !== ASIDE) inFrame(entry, page)
    if (entry.places.length >= PLACES_KEPT * 3) return
    entry.places.push(page, this.#textId(text), regionId)
    this.#bytes += PLACE
  }

  #textId(text: string): number {
    const known = this.#textIds.get(text)
    if (known !== undefined) return known
    this.#bytes += LISTED_TEXT + bytesOfText(text)
    const id = this.#texts.push(text) - 1
    this.#textIds.set(text, id)
    return id
  }
}

/** Only the first page, the homepage, is added twice, so that the first and the last page of an entry are all that may come again. */
function inFrame(entry: Entry, page: number): void {
  if (entry.lastFramePage === page || entry.firstFramePage === page) return
  if (entry.framePages === 0) entry.firstFramePage = page
  entry.framePages += 1
  entry.lastFramePage = page
}

function newEntry(url: string, kind: LinkKind, verdict: Entry['verdict']): Entry {
  const own = verdict.do === 'judge' ? verdict.kind : undefined
  return {
    url,
    kind: own ?? kind,
    sameSite: false,
    verdict,
    uses: 0,
    framePages: 0,
    firstFramePage: -1,
    lastFramePage: -1,
    waits: false,
    places: [],
  }
}
