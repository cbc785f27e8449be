import type { Mailer } from '#mail/mailer.ts'
import type { Database } from '#store/database.ts'
import type { PasswordCost } from './passwords.ts'

/** A provider that identifies people. The address to register there is `{origin}/api/auth/callback/{id}`. */
export type SignInProvider =
  | { kind: 'oidc'; id: string; label: string; issuer: string; clientId: string; clientSecret: string }
  | { kind: 'google'; clientId: string; clientSecret: string }
  | { kind: 'microsoft'; clientId: string; clientSecret: string; tenant?: string }
  | { kind: 'facebook'; clientId: string; clientSecret: string }

export interface NewAccount {
  id: string
  email: string
  firstName: string
  lastName: string
}

export interface AuthOptions {
  db: Database
  /** The public address of this installation, as `https://host`. */
  origin: string
  /** At least 32 characters; signs cookies and encrypts the keys of ID tokens. */
  secret: string
  /** Earlier secrets: cookies signed by them remain valid, and data encrypted by them is encrypted again. */
  oldSecrets?: readonly string[]
  mailer: Pick<Mailer, 'send'>
  providers: readonly SignInProvider[]
  /** Whether a proxy of ours is in front and writes `X-Forwarded-For`. */
  trustProxy: boolean
  /** The address whose account becomes the operator's once it is confirmed. */
  operatorEmail?: string | undefined
  now?: () => Date
  /** Called when an account was made. May be called again for the same one. */
  onCreated?: (account: NewAccount) => Promise<void>
  /** Called when an account's address was confirmed, a changed one too. */
  onConfirmed?: (ownerId: string) => Promise<void>
  /** Called before an account is deleted, to remove its data outside the database first. */
  onDelete?: (ownerId: string) => Promise<void>
  /** Words that an owner's password must not contain: business name, website host. */
  ownWords?: (ownerId: string) => Promise<readonly string[]>
  limits?: Partial<AuthLimits>
  /** What a new hash of a password costs; by default as OWASP recommends (`passwords.ts`). */
  passwordCost?: PasswordCost | undefined
  /** Sessions or accounts changed: caches in other processes must be cleared. */
  onChange?: () => void
  /** Called for internal errors. Never given a secret. */
  onFault?: (message: string) => void
}

export interface AuthLimits {
  /** Wrong passwords for one account in 15 minutes, from one network or one known browser. */
  failures: number
  /**
   * Wrong passwords for one account an hour, from all networks together; known browsers are not affected. An accepted password needs over 10^8
   * guesses (`password-rule.ts`): at this rate they take two centuries.
   */
  failuresOfAll: number
  /** Answers an hour, to one network, that reveal whether an address has an account. */
  revealing: number
  /** Mails an hour to one address, of one kind. */
  mails: number
}

export const DEFAULT_LIMITS: AuthLimits = { failures: 5, failuresOfAll: 50, revealing: 20, mails: 5 }
