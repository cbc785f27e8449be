import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openAdwords } from '#stand-ins/adwords.ts'
import { adsAccess, adsReading, ADS_NOW } from '#support/ads-reading.ts'
import { adsAccountsToChoose, readAdsAccounts } from './accounts.ts'

const MANAGER = { id: '9000000009', descriptiveName: 'Agency', manager: true, status: 'ENABLED' }

describe('the accounts below a manager', () => {
  let ads: Awaited<ReturnType<typeof openAdwords>>
  before(async () => {
    ads = await openAdwords({ now: () => ADS_NOW })
  })
  after(() => ads.close())

  const below = (clients: readonly object[]) => {
    const answers = [
      { resourceNames: [`customers/${MANAGER.id}`] },
      { results: [{ customer: MANAGER }] },
      { results: clients.map((customerClient) => ({ customerClient })) },
    ]
    ads.answerNext(...answers.map((body) => ({ status: 200, body })))
    const { context } = adsReading(ads, MANAGER.id)
    const { grant } = adsAccess(MANAGER.id)
    assert.ok(grant)
    return { context, grant }
  }

  it('are those that can run ads first where there are more than can be listed', async () => {
    const closed = Array.from({ length: 1_000 }, (_, index) => ({ id: `${index + 1}`, status: 'CANCELED' }))
    const { context, grant } = below([...closed, { id: '5000', status: 'ENABLED' }])
    const read = await readAdsAccounts(context, grant)
    assert.ok(read.ok)
    assert.deepEqual([read.data.accounts.length, read.data.accounts[0]?.id], [1_000, '9000000009~5000'])
  })

  it('are not said to be none where all are hidden', async () => {
    const { context, grant } = below([{ id: '1', status: 'ENABLED', hidden: true }])
    const choices = await adsAccountsToChoose(context, grant)
    assert.ok(choices.ok)
    assert.deepEqual(
      choices.data.map(({ refusal }) => refusal),
      ['We found no ads account in this manager account. Hidden ones aren’t listed.'],
    )
  })

  it('are not none where Google asks the owner for a second step of signing in', async () => {
    const { context } = adsReading(ads, MANAGER.id)
    const { grant } = adsAccess(MANAGER.id)
    assert.ok(grant)
    const error = {
      details: [{ errors: [{ errorCode: { authenticationError: 'TWO_STEP_VERIFICATION_NOT_ENROLLED' } }] }],
    }
    ads.answerNext(
      { status: 200, body: { resourceNames: [`customers/${MANAGER.id}`] } },
      { status: 401, body: { error } },
    )
    const choices = await adsAccountsToChoose(context, grant)
    assert.deepEqual(choices.ok ? choices.data : choices.failure.kind, 'permission')
  })
})
