import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import { makeOperator } from '#store/accounts.ts'
import { exportOf } from '#store/export.ts'
import { PASSWORD } from '#support/accounts.ts'
import { type RealApi, realApi } from '#support/real-api.ts'
import { AUTH_CALLS, type Call, CALLS, pathOf, send } from './calls.ts'
import type { Owned } from './sample.ts'
import { type MarkedOwner, markedOwner } from './marked-owner.ts'

const ANN = 'MARKANN'
const BOB = 'MARKBOB'

const namesSomething = ({ sample }: Call): boolean => typeof sample?.path === 'function'
const READS = CALLS.filter(({ method, name }) => method === 'GET' && name !== 'GET /events')

const unknownThings = (): Owned => ({
  scan: randomUUID(),
  handOver: randomUUID(),
  logo: randomUUID(),
  mail: randomUUID(),
  message: randomUUID(),
  job: randomUUID(),
  owner: randomUUID(),
  order: randomUUID(),
  receipt: randomUUID(),
  lookUp: randomUUID(),
  keyword: randomUUID(),
  draft: randomUUID(),
})

/** The same id for everything. */
const sameForAll = (id: string): Owned => {
  const all = unknownThings()
  for (const what of Object.keys(all)) Object.assign(all, { [what]: id })
  return all
}

/** The greatest difference in time; less is within the usual variation of a call. */
const TIME_CLASS_MS = 25
const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function tookFor(owner: MarkedOwner, call: Call, owned: Owned): Promise<number> {
  const began = performance.now()
  await send(owner, call, owned)
  return performance.now() - began
}

/** Calls that return an owner's texts, as JSON, stream of JSON, PDF, CSV and picture. */
const MARKED = [
  'GET /results',
  'GET /overview',
  'GET /checks/{id}',
  'GET /checks/{id}/history',
  'GET /profile/business-info',
  'GET /summary',
  'GET /summary/logo/{id}',
  'GET /reports/{kind}',
  'GET /checks/{id}/{sheet}',
  'GET /export',
]
const FORMS_OF_ACCOUNTS = AUTH_CALLS.filter(({ sample }) => Object.keys(sample?.body ?? {}).length > 0)
const refusal = z.object({ code: z.string() })
const versioned = z.object({ version: z.int() })

/** All stored data of an owner. */
async function everythingOf({ db }: RealApi, ownerId: string): Promise<unknown> {
  const all: unknown[] = []
  for (const { name, rows } of await exportOf(db, ownerId)) {
    for await (const portion of rows) all.push(name, portion)
  }
  return all
}

describe('every call of the contract, by two owners of one website', () => {
  let api: RealApi
  let ann: MarkedOwner
  let bob: MarkedOwner
  before(async () => {
    api = await realApi()
    ann = await markedOwner(api, ANN)
    bob = await markedOwner(api, BOB)
  })
  after(() => api.close())

  const keptOf = (owner: MarkedOwner): Promise<unknown> => everythingOf(api, owner.id)

  it('has sample input, so that no new call is left out', () => {
    assert.deepEqual(
      CALLS.filter(({ sample }) => !sample).map(({ name }) => name),
      [],
    )
  })

  it("A03 returns an owner's data to that owner, and no byte of it to the other", async () => {
    const own = new Set<string>()
    for (const call of READS) {
      const mine = await send(ann, call, ann.owned)
      if (mine.text.includes(ANN)) own.add(call.name)
      const others = await send(bob, call, bob.owned)
      assert.equal(others.text.includes(ANN), false, `${call.name} shows the other owner's`)
      assert.equal(JSON.stringify([...others.headers]).includes(ANN), false, call.name)
      const nobodys = await send(api.visitor(), call, ann.owned)
      assert.equal(nobodys.text.includes(ANN), false, `${call.name} shows it to everybody`)
    }
    assert.deepEqual(
      MARKED.filter((name) => !own.has(name)),
      [],
      'what shows its owner nothing of theirs proves nothing',
    )
  })

  it("A01 answers another owner's id like an id that does not exist, and changes nothing", async () => {
    const before = await keptOf(ann)
    for (const call of CALLS.filter(namesSomething)) {
      const theirs = await send(bob, call, ann.owned)
      const nobodys = await send(bob, call, unknownThings())
      assert.deepEqual([theirs.status, theirs.body], [404, nobodys.body], call.name)
      assert.equal(nobodys.status, 404, call.name)
      assert.deepEqual([...theirs.headers], [...nobodys.headers], call.name)
    }
    assert.deepEqual(await keptOf(ann), before)
  })

  it('A01 takes as long for another owner’s id as for one that does not exist', async () => {
    for (const call of CALLS.filter(namesSomething)) {
      const [theirs, nobodys]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < 9; turn += 1) {
        theirs.push(await tookFor(bob, call, ann.owned))
        nobodys.push(await tookFor(bob, call, unknownThings()))
      }
      const apart = Math.abs(median(theirs) - median(nobodys))
      assert.ok(apart < TIME_CLASS_MS, `${call.name}: ${apart.toFixed(1)} ms apart`)
    }
  })

  it("A02 requires the caller's identity: nobody is 401, and an operator’s call is 404 for an owner", async () => {
    for (const call of CALLS) {
      const { status } = await send(api.visitor(), call, ann.owned)
      if (call.access === 'owner' || call.access === 'operator') assert.equal(status, 401, call.name)
      if (call.access !== 'operator') continue
      assert.equal((await send(bob, call, bob.owned)).status, 404, call.name)
    }
  })

  it('A02 distinguishes a wrong method from an unknown address', async () => {
    for (const call of CALLS) {
      const path = pathOf(call, ann.owned)
      const wrong = await bob.call('PATCH', path, {})
      assert.equal(wrong.status, 405, `PATCH ${path}`)
      assert.equal(wrong.headers.get('content-type')?.startsWith('application/json'), true)
      assert.ok(wrong.headers.get('allow')?.split(', ').includes(call.method), path)
    }
    for (const call of AUTH_CALLS) {
      const { status, headers } = await bob.get(call.pattern)
      assert.deepEqual([call.pattern, status, headers.get('allow')], [call.pattern, 405, 'POST'])
    }
    const nowhere = [
      '/',
      '/nothing',
      '/me/you',
      '/checks/ssl/override/more',
      '/..%2fme',
      '/auth',
      '/auth/nothing',
    ]
    for (const path of nowhere) {
      for (const browser of [bob, api.visitor()]) {
        const { status, body, headers } = await browser.get(path)
        assert.deepEqual([path, status, body], [path, 404, { code: 'not_found', message: 'Not found' }])
        assert.equal(headers.get('content-type'), 'application/json')
      }
    }
  })

  it('A04 refuses an invalid id', async () => {
    const wrong = ['0', '-1', '1', 'null', '[]', '%5B%22a%22%5D', '%7B%7D', '%00', "'--", 'a'.repeat(5_000)]
    for (const call of CALLS.filter(({ pattern }) => /\{(id|ownerId)\}/u.test(pattern))) {
      for (const id of wrong) {
        const path = call.pattern.replace(/\{\w+\}/u, id)
        const { status } = await bob.call(
          call.method,
          path,
          call.method === 'GET' ? undefined : (call.sample?.body ?? {}),
        )
        assert.ok([400, 404].includes(status), `${call.method} ${path.slice(0, 60)} was answered ${status}`)
      }
    }
  })

  it('A04 refuses the id of another kind of thing, even of one’s own', async () => {
    for (const call of CALLS.filter((one) => namesSomething(one) && one.access !== 'operator')) {
      const own = pathOf(call, bob.owned)
      for (const id of Object.values(bob.owned)) {
        const path = pathOf(call, sameForAll(id))
        if (path === own) continue
        const { status } = await send(bob, call, sameForAll(id))
        assert.equal(status, 404, `${call.method} ${path}`)
      }
    }
  })

  it('A05 refuses unknown fields', async () => {
    const boss = await markedOwner(api, 'MARKBOSS')
    await makeOperator(api.db, boss.email)
    api.services.accounts.forgetSessions()
    const changes = CALLS.filter(({ method, takesFile }) => method !== 'GET' && !takesFile)
    // A stale form is refused as one.
    const { version } = versioned.parse((await boss.call('GET', '/profile/online-presence')).body)
    for (const call of [...changes, ...FORMS_OF_ACCOUNTS]) {
      for (const field of ['ownerId', 'role', 'operator', 'plan', 'paidUntil', 'website', 'createdAt']) {
        if (field in { ...call.sample?.body }) continue
        const answer = await boss.call(call.method, pathOf(call, boss.owned), {
          ...call.sample?.body,
          ...('version' in { ...call.sample?.body } && { version }),
          [field]: 'x',
        })
        assert.equal(answer.status, 422, `${call.name} with ${field}: ${answer.text}`)
        assert.equal(refusal.parse(answer.body).code, 'unknown_field', `${call.name} with ${field}`)
      }
    }
  })

  it('A08 changes nothing for another website, with and without Origin, and nothing by a GET', async () => {
    const before = await keptOf(ann)
    const foreign = [
      { origin: 'https://evil.fixture' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: '' },
    ]
    for (const call of [...CALLS.filter(({ method }) => method !== 'GET'), ...AUTH_CALLS]) {
      for (const headers of foreign) {
        const { status } = await ann.call(
          call.method,
          pathOf(call, ann.owned),
          call.sample?.body ?? {},
          headers,
        )
        assert.equal(status, 403, `${call.name} with ${JSON.stringify(headers)}`)
      }
    }
    for (const call of READS) await send(ann, call, ann.owned)
    assert.deepEqual(await keptOf(ann), before)
  })

  it('A09 A10 allows no other website to read an answer or to frame it', async () => {
    for (const call of READS) {
      for (const origin of ['https://evil.fixture', 'null']) {
        const { headers } = await ann.call('GET', pathOf(call, ann.owned), undefined, { origin })
        const names = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
        assert.deepEqual(names, [], call.name)
        assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/u)
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
        const asked = { origin, 'access-control-request-method': call.method }
        const before = await ann.call('OPTIONS', pathOf(call, ann.owned), undefined, asked)
        assert.ok(before.status >= 400, call.name)
        assert.doesNotMatch(JSON.stringify([...before.headers]), /access-control-/u, call.name)
      }
    }
  })

  it('A23 leaves nothing of a deleted owner, and does not change the other', async () => {
    const cat = await markedOwner(api, 'MARKCAT')
    const before = await keptOf(bob)
    const gone = await cat.post('/auth/delete-user', { password: PASSWORD })
    assert.equal(gone.status, 200, gone.text)
    for (const call of CALLS.filter(({ access }) => access === 'owner'))
      assert.equal((await send(cat, call, cat.owned)).status, 401, `A02 ${call.name}`)
    const files = [...api.files].filter(([name, bytes]) =>
      `${name} ${Buffer.from(bytes).toString()}`.includes('MARKCAT'),
    )
    assert.deepEqual(files, [])
    assert.deepEqual(await keptOf(bob), before)
  })
})
