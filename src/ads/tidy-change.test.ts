import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { AdsChange, CampaignToCreate } from '#core/ads/changes.ts'
import { aCampaignToCreate, anAccount } from '#support/ads-account.ts'
import { changeProblems } from './check-change.ts'
import { tidyChange } from './tidy-change.ts'

const link = (text: string, line1: string | null = null, line2: string | null = null): AdsChange => ({
  kind: 'add_assets',
  type: 'sitelink',
  level: 'account',
  levelId: null,
  sitelinks: [{ text, line1, line2, finalUrl: ' https://bluewren.example/a\n' }],
  callouts: [],
  existing: [],
})
const callouts = (...texts: string[]): AdsChange => ({
  kind: 'add_assets',
  type: 'callout',
  level: 'account',
  levelId: null,
  sitelinks: [],
  callouts: texts,
  existing: [],
})
const keywords = (...texts: string[]): AdsChange => ({
  kind: 'add_keywords',
  adGroupId: '21',
  keywords: texts.map((text) => ({ text, matchType: 'broad' })),
})
const list = (name: string): AdsChange => ({
  kind: 'save_negative_list',
  listId: null,
  name,
  keywords: [{ text: 'free', matchType: 'broad' }],
  campaignIds: [],
})
const group = (name: string): AdsChange => ({ kind: 'create_ad_group', campaignId: '1', name, maxCpc: null })

const negatives = (text: string): AdsChange => ({
  kind: 'add_negative_keywords',
  level: 'campaign',
  levelId: '1',
  keywords: [{ text, matchType: 'broad' }],
})
const strategy = (name: string): AdsChange => ({
  kind: 'create_strategy',
  name,
  type: 'target_cpa',
  targetCpa: '15000000',
  targetRoas: null,
  sharedBudget: null,
  campaignIds: [],
})
const campaign = (given: Partial<CampaignToCreate>): AdsChange => ({
  kind: 'create_campaign',
  campaign: aCampaignToCreate(given),
})

/** A form for each text of the dialogs and the wizard, with the limit of the text. */
const FORMS: readonly [string, number, (text: string) => AdsChange][] = [
  ['a sitelink’s text', 25, (text) => link(text)],
  ['a sitelink’s first line', 35, (text) => link('Weddings', text, 'y')],
  ['a sitelink’s second line', 35, (text) => link('Weddings', 'y', text)],
  ['a callout', 25, (text) => callouts(text)],
  ['a keyword', 80, (text) => keywords(text)],
  ['a list’s name', 255, list],
  ['an ad group’s name', 255, group],
  ['a negative keyword', 80, negatives],
  ['a strategy’s name', 255, strategy],
  ['a campaign’s name', 255, (name) => campaign({ name })],
  ['a business name', 80, (businessName) => campaign({ businessName })],
  ['a keyword category', 80, (name) => campaign({ categories: [{ name, keywords: ['wreath'] }] })],
  ['a first headline', 30, (text) => campaign({ headlines: [text, '2', '3'] })],
  ['a last headline', 30, (text) => campaign({ headlines: ['1', '2', text] })],
  ['a first description', 90, (text) => campaign({ descriptions: [text, '2'] })],
  ['a second description', 90, (text) => campaign({ descriptions: ['1', text] })],
]
const problems = (change: AdsChange) => Object.values(changeProblems(tidyChange(change), anAccount()))

describe('I13 every text of the dialogs and the wizard', () => {
  for (const [name, limit, form] of FORMS) {
    const over = `Please use ${limit} characters or fewer`
    it(`${name} is taken at its limit, and refused over it and far over it`, () => {
      assert.deepEqual(problems(form('x'.repeat(limit))), [])
      assert.deepEqual(problems(form('x'.repeat(limit + 1))), [over])
      assert.deepEqual(problems(form('x'.repeat(100_000))), [over])
    })
    it(`${name} counts characters of double width and emoji twice`, () => {
      for (const wide of ['花', 'Ａ', '🌷', '👨‍👩‍👧']) {
        const most = Math.floor(limit / 2)
        assert.deepEqual(problems(form(wide.repeat(most))), [], wide)
        assert.deepEqual(problems(form(wide.repeat(most + 1))), [over], wide)
      }
    })
    it(`${name} keeps markup as typed, and loses line breaks, direction marks and controls`, () => {
      const typed = JSON.stringify(tidyChange(form(' <b>a\u202E\r\n\u2028 b\u0007</b>\t')))
      assert.match(typed, /"<b>a b<\/b>"/u)
      assert.doesNotMatch(typed, /\u202E|\\r|\\u0007|\\t/u)
    })
  }

  it('is missing where only spaces and invisible characters are typed', () => {
    const blank = ' \u200b\u2060\n'
    assert.deepEqual(problems(link(blank)), ['Enter sitelink text'])
    assert.deepEqual(problems(link('Weddings', blank, blank)), [])
    assert.deepEqual(problems(callouts(blank)), ['Enter at least one callout text'])
    assert.deepEqual(problems(keywords(blank)), ['Please enter at least one keyword'])
    assert.deepEqual(problems(list(blank)), ['Please enter a name'])
    assert.deepEqual(problems(group(blank)), ['Please enter a name'])
    assert.deepEqual(problems(strategy(blank)), ['Please enter a name'])
    assert.deepEqual(problems(campaign({ headlines: [blank] })), ['Please enter headline 1'])
  })

  it('has each keyword category among its keywords, which are checked with it', () => {
    const change = tidyChange(campaign({ categories: [{ name: 'Wreaths', keywords: ['native wreath'] }] }))
    assert.deepEqual(change.kind === 'create_campaign' && change.campaign.categories, [
      { name: 'Wreaths', keywords: ['wreaths', 'native wreath'] },
    ])
    const withComma = campaign({ categories: [{ name: 'Weddings, parties', keywords: ['wreath'] }] })
    assert.equal(problems(withComma).length, 1)
  })

  it('is sent as it was checked, addresses too', () => {
    const change = tidyChange(link('A  \u202Ewedding\n', ' ', ''))
    assert.deepEqual(change.kind === 'add_assets' && change.sitelinks, [
      { text: 'A wedding', line1: null, line2: null, finalUrl: 'https://bluewren.example/a' },
    ])
  })

  it('leaves a change without texts as it is', () => {
    const changes: AdsChange[] = [
      { kind: 'set_campaign_state', ids: ['1'], state: 'paused' },
      { kind: 'set_ad_group_state', ids: ['21'], state: 'enabled' },
      { kind: 'set_budget', campaignId: '1', amount: '5000000' },
      { kind: 'remove_campaign', id: '1' },
      { kind: 'remove_ad_group', id: '21' },
      { kind: 'remove_keyword', id: '21~31' },
      { kind: 'remove_negative_keyword', id: '41' },
      { kind: 'remove_asset', id: '51', level: 'account', type: 'callout' },
      { kind: 'remove_strategy', id: '61' },
    ]
    for (const change of changes) assert.equal(tidyChange(change), change)
  })
})
