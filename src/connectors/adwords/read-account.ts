import type { AdsAccountFacts } from '#core/ads/rows.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { adsAccountState } from './accounts.ts'
import { chosenCustomer } from './ask.ts'
import { nameKept } from './map.ts'
import { queryText } from './query.ts'
import { customerRow } from './schema.ts'

const QUERY = queryText({
  select: [
    'customer.id',
    'customer.descriptive_name',
    'customer.currency_code',
    'customer.time_zone',
    'customer.manager',
    'customer.test_account',
    'customer.status',
    'customer.conversion_tracking_setting.conversion_tracking_status',
  ],
  from: 'customer',
})

const COUNTS_NOTHING: ReadonlySet<string | undefined> = new Set([
  undefined,
  'UNSPECIFIED',
  'UNKNOWN',
  'NOT_CONVERSION_TRACKED',
])

/** The chosen account. One that is a manager, cancelled or suspended has to be changed for another. */
export async function readAdsAccount(
  context: ConnectorContext,
  _input: unknown,
  access: ConnectorAccess,
): Promise<ReadResult<AdsAccountFacts>> {
  const chosen = chosenCustomer(context, access)
  if (!chosen.ok) return chosen
  const found = await chosen.data.search(QUERY, customerRow)
  if (!found.ok) return found
  const customer = found.data.rows[0]?.customer
  if (!customer?.currencyCode || !customer.timeZone) return { ok: false, failure: { kind: 'bad_shape' } }
  const state = adsAccountState(customer.status)
  if (customer.manager || state !== 'enabled')
    return { ok: false, failure: { kind: 'needs_selection', code: customer.manager ? 'MANAGER' : state } }
  return {
    ok: true,
    data: {
      id: chosen.data.id,
      name: nameKept(customer.descriptiveName),
      currency: customer.currencyCode,
      timeZone: customer.timeZone,
      isTest: customer.testAccount,
      countsConversions: !COUNTS_NOTHING.has(customer.conversionTrackingSetting?.conversionTrackingStatus),
    },
  }
}
