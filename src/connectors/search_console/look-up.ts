import { DEEPEST_PLACE } from '#core/ranking/keyword-form.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { askGoogle } from '../google.ts'
import {
  addressKept,
  countriesFirst,
  matchingLocations,
  type LocationsWanted,
  type RankData,
  type RankLookUp,
  type SearchLocation,
} from '../rank.ts'
import { queryAnswer } from './schema.ts'
import { DAY_MS } from '#core/time-units.ts'

const DAYS = 28
/** Google's newest days are not complete before. */
const LATE_DAYS = 3

/** The average place of the website in Google's results for a search, in the newest 28 days that Google has counted. */
export async function averagePlace(
  context: ConnectorContext,
  wanted: RankLookUp,
  access: ConnectorAccess,
): Promise<ReadResult<RankData>> {
  const whole = await query(context, wanted, access, [])
  if (!whole.ok) return whole
  const [average] = whole.data.rows
  if (!average || average.impressions === 0 || average.position > DEEPEST_PLACE)
    return { ok: true, data: { position: null, foundUrl: null, competitors: [] } }
  // Which page was shown most: the second question is not worth losing the first answer.
  const pages = await query(context, wanted, access, ['page'])
  const best = pages.ok ? pages.data.rows.toSorted((a, b) => b.impressions - a.impressions)[0] : undefined
  const foundUrl = addressKept(best?.keys[0])
  return { ok: true, data: { position: Math.max(1, average.position), foundUrl, competitors: [] } }
}

const equals = (dimension: string, expression: string) => ({ dimension, operator: 'equals', expression })

function query(
  context: ConnectorContext,
  { keyword, device, location }: RankLookUp,
  { grant, account }: ConnectorAccess,
  dimensions: readonly 'page'[],
) {
  if (account === null) return Promise.resolve({ ok: false, failure: { kind: 'needs_selection' } } as const)
  const dayBefore = (days: number) =>
    new Date(context.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const request = {
    endpoint: 'gsc',
    path: `/webmasters/v3/sites/${encodeURIComponent(account.id)}/searchAnalytics/query`,
    method: 'POST',
    mayRepeat: true,
    json: {
      startDate: dayBefore(LATE_DAYS + DAYS - 1),
      endDate: dayBefore(LATE_DAYS),
      type: 'web',
      dimensions,
      dimensionFilterGroups: [
        {
          groupType: 'and',
          filters: [
            equals('query', keyword),
            equals('device', device === 'mobile' ? 'MOBILE' : 'DESKTOP'),
            equals('country', location),
          ],
        },
      ],
      rowLimit: 10,
    },
  } as const
  return askGoogle(context, grant, request, queryAnswer)
}

/** Countries only, by the letters that Search Console knows them by. */
export const countriesOfConsole = async (
  _context: ConnectorContext,
  wanted: LocationsWanted,
): Promise<ReadResult<{ locations: SearchLocation[] }>> => ({
  ok: true,
  data: matchingLocations(
    countriesFirst(wanted.country, ({ letters3 }) => letters3),
    wanted,
  ),
})
