import type { Context } from 'hono'
import type { Mailer } from '#mail/mailer.ts'
import type { MediaItem } from '#core/lessons/media-item.ts'
import type { NotificationKind } from '#core/owner-input/preferences.ts'
import type { Payments } from '#payments/payments.ts'
import type { Database } from '#store/database.ts'
import type { ScanCause } from '#core/scan-states.ts'
import type { Identity } from './auth/identity.ts'
import type { LiveEvent } from './live/live-event.ts'
import type { Tickets } from './messages/tickets.ts'

/** Work handed to the workers; each call answers when the job is safely queued. */
export interface Jobs {
  scan(scan: { id: string; websiteId: string; cause: ScanCause }): Promise<void>
  report(reportId: string): Promise<void>
  /** Hands a mail over, at once or after some seconds. */
  mail(mailId: string, inSeconds?: number): Promise<void>
  /** Takes back everything that was handed in for these, by their ids. */
  drop(work: {
    websites: readonly string[]
    reports: readonly string[]
    mails: readonly string[]
  }): Promise<void>
}

export interface LiveEvents {
  /** Calls the listener for every event of the website until the returned function is called. */
  subscribe(websiteId: string, listener: (event: LiveEvent) => void): () => void
}

/** Files that are too big for the database: evidence and PDFs. Names are made by us. */
export interface Files {
  put(name: string, body: Uint8Array): Promise<void>
  /** `null` when there is none. */
  get(name: string): Promise<Uint8Array | null>
  /** Removes a file, or all files under a name that is a folder. */
  remove(name: string): Promise<void>
}

/** A picture made anew from the pixels of a stranger's. */
export interface EncodedPicture {
  type: 'png' | 'jpeg'
  /** In pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** Where lessons are: ours, or those of a service. */
export interface MediaLibrary {
  /** Where its files are, when that is not here. */
  origin: string | null
  /** Items in the order of `ids`, without unknown ones; empty when the library could not be asked. */
  byIds(ids: readonly string[]): Promise<MediaItem[]>
}

export interface Accounts {
  /** Serves everything under `/api/auth/`. */
  handler(request: Request, socketAddress?: string): Promise<Response>
  /** Who is asking, by session cookie or bearer ID token. */
  identify(headers: Headers): Promise<Identity | null>
  /** Sessions were ended by another way than the one above: what is remembered of them no longer holds. */
  forgetSessions(): void
  /** Who else can say who somebody is, as the buttons of the login page. */
  providers: readonly { id: string; label: string }[]
}

/** What is known of the machine and the settings that this Fettle runs with. */
export interface Machine {
  /** Of the disk that holds the data folder; `null` when it could not be asked. */
  disk(): Promise<{ freeBytes: number; totalBytes: number } | null>
  /** Where the browser is; `null`: none was found. */
  browser(): Promise<string | null>
  /** Host of the mail server; `null`: none is set, and mail stays in the outbox. */
  mailServer: string | null
  /** Where websites' owners find out who looked; `null`: nowhere. */
  instanceUrl: string | null
  /** How many workers are started. */
  workers: number
  /** The database runs as a part of this Fettle. */
  hasOwnDatabase: boolean
}

/** Everything a route may use. Handed in at the start, so that routes reach for nothing themselves. */
export interface Services {
  db: Database
  accounts: Accounts
  jobs: Jobs
  live: LiveEvents
  files: Files
  mailer: Pick<Mailer, 'send'>
  /** Say when a form was opened. */
  tickets: Tickets
  media: MediaLibrary
  machine: Machine
  /** Makes a picture anew, small and without anything but its pixels; `null` for what is no picture that we take. */
  makePicture(bytes: Uint8Array, type: EncodedPicture['type']): Promise<EncodedPicture | null>
  /** Who takes the money for plans; `null`: payments are not set up here. */
  payments: Payments | null
  /** Where people reach this Fettle, as `https://host`; links in mail use it and nothing that a caller sends. */
  origin: string
  /** Who wants to hear no more of what, by the word in a mail's link; `null` for a word that is not ours. */
  readUnsubscribe: (word: string) => { ownerId: string; topic: NotificationKind } | null
  /** Hosts that the operator allows beyond public ones (a site before it is public). */
  allowedHosts: readonly string[]
  /** Of this Fettle, as `package.json` has it. */
  version: string
  now: () => Date
  /** The caller's network address. */
  addressOf(c: Context): string
}
