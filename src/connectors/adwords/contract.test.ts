import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { aGrant } from '#support/a-grant.ts'
import type { AdsChange, AdsChangeKind } from '#core/ads/changes.ts'
import { openAdsContract } from '#stand-ins/ads-contract.ts'
import { connectorContext } from '#support/connector-context.ts'
import { startWebServer } from '#support/web-server.ts'
import { connector } from './connector.ts'

const contract = await openAdsContract()
const grant = aGrant({
  accessToken: 'of-the-test',
  refreshToken: null,
  extra: { timeZone: 'Australia/Sydney' },
})
const access = { grant, account: { id: '9~1', label: 'Shop' }, siteHost: null }

/** Fields that a query names, without what it compares them with. */
const fieldsIn = (query: string): string[] =>
  query.replaceAll(/'[^']*'/gu, '').match(/\b[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+/gu) ?? []

/**
 * The row that answers a query, by a part of that query; the first that fits counts. It is needed for queries about one thing by its id, and for those
 * whose answer leads to further queries. Every other query is answered with no rows.
 */
const ROWS: readonly (readonly [part: string, row: object])[] = [
  [
    'customer.currency_code',
    { customer: { currencyCode: 'AUD', timeZone: 'Australia/Sydney', status: 'ENABLED' } },
  ],
  [
    'FROM bidding_strategy',
    { biddingStrategy: { id: '1', type: 'TARGET_CPA', nonRemovedCampaignCount: '1' } },
  ],
  ['FROM shared_set', { sharedSet: { id: '1', name: 'Used', memberCount: '1', referenceCount: '1' } }],
  ['FROM campaign WHERE campaign.id', { campaign: { campaignBudget: 'customers/1/campaignBudgets/1' } }],
  ['FROM ad_group WHERE ad_group.id', { adGroup: { cpcBidMicros: '1' } }],
  [
    'FROM shared_criterion WHERE shared_set.id',
    {
      sharedCriterion: {
        resourceName: 'customers/1/sharedCriteria/1~2',
        keyword: { text: 'wage', matchType: 'BROAD' },
      },
    },
  ],
  [
    'FROM campaign_shared_set WHERE shared_set.id',
    { campaign: { id: '2' }, campaignSharedSet: { resourceName: 'customers/1/campaignSharedSets/2~1' } },
  ],
]

function answerTo(sent: string): string {
  const found = ROWS.find(([part]) => sent.includes(part))
  return JSON.stringify(found ? { results: [found[1]] } : {})
}

type ChangesOf<Kind extends AdsChangeKind> = readonly [
  Extract<AdsChange, { kind: Kind }>,
  ...Extract<AdsChange, { kind: Kind }>[],
]
const CHANGES: { [Kind in AdsChangeKind]: ChangesOf<Kind> } = {
  create_campaign: [
    {
      kind: 'create_campaign',
      campaign: {
        name: 'Roses',
        businessName: 'Blue Wren Florist',
        landingUrl: 'https://bluewren.example/',
        phone: '+61255504417',
        startDate: '2026-12-01',
        endDate: '2026-12-24',
        locations: [
          { kind: 'place', id: '2036', name: 'Australia' },
          { kind: 'radius', latitude: -33.9, longitude: 151.2, kilometres: 10, name: 'Newtown' },
        ],
        languages: [{ id: '1000', name: 'English' }],
        categories: [{ name: 'Florist', keywords: ['florist', 'flower shop'] }],
        headlines: ['Florist', 'Roses', 'Call us today'],
        descriptions: ['Fresh flowers.', 'Order by noon.'],
        dailyBudget: '20000000',
        targetCpa: '5000000',
      },
    },
  ],
  set_campaign_state: [{ kind: 'set_campaign_state', ids: ['1', '2'], state: 'paused' }],
  remove_campaign: [{ kind: 'remove_campaign', id: '1' }],
  set_budget: [{ kind: 'set_budget', campaignId: '1', amount: '20000000' }],
  create_ad_group: [{ kind: 'create_ad_group', campaignId: '1', name: 'Roses', maxCpc: '1000000' }],
  set_ad_group_state: [{ kind: 'set_ad_group_state', ids: ['1'], state: 'enabled' }],
  remove_ad_group: [{ kind: 'remove_ad_group', id: '1' }],
  set_bids: [
    {
      kind: 'set_bids',
      adGroupId: '1',
      maxCpc: '1000000',
      maxCpv: '100000',
      targetCpa: '5000000',
      targetCpm: '3000000',
    },
  ],
  set_demographics: [
    { kind: 'set_demographics', adGroupId: '1', excluded: { gender: ['male'], age: ['18_24'] } },
  ],
  add_keywords: [{ kind: 'add_keywords', adGroupId: '1', keywords: [{ text: 'roses', matchType: 'exact' }] }],
  remove_keyword: [{ kind: 'remove_keyword', id: '1~2' }],
  add_negative_keywords: [
    {
      kind: 'add_negative_keywords',
      level: 'campaign',
      levelId: '1',
      keywords: [{ text: 'free', matchType: 'broad' }],
    },
    {
      kind: 'add_negative_keywords',
      level: 'ad_group',
      levelId: '1',
      keywords: [{ text: 'free', matchType: 'phrase' }],
    },
  ],
  remove_negative_keyword: [{ kind: 'remove_negative_keyword', id: '1~2' }],
  save_negative_list: [
    {
      kind: 'save_negative_list',
      listId: null,
      name: 'Jobs',
      keywords: [{ text: 'job', matchType: 'broad' }],
      campaignIds: ['1'],
    },
    {
      kind: 'save_negative_list',
      listId: '1',
      name: 'Work',
      keywords: [{ text: 'job', matchType: 'broad' }],
      campaignIds: ['1'],
    },
  ],
  add_assets: [
    {
      kind: 'add_assets',
      type: 'sitelink',
      level: 'campaign',
      levelId: '1',
      sitelinks: [{ text: 'Shop', line1: 'One', line2: 'Two', finalUrl: 'https://bluewren.example/shop' }],
      callouts: [],
      existing: ['3'],
    },
    {
      kind: 'add_assets',
      type: 'callout',
      level: 'account',
      levelId: null,
      sitelinks: [],
      callouts: ['Fresh daily'],
      existing: [],
    },
  ],
  remove_asset: [{ kind: 'remove_asset', id: '1~3', level: 'ad_group', type: 'sitelink' }],
  create_strategy: [
    {
      kind: 'create_strategy',
      name: 'Together',
      type: 'maximise_conversions',
      targetCpa: '5000000',
      targetRoas: null,
      sharedBudget: '30000000',
      campaignIds: ['1'],
    },
    {
      kind: 'create_strategy',
      name: 'Return',
      type: 'target_roas',
      targetCpa: null,
      targetRoas: 5,
      sharedBudget: null,
      campaignIds: [],
    },
  ],
  remove_strategy: [{ kind: 'remove_strategy', id: '1' }],
}

/** The kind of a change, with what tells it from others of its kind. */
function titleOf(change: AdsChange): string {
  const own = [
    'type' in change ? change.type : '',
    'level' in change ? change.level : '',
    'listId' in change ? (change.listId ?? 'new') : '',
  ]
  return [change.kind, ...own.filter((part) => part !== '')].join(' ')
}

/** Every request is held against Google's own protos: a new version of them names each field that moved. */
describe('the contract of Google Ads', { skip: contract === null && 'contract file absent' }, () => {
  let server: Awaited<ReturnType<typeof startWebServer>>
  const problems: string[] = []
  const asked: unknown[] = []
  before(async () => {
    server = await startWebServer((path) => (request, response) => {
      void (async () => {
        const parts: Buffer[] = []
        for await (const part of request) parts.push(Buffer.from(part))
        const sent = Buffer.concat(parts).toString('utf8')
        const body: unknown = sent === '' ? null : JSON.parse(sent)
        const call = contract?.find(request.method ?? '', path)
        problems.push(...(call ? call.requestProblems(new URLSearchParams(), body) : [`no route ${path}`]))
        if (request.headers['login-customer-id'] !== '9') problems.push(`${path} names no manager`)
        asked.push(body)
        response.writeHead(200, { 'content-type': 'application/json' }).end(answerTo(sent))
      })()
    })
  })
  after(() => server.close())
  const context = () =>
    connectorContext({ endpoints: { ads: server.origin, googleAuth: '', googleToken: '' } })
  const wrong = (): string[] => {
    const queries = asked.flatMap((body) =>
      typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : [],
    )
    const unknown = queries.flatMap(fieldsIn).filter((field) => !contract?.hasField(field))
    return [...problems.splice(0), ...unknown]
  }

  for (const name of Object.keys(connector.read)) {
    // It is of no account, so that it names no manager.
    if (name === 'accounts') continue
    const inputs: Readonly<Record<string, object>> = {
      account: {},
      demographics: { period: '7days', adGroupId: '1' },
      places: { text: 'Newtown' },
      languages: {},
      categories: { businessName: 'Blue Wren', landingUrl: 'https://bluewren.example/' },
      keywordIdeas: { texts: ['roses'], landingUrl: 'https://bluewren.example/' },
      adTexts: {
        businessName: 'Blue Wren',
        landingUrl: 'https://bluewren.example/',
        categories: ['Florist'],
      },
      budgets: { landingUrl: 'https://bluewren.example/', categories: ['Florist'], locationIds: ['2036'] },
    }
    it(`has every field of the read ${name}, and a nearly empty account gives an answer`, async () => {
      asked.length = 0
      const result = await connector.read[name]?.run(context(), inputs[name] ?? { period: '7days' }, access)
      assert.equal(result?.ok, true)
      assert.ok(asked.length > 0)
      assert.deepEqual(wrong(), [])
    })
  }

  for (const change of Object.values<readonly AdsChange[]>(CHANGES).flat())
    it(`takes the change ${titleOf(change)}, tried first`, async () => {
      asked.length = 0
      for (const isTrial of [true, false]) {
        const result = await connector.write?.['change']?.run(context(), change, access, isTrial)
        assert.equal(result?.ok, true)
      }
      const mutates = asked.filter(
        (body) => typeof body === 'object' && body !== null && 'mutateOperations' in body,
      )
      assert.deepEqual(
        mutates.map((body) => typeof body === 'object' && body !== null && 'validateOnly' in body),
        [true, false],
      )
      assert.deepEqual(wrong(), [])
    })
})
