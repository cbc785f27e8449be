import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isFile, isSkipped, pagePath, addressPattern, crawlKey } from '../read-page/address-rules.ts'

/** Of an owner's scan: pages are read up to this many clicks from the homepage; links found there are known but not read. */
const DEEPEST = 4
/** Pages read of one path pattern: a calendar has no end. */
const PER_PATTERN = 20

/** A page to read. */
export interface CrawlStep {
  url: string
  depth: number
  found: PageFacts['found']
  /** The path stands under another name of the site: nobody has promised that it is a page here. */
  guessed?: boolean
}

type QueueName = 'first' | 'sitemap' | 'rest' | 'guessed'

interface FrontierOptions {
  /** With its port where there is one. */
  homeHost: string
  /** False when the page limit is raised above what an owner may ask for: then neither clicks nor pages of a pattern are counted. */
  limited: boolean
}

/**
 * Pages that are known and not read yet, each once, in the order of reading: what the owner named and the homepage's
 * menu, then the sitemap, then the rest as found.
 */
export class Frontier {
  readonly #options: FrontierOptions
  readonly #addresses = new Set<string>()
  readonly #guesses = new Set<string>()
  readonly #visits = new Set<string>()
  readonly #pages = new Set<string>()
  readonly #spare = new Map<string, CrawlStep[]>()
  readonly #patterns = new Map<string, number>()
  readonly #queues: Record<QueueName, Queue<CrawlStep>> = {
    first: new Queue<CrawlStep>(),
    sitemap: new Queue<CrawlStep>(),
    rest: new Queue<CrawlStep>(),
    guessed: new Queue<CrawlStep>(),
  }

  constructor(options: FrontierOptions) {
    this.#options = options
  }

  /** Takes an address in, when it is a page of this site that nobody has asked for. */
  offer(visit: CrawlStep): void {
    const hash = visit.url.indexOf('#')
    const url = hash < 0 ? visit.url : visit.url.slice(0, hash)
    const known = visit.guessed ? this.#guesses : this.#addresses
    if (known.has(url)) return
    known.add(url)
    if (!isSameSite(url, this.#options.homeHost) || isSkipped(url) || isFile(url)) return
    if (this.#options.limited && visit.depth > DEEPEST) return
    if (visit.guessed) return this.#queues.guessed.add({ ...visit, url })
    const key = crawlKey(url)
    if (this.#visits.has(key)) return this.#keepSpare(key, { ...visit, url })
    this.#note(url)
    this.#queueOf(visit.found).add({ ...visit, url })
  }

  /** The next page of the menu or of the owner's naming; `undefined` when there is none at the moment. */
  nextOfMenu(): CrawlStep | undefined {
    return this.#take(['first'])
  }

  /** The next page to read; `undefined` when there is none at the moment. */
  next(): CrawlStep | undefined {
    return this.#take(['first', 'sitemap', 'rest'])
  }

  /**
   * The next path that stands only under another name of the site. Best asked for when nothing else waits: a page that the
   * site itself links to, also as `/about.html` for `/about/`, is not guessed at.
   */
  nextGuessed(): CrawlStep | undefined {
    for (let visit = this.#take(['guessed']); visit; visit = this.#take(['guessed'])) {
      if (this.#pages.has(pagePath(visit.url))) continue
      this.#note(visit.url)
      return visit
    }
    return undefined
  }

  /** Marks a page as read under another address than it was asked for. False when that one is known already. */
  claim(url: string): boolean {
    if (this.#visits.has(crawlKey(url))) return false
    this.#note(url)
    return true
  }

  /** The page was not there under this spelling: the next spelling (`/About` for `/about`) gets its turn. */
  missed(visit: CrawlStep): void {
    const spare = this.#spare.get(crawlKey(visit.url))?.shift()
    if (spare) this.#queueOf(spare.found).add(spare)
  }

  /** What is still waiting, in order. */
  *waiting(): Generator<CrawlStep> {
    yield* this.#queues.first.waiting()
    yield* this.#queues.sitemap.waiting()
    yield* this.#queues.rest.waiting()
    yield* this.#queues.guessed.waiting()
  }

  #note(url: string): void {
    this.#visits.add(crawlKey(url))
    this.#pages.add(pagePath(url))
  }

  #take(names: readonly QueueName[]): CrawlStep | undefined {
    for (const name of names) {
      const queue = this.#queues[name]
      for (let visit = queue.take(); visit; visit = queue.take()) {
        if (this.#mayRead(visit)) return visit
      }
    }
    return undefined
  }

  #keepSpare(key: string, visit: CrawlStep): void {
    const spare = this.#spare.get(key)
    if (spare) spare.push(visit)
    else this.#spare.set(key, [visit])
  }

  #queueOf(found: CrawlStep['found']): Queue<CrawlStep> {
    if (found === 'sitemap') return this.#queues.sitemap
    return found === 'link' || found === 'guess' ? this.#queues.rest : this.#queues.first
  }

  /** The menu's own pages are always read; everything else up to so many of a pattern. */
  #mayRead({ url, found }: CrawlStep): boolean {
    if (!this.#options.limited) return true
    const pattern = addressPattern(url)
    const count = (this.#patterns.get(pattern) ?? 0) + 1
    this.#patterns.set(pattern, count)
    return count <= PER_PATTERN || found === 'menu' || found === 'owner'
  }
}

/** First in, first out, without moving what waits. */
class Queue<T> {
  #items: T[] = []
  #head = 0

  add(item: T): void {
    this.#items.push(item)
  }

  take(): T | undefined {
    const item = this.#items[this.#head]
    if (this.#head < this.#items.length) this.#head += 1
    if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head)
      this.#head = 0
    }
    return item
  }

  *waiting(): Generator<T> {
    for (let at = this.#head; at < this.#items.length; at += 1) {
      const item = this.#items[at]
      if (item !== undefined) yield item
    }
  }
}
