import type { Region } from './region.ts'

/** What a link points at, told by where it stands. */
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

/** `ignored` targets are never counted; `anchor` is a broken `#name`, advice only. */
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

/** A place where a link to a target stands. */
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
  /** Redirects followed, and where they ended. */
  redirects: number
  temporaryRedirect: boolean
  finalUrl: string | null
  contentType: string | null
  bytes: number | null
  /** Up to 20 places; `uses` is the whole number. */
  places: LinkPlace[]
  uses: number
  /** Stands in the header, nav or footer of at least two pages. */
  onEveryPage: boolean
  /**
   * Where the answer comes from, when that is not `url`: `url` is under another name of this website at which nobody answers,
   * and this is the same path at the present host.
   */
  lookedAt?: string
}

export interface LinksEvidence {
  /**
   * Every distinct target that was tested and is worth keeping: all that do not simply work, and all that work up to
   * 5,000. `counts` has the whole numbers.
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
  /** True when the limit on targets was reached, so that counts are "at least". */
  limited: boolean
  /** What a random address of this site answers. */
  randomPage: RandomPage | null
}

export interface RandomPage {
  url: string
  status: number
  redirectsHome: boolean
  /** At least 90 % like the homepage: a script application answers every address with one shell. */
  likeHome: boolean
  words: number
  sameSiteLinks: number
}
