import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import type { PartnerDoor } from '#net/partner-door.ts'

/** What a connector is given for one call; it knows neither the database nor the environment. */
export interface ConnectorContext {
  /** The value of one of the connector's settings; empty for an optional one that is not set. */
  secret(name: string): string
  /** The way to one of the connector's endpoints, by its name. */
  door(endpoint: string): PartnerDoor
  /** Address of an endpoint, for pages that a browser opens. */
  address(endpoint: string): string
  /** Whether mail to this domain can be delivered; `null`: DNS did not say. */
  takesMail(domain: string): Promise<boolean | null>
  /**
   * Counts units of what the operator pays for, over all owners, until midnight UTC. A negative number gives back what was not used. `false`:
   * the day's units would be more than `most`, and nothing was counted.
   */
  countToday(units: number, most: number): Promise<boolean>
  /** Keeps what the service says of its quota for the whole installation. */
  noteQuota(quota: ServiceQuota): Promise<void>
  /** Keeps what the service says of the quota of the account that is asked about. */
  noteAccountQuota(quota: ServiceQuota): Promise<void>
  /** Keeps which names of fields and metrics the service no longer knows, for the operator. */
  noteNames(names: NotedNames): Promise<void>
  /** Told where an answer is not as expected, by the names of its fields, never their values. */
  noteShape(wrong: WrongShape): void
  /** Asked directly before a request leaves that changes something: `false`: it must not leave any more. Absent: it may. */
  maySend?(): Promise<boolean>
  now(): Date
  /** The same for all calls while the operator's settings stay: what a connector remembers between calls is kept by it, in a `WeakMap`. */
  readonly memory: object
}

/** Which field of an answer is not as expected. */
export interface WrongShape {
  endpoint: string
  /** Such as `rows.0.clicks`; empty: the whole answer. */
  path: string
}

/** Names that the service was asked for. */
export interface NotedNames {
  /** It knows them. */
  known: readonly string[]
  /** It refused the request because of them. */
  retired: readonly string[]
}

/** Whose data a call is about. */
export interface ConnectorAccess {
  /** `null`: the service needs none of the owner. */
  grant: Grant | null
  /** The chosen account; `null`: none is chosen. */
  account: ConnectedAccount | null
  /** Host of the owner's website, without `www.`. */
  siteHost: string | null
}

/** An account of the owner at the service: a page, a location, a property, an organisation. */
export interface ConnectedAccount {
  id: string
  /** Its name there. */
  label: string
}

/** A result of a service, or why there is none. */
export type ReadResult<Data> = { ok: true; data: Data } | { ok: false; failure: ConnectionFailure }

/** An owner's permission at a service. It is decrypted only for the call that needs it, and reaches no log, answer or page. */
export interface Grant {
  accessToken: string
  /** ISO 8601; `null`: it does not end by itself. */
  accessExpiresAt: string | null
  refreshToken: string | null
  /** ISO 8601; `null`: unknown, or it does not end by itself. */
  refreshExpiresAt: string | null
  /** What the owner allowed, which may be less than was asked for. */
  scopes: readonly string[]
  /** What else the service's calls need: a tenant, a business file. */
  extra: Readonly<Record<string, string>>
}
