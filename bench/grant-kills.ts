import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { grantStoreOf } from '#server/connections/grant-store.ts'
import { openServices } from '#server/connections/open-services.ts'
import { openPool } from '#store/database.ts'
import { testDatabase } from '#support/database.ts'
import type { GrantOrders } from './support/grant-process.ts'
import { GrantProcess, grantProgram } from './support/grant-processes.ts'
import { openBooks } from './support/books.ts'
import { foundIn, textOfDatabase } from './support/token-search.ts'

// Kills processes at random moments while they renew grants of a service that takes each refresh token once, and while they change the key of the
// grants. Then every grant is used once more.
//   npm run -s bench:grant-kills -- [kills] [once]     `once`: the service never takes a token again; else for half an hour, as Xero does
// Ended early (SIGTERM), it kills no more and counts what was done.
const [kills = '1000', strictness = ''] = process.argv.slice(2)
const HALF_AN_HOUR = 1_800_000
const OWNERS = 20
const PROCESSES = 3
/** Of so many kills, one is of a change of the key. */
const KEY_EVERY = 10
const LONGEST_RENEWING_MS = 300
const LONGEST_CHANGING_MS = 80
/** This bench may have to stand back for other work for longer than the product waits for its database. */
const DATABASE_MS = 120_000

const secrets = [newSecret()]
const program = await grantProgram()
const database = await testDatabase()
const { db, pool, close } = openPool(database.url, 8, DATABASE_MS)
const books = await openBooks({ acceptsAgainMs: strictness === 'once' ? 0 : HALF_AN_HOUR })
const keysNow = () => ({ secret: secrets.at(-1) ?? '', oldSecrets: secrets.slice(0, -1) })
const began = performance.now()
const output: string[] = []
const told = new Map<string, number>()
/** How many renewals had been asked for when a process was killed, by its name. */
const killedAfter = new Map<string, number>()
let done = 0
let lostAndConnectedAgain = 0
let endedAlone = 0
let isEnough = false
process.once('SIGTERM', () => (isEnough = true))
try {
  const owners = await books.connectOwners(db, keysNow, OWNERS)
  const ordersOf = (work: GrantOrders['work'], xeroIdentity: string): GrantOrders => ({
    work,
    url: database.url,
    keys: keysNow(),
    connections: { values: books.values, endpoints: { ...books.endpoints, xeroIdentity } },
    owners,
  })
  const onTold = (what: string) => void told.set(what, (told.get(what) ?? 0) + 1)
  const begin = async (work: GrantOrders['work']) => {
    const process = new GrantProcess(program, onTold, (text) => void output.push(text))
    await process.begin(ordersOf(work, await books.wayOf(process.name)))
    return process
  }
  const end = async (process: GrantProcess): Promise<void> => {
    if (await process.kill()) done += 1
    else endedAlone += 1
    books.forgetWay(process.name)
    killedAfter.set(process.name, books.oauth.sent.length)
  }
  const isDone = (): boolean => isEnough || done >= Number(kills)
  const renewing = async (): Promise<void> => {
    while (!isDone()) {
      const process = await begin('renew')
      await wait(Math.random() * LONGEST_RENEWING_MS)
      await end(process)
      lostAndConnectedAgain += await books.connectLostAgain(pool)
      if (done % 50 === 0) console.log(`${done} kills, ${books.oauth.sent.length} renewals asked for`)
      if (done % KEY_EVERY === 0) await changeKey()
    }
  }
  const changeKey = async (): Promise<void> => {
    secrets.push(newSecret())
    const process = await begin('change key')
    await wait(Math.random() * LONGEST_CHANGING_MS)
    await end(process)
  }
  await Promise.all(Array.from({ length: PROCESSES }, renewing))
  await sum(owners)
} finally {
  await books.close()
  await close()
  await database.close()
}

/** Every grant is used once more, and what happened to each token is counted. */
async function sum(owners: readonly string[]): Promise<void> {
  const network = { userAgent: 'Fettle/bench', dns: [] }
  const { values, endpoints } = books
  const services = openServices({ network, connections: { values, endpoints } }, db, keysNow())
  const store = grantStoreOf(db, keysNow())
  let lost = 0
  for (const owner of owners) {
    const reached = await services.accounts(owner, 'xero')
    const connection = await store.connectionOf(owner, 'xero')
    if (!reached.ok || connection?.state !== 'connected') lost += 1
  }
  services.close()
  const { sent, issued } = books.oauth
  const { again, wrongly } = sentAgain(sent)
  const words = [...told].map(([what, count]) => `${count} ${what}`).join(', ')
  console.log(
    [
      `${done} kills, ${sent.length} renewals asked for of ${owners.length} grants, in ${Math.round((performance.now() - began) / 1_000)} s`,
      `grants that their owners had to connect again: ${lost + lostAndConnectedAgain}`,
      `tokens sent again after the kill of the process that had sent them: ${again}; for any other reason: ${wrongly}`,
      `${issued.size} tokens, of which in logs: ${foundIn(output.join(''), issued)}, in all tables: ${foundIn(await textOfDatabase(pool), issued)}`,
      `processes said: ${words}; ended by themselves before they were killed: ${endedAlone}`,
      `load average ${loadavg()[0]?.toFixed(1)}`,
    ].join('\n'),
  )
}

/** How often a token was sent again: after its sender had been killed, and otherwise. */
function sentAgain(sent: readonly { token: string; from: string }[]): { again: number; wrongly: number } {
  const senders = new Map<string, string>()
  const counts = { again: 0, wrongly: 0 }
  for (const [place, { token, from }] of sent.entries()) {
    const before = senders.get(token)
    if (before !== undefined) {
      const isKilled = (killedAfter.get(before) ?? Infinity) <= place
      counts[isKilled ? 'again' : 'wrongly'] += 1
    }
    senders.set(token, from)
  }
  return counts
}

function newSecret(): string {
  return randomBytes(24).toString('base64url')
}
