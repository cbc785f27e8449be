import type { openAdwords } from '#stand-ins/adwords.ts'
import { ADS_IDS } from '#stand-ins/adwords.data.ts'
import { connector } from '#connectors/adwords/connector.ts'
import type { ConnectorAccess, ReadResult } from '#connectors/context.ts'
import type { AdsChange, AdsChangeDone } from '#core/ads/changes.ts'
import { ADS_READS, type AdsData, type AdsRead } from '#core/ads/reads.ts'
import { z } from 'zod'
import { connectorContext } from './connector-context.ts'

/** Noon in Sydney on 21 November. */
export const ADS_NOW = new Date('2026-11-21T01:00:00Z')

const MANAGED: ReadonlySet<string> = new Set([
  ADS_IDS.test,
  ADS_IDS.suspended,
  ADS_IDS.cancelled,
  ADS_IDS.yen,
])

/** An account at the stand-in as an owner chose it. */
export const adsAccess = (id: string, timeZone = 'Australia/Sydney'): ConnectorAccess => ({
  grant: {
    accessToken: 'of-the-test',
    accessExpiresAt: null,
    refreshToken: null,
    refreshExpiresAt: null,
    scopes: [],
    extra: { timeZone },
  },
  account: { id: MANAGED.has(id) ? `${ADS_IDS.manager}~${id}` : id, label: 'Shop' },
  siteHost: null,
})

/** Default: the usual dates. */
interface Asked {
  period?: string
  /** For demographics. */
  adGroupId?: string
}

/** The connector of Google Ads with the stand-in: its reads and changes of an account. */
export function adsReading(ads: Awaited<ReturnType<typeof openAdwords>>, id: string, timeZone?: string) {
  const context = connectorContext({
    endpoints: ads.endpoints,
    now: () => ADS_NOW,
    requestMs: 20_000,
    mostBytes: 32 * 1_024 * 1_024,
  })
  const access = adsAccess(id, timeZone)
  const tell = async (read: AdsRead, { period = '30days', adGroupId }: Asked = {}) => {
    const ofGroup = adGroupId === undefined ? {} : { adGroupId }
    const input = read === 'account' ? {} : { period, ...ofGroup }
    return connector.read[read]?.run(context, input, access)
  }
  return {
    context,
    access,
    /** The result of a read, whatever it is. */
    tell,
    /** The data of a read. */
    async read<Read extends AdsRead>(read: Read, asked?: Asked): Promise<AdsData[Read]> {
      const result = await tell(read, asked)
      if (!result?.ok) throw new Error(`${read}: ${JSON.stringify(result)}`)
      const shape: z.ZodType<AdsData[Read]> = SHAPES[read]
      return shape.parse(result.data)
    },
    /** Makes a change as the engine does: a trial first, and then the change itself. */
    async change(change: AdsChange): Promise<ReadResult<AdsChangeDone>> {
      const write = connector.write?.['change']
      if (!write) throw new Error('the connector changes nothing')
      const trial = await write.run(context, change, access, true)
      const made = trial.ok ? await write.run(context, change, access, false) : trial
      return made.ok ? { ok: true, data: adsChangeDone.parse(made.data) } : made
    },
  }
}

const adsChangeDone: z.ZodType<AdsChangeDone> = z.object({ resourceNames: z.array(z.string()) })
const SHAPES: { [Read in AdsRead]: z.ZodType<AdsData[Read]> } = ADS_READS
