import { createHash } from 'node:crypto'
import type { Database } from '#store/database.ts'
import { forget, forgetAll, type Hit, hit, type Limit, takeBack } from '#store/limits.ts'
import { widerNetworkOf, callerNetwork } from '../http/caller-network.ts'
import { authTooOften } from './answers.ts'
import type { AuthLimits } from './options.ts'

const MINUTE = 60
const QUARTER_HOUR = 900
const HOUR = 3_600
/** A wider network (one customer of a provider) may fail this many times more often than one network in it. */
const WIDER_FACTOR = 2
/** Tries a minute from a network with too many failures: a right password still signs in, and guessing is slow. */
const SLOWLY: Limit = { windowSeconds: MINUTE, most: 6 }
const CODES: Limit = { windowSeconds: QUARTER_HOUR, most: 10 }

interface GuardOptions {
  db: Database
  limits: AuthLimits
  now: () => Date
}

/** Where a try at a password comes from. */
export interface Caller {
  /** Network address. */
  address: string
  /** The name of a browser in which the account was signed in before; `null` for any other. */
  device: string | null
}

/** A try at a password that is allowed. */
export interface Admission {
  /** Counts to undo when the password is right. */
  counted: readonly string[]
  /** Seconds after which another wrong password may be answered; `null`: now. */
  silentFor: number | null
}

/** Limits guessing of passwords and collecting of addresses. Every `before…` throws 429 when there were too many tries. */
export interface Guards {
  /**
   * Before a password is tried: counted as wrong until `rightPassword` undoes it. Counted by account and network, by account over all networks,
   * and by network over all accounts; a known browser only by itself, so that nobody elsewhere can block it.
   */
  beforePassword: (email: string, caller: Caller) => Promise<Admission>
  /** Undoes what `beforePassword` counted. */
  rightPassword: (admission: Admission) => Promise<void>
  /** Before the password that a signed-in owner types again. Counted separately, because only a signed-in owner gets there. */
  beforeConfirming: (email: string) => Promise<void>
  /** Undoes what `beforeConfirming` counted. */
  confirmed: (email: string) => Promise<void>
  /** Before an answer that may reveal whether an address has an account. */
  beforeRevealing: (network: string) => Promise<void>
  /** Before a new password is scored, which takes a while. */
  beforeJudging: (network: string) => Promise<void>
  /** Before a mail to an address that somebody typed. `kind`: the path of the call. */
  beforeMail: (kind: string, email: string, network: string) => Promise<void>
  /** Before a one-time code is tried. Counted by network alone, so that nobody elsewhere can keep the operator from using one. */
  beforeCode: (network: string) => Promise<void>
  /** The owner proved who they are: earlier failures no longer count. */
  forgive: (email: string) => Promise<void>
}

type Counting = readonly [key: string, limit: Limit]

export function createGuards({ db, limits, now }: GuardOptions): Guards {
  const failures: Limit = { windowSeconds: QUARTER_HOUR, most: limits.failures }
  const wider: Limit = { windowSeconds: QUARTER_HOUR, most: WIDER_FACTOR * limits.failures }
  const all: Limit = { windowSeconds: HOUR, most: limits.failuresOfAll }
  const revealing: Limit = { windowSeconds: HOUR, most: limits.revealing }
  const judging: Limit = { windowSeconds: HOUR, most: 3 * limits.revealing }
  const mails: Limit = { windowSeconds: HOUR, most: limits.mails }
  const count = async (key: string, limit: Limit): Promise<void> => refuse(await hit(db, key, limit, now()))
  /** Adds to every count, or to none when one of them refuses. */
  const countEach = async (countings: readonly Counting[]): Promise<string[]> => {
    const counted: string[] = []
    for (const [key, limit] of countings) {
      const { allowed, retryAfterSeconds } = await hit(db, key, limit, now())
      if (allowed) counted.push(key)
      else {
        await takeBackEach(counted)
        throw authTooOften(retryAfterSeconds)
      }
    }
    return counted
  }
  const takeBackEach = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await takeBack(db, key)
  }
  return {
    async beforePassword(email, { address, device }) {
      const key = passwordKey(email)
      if (device !== null)
        return { counted: await countEach([[`${key}:device:${device}`, failures]]), silentFor: null }
      const [network, whole] = [callerNetwork(address), widerNetworkOf(address)]
      const counted = await countEach([
        [`${key}:${network}`, failures],
        ...(whole === network ? [] : [[`${key}:${whole}`, wider] as const]),
        [key, all],
      ])
      const limited = await hit(db, revealingKey(network), revealing, now())
      if (limited.allowed) return { counted: [...counted, revealingKey(network)], silentFor: null }
      const slow = await hit(db, `slow:${network}`, SLOWLY, now())
      if (!slow.allowed) await takeBackEach(counted)
      refuse(slow)
      return { counted, silentFor: limited.retryAfterSeconds }
    },
    rightPassword: ({ counted }) => takeBackEach(counted),
    beforeConfirming: (email) => count(confirmingKey(email), failures),
    confirmed: (email) => takeBack(db, confirmingKey(email)),
    beforeRevealing: (network) => count(revealingKey(network), revealing),
    beforeJudging: (network) => count(`judging:${network}`, judging),
    async beforeMail(kind, email, network) {
      // Both or none: whoever is refused must not use up somebody else's mails.
      await countEach([
        [`mail-from:${network}`, revealing],
        [`mail:${kind}:${digest(email)}`, mails],
      ])
    },
    beforeCode: (network) => count(`code:${network}`, CODES),
    forgive: (email) => forgiveFailures(db, email),
  }
}

/** Removes every limit that wrong passwords have put on an account. */
export async function forgiveFailures(db: Database, email: string): Promise<void> {
  await forgetAll(db, passwordKey(email))
  await forget(db, confirmingKey(email))
}

function refuse({ allowed, retryAfterSeconds }: Hit): void {
  if (!allowed) throw authTooOften(retryAfterSeconds)
}

/** Counts stay for a while after an account is deleted, so they contain no addresses. */
const digest = (email: string): string => createHash('sha256').update(email).digest('base64url')
const passwordKey = (email: string): string => `password:${digest(email)}`
const confirmingKey = (email: string): string => `confirming:${digest(email)}`
const revealingKey = (network: string): string => `revealing:${network}`
