import type { ConnectionFailure } from '#core/connections/failures.ts'
import type { AttemptRefusal } from '#core/connections/outcomes.ts'
import type { ORIGINS } from '#core/connections/origins.ts'
import type { ConnectionState } from '#core/connections/states.ts'
import type { ServiceQuota } from '#core/connections/quota.ts'
import type { ConnectedAccount, Grant, NotedNames } from '#connectors/context.ts'
import type { ServiceNotes } from './call-connector.ts'

/** Something that an owner asked a service about. */
export interface AskedSubject {
  ownerId: string
  service: string
  read: string
  subject: string
}

/** An owner's connection that was made. */
export interface OwnedConnection {
  id: string
  ownerId: string
  service: string
  mode: (typeof ORIGINS)[number]
  state: ConnectionState
  account: ConnectedAccount | null
  choices: Readonly<Record<string, string>>
  /** Host of the owner's website, without `www.`. */
  siteHost: string | null
  /** The service answers nothing about this account before; `null`: it may be asked. */
  pausedUntil: Date | null
}

/** The newest answer about a subject. */
export interface KeptAnswer {
  data: unknown
  asOf: Date | null
  failure: ConnectionFailure | null
  failedAt: Date | null
}

/** What a read of a connection brought, for {@link GrantStore.keepRead}. */
export interface ReadOutcome {
  read: string
  subject: string
  at: Date
  /** The subject was asked about before: then it is not added again, because the owner may have removed it meanwhile. */
  isKnown: boolean
  result: { data: unknown; numbers: Readonly<Record<string, number>> } | { failure: ConnectionFailure }
}

/** The right to read something through a connection while nobody else does. */
export interface ReadClaim {
  /** Keeps it for some seconds more. */
  hold(): Promise<void>
  release(): Promise<void>
}

/** How an owner began a connection. */
export interface Attempt {
  ownerId: string
  service: string
  verifier: string
  /** The check on whose page it began; `null`: somewhere else. */
  check: string | null
}

/** What became of an attempt whose answer came. */
export type UsedAttempt = (Attempt & { kind: 'open' }) | { kind: AttemptRefusal; check: string | null }

/** The grant of a connection while nobody else reads or changes it. */
export interface LockedGrant {
  /** `null`: there is none. */
  grant: Grant | null
  /** A renewal began whose outcome is not known: its process ended, or the service gave no answer. */
  isRenewalOpen: boolean
  /** Notes that a renewal begins, until its outcome is known. */
  begin(this: void, at: Date): Promise<void>
  /** Forgets a renewal that began: the service has not renewed the grant. */
  forget(): Promise<void>
  /** Stores another grant; it is there for everybody once the lock ends. */
  save(this: void, grant: Grant, at: Date): Promise<void>
  /** Removes the grant: the owner has to connect the account again. */
  end(failure: ConnectionFailure, at: Date): Promise<void>
}

/** Where owners' connections are stored; the process that opens the connections passes it in. */
export interface GrantStore {
  /** `null`: the owner has not connected the service. */
  connectionOf(ownerId: string, service: string): Promise<OwnedConnection | null>
  keptAnswer(connectionId: string, read: string, subject: string): Promise<KeptAnswer | null>
  /**
   * Claims something that is read through a connection, for the process that asks the service; other processes wait for its outcome. `null`: another one has
   * it. A claim ends by itself after some seconds in which nobody {@link ReadClaim.hold | held} it.
   */
  claimRead(connectionId: string, read: string, subject: string): Promise<ReadClaim | null>
  /** Keeps what the service said of the quota of a connection's account. */
  noteAccountQuota(connection: OwnedConnection, quota: ServiceQuota): Promise<void>
  /** What it last said of it; `null`: nothing, or it has started again since. */
  accountQuota(connectionId: string): Promise<ServiceQuota | null>
  /** Keeps what a read brought. Nothing is kept when the connection, its mode or its account is another one by now. */
  keepRead(connection: OwnedConnection, outcome: ReadOutcome): Promise<void>
  /** Measurement ids of Google Analytics that were last seen on the pages of an owner's website. */
  tagIdsOf(ownerId: string): Promise<readonly string[]>
  /** Works on a grant under a lock of its row. What was saved is committed when it returns. `null`: the connection is gone. */
  withGrant<T>(connectionId: string, work: (locked: LockedGrant) => Promise<T>): Promise<T | null>
  /** The grant without a lock; `null`: none. Throws when its key is missing. */
  grantOf(connectionId: string): Promise<Grant | null>
  /** Stores a first or a renewed grant, in place of a sample. Its id. The account chosen before stays. */
  connect(owner: { ownerId: string; service: string }, grant: Grant | null, at: Date): Promise<string>
  /** Stores a sample with its account, unless there is one. `false`: the owner's own account is connected, and stays. */
  startSample(
    owner: { ownerId: string; service: string },
    account: ConnectedAccount,
    at: Date,
  ): Promise<boolean>
  /** Deletes a sample with everything in it; the owner's own account stays. */
  endSample(ownerId: string, service: string): Promise<void>
  /** Chooses an account. Another one than before deletes results and numbers. */
  chooseAccount(connectionId: string, account: ConnectedAccount, grant: Grant | null): Promise<void>
  /** No account is chosen now; results and numbers are deleted. */
  unchooseAccount(connectionId: string): Promise<void>
  /** Deletes a connection with everything known through it, and what was begun of it. `false`: there was none. */
  disconnect(ownerId: string, service: string): Promise<boolean>
  saveAttempt(stateHash: string, attempt: Attempt): Promise<void>
  /** Finds an attempt by the hash of its state. It can be used once, by its owner, for ten minutes. */
  useAttempt(stateHash: string, wanted: { ownerId: string; service: string; at: Date }): Promise<UsedAttempt>
}

/** Where settings come from and results go; the process that opens the connections passes it in. */
export interface ConnectionStore extends ServiceNotes {
  /** The value of a setting; `null`: not set. */
  setting(name: string): Promise<string | null>
  /** The service asked for no request before this time; `null`: it may be asked. */
  blockedUntil(service: string): Promise<Date | null>
  /** Counts a request of an owner, who may make `most` a day. The time after which another is allowed; `null`: this one is. */
  countRequest(ownerId: string, service: string, most: number): Promise<Date | null>
  /** Counts units of a service's day (UTC) over all owners; a negative number gives units back. `false`: more than `most`, and not counted. */
  countToday(service: string, units: number, most: number): Promise<boolean>
  /** Units of a service's day (UTC) that were counted. */
  unitsToday(service: string): Promise<number>
  /** Counts a request to an endpoint that allows the installation so many in a minute. */
  countSent(service: string, endpoint: string): Promise<void>
  /** Requests that were counted since midnight UTC, and in this minute by endpoint. */
  sentToday(service: string): Promise<number>
  sentThisMinute(service: string, endpoint: string): Promise<number>
  /** What a service last said of the quota of the account that has used most of it; `null`: nothing that still holds. */
  fullestAccount(service: string): Promise<ServiceQuota | null>
  noteQuota(service: string, quota: ServiceQuota): Promise<void>
  /** What a service last said of its quota; `null`: nothing, or it has started again since. */
  notedQuota(service: string): Promise<ServiceQuota | null>
  noteNames(service: string, names: NotedNames & { at: Date }): Promise<void>
  keepAnswer(asked: AskedSubject, answer: { data: unknown; asOf: Date }): Promise<void>
  keepFailure(asked: AskedSubject, failed: { failure: ConnectionFailure; failedAt: Date }): Promise<void>
  /** Owners' own connections. */
  grants: GrantStore
}
