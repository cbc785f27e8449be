import type { Region } from './region.ts'

/** The kind of a link's target, by the element that links it. */
export type LinkKind =
  | 'page'
  | 'image'
  | 'script'
  | 'stylesheet'
  | 'frame'
  | 'media'
  | 'mail'
  | 'phone'
  | 'icon'
  | 'canonical'
  | 'hreflang'
  | 'file'

/** Kinds that are looked at for other rules and are no links of their own. */
export const SIDE_KINDS: ReadonlySet<LinkKind> = new Set(['icon', 'canonical', 'hreflang'])

/** `anchor`: the page is there and the part that `#name` names is not; it is only advised about, and is not in `broken`. */
export type LinkOutcome = 'works' | 'broken' | 'could_not_check' | 'anchor'

/** Why a target is broken or could not be checked. */
export type LinkReason =
  | 'not_found'
  | 'gone'
  | 'client_error'
  | 'server_error'
  | 'soft_404'
  | 'redirect_loop'
  | 'no_such_site'
  | 'refused'
  | 'bad_certificate'
  | 'malformed'
  | 'own_computer'
  | 'bad_mail'
  | 'bad_phone'
  | 'missing_anchor'
  | 'blocked'
  | 'timeout'
  | 'no_answer'
  | 'robots'
  | 'private_address'
  | 'other_port'
  | 'wall_host'
  | 'too_many'
  | 'outside_error'
  | 'asked_to_wait'

/** The page is not there, and nothing else is wrong. */
export const GONE_REASONS: ReadonlySet<LinkReason | null> = new Set(['not_found', 'gone', 'soft_404'])

/** Places kept of one target; its `uses` is the whole number. */
export const PLACES_KEPT = 20

/** A place on the website that links to a target. */
export interface LinkPlace {
  page: string
  text: string
  region: Region
}

export interface LinkTarget {
  url: string
  kind: LinkKind
  sameSite: boolean
  outcome: LinkOutcome
  reason: LinkReason | null
  /** Final status, `null` when there was none. */
  status: number | null
  /** Redirects followed, and the address that they ended at. */
  redirects: number
  temporaryRedirect: boolean
  finalUrl: string | null
  contentType: string | null
  bytes: number | null
  /** Up to 20 places; `uses` is the total. */
  places: LinkPlace[]
  uses: number
  /** Linked in the header, nav or footer of nearly all pages, and of two at least. */
  onEveryPage: boolean
  /**
   * The address that answered, when that is not `url`: `url` has another name of this website that does not answer,
   * and this is the same path at the website's present host.
   */
  lookedAt?: string
}

/** How many links were not tested, by the cause. */
export interface NotTestedLinks {
  /** More than the limit on all links. */
  beyondLimit: number
  /** More to one other website than are asked of it. */
  ofOtherSites: number
  outOfTime: number
}

export interface LinksEvidence {
  /**
   * Every distinct target that was tested and is worth keeping: all that do not simply work, and up to 5,000 that
   * do. `counts` has the totals.
   */
  targets: LinkTarget[]
  counts: {
    checked: number
    works: number
    broken: number
    couldNotCheck: number
    anchors: number
    notTested: number
  }
  /** Why those of `counts.notTested` were not; absent in evidence of earlier versions. */
  notTestedBy?: NotTestedLinks
  /** Links that are never opened, and in no count: opening them would do something, such as put goods into a cart. Evidence of earlier versions has them in `notTested`. */
  leftOut?: number
  /** True when the limit on targets was reached, so that counts are minimums. */
  limited: boolean
  /** The answer to a random address of this website. */
  randomPage: RandomPage | null
}

export interface RandomPage {
  url: string
  status: number
  redirectsHome: boolean
  /** At least 90 % like the homepage: a script application answers every address with the same page. */
  likeHome: boolean
  words: number
  sameSiteLinks: number
}
