import { z } from 'zod'
import { MOST_ADS_ROWS, type AdsData } from '#core/ads/reads.ts'
import type { DemographicRow } from '#core/ads/rows.ts'
import { DEMOGRAPHIC_KINDS, type DemographicKind } from '#core/ads/states.ts'
import type { ConnectorAccess, ConnectorContext, ReadResult } from '../context.ts'
import { DEMOGRAPHIC_NAMES } from './demographics.data.ts'
import { METRICS, metricsKept } from './map.ts'
import { atPeriod, type PeriodInput } from './period.ts'
import { inDates, queryText } from './query.ts'
import { enumName, idText, metricsPart, resourceName } from './schema.ts'

const typed = z.object({ type: enumName }).optional()

/** A demographic criterion of an ad group. */
export const demographicCriterion = z.object({
  resourceName: resourceName,
  negative: z.boolean().default(false),
  gender: typed,
  ageRange: typed,
  parentalStatus: typed,
  incomeRange: typed,
})
export type DemographicCriterion = z.infer<typeof demographicCriterion>

const demographicAnswer = z.object({
  adGroup: z.object({ id: idText }),
  adGroupCriterion: demographicCriterion,
  metrics: metricsPart,
})
type DemographicAnswer = z.infer<typeof demographicAnswer>

/** Fields of every demographic criterion. */
export const DEMOGRAPHIC_FIELDS = [
  'ad_group_criterion.resource_name',
  'ad_group_criterion.negative',
  ...Object.values(DEMOGRAPHIC_NAMES).map(({ field }) => `ad_group_criterion.${field}.type`),
]
/** Condition for demographic criteria only. */
export const IS_DEMOGRAPHIC = `ad_group_criterion.type IN (${Object.values(DEMOGRAPHIC_NAMES)
  .map(({ type }) => `'${type}'`)
  .join(', ')})`

/** The views hold the people who see ads; who is left out is a criterion of the ad group only. */
const excludedFrom = (adGroupId: string): string =>
  queryText({
    select: ['ad_group.id', ...DEMOGRAPHIC_FIELDS],
    from: 'ad_group_criterion',
    where: [
      `ad_group.id = ${adGroupId}`,
      IS_DEMOGRAPHIC,
      'ad_group_criterion.negative = TRUE',
      "ad_group_criterion.status != 'REMOVED'",
    ],
  })

/** Who sees an ad group, with what each kind of people brought in a period. */
export async function readDemographics(
  context: ConnectorContext,
  { period, adGroupId }: PeriodInput & { adGroupId: string },
  access: ConnectorAccess,
): Promise<ReadResult<AdsData['demographics']>> {
  const asked = await atPeriod(context, access, period)
  if (!asked.ok) return asked
  const { customer, range } = asked.data
  const queries = DEMOGRAPHIC_KINDS.map((kind) => {
    const { view, field } = DEMOGRAPHIC_NAMES[kind]
    return queryText({
      select: [
        'ad_group.id',
        'ad_group_criterion.resource_name',
        'ad_group_criterion.negative',
        `ad_group_criterion.${field}.type`,
        ...METRICS,
      ],
      from: view,
      where: [`ad_group.id = ${adGroupId}`, ...inDates(range)],
    })
  })
  const rows = new Map<string, DemographicRow>()
  const answers = await Promise.all(
    [...queries, excludedFrom(adGroupId)].map((query) => customer.search(query, demographicAnswer)),
  )
  let isCut = false
  for (const answer of answers) {
    if (!answer.ok) return answer
    isCut ||= answer.data.isCut
    for (const row of answer.data.rows) {
      const kept = demographicKept(row)
      if (kept) rows.set(`${kept.adGroupId} ${kept.kind} ${kept.value}`, joined(rows, kept))
    }
  }
  return {
    ok: true,
    data: { rows: [...rows.values()].slice(0, MOST_ADS_ROWS), isCut: isCut || rows.size > MOST_ADS_ROWS },
  }
}

/** Somebody who is left out now may have seen ads before. */
function joined(rows: ReadonlyMap<string, DemographicRow>, row: DemographicRow): DemographicRow {
  const before = rows.get(`${row.adGroupId} ${row.kind} ${row.value}`)
  return before ? { ...before, isExcluded: before.isExcluded || row.isExcluded } : row
}

/** Kind and value of a criterion in our words; `null`: a value that is new at Google. */
export function demographicOf(
  criterion: DemographicCriterion,
): { kind: DemographicKind; value: string } | null {
  for (const kind of DEMOGRAPHIC_KINDS) {
    const { json, values } = DEMOGRAPHIC_NAMES[kind]
    const type = criterion[json]?.type
    const value = type && Object.keys(values).find((own) => values[own] === type)
    if (value) return { kind, value }
  }
  return null
}

function demographicKept({ adGroup, adGroupCriterion, metrics }: DemographicAnswer): DemographicRow | null {
  const known = demographicOf(adGroupCriterion)
  if (!known) return null
  return {
    adGroupId: adGroup.id,
    ...known,
    isExcluded: adGroupCriterion.negative,
    metrics: metricsKept(metrics),
  }
}
