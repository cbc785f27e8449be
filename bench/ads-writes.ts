import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { BLUE_WREN_STATE } from '#ads/sample/blue-wren.ts'
import { adsOf } from '#api/ads/account.ts'
import { settleAll } from '#api/ads/settle.ts'
import type { AdsChange } from '#core/ads/changes.ts'
import { dayOf } from '#core/dates.ts'
import { adsChanges } from '#store/schema/ads.ts'
import { connections } from '#store/schema/connections.ts'
import { AdsPlatform, type AdsFault } from '#support/ads-platform.ts'
import { NO_SERVICES, testApi } from '#support/api.ts'
import { MINUTE_MS } from '#core/time-units.ts'

// Random sequences of writes with faults between request and answer: the platform and Fettle agree after each write, and nothing is made twice.
//   npm run -s bench:ads-writes -- [sequences] [seed]
const [sequences = 500, seed = 1] = process.argv.slice(2).map(Number)
const MOST_WRITES = 4
const FAULTS = ['none', 'lost', 'unanswered', 'late', 'refused', 'killed'] as const
/** `killed`: the process ends between request and answer, so that nobody notes either. */
type Fault = (typeof FAULTS)[number]
const PRESSES = ['once', 'again', 'twice at once'] as const

let state = seed
/** A whole number below `most` (Park and Miller). */
function random(most: number): number {
  state = (state * 48_271) % 2_147_483_647
  return state % most
}
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

let later = 0
const platform = new AdsPlatform(dayOf(new Date(), 'Australia/Sydney'))
// Without keywords the account has no figures to add up at every read.
platform.state = { ...BLUE_WREN_STATE, keywords: [] }
const api = await testApi(
  { now: () => new Date(Date.now() + later) },
  { ...NO_SERVICES, connectors: [platform.connector] },
)
const owner = await api.owner()
const [connection] = await api.db
  .insert(connections)
  .values({ ownerId: owner.id, service: 'adwords', connectedAt: new Date(), accountId: '1', mode: 'live' })
  .returning()
assert.ok(connection)
const counts = new Map<string, number>()
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

/** A change, and how often the account shows it. */
interface Wish {
  change: AdsChange
  made: () => number
}

let made = 0
/** Each wish asks for something that the account does not have. */
function wish(): Wish {
  made += 1
  const name = `Made ${made}`
  const campaignId = oneOf(['101', '102', '103'])
  if (random(2) === 0)
    return {
      change: { kind: 'create_ad_group', campaignId, name, maxCpc: null },
      made: () => platform.state.adGroups.filter((one) => one.name === name).length,
    }
  if (random(2) === 0)
    return {
      change: {
        kind: 'add_negative_keywords',
        level: 'campaign',
        levelId: campaignId,
        keywords: [{ text: name.toLowerCase(), matchType: 'phrase' }],
      },
      made: () => platform.state.negatives.filter(({ text }) => text === name.toLowerCase()).length,
    }
  const amount = `${5_000_000 + made * 10_000}`
  return {
    change: { kind: 'set_budget', campaignId, amount },
    made: () => {
      const budgets = platform.state.campaigns.find(({ id }) => id === campaignId)?.budgets
      return budgets?.at(-1)?.amount === amount ? 1 : 0
    },
  }
}

const press = (change: AdsChange, key: string) =>
  owner.call('POST', '/ads/changes', { change }, { 'Idempotency-Key': key })

async function send(change: AdsChange, fault: Fault): Promise<void> {
  if (fault === 'killed') return leave(change)
  const sentBefore = platform.sent.length
  platform.fault = fault satisfies AdsFault
  const key = randomUUID()
  const how = oneOf(PRESSES)
  const presses = [press(change, key), ...(how === 'twice at once' ? [press(change, key)] : [])]
  await Promise.all(presses)
  if (random(3) === 0) platform.makeLate()
  // A refused change may be made again, and is then made without a fault.
  if (how === 'again') await press(change, key)
  platform.fault = 'none'
  count(`pressed ${how}`)
  count(`sent ${platform.sent.length - sentBefore} times`)
}

/** What a killed process leaves: a change that is written down, and sent or not, made or not. */
async function leave(change: AdsChange): Promise<void> {
  const isSent = random(2) === 0
  const at = new Date(Date.now() + later)
  await api.db.insert(adsChanges).values({
    connectionId: connection?.id ?? '',
    origin: 'live',
    key: randomUUID(),
    actor: 'owner',
    who: 'Mia Rose',
    change,
    what: 'A change',
    before: {},
    after: {},
    at,
    sentAt: isSent ? at : null,
  })
  if (isSent && random(2) === 0) platform.makeElsewhere(change)
}

const began = performance.now()
let writes = 0
for (let sequence = 0; sequence < sequences; sequence += 1) {
  const most = 1 + random(MOST_WRITES)
  for (let write = 0; write < most; write += 1) {
    const fault = oneOf(FAULTS)
    const { change, made: shown } = wish()
    await send(change, fault)
    platform.makeLate()
    later += 5 * MINUTE_MS
    const ads = await adsOf(api.services, owner.id)
    assert.ok(ads)
    assert.equal(await settleAll(api.services, ads), 0, 'every change is settled')
    const [row] = await api.db
      .select({ outcome: adsChanges.outcome })
      .from(adsChanges)
      .where(eq(adsChanges.connectionId, connection.id))
      .orderBy(desc(adsChanges.at))
      .limit(1)
    const where = `sequence ${sequence}, write ${write}, ${change.kind}, ${fault}`
    assert.ok(shown() <= 1, `${where}: it is there twice`)
    assert.equal(shown() === 1, row?.outcome === 'done', `${where}: the platform and Fettle disagree`)
    count(`${fault}: ${row?.outcome}`)
    writes += 1
  }
}
const faults = [...api.faults]
await api.close()
assert.deepEqual(faults, [])
console.log(
  `${sequences} sequences, ${writes} writes, seed ${seed}: the platform and Fettle agree after each; no double`,
)
for (const [what, times] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`  ${what}: ${times}`)
console.log(`${((performance.now() - began) / 1_000).toFixed(0)} s`)
