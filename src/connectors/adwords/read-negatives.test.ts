import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import type { AdsData } from '#core/ads/reads.ts'
import { adsAccess } from '#support/ads-reading.ts'
import { connectorContext } from '#support/connector-context.ts'
import { readNegativeKeywords } from './read-negatives.ts'

const PAGE = 10_000
const asked = z.object({ query: z.string(), pageToken: z.string().default('0') })
const LISTS = ['1', '2', '3', '4', '5']

const times = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** What is read of an account at which Google answers each query with the rows of its resource, 10,000 at a time. */
async function read(rowsOf: Readonly<Record<string, object[]>>): Promise<AdsData['negativeKeywords']> {
  const door = {
    send: async ({ body }: { body: string | null }) => {
      const { query, pageToken } = asked.parse(JSON.parse(body ?? ''))
      const rows = rowsOf[/ FROM (\w+)/u.exec(query)?.[1] ?? ''] ?? []
      const [from, to] = [Number(pageToken), Number(pageToken) + PAGE]
      const page = { results: rows.slice(from, to), ...(to < rows.length && { nextPageToken: `${to}` }) }
      return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(page)) }
    },
  }
  const context = { ...connectorContext({ endpoints: {} }), door: () => door }
  const found = await readNegativeKeywords(context, {}, adsAccess('1'))
  if (!found.ok) throw new Error(JSON.stringify(found))
  return found.data
}

const listsOf = (memberCount: number, referenceCount: number) =>
  LISTS.map((id) => ({
    sharedSet: {
      id,
      name: `List ${id}`,
      memberCount: `${memberCount}`,
      referenceCount: `${referenceCount}`,
    },
  }))
const keywordsOf = (id: string, count: number) =>
  times(count, (index) => ({
    sharedSet: { id, name: `List ${id}` },
    sharedCriterion: { criterionId: `${index + 1}`, keyword: { text: `word ${index}`, matchType: 'BROAD' } },
  }))
const usesOf = (id: string, count: number) =>
  times(count, (index) => ({ campaign: { id: `${index + 1}` }, sharedSet: { id } }))

const cutOf = ({ lists }: AdsData['negativeKeywords']) =>
  lists.map(({ keywords, campaignIds, isCut }) => [keywords, campaignIds.length, isCut ?? false])

describe('lists of negative keywords', () => {
  it('are whole where everything was read, whatever Google counts', async () => {
    const found = await read({
      shared_set: listsOf(3, 2),
      shared_criterion: LISTS.flatMap((id) => keywordsOf(id, 2)),
      campaign_shared_set: LISTS.flatMap((id) => usesOf(id, 1)),
    })
    assert.deepEqual(
      cutOf(found),
      times(5, () => [2, 1, false]),
    )
  })

  it('are cut where more keywords are in them than were read, also where none was read', async () => {
    const found = await read({
      shared_set: listsOf(5_000, 0),
      shared_criterion: LISTS.flatMap((id) => keywordsOf(id, 5_000)),
    })
    assert.equal(found.isCut, true)
    assert.deepEqual(cutOf(found), [...times(4, () => [5_000, 0, false]), [5_000, 0, true]])
  })

  it('are cut where their keywords have no place beside those of campaigns', async () => {
    const negatives = times(15_000, (index) => ({
      campaign: { id: '9', name: 'Repairs' },
      campaignCriterion: {
        criterionId: `${index + 1}`,
        keyword: { text: `word ${index}`, matchType: 'BROAD' },
      },
    }))
    const found = await read({
      campaign_criterion: negatives,
      shared_set: listsOf(2_000, 0),
      shared_criterion: LISTS.flatMap((id) => keywordsOf(id, 2_000)),
    })
    assert.deepEqual(
      cutOf(found).map(([, , isCut]) => isCut),
      [false, false, true, true, true],
    )
  })

  it('are cut where more campaigns use them than were read', async () => {
    const found = await read({
      shared_set: listsOf(1, 6_000),
      shared_criterion: LISTS.flatMap((id) => keywordsOf(id, 1)),
      campaign_shared_set: LISTS.flatMap((id) => usesOf(id, 6_000)),
    })
    assert.deepEqual(
      cutOf(found).map(([, campaigns, isCut]) => [campaigns, isCut]),
      [...times(3, () => [6_000, false]), [2_000, true], [0, true]],
    )
  })
})
