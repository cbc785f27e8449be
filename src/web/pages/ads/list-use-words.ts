import type { CampaignRow } from '#core/ads/rows.ts'
import { listed, plural } from '#core/words.ts'

const MOST_NAMED = 5

/** Which campaigns use a list of negative keywords. `campaigns`: all that were read; `null`: not read. The list may be older, with one that was removed since. */
export function listUseWords(
  ids: readonly string[],
  campaigns: readonly Pick<CampaignRow, 'id' | 'name' | 'state'>[] | null,
): string {
  const known = (campaigns ?? []).filter(({ id }) => ids.includes(id))
  const names = known.filter(({ state }) => state !== 'removed').map(({ name }) => name)
  const count = ids.length - (known.length - names.length)
  if (count === 0) return 'No campaign uses it'
  return names.length < count || names.length > MOST_NAMED
    ? `Used by ${plural(count, 'campaign')}`
    : `Used by ${listed(names)}`
}
