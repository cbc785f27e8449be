import type { Context } from 'hono'
import type { Mailer } from '#mail/mailer.ts'
import type { AdsWatchWork } from '#core/ads/watch-works.ts'
import type { MediaItem } from '#core/lessons/media-item.ts'
import type { LogoType } from '#core/logo-types.ts'
import type { OwnCommand } from '#core/own-commands.ts'
import type { NotificationKind } from '#core/owner-input/preferences.ts'
import type { Payments } from '#payments/payments.ts'
import type { Connections } from '#engine/connections/connections.ts'
import type { Database } from '#store/database.ts'
import type { ScanCause } from '#core/scan-states.ts'
import type { Identity } from './auth/identity.ts'
import type { LiveEvent } from './live/live-event.ts'
import type { Tickets } from './messages/tickets.ts'

/** What to read through an owner's connection; `input` is that of the connector's read. */
export interface AccountRead {
  ownerId: string
  service: string
  read: string
  input: Readonly<Record<string, string>>
  /** Nobody waits for it. */
  byClock?: boolean
}

/** The accounts of some owners at one service. */
export interface AccountsOfOwners {
  ownerIds: readonly string[]
  service: string
}

/** What is to be done for an owner's ads account. */
export interface AdsWatchJob {
  ownerId: string
  work: AdsWatchWork
}

/** Adds work to the queue; each call answers when the job is stored. */
export interface Jobs {
  scan(scan: { id: string; websiteId: string; cause: ScanCause }): Promise<void>
  report(reportId: string): Promise<void>
  /** Queues a mail, at once or after some seconds. */
  mail(mailId: string, inSeconds?: number): Promise<void>
  /** Queues a read through an owner's connection. */
  readAccount(read: AccountRead): Promise<void>
  /** Queues the daily reads of owners' accounts at a service, behind all that somebody waits for. */
  refreshAccounts(accounts: AccountsOfOwners): Promise<void>
  /** Queues what the clock does for an ads account; one of each work waits or runs. */
  watchAds(job: AdsWatchJob): Promise<void>
  /** Queues a look at the page that an ad is to lead to. */
  lookAtLanding(lookId: string): Promise<void>
  /** Removes all queued jobs of these, by their ids. */
  drop(work: {
    websites: readonly string[]
    reports: readonly string[]
    mails: readonly string[]
  }): Promise<void>
}

export interface LiveEvents {
  /** Calls the listener for every event of the website until the returned function is called. */
  subscribe(websiteId: string, listener: (event: LiveEvent) => void): () => void
  /** The website's events in the last `ms` milliseconds, oldest first. `null`: not all of them are known. */
  recent(websiteId: string, ms: number): readonly LiveEvent[] | null
}

/** Files that are too large for the database: evidence, PDFs and logos. We choose their names. */
export interface Files {
  put(name: string, body: Uint8Array): Promise<void>
  /** `null` when there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** Removes a file, or all files in a folder. */
  remove(name: string): Promise<void>
}

/** A picture encoded again from the pixels of a stranger's. */
export interface EncodedPicture {
  type: LogoType
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** The media library: our own, or a remote service. */
export interface MediaLibrary {
  /** The address of its files, when they are not here. */
  origin: string | null
  /** Items in the order of `ids`, without unknown ones; empty when the library could not be reached. */
  byIds(ids: readonly string[]): Promise<MediaItem[]>
}

export interface Accounts {
  /** Serves everything under `/api/auth/`. */
  handler(request: Request, socketAddress?: string): Promise<Response>
  /** The caller's identity, by session cookie or bearer ID token. */
  identify(headers: Headers): Promise<Identity | null>
  /** Sessions were ended elsewhere: clears the cache of them. */
  forgetSessions(): void
  /** The providers on the login page. */
  providers: readonly { id: string; label: string }[]
}

/** Facts about the machine and the settings of this installation. */
export interface Machine {
  /** Of the disk with the data folder; `null` when it could not be read. */
  disk(): Promise<{ freeBytes: number; totalBytes: number } | null>
  /** Path of the browser; `null`: none was found. */
  browser(): Promise<string | null>
  /** Host of the mail server; `null`: none is set, and mail stays in the outbox. */
  mailServer: string | null
  /** Page that tells websites' owners who scanned them; `null`: none. */
  instanceUrl: string | null
  /** What the operator opens to scans beyond the public web: hosts with their addresses, ranges, and entries with ports. */
  opened: readonly string[]
  /** Number of workers that are started. */
  workers: number
  /** The database is the built-in one. */
  hasOwnDatabase: boolean
  /** How this machine calls the command line. */
  command: OwnCommand
  /** Backups that the clock makes. */
  backups: {
    /** A folder, or `s3://…`; `null`: the clock makes none. */
    to: string | null
    everyHours: number
    keepDays: number
    isEncrypted: boolean
  }
}

/** The operator's values for outside services: from the environment, or typed on screen and stored encrypted. */
export interface ServiceValues {
  read(name: string): Promise<{ from: 'environment' | 'screen'; value: string } | null>
  save(name: string, value: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Everything that routes use. Passed in at the start, so that routes import no process-wide state. */
export interface Services {
  db: Database
  accounts: Accounts
  jobs: Jobs
  live: LiveEvents
  files: Files
  mailer: Pick<Mailer, 'send' | 'test'>
  /** Signed tickets with the time at which a form was opened. */
  tickets: Tickets
  media: MediaLibrary
  machine: Machine
  /** Encodes a picture again, small and with its pixels only; `null` for a file that is not accepted as a picture. */
  makePicture(bytes: Uint8Array, type: EncodedPicture['type']): Promise<EncodedPicture | null>
  /** The payment service; `null`: payments are not set up. */
  payments: Payments | null
  /** The outside services. */
  connections: Connections
  serviceValues: ServiceValues
  /** A service that an owner has not connected shows its sample (`FETTLE_SAMPLE_DATA`). */
  showsSamples: boolean
  /** Everything here is about the made-up business of all samples, and every page and download says so. */
  isDemonstration: boolean
  /** The public address of this installation, as `https://host`; links in mail use it and nothing that a caller sends. */
  origin: string
  /** The owner and the kind of mail in an unsubscribe link's token; `null` for a token that is not ours. */
  readUnsubscribe: (word: string) => { ownerId: string; kind: NotificationKind } | null
  /** Hosts that the operator allows beyond public ones (a website before it is public). */
  allowedHosts: readonly string[]
  /** Version of this installation, from `package.json`. */
  version: string
  now: () => Date
  /** The caller's network address. */
  addressOf(c: Context): string
}
