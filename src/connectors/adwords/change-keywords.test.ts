import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openAdsChanges } from '#support/ads-changing.ts'

const phrase = (text: string) => ({ text, matchType: 'phrase' as const })
const punctures = async () => (await at.own.read('keywords')).rows.filter(({ text }) => text === 'puncture')
const puncturesKept = async () => (await punctures()).map(({ matchType, state }) => [matchType, state])

let at: Awaited<ReturnType<typeof openAdsChanges>>

describe('people, keywords and negative keywords', () => {
  beforeEach(async () => {
    at = await openAdsChanges()
  })
  afterEach(() => at.close())

  it('leaves people out, and takes them in again', async () => {
    const adGroupId = at.idOf('ad_group', 'Bike service')
    const rows = async () => (await at.own.read('demographics', { adGroupId })).rows
    const left = async () =>
      (await rows()).filter((one) => one.isExcluded).map(({ kind, value }) => `${kind} ${value}`)
    await at.make({ kind: 'set_demographics', adGroupId, excluded: { gender: ['male'], age: ['18_24'] } })
    assert.deepEqual((await left()).toSorted(), ['age 18_24', 'gender male'])
    await at.make({ kind: 'set_demographics', adGroupId, excluded: { household_income: ['top_10'] } })
    assert.deepEqual(await left(), ['household_income top_10'])
    assert.ok((await rows()).some(({ kind, value }) => kind === 'gender' && value === 'male'))
  })

  it('adds keywords once, and removes them', async () => {
    const adGroupId = at.idOf('ad_group', 'Bike service')
    const keywords = [{ text: 'puncture', matchType: 'exact' }] as const
    await at.make({ kind: 'add_keywords', adGroupId, keywords })
    await at.make({ kind: 'add_keywords', adGroupId, keywords })
    const [added] = await punctures()
    assert.deepEqual(await puncturesKept(), [['exact', 'enabled']])
    await at.make({ kind: 'remove_keyword', id: added?.id ?? '' })
    assert.deepEqual(await puncturesKept(), [['exact', 'removed']])
    const long = { text: 'x'.repeat(81), matchType: 'broad' } as const
    assert.deepEqual(await at.refused({ kind: 'add_keywords', adGroupId, keywords: [...keywords, long] }), [
      'rejected',
      { 'keywords.1': 'This keyword is too long for Google' },
    ])
  })

  it('adds negative keywords to campaigns and ad groups, and removes each where it is', async () => {
    const keywords = [{ text: 'free', matchType: 'broad' }] as const
    const levelId = at.idOf('campaign', 'Repairs')
    await at.make({ kind: 'add_negative_keywords', level: 'campaign', levelId, keywords })
    const adGroup = at.idOf('ad_group', 'Bike service')
    await at.make({ kind: 'add_negative_keywords', level: 'ad_group', levelId: adGroup, keywords })
    const { rows } = await at.own.read('negativeKeywords')
    assert.deepEqual(
      rows.filter(({ text }) => text === 'free').map(({ level }) => level),
      ['campaign', 'ad_group'],
    )
    for (const { id } of rows) await at.make({ kind: 'remove_negative_keyword', id })
    assert.deepEqual((await at.own.read('negativeKeywords')).rows, [])
  })

  it('takes 9,000 negative keywords at once, and says that more is too much', async () => {
    const levelId = at.idOf('campaign', 'Repairs')
    const keywords = Array.from({ length: 9_000 }, (_, index) => ({
      text: `never ${index}`,
      matchType: 'broad' as const,
    }))
    await at.make({ kind: 'add_negative_keywords', level: 'campaign', levelId, keywords })
    assert.equal((await at.own.read('negativeKeywords')).rows.length, 9_003)
    const more = [
      ...keywords,
      ...keywords.map(({ text }) => ({ text: `${text} more`, matchType: 'exact' as const })),
    ]
    const [kind, fields] = await at.refused({
      kind: 'add_negative_keywords',
      level: 'campaign',
      levelId,
      keywords: more,
    })
    assert.deepEqual([kind, Object.keys(Object(fields))], ['rejected', ['keywords']])
  })

  it('makes a list of negative keywords, and changes only what is different', async () => {
    const [repairs, bikes] = [at.idOf('campaign', 'Repairs'), at.idOf('campaign', 'New bikes')]
    const list = { kind: 'save_negative_list', name: 'Jobs', campaignIds: [repairs] } as const
    await at.make({ ...list, listId: null, keywords: [phrase('career'), phrase('salary')] })
    const listId = at.idOf('shared_set', 'Jobs')
    at.ads.requests.length = 0
    await at.make({
      ...list,
      listId,
      name: 'Work',
      campaignIds: [bikes],
      keywords: [phrase('salary'), phrase('wage')],
    })
    const { rows, lists } = await at.own.read('negativeKeywords')
    const mutates = at.ads.requests.filter(({ path }) => path.endsWith(':mutate'))
    // It is tried first, and then made.
    assert.deepEqual(
      mutates.map(({ operations }) => operations),
      [5, 5],
    )
    assert.deepEqual(
      rows.filter(({ addedToId }) => addedToId === listId).map(({ text }) => text),
      ['salary', 'wage'],
    )
    assert.deepEqual(
      lists.find(({ id }) => id === listId),
      { id: listId, name: 'Work', keywords: 2, campaignIds: [bikes] },
    )
  })
})
