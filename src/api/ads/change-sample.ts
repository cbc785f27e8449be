import type { ChangedAccount } from '#ads/change-values.ts'
import { changeProblems } from '#ads/check-change.ts'
import { applyToSample } from '#ads/sample/apply.ts'
import { readSample } from '#ads/sample/reads.ts'
import { type AdsChangeToMake, holdConnection, writeAdsChange } from '#store/ads-changes.ts'
import { removeAdsDraft } from '#store/ads-drafts.ts'
import { saveSampleState } from '#store/sample-states.ts'
import { AppError, notFound, wrongFields } from '../http/error.ts'
import { type AdsParts, type OwnersAds, sampleAccountOf, sampleToday } from './account.ts'

/** How a change ended that was sent. */
export type SentChange = { outcome: 'done'; id: string; ids: readonly string[] } | { outcome: 'open' }

/** Makes a change in the sample: one at a time, checked again against the account as it is by then. */
export async function changeSample(
  services: AdsParts,
  { connection }: OwnersAds,
  row: AdsChangeToMake,
  known: ChangedAccount,
): Promise<SentChange> {
  const today = sampleToday(services)
  return services.db.transaction(async (tx) => {
    if (!(await holdConnection(tx, connection))) throw notFound()
    const state = await sampleAccountOf(tx, connection.id)
    const at = { period: '7days' as const, today }
    const negatives = readSample(state, 'negativeKeywords', at)
    const problems = changeProblems(row.change, {
      ...known,
      campaigns: readSample(state, 'campaigns', at).rows,
      adGroups: readSample(state, 'adGroups', at).rows,
      keywords: readSample(state, 'keywords', at).rows,
      assets: readSample(state, 'assets', at).rows,
      strategies: readSample(state, 'strategies', at).rows,
      negativeKeywords: negatives.rows,
      negativeLists: negatives.lists,
    })
    if (Object.keys(problems).length > 0) throw wrongFields({ ...problems })
    const { state: changed, ids } = applyToSample(state, row.change, today)
    const written = await writeAdsChange(tx, connection, {
      ...row,
      outcome: 'done',
      ids,
      sentAt: services.now(),
    })
    if (!written) throw new AppError(409, 'still_working', 'This is still being worked on. Please wait.')
    await saveSampleState(tx, connection.id, changed)
    if (row.draftId !== null) await removeAdsDraft(tx, connection.id, row.draftId)
    return { outcome: 'done', id: written.id, ids }
  })
}
