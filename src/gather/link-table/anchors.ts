import { isSameSite } from '#core/address/urls.ts'
import { type LinkPlace, type LinkTarget, PLACES_KEPT } from '#core/evidence/links.ts'
import { oncePerText } from '#core/once-per.ts'
import { areSections, spellings } from '../parse/anchors.ts'
import type { AddressOnPage } from '../parse/targets.ts'
import { PageCopies } from './page-copies.ts'

/** Most links to fragments that are kept. */
const KEPT = 5_000
/** Fragments that scripts use: routes, settings, text highlights, actions, handles of slides, and what stands for no target at all. */
const FOR_SCRIPTS =
  /^(?:$|top$|[/!?:])|[=:&/]|!$|^elementor-action|^(?:popup|modal)\b|^(?:[0_-]|void(?:\(0?\))?|javascript|no-?go|null)$/iu

interface Entry {
  page: string
  fragment: string
  places: LinkPlace[]
  uses: number
}

/** Links to fragments (`#name`), collected page by page. */
export class AnchorLinks {
  readonly #homeHost: string
  readonly #entries = new Map<string, Entry>()
  readonly #copies = new PageCopies()

  constructor(homeHost: string) {
    this.#homeHost = homeHost
  }

  add(page: string, targets: readonly AddressOnPage[]): void {
    if (this.#copies.isCopy(page, targets)) return
    for (const { url, text, region, kind, unseen } of targets) {
      if (unseen) continue
      const hash = url?.indexOf('#') ?? -1
      if (url === null || hash < 0 || kind !== 'page' || !isSameSite(url, this.#homeHost)) continue
      const fragment = url.slice(hash + 1)
      if (FOR_SCRIPTS.test(fragment)) continue
      this.#use(url, { page: url.slice(0, hash), fragment }, { page, text, region })
    }
  }

  /** Those whose page was read and has no such id. `idsOf` gives `undefined` for pages of unknown ids. */
  *missing(idsOf: (page: string) => ReadonlySet<string> | undefined): Generator<LinkTarget> {
    const fragments = Map.groupBy(this.#entries.values(), ({ page }) => page)
    const areShown = oncePerText((page) =>
      areSections(new Set(fragments.get(page)?.map(({ fragment }) => fragment)), idsOf(page) ?? new Set()),
    )
    for (const [url, { page, fragment, places, uses }] of this.#entries) {
      const ids = idsOf(page)
      if (!ids || areShown(page) || spellings(fragment).some((name) => ids.has(name))) continue
      yield { ...MISSING, url, places, uses }
    }
  }

  #use(url: string, to: Pick<Entry, 'page' | 'fragment'>, place: LinkPlace): void {
    const known = this.#entries.get(url)
    if (!known && this.#entries.size >= KEPT) return
    const entry = known ?? { ...to, places: [], uses: 0 }
    entry.uses += 1
    if (entry.places.length < PLACES_KEPT) entry.places.push(place)
    this.#entries.set(url, entry)
  }
}

const MISSING = {
  kind: 'page',
  sameSite: true,
  outcome: 'anchor',
  reason: 'missing_anchor',
  status: null,
  redirects: 0,
  temporaryRedirect: false,
  finalUrl: null,
  contentType: null,
  bytes: null,
  onEveryPage: false,
} as const
