import { isSameSite, pageKey } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { NoPage, PagesEvidence, UnreadPage } from '#core/evidence/pages.ts'
import type { SiteEvidence } from '#core/evidence/site.ts'
import type { Failure } from '#core/reasons.ts'
import { isItsOwnFault } from '#core/site/unread.ts'
import { isTemporary, type LinkAnswer } from '../link-table/answer.ts'
import { AnchorLinks } from '../link-table/anchors.ts'
import { LinkTable } from '../link-table/table.ts'
import { bytesOf } from '#core/memory-of.ts'
import type { AddressOnPage } from '../parse/targets.ts'
import { crawlKey } from '../read-page/address-rules.ts'
import { withTrueDepths } from './depths.ts'
import type { CrawlStep } from './frontier.ts'
import { menuOf } from './menu.ts'

/** Most pages whose facts are kept, at any page limit. */
const FACTS_KEPT = 200
const MIB = 1_048_576
/** Most bytes of these facts, some hundred thousand for a usual page and a million for a heavy one; of further pages the links alone are read. */
const FACTS_BYTES = 64 * MIB
/** Most bytes of facts and links together, less than half of the inspector's heap: some 200,000 links. */
const MOST_BYTES = 160 * MIB
/** Most addresses in each list of unread pages. */
const LISTED = 1_000

type EndOfCrawl = Pick<Required<PagesEvidence>, 'ended' | 'passedOver'>

/** Records of one crawl. */
export class CrawlLedger {
  readonly table: LinkTable
  readonly anchors: AnchorLinks
  /** Answers to same-site addresses, by page key. */
  readonly answers = new Map<string, LinkAnswer>()
  /** Page keys of pages that answer 200 but say "not found". */
  readonly softMissing = new Set<string>()
  /** Pages read. */
  read = 0
  homeRendering: PagesEvidence['homeRendering'] = 'not_needed'
  readonly #site: SiteEvidence
  readonly #pages: { order: number; page: PageFacts }[] = []
  readonly #unread = new Map<string, UnreadPage>()
  /** Page keys of addresses whose answer says nothing of the page, with those that `#unread` does not list. */
  readonly #unknown = new Set<string>()
  readonly #noPages: NoPage[] = []
  readonly #disallowed = new Set<string>()
  readonly #conclusive = new Set<string>()
  #factsBytes = 0
  #menu: ReadonlyMap<string, string> = new Map()

  constructor(site: SiteEvidence) {
    this.#site = site
    this.table = new LinkTable(site.host)
    this.anchors = new AnchorLinks(site.host)
  }

  get keepsFacts(): boolean {
    return this.#pages.length < FACTS_KEPT && this.#factsBytes < FACTS_BYTES
  }

  /** Whether it has as much as fits in memory: the crawl has to end. */
  get isFull(): boolean {
    return this.#factsBytes + this.table.bytes > MOST_BYTES
  }

  get pages(): PageFacts[] {
    return this.#pages.toSorted((a, b) => a.order - b.order).map(({ page }) => page)
  }

  /** Adds the homepage, rendered where that was needed and worked. Returns the addresses of its menu. */
  addHome(home: PageFacts): string[] {
    this.#menu = menuOf(home, this.#site.host)
    this.addPage(home, 0)
    return [...this.#menu.values()]
  }

  /** Counts a page of which only the links are kept. */
  countPage(): void {
    this.read += 1
  }

  addPage(page: PageFacts, order: number): void {
    this.countPage()
    if (!this.keepsFacts) return
    this.#pages.push({ order, page })
    this.#factsBytes += bytesOf(page)
  }

  /** Records the homepage's answer, from the evidence of the site. */
  addHomeAnswer(): void {
    const { address, requested, redirects, home } = this.#site
    const direct: LinkAnswer = {
      status: home.status,
      failure: null,
      redirects: 0,
      temporaryRedirect: false,
      finalUrl: address,
      contentType: home.contentType,
      bytes: home.bytes,
      certificateError: null,
      wall: false,
      isAway: false,
      askedAt: performance.now(),
    }
    this.answers.set(pageKey(address), direct)
    const first = redirects[0]?.url ?? requested
    if (pageKey(first) === pageKey(address)) return
    const temporaryRedirect = redirects.some(({ status }) => isTemporary(status))
    this.answers.set(pageKey(first), { ...direct, redirects: redirects.length, temporaryRedirect })
  }

  /** Records an answer under the requested address and, without its redirects, under the final one. */
  addPageAnswer(url: string, answer: LinkAnswer): void {
    this.answers.set(pageKey(url), answer)
    if (answer.finalUrl === null || answer.redirects === 0) return
    if (!isSameSite(answer.finalUrl, this.#site.host)) return
    this.answers.set(pageKey(answer.finalUrl), { ...answer, redirects: 0, temporaryRedirect: false })
  }

  /** Adds the links of a page. */
  addTargets(page: string, targets: readonly AddressOnPage[]): void {
    this.table.add(page, targets)
    this.anchors.add(page, targets)
  }

  /** Records that the page was read, redirects, or does not exist. */
  markConclusive({ url }: CrawlStep): void {
    const key = crawlKey(url)
    if (this.#menu.has(key)) this.#conclusive.add(key)
  }

  /** Records an answer that is not a page; tries of usual addresses are not kept. */
  addNoPage(step: CrawlStep, answer: Omit<NoPage, 'url'>): void {
    this.markConclusive(step)
    if (step.found !== 'guess' && this.#noPages.length < LISTED)
      this.#noPages.push({ url: step.url, ...answer })
  }

  /** Records a known page that was not read; tries of usual addresses are left out. */
  addUnread({ url, found }: CrawlStep, why: Failure): void {
    if (!isItsOwnFault(why)) this.#markUnknown(pageKey(url))
    if (found === 'guess' || this.#unread.size >= LISTED) return
    this.#unread.set(url, { url, failure: why, inMenu: this.#menu.has(crawlKey(url)) })
  }

  #markUnknown(key: string): void {
    const final = this.answers.get(key)?.finalUrl ?? null
    this.#unknown.add(key)
    if (final !== null) this.#unknown.add(pageKey(final))
  }

  /** Records a known page that robots.txt disallows; usual addresses are left out, which need not exist. */
  addDisallowed({ url, found }: CrawlStep): void {
    if (found !== 'guess' && this.#disallowed.size < LISTED) this.#disallowed.add(url)
  }

  /** Addresses that answered and are neither kept pages nor unreadable ones. */
  #otherAnswers(): string[] {
    const known = [...this.#pages.flatMap(({ page }) => [page.url, page.requested]), ...this.#unread.keys()]
    const knownKeys = new Set(known.map(pageKey))
    const isKnown = (address: string, { finalUrl }: LinkAnswer): boolean =>
      knownKeys.has(address) ||
      this.#unknown.has(address) ||
      (finalUrl !== null && knownKeys.has(pageKey(finalUrl)))
    return [...this.answers]
      .filter(([address, answer]) => !isKnown(address, answer))
      .slice(0, LISTED)
      .map(([address]) => address)
  }

  /** How many pages are listed as known and not read, 1,000 at most. */
  get unreadCount(): number {
    return this.#unread.size
  }

  evidence({ ended, passedOver }: EndOfCrawl, pageLimit: number): PagesEvidence {
    const isKeptOut = ended === 'all' && this.read <= 1 && this.#disallowed.size > 0
    return {
      address: this.#site.address,
      host: this.#site.host,
      pages: withTrueDepths(this.pages),
      read: this.read,
      unread: [...this.#unread.values()],
      noPages: [...this.#noPages],
      answered: this.#otherAnswers(),
      menu: { links: this.#menu.size, conclusive: this.#conclusive.size },
      ended: isKeptOut ? 'robots' : ended,
      passedOver,
      pageLimit,
      robotsDisallowed: [...this.#disallowed],
      homeRendering: this.homeRendering,
    }
  }
}
