import { type AdsResource, type AdsStandInAccount, textIn, thingNamed, thingsOf } from './adwords-account.ts'
import { ADS_KINDS, DEMOGRAPHIC_IDS, DEMOGRAPHIC_VIEWS } from './adwords-resources.data.ts'

/** One row of a query before its fields are selected. */
export interface AdsRow {
  parts: Record<string, unknown>
  /** Whose figures it has, and in how many equal parts. */
  figures: string
  share: number
}

/** What rows are made from. */
export interface AdsRowSource {
  account: AdsStandInAccount
  /** Every account, by id. */
  accounts: ReadonlyMap<string, AdsStandInAccount>
  /** Today in the account. */
  today: string
}

/** Every row of a resource. */
export function rowsFrom(source: AdsRowSource, from: string): AdsRow[] {
  const { account } = source
  const view = VIEWS[from]
  if (view) return view(source)
  const demographic = DEMOGRAPHIC_VIEWS[from]
  if (demographic) return demographicRows(source, from, demographic)
  const figures = (thing: AdsResource): Pick<AdsRow, 'figures' | 'share'> => {
    if (from === 'ad_group_ad') return { figures: textIn(thing, 'adGroup'), share: 1 }
    if (!from.endsWith('_asset')) return { figures: thing.resourceName, share: 1 }
    return { figures: textIn(thing, 'adGroup') || textIn(thing, 'campaign') || 'customer', share: 5 }
  }
  return [...thingsOf(account, from).values()].map((thing) => ({
    parts: joined(source, from, thing),
    ...figures(thing),
  }))
}

/** Something with everything that it refers to. */
function joined(source: AdsRowSource, kind: string, thing: AdsResource): Record<string, unknown> {
  const known = ADS_KINDS.find((one) => one.kind === kind)
  const parts: Record<string, unknown> = { customer: customerJson(source.account) }
  for (const [refKind, field] of Object.entries(known?.refers ?? {})) {
    const other = thingNamed(source.account, textIn(thing, field))
    if (other) Object.assign(parts, joined(source, refKind, other))
  }
  parts[known?.json ?? kind] = { ...thing, ...countedOf(source, kind, thing) }
  return parts
}

const isThere = (one: AdsResource) => one['status'] !== 'REMOVED'

/** Fields that Google counts. */
function countedOf(
  { account, today }: AdsRowSource,
  kind: string,
  thing: AdsResource,
): Record<string, unknown> {
  const using = (of: string, field: string, isLive: (one: AdsResource) => boolean) =>
    [...thingsOf(account, of).values()].filter(
      (one) => textIn(one, field) === thing.resourceName && isLive(one),
    ).length
  if (kind === 'bidding_strategy') {
    const count = String(using('campaign', 'biddingStrategy', isThere))
    return { campaignCount: count, nonRemovedCampaignCount: count }
  }
  if (kind === 'shared_set')
    return {
      memberCount: String(using('shared_criterion', 'sharedSet', () => true)),
      referenceCount: String(using('campaign_shared_set', 'sharedSet', isThere)),
    }
  if (kind !== 'campaign') return {}
  const [start, end] = [
    textIn(thing, 'startDateTime').slice(0, 10),
    textIn(thing, 'endDateTime').slice(0, 10),
  ]
  const portfolio = thingNamed(account, textIn(thing, 'biddingStrategy'))
  return {
    servingStatus: start > today ? 'PENDING' : end !== '' && end < today ? 'ENDED' : 'SERVING',
    biddingStrategyType: textIn(portfolio, 'type') || textIn(thing, 'biddingStrategyType'),
  }
}

const customerJson = ({ facts }: AdsStandInAccount): Record<string, unknown> => ({
  resourceName: `customers/${facts.id}`,
  ...facts,
  status: facts.status ?? 'ENABLED',
})

const VIEWS: Readonly<Record<string, (source: AdsRowSource) => AdsRow[]>> = {
  customer: ({ account }) => [{ parts: { customer: customerJson(account) }, figures: 'customer', share: 1 }],
  customer_client: ({ account, accounts }) =>
    [account.facts.id, ...account.children].flatMap((id, level) => {
      const client = accounts.get(id)
      if (!client) return []
      const { conversionTrackingSetting: _, ...facts } = customerJson(client)
      const own = `customers/${account.facts.id}`
      const customerClient = {
        ...facts,
        resourceName: `${own}/customerClients/${id}`,
        clientCustomer: `customers/${id}`,
        hidden: false,
        level: level === 0 ? '0' : '1',
      }
      return [{ parts: { customer: customerJson(account), customerClient }, figures: '', share: 1 }]
    }),
  language_constant: () =>
    ADS_LANGUAGES.map(([id, name, targetable]) => ({
      parts: {
        languageConstant: { resourceName: `languageConstants/${id}`, id, name, code: 'xx', targetable },
      },
      figures: '',
      share: 1,
    })),
  keyword_view: (source) =>
    [...thingsOf(source.account, 'ad_group_criterion').values()]
      .filter((one) => one['type'] === 'KEYWORD' && one['negative'] !== true)
      .map((one) => ({
        parts: {
          ...joined(source, 'ad_group_criterion', one),
          keywordView: { resourceName: one.resourceName.replace('adGroupCriteria', 'keywordViews') },
        },
        figures: one.resourceName,
        share: 1,
      })),
  search_term_view: (source) => termRows(source, 'ad_group_criterion', 'searchTermView'),
  smart_campaign_search_term_view: (source) => termRows(source, 'campaign', 'smartCampaignSearchTermView'),
}

/** What people searched for, with the keyword or campaign that an ad was shown for. */
function termRows(source: AdsRowSource, kind: string, json: string): AdsRow[] {
  const { account } = source
  return account.terms.flatMap(({ text, source: name, status = 'NONE' }) => {
    const shown = thingsOf(account, kind).get(name)
    if (!shown) return []
    const view = { resourceName: `${name}~${Buffer.from(text).toString('hex')}`, searchTerm: text }
    const { adGroupCriterion: _, ...parts } = joined(source, kind, shown)
    const share = account.terms.filter((one) => one.source === name).length + 1
    const own = kind === 'campaign' ? view : { ...view, status }
    return [{ parts: { ...parts, [json]: own }, figures: name, share }]
  })
}

/** Who sees an ad group: everybody who is not left out. */
function demographicRows(
  source: AdsRowSource,
  view: string,
  { json, type }: { json: string; type: string },
): AdsRow[] {
  const { account } = source
  const criteria = thingsOf(account, 'ad_group_criterion')
  const choices = Object.entries(DEMOGRAPHIC_IDS[json] ?? {})
  const standard = [...thingsOf(account, 'ad_group').values()].filter(
    (one) => one['type'] === 'SEARCH_STANDARD',
  )
  return standard.flatMap((adGroup) =>
    choices.flatMap(([value, criterionId]) => {
      const own = adGroup.resourceName.replace('adGroups', 'adGroupCriteria')
      const resourceName = `${own}~${criterionId}`
      const kept = criteria.get(resourceName)
      if (kept && isThere(kept) && kept['negative'] === true) return []
      const adGroupCriterion = {
        resourceName,
        criterionId,
        type,
        status: 'ENABLED',
        negative: false,
        [json]: { type: value },
      }
      const name = view.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase())
      return [
        {
          parts: { ...joined(source, 'ad_group', adGroup), adGroupCriterion, [name]: { resourceName } },
          figures: adGroup.resourceName,
          share: choices.length,
        },
      ]
    }),
  )
}

const ADS_LANGUAGES = [
  ['1000', 'English', true],
  ['1002', 'French', true],
  ['1017', 'Chinese (simplified)', true],
  ['1023', 'Hindi', true],
  ['1999', 'A language without ads', false],
] as const
