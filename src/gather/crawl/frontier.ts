import { isSameSite } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { isFile, isSkipped, pagePath, addressPattern, crawlKey } from '../read-page/address-rules.ts'

/** In an owner's scan pages are read up to this many clicks from the homepage; deeper ones are passed over. */
const DEEPEST = 4
/** Most pages of one path pattern, because a calendar has no end. */
const PER_PATTERN = 20

/** A page to read. */
export interface CrawlStep {
  url: string
  depth: number
  found: PageFacts['found']
  /** The path comes from a link to another name of the site, so it may not exist here. */
  ofOtherName?: boolean
}

type QueueName = 'first' | 'sitemap' | 'rest' | 'ofOtherName'

interface FrontierOptions {
  /** With its port, if any. */
  homeHost: string
  /** False when the page limit is above an owner's: then clicks and pages of a pattern are not limited. */
  limited: boolean
}

/** Pages known and not read yet, each once, in the order of reading: the page named by the owner and the homepage's menu, the sitemap, then the rest. */
export class Frontier {
  readonly #options: FrontierOptions
  readonly #addresses = new Set<string>()
  readonly #addressesOfOtherName = new Set<string>()
  readonly #steps = new Set<string>()
  readonly #pages = new Set<string>()
  readonly #spare = new Map<string, CrawlStep[]>()
  readonly #patterns = new Map<string, number>()
  readonly #tooDeep = new Set<string>()
  #beyondPattern = 0
  readonly #queues: Record<QueueName, Queue<CrawlStep>> = {
    first: new Queue<CrawlStep>(),
    sitemap: new Queue<CrawlStep>(),
    rest: new Queue<CrawlStep>(),
    ofOtherName: new Queue<CrawlStep>(),
  }

  constructor(options: FrontierOptions) {
    this.#options = options
  }

  /** Adds an address, when it is a page of this site and was not added before. */
  offer(step: CrawlStep): void {
    const hash = step.url.indexOf('#')
    const url = hash < 0 ? step.url : step.url.slice(0, hash)
    const known = step.ofOtherName ? this.#addressesOfOtherName : this.#addresses
    if (known.has(url)) return
    const isTooDeep = this.#options.limited && step.depth > DEEPEST
    if (isTooDeep && this.#tooDeep.has(url)) return
    const isPage = isSameSite(url, this.#options.homeHost) && !isSkipped(url) && !isFile(url)
    if (isPage && isTooDeep) return this.#passOver({ ...step, url })
    known.add(url)
    if (!isPage) return
    if (step.ofOtherName) return this.#queues.ofOtherName.add({ ...step, url })
    const key = crawlKey(url)
    if (this.#steps.has(key)) return this.#keepSpare(key, { ...step, url })
    this.#markKnown(url)
    this.#queueOf(step.found).add({ ...step, url })
  }

  /** The next page of the menu or named by the owner; `undefined` when there is none at the moment. */
  nextOfMenu(): CrawlStep | undefined {
    return this.#nextOf(['first'])
  }

  /** The next page to read; `undefined` when there is none at the moment. */
  next(): CrawlStep | undefined {
    return this.#nextOf(['first', 'sitemap', 'rest'])
  }

  /**
   * The next path that occurs only under another name of the site. For when nothing else waits: a page that the site itself links to, also as
   * `/about.html` for `/about/`, is not read again.
   */
  nextOfOtherName(): CrawlStep | undefined {
    for (let step = this.#nextOf(['ofOtherName']); step; step = this.#nextOf(['ofOtherName'])) {
      if (this.#pages.has(pagePath(step.url))) continue
      this.#markKnown(step.url)
      return step
    }
    return undefined
  }

  /** Marks a page as read at another address than the requested one. False when that is known already. */
  claim(url: string): boolean {
    if (this.#steps.has(crawlKey(url))) return false
    this.#markKnown(url)
    return true
  }

  /** The page was missing in this spelling; the next spelling (`/About` for `/about`) is tried. */
  tryNextSpelling(step: CrawlStep): void {
    const spare = this.#spare.get(crawlKey(step.url))?.shift()
    if (spare) this.#queueOf(spare.found).add(spare)
  }

  /** Pages of this website that are known and never read, because they are too deep or too many of their pattern. */
  get passedOver(): number {
    return [...this.#tooDeep].filter((url) => !this.#steps.has(crawlKey(url))).length + this.#beyondPattern
  }

  /** Waiting pages, in order. */
  *waiting(): Generator<CrawlStep> {
    yield* this.#queues.first.waiting()
    yield* this.#queues.sitemap.waiting()
    yield* this.#queues.rest.waiting()
    for (const step of this.#queues.ofOtherName.waiting())
      if (!this.#pages.has(pagePath(step.url))) yield step
  }

  /**
   * Passes over a page that is too deep here; it is read when it is met nearer to the homepage. A path that occurs only under another name of the site
   * may be no page here.
   */
  #passOver({ url, ofOtherName }: CrawlStep): void {
    if (!ofOtherName) this.#tooDeep.add(url)
  }

  #markKnown(url: string): void {
    this.#steps.add(crawlKey(url))
    this.#pages.add(pagePath(url))
  }

  #nextOf(names: readonly QueueName[]): CrawlStep | undefined {
    for (const name of names) {
      const queue = this.#queues[name]
      for (let step = queue.take(); step; step = queue.take()) {
        if (this.#mayRead(step)) return step
        if (!step.ofOtherName) this.#beyondPattern += 1
      }
    }
    return undefined
  }

  #keepSpare(key: string, step: CrawlStep): void {
    const spare = this.#spare.get(key)
    if (spare) spare.push(step)
    else this.#spare.set(key, [step])
  }

  #queueOf(found: CrawlStep['found']): Queue<CrawlStep> {
    if (found === 'sitemap') return this.#queues.sitemap
    return found === 'link' || found === 'guess' ? this.#queues.rest : this.#queues.first
  }

  /** Pages of the menu are always read, others up to the limit of their pattern. */
  #mayRead({ url, found }: CrawlStep): boolean {
    if (!this.#options.limited) return true
    const pattern = addressPattern(url)
    const count = (this.#patterns.get(pattern) ?? 0) + 1
    this.#patterns.set(pattern, count)
    return count <= PER_PATTERN || found === 'menu' || found === 'owner'
  }
}

/** First in, first out, without moving the waiting items. */
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
