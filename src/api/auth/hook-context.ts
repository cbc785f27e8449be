import type { createAuthMiddleware } from 'better-auth/api'
import type { Admission } from './guards.ts'

/** better-auth's own context, as its hooks get it. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** What was found out before a call, and is needed after it. */
export interface CallState {
  admission?: Admission
  /** Allows whoever confirmed an address to choose a new password. */
  choosing?: string
  /** The account whose address the opened link changes, and the new address. */
  changing?: { ownerId: string; to: string }
}

/** The state of each call, while it lasts. */
export type Calls = WeakMap<Request, CallState>
