import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type Gate, holdRows, RowGate, rowsWaitedFor } from '#support/row-gate.ts'
import { type BooksOwner, FIRST_SECRET, type TwoMachines, twoMachines } from '#support/two-machines.ts'
import { until } from '#support/until.ts'

const NEXT_SECRET = 'the-next-secret-of-thirty-two-characters'
const HALF_AN_HOUR = 1_800_000

/** Where processes are held when they are killed. */
interface Held {
  /** Resolves when as many processes are there. */
  reached(count: number): Promise<unknown>
  release(): Promise<unknown>
}

/** Holds whoever calls the answer's `arrive`. */
const atCall = (): Held & { arrive(): Promise<void> } => {
  const open = Promise.withResolvers<void>()
  let here = 0
  return {
    arrive() {
      here += 1
      return open.promise
    },
    reached: (count) => until(`${count} are there`, () => here === count),
    async release() {
      open.resolve()
    },
  }
}

describe('a grant whose processes are killed', () => {
  let machines: TwoMachines
  let gate: RowGate
  /** One is read for by workers, the other presses in the browser; their organisations differ. */
  let anna: BooksOwner
  let ben: BooksOwner
  let secret = FIRST_SECRET
  before(async () => {
    machines = await twoMachines()
    gate = new RowGate(machines.pool)
    anna = await machines.owner()
    ben = await machines.owner()
  })
  after(() => machines.close())
  beforeEach(async () => {
    const { rules, sent, told } = machines.oauth
    rules.acceptsAgainMs = HALF_AN_HOUR
    rules.arrived = async () => true
    rules.answered = async () => undefined
    machines.books.arrived = async () => undefined
    // What is fresh would not be read again.
    await machines.pool.query('delete from connection_results')
    await Promise.all([anna.expire(secret), ben.expire(secret)])
    sent.length = 0
    told.length = 0
  })

  const atGate = async (name: Gate): Promise<Held> => {
    await gate.shut(name)
    return { reached: (count) => gate.waiting(count), release: () => gate.open() }
  }
  const atRows = async (): Promise<Held> => {
    const release = await holdRows(machines.pool, [anna.connectionId, ben.connectionId])
    return { reached: (count) => rowsWaitedFor(machines.pool, count), release }
  }
  /** Both processes that hold the owners' grants are killed there, with the other worker; then the other web process goes on. */
  async function killedAt(held: Held, count = 2): Promise<void> {
    const { first, second } = machines
    const ready = machines.logs().split('"worker ready"').length
    await anna.queueRead()
    const pressed = count === 2 ? ben.press(0).catch(() => null) : null
    await held.reached(count)
    const killed = [...first.run.kill('workers'), ...second.run.kill('workers')]
    if (pressed) first.run.kill('web')
    await held.release()
    await pressed
    assert.equal(killed.length, 2)
    await until(
      'all processes run again',
      async () =>
        machines.logs().split('"worker ready"').length >= ready + 2 &&
        (await fetch(`${first.origin}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        )),
      60_000,
    )
  }
  /** Both owners get what they ask for, and each their own organisation. */
  async function bothGoOn(): Promise<void> {
    for (const owner of [anna, ben]) {
      const answer = await owner.press(1)
      assert.equal(answer.status, 200, answer.text)
      assert.ok(answer.text.includes('"failure":null'), answer.text)
      assert.equal(await owner.state(), 'connected')
    }
    await until(
      'the job was taken up again',
      async () => (await anna.currencyRead()) === anna.tenant.currency,
      60_000,
    )
  }
  const timesSent = (): number[] => {
    const sent = machines.oauth.sent.map(({ token }) => token)
    return [...new Set(sent)].map((token) => sent.filter((one) => one === token).length)
  }

  test('O06 before they have its lock: the next process renews it, once', async () => {
    await killedAt(await atRows())
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  test('O06 before the beginning of the renewal is committed: the same', async () => {
    await killedAt(await atGate('the beginning of a renewal'))
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  test('O06 after the beginning is committed, before the request: the same', async () => {
    const first = await atGate('the beginning of a renewal')
    let rows: (() => Promise<void>) | null = null
    await killedAt({
      async reached(count) {
        await first.reached(count)
        // Next in line for the rows, before the processes that let go of them.
        const held = [anna, ben].map(({ connectionId }) => holdRows(machines.pool, [connectionId]))
        await rowsWaitedFor(machines.pool, count)
        await first.release()
        const letGo = await Promise.all(held)
        rows = async () => void (await Promise.all(letGo.map((one) => one())))
        await rowsWaitedFor(machines.pool, count)
      },
      release: async () => rows?.(),
    })
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  test('O06 when the request was sent and is lost on its way: it is sent again', async () => {
    const held = atCall()
    machines.oauth.rules.arrived = async () => {
      await held.arrive()
      return false
    }
    await killedAt({
      ...held,
      async release() {
        machines.oauth.rules.arrived = async () => true
        await held.release()
      },
    })
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  /** The service gives once more what it gave and nobody has. */
  async function renewedAgain(): Promise<void> {
    await bothGoOn()
    assert.deepEqual(timesSent(), [2, 2])
  }
  /** Nobody has what the service gave, and it takes the token from before only once. */
  async function connectedAgain(): Promise<void> {
    for (const owner of [anna, ben]) {
      const answer = await owner.press(1)
      assert.ok(answer.text.includes('"failure":"reauth"'), answer.text)
      assert.equal(await owner.state(), 'needs_reconnect')
      await owner.press(1)
      await owner.connectAgain()
    }
    assert.deepEqual(timesSent(), [2, 2])
    await bothGoOn()
  }

  for (const isStrict of [false, true])
    describe(
      isStrict ? 'at a service that takes a token once' : 'at a service that takes a token again for a while',
      () => {
        beforeEach(() => {
          machines.oauth.rules.acceptsAgainMs = isStrict ? 0 : HALF_AN_HOUR
        })

        test('O06 when the service has renewed it, and its answer is on the way', async () => {
          const held = atCall()
          machines.oauth.rules.answered = () => held.arrive()
          await killedAt({
            ...held,
            async release() {
              machines.oauth.rules.answered = async () => undefined
              await held.release()
            },
          })
          await (isStrict ? connectedAgain() : renewedAgain())
        })

        test('O06 when the answer is there, and is not committed', async () => {
          await killedAt(await atGate('a renewed grant'))
          await (isStrict ? connectedAgain() : renewedAgain())
        })
      },
    )

  test('O06 when it is committed and the read has begun: nothing is renewed again', async () => {
    const held = atCall()
    const paths: string[] = []
    machines.books.arrived = (path) => {
      paths.push(path)
      return held.arrive()
    }
    await killedAt({
      reached: () =>
        until('both read', () =>
          ['/connections', '/api.xro'].every((begin) => paths.some((path) => path.startsWith(begin))),
        ),
      async release() {
        machines.books.arrived = async () => undefined
        await held.release()
      },
    })
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  test('O06 when the answer of the read is there, and is not kept: it is read again', async () => {
    await killedAt(await atGate('what was read'), 1)
    await bothGoOn()
    assert.deepEqual(timesSent(), [1, 1])
  })

  test('O06 while its key is changed, at each step: every grant can be read, and none is asked for again', async () => {
    const { first, second, pool } = machines
    const carl = await machines.owner()
    const changed = { FETTLE_SECRET_KEY: NEXT_SECRET, FETTLE_SECRET_KEYS_OLD: FIRST_SECRET }
    const all = [anna, ben, carl]
    const { rows } = await pool.query<{ id: string }>('select id from connections order by ctid desc')
    const [last = ''] = rows.map(({ id }) => id)
    const steps: (() => Promise<Held>)[] = [
      atRows,
      () => atGate('another key'),
      // One of them has the new key already, and the other machine only the old one.
      async () => {
        const release = await holdRows(pool, [last])
        return { reached: (count) => rowsWaitedFor(pool, count), release }
      },
    ]
    await first.run.end('SIGKILL')
    for (const step of steps) {
      const held = await step()
      const starting = first.run.start(changed).catch((error: unknown) => error)
      try {
        await held.reached(1)
      } catch (error) {
        throw new Error(String(await starting), { cause: error })
      } finally {
        first.run.kill('server')
        await held.release()
      }
      await starting
      for (const owner of all) {
        const answer = await owner.press(1)
        assert.equal(answer.status, 200)
        assert.ok(!answer.text.includes('reauth'), answer.text)
        assert.equal(await owner.state(), 'connected')
      }
    }
    await first.run.start(changed)
    await second.run.end()
    await second.run.start(changed)
    secret = NEXT_SECRET
    for (const owner of all) {
      await owner.expire(secret)
      assert.ok((await owner.press(1)).text.includes('"failure":null'))
    }
    assert.equal(
      timesSent().every((times) => times === 1),
      true,
    )
  })

  test('O06 no token is in a log or the database', async () => {
    const { oauth, pool } = machines
    const { rows } = await pool.query<{ text: string }>(
      'select c::text as text from connections c union all select r::text from connection_results r union all select data::text from pgboss.job',
    )
    const told = rows.map(({ text }) => text).join('\n') + machines.logs()
    // Also those of the processes that were killed.
    const tokens = [...oauth.issued]
    assert.ok(tokens.length > 20)
    for (const token of tokens) assert.ok(!told.includes(token))
  })
})
