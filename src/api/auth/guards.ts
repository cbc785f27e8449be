import { createHash } from 'node:crypto'
import { type Account, accountByEmail } from '#store/accounts.ts'
import type { Database } from '#store/database.ts'
import { forget, hit, type Limit, takeBack } from '#store/limits.ts'
import { ANSWERS, tooOften } from './answers.ts'
import { APIError } from 'better-auth/api'
import type { AuthLimits } from './options.ts'

const QUARTER_HOUR = 900
const HOUR = 3_600

interface GuardOptions {
  db: Database
  limits: AuthLimits
  now: () => Date
}

/** Counts of what could be used to guess passwords or to collect addresses. Every `before…` throws 429 when there were too many. */
export interface Guards {
  /** Before a password is tried: counted as wrong until `rightPassword` takes it back. */
  beforePassword: (email: string) => Promise<void>
  rightPassword: (email: string) => Promise<void>
  /** Before an answer that may tell whether an address has an account. */
  beforeRevealing: (network: string) => Promise<void>
  nothingRevealed: (network: string) => Promise<void>
  /** Before a new account's password is judged, which takes a while. */
  beforeJudging: (network: string) => Promise<void>
  beforeMail: (kind: string, email: string, network: string) => Promise<void>
  /** The owner proved by mail who they are: earlier failures no longer count. */
  forgive: (email: string) => Promise<void>
}

export function createGuards({ db, limits, now }: GuardOptions): Guards {
  const passwords: Limit = { windowSeconds: QUARTER_HOUR, most: limits.failures }
  const revealing: Limit = { windowSeconds: HOUR, most: limits.revealing }
  const judging: Limit = { windowSeconds: HOUR, most: 3 * limits.revealing }
  const mails: Limit = { windowSeconds: HOUR, most: limits.mails }
  const count = async (key: string, limit: Limit): Promise<void> => {
    const { allowed, retryAfterSeconds } = await hit(db, key, limit, now())
    if (!allowed) throw tooOften(retryAfterSeconds)
  }
  return {
    async beforePassword(email) {
      refuseAfterMany(await accountByEmail(db, email), limits)
      await count(passwordKey(email), passwords)
    },
    rightPassword: (email) => takeBack(db, passwordKey(email)),
    beforeRevealing: (network) => count(revealingKey(network), revealing),
    nothingRevealed: (network) => takeBack(db, revealingKey(network)),
    beforeJudging: (network) => count(`judging:${network}`, judging),
    async beforeMail(kind, email, network) {
      await count(`mail:${kind}:${digest(email)}`, mails)
      await count(`mail-from:${network}`, revealing)
    },
    forgive: (email) => forget(db, passwordKey(email)),
  }
}

/** Only a reset by mail helps after so many in a row, whatever time lies between them (NIST SP 800-63B-4, 3.2.2). */
function refuseAfterMany(account: Account | null, { failuresInARow }: AuthLimits): void {
  if (account && account.failedSignIns >= failuresInARow) throw new APIError('FORBIDDEN', ANSWERS.resetNeeded)
}

/** Counts outlive accounts for a while, so they do not hold addresses. */
const digest = (email: string): string => createHash('sha256').update(email).digest('base64url')
const passwordKey = (email: string): string => `password:${digest(email)}`
const revealingKey = (network: string): string => `revealing:${network}`
