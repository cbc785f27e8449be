import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type TestApi, testApi } from '#support/api.ts'
import { connections } from '#store/schema/connections.ts'
import { onboarded } from '#support/onboarding.ts'
import { adminToolCalls } from '../contract/admin/tools.ts'
import { toolCalls } from '../contract/tools.ts'

const shape = toolCalls['GET /tools'].answer
const one = adminToolCalls['GET /admin/tools/{id}'].answer
const list = adminToolCalls['GET /admin/tools'].answer
const BOOKS = {
  name: 'Bluebird Books',
  group: 'finance',
  hasFree: true,
  paid: 1,
  purpose: 'Books for florists',
  audience: 'industries',
  industries: ['retail'],
  ease: 1,
  reviewedOn: '2026-11-20',
  isRetired: false,
}

describe('productivity tools', () => {
  let api: TestApi
  let operator: Awaited<ReturnType<TestApi['owner']>>
  before(async () => {
    api = await testApi({ now: () => new Date('2026-11-22T03:00:00.000Z') })
    operator = await api.owner({ operator: true })
  })
  after(() => api.close())

  type Owner = Awaited<ReturnType<typeof onboarded>>
  const seen = async (owner: Owner) => shape.parse((await owner.get('/tools')).body)
  const group = async (owner: Owner, id: string) => {
    const found = (await seen(owner)).groups.find((one_) => one_.id === id)
    assert.ok(found)
    return found
  }
  const namesIn = async (owner: Owner, id: string) =>
    (await group(owner, id)).suggested.map(({ name }) => name)
  const say = (owner: Owner, answers: Readonly<Record<string, unknown>>) =>
    owner.put('/tools/answers', { answers })
  const stars = async (owner: Owner) =>
    (await seen(owner)).groups.flatMap(({ suggested, others }) =>
      [...suggested, ...others].flatMap(({ id, isFavourite }) => (isFavourite ? [id] : [])),
    )

  it('are suggested in all five groups before any answer', async () => {
    const mia = await onboarded(api)
    const { groups, questions } = await seen(mia)
    assert.deepEqual(
      groups.map(({ isWanted, suggested }) => [isWanted, suggested.length]),
      Array.from({ length: 5 }, () => [true, 3]),
    )
    assert.deepEqual(
      questions.map(({ id, answer }) => [id, answer]),
      [
        ['S-TOOL1', null],
        ['S-TOOL2', null],
        ['S-TOOL3', null],
      ],
    )
  })

  it("follow from the owner's answers, which are stored with those of the survey", async () => {
    const mia = await onboarded(api)
    const saved = await say(mia, { 'S-TOOL1': ['finance'], 'S-TOOL2': 'free', 'S-TOOL3': ['square'] })
    assert.deepEqual([saved.status, saved.body], [200, { message: 'Data updated successfully' }])
    const { groups, questions } = await seen(mia)
    assert.deepEqual(
      groups.flatMap(({ id, isWanted }) => (isWanted ? [id] : [])),
      ['finance'],
    )
    const finance = await group(mia, 'finance')
    assert.ok(finance.suggested.every(({ hasFree, id }) => hasFree && id !== 'square'))
    assert.match(
      finance.suggested[0]?.why ?? '',
      /^Suggested because you told us looking after money and tax takes too much time/u,
    )
    assert.equal(finance.others.find(({ id }) => id === 'square')?.isUsed, true)
    assert.deepEqual(questions[2]?.answer, ['square'])
    await say(mia, { 'S-TOOL1': null })
    assert.ok((await seen(mia)).groups.every(({ isWanted }) => isWanted))
  })

  const used = async (owner: Owner) =>
    (await group(owner, 'finance')).others.find(({ id }) => id === 'myob_business')?.isUsed

  it('are no book-keeping for an owner who has connected an accounting service; a sample is none', async () => {
    const books = ['xero', 'myob_business', 'quickbooks_online']
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    const connect = (ownerId: string, mode: 'live' | 'sample') =>
      api.db.insert(connections).values({ ownerId, service: 'myob', mode, connectedAt: new Date() })
    await connect(mia.id, 'live')
    await connect(joe.id, 'sample')
    const suggested = async (owner: Owner) =>
      (await group(owner, 'finance')).suggested.some(({ id }) => books.includes(id))
    assert.equal(await suggested(mia), false)
    assert.deepEqual([await used(mia), (await used(joe)) ?? false], [true, false])
  })

  it('accept no answer to another question, none that was not offered, and not "none" beside others', async () => {
    const mia = await onboarded(api)
    assert.equal((await say(mia, { 'S-SELL': 'no' })).status, 422)
    assert.match((await say(mia, { 'S-TOOL2': 'lots' })).text, /Please choose from the answers shown/u)
    assert.match(
      (await say(mia, { 'S-TOOL3': ['none', 'xero'] })).text,
      /can't be chosen together with other answers/u,
    )
  })

  it('can be made favourites of each owner; twice is once', async () => {
    const mia = await onboarded(api)
    const joe = await onboarded(api)
    const put = (isFavourite: boolean) => mia.put('/tools/xero/favourite', { isFavourite })
    for (const _ of [1, 2]) assert.deepEqual((await put(true)).body, { isFavourite: true })
    assert.deepEqual([await stars(mia), await stars(joe)], [['xero'], []])
    for (const _ of [1, 2]) assert.equal((await put(false)).status, 200)
    assert.deepEqual(await stars(mia), [])
    assert.equal((await mia.put('/tools/nothing/favourite', { isFavourite: true })).status, 404)
  })

  it('can be changed by the operator: a new one is suggested and can be ticked, a retired one is not', async () => {
    const mia = await onboarded(api)
    const added = await operator.post('/admin/tools', BOOKS)
    assert.equal(added.status, 200, added.text)
    assert.ok((await namesIn(mia, 'finance')).includes('Bluebird Books'))
    assert.equal((await say(mia, { 'S-TOOL3': ['bluebird_books'] })).status, 200)
    assert.ok(!(await namesIn(mia, 'finance')).includes('Bluebird Books'))
    await say(mia, { 'S-TOOL3': null })
    const retired = await operator.put('/admin/tools/bluebird_books', {
      ...BOOKS,
      version: 1,
      isRetired: true,
    })
    assert.equal(retired.status, 200, retired.text)
    assert.ok(!(await namesIn(mia, 'finance')).includes('Bluebird Books'))
  })

  it('A22 two operators: the second save is refused, with the present version', async () => {
    const { id, version, ...canva } = one.parse((await operator.get('/admin/tools/canva')).body)
    const put = (name: string) => operator.put(`/admin/tools/${id}`, { ...canva, version, name })
    assert.equal((await put('Canva One')).status, 200)
    const second = await put('Canva Two')
    assert.equal(second.status, 409)
    assert.match(second.text, /"name":"Canva One"/u)
    const { tools } = list.parse((await operator.get('/admin/tools')).body)
    assert.equal(tools.filter((tool) => tool.id === 'canva').length, 1)
  })

  it('have an error at each wrong field', async () => {
    const wrong: [Readonly<Record<string, unknown>>, RegExp][] = [
      [{ name: ' ' }, /"name":"Please provide a name"/u],
      [{ name: 'x'.repeat(81) }, /80 characters or fewer/u],
      [{ purpose: '' }, /"purpose"/u],
      [{ group: 'x' }, /"group"/u],
      [{ hasFree: false, paid: null }, /"paid":"Please choose what it costs"/u],
      [{ paid: 4 }, /"paid"/u],
      [{ ease: 0 }, /"ease"/u],
      [{ industries: [] }, /"industries":"Please choose at least one industry"/u],
      [{ industries: ['x'] }, /"industries/u],
      [{ reviewedOn: '2026-11-23' }, /"reviewedOn":"This day is still to come"/u],
      [{ reviewedOn: '2026-02-30' }, /"reviewedOn"/u],
    ]
    for (const [change, expected] of wrong) {
      const answer = await operator.post('/admin/tools', { ...BOOKS, ...change })
      assert.equal(answer.status, 422, JSON.stringify(change))
      assert.match(answer.text, expected)
    }
    assert.equal((await operator.get('/admin/tools/nothing')).status, 404)
  })
})
