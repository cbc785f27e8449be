import type { ConnectedAccount, ConnectorContext, Grant, ReadResult } from './context.ts'

/** An account that the owner can choose. */
export interface Selectable extends ConnectedAccount {
  /** Tells accounts of the same name apart: an address, a kind. */
  detail?: string
  /** It is most likely the one that is meant: it belongs to the owner's website, or no other can be chosen. Chosen for the owner when it is the only one suggested. */
  isSuggested: boolean
  /** Why it cannot be chosen, in a sentence to the owner; absent: it can. */
  refusal?: string
}

/** What is known of the owner's website, by which the right account is suggested. */
export interface SiteToMatch {
  /** Its host without `www.`; `null`: there is no website. */
  siteHost: string | null
  /** Measurement ids of Google Analytics on its pages: `G-…`. Absent: none are known. */
  tagIds?: readonly string[]
}

/** Where one step of OAuth happens: the name of an endpoint, and a path below it. */
interface Place {
  endpoint: string
  path: string
}

/** How an owner gives and takes back permission: OAuth 2.0 with a code (RFC 6749, section 4.1). */
export interface Connect {
  /** What Fettle reads and changes with it, in sentences to the owner, shown before the press. */
  reads: readonly string[]
  /** Names of the settings with the client's id and secret. */
  client: { id: string; secret: string }
  scopes: readonly string[]
  /** Scopes without which nothing works: a person may untick some. Absent: all of `scopes`. */
  neededScopes?: readonly string[]
  authorize: Place & {
    /** Further parameters of the address, such as `access_type=offline`. */
    parameters?: (context: ConnectorContext) => Readonly<Record<string, string>>
    /** PKCE with S256 (RFC 7636), where the service accepts it. */
    pkce: boolean
    scopeSeparator?: ',' | ' '
  }
  /** How the client shows its secret: in the `Authorization` header or in the body. */
  token: Place & { secretIn: 'header' | 'body' }
  /** Parameters of the callback that the grant keeps as `extra`, such as `businessId`. */
  callbackExtra?: readonly string[]
  /** Exchanges the code where the service's answer is not that of RFC 6749. */
  exchange?: (
    context: ConnectorContext,
    code: { code: string; redirectUri: string },
  ) => Promise<ReadResult<Grant>>
  /** Turns the first grant into the one that is kept, such as a longer one. */
  complete?: (context: ConnectorContext, grant: Grant) => Promise<ReadResult<Grant>>
  /** The accounts that the permission reaches. */
  accounts(context: ConnectorContext, grant: Grant, about: SiteToMatch): Promise<ReadResult<Selectable[]>>
  /** The grant for the chosen account, where it is another one (a page's own token). */
  choose?: (context: ConnectorContext, grant: Grant, accountId: string) => Promise<ReadResult<Grant>>
  /** A fresh grant where it is not the `refresh_token` of RFC 6749, section 6. A failure `reauth` ends the connection. */
  refresh?: (context: ConnectorContext, grant: Grant) => Promise<ReadResult<Grant>>
  /** Takes the permission back at the service, as far as it can be done. */
  revoke?: (context: ConnectorContext, grant: Grant) => Promise<ReadResult<null>>
  /** Milliseconds after which the nightly job refreshes a grant that nobody used: a third of its life. `null`: it needs none. */
  keepAliveMs: number | null
}
