import type { createAuthMiddleware } from 'better-auth/api'
import type { Admission } from './guards.ts'

/** better-auth's own context, as its hooks get it. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** What was settled before a call, and is needed after it. */
export interface CallState {
  admission?: Admission
  /** Lets whoever confirmed an address choose a new password. */
  choosing?: string
}

/** What was settled, for as long as the call lasts. */
export type Calls = WeakMap<Request, CallState>
