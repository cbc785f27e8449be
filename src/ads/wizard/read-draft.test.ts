import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type CampaignDraft, EMPTY_DRAFT } from '#core/ads/draft.ts'
import { anAccount } from '#support/ads-account.ts'
import { fieldOfDraft, problemsOfStep, readCampaignDraft, stepOfField } from './read-draft.ts'

const DRAFT: CampaignDraft = {
  ...EMPTY_DRAFT,
  businessName: 'Blue Wren Florist',
  landingUrl: 'https://bluewren.example/wreaths',
  startDate: '2026-11-23',
  locations: [{ kind: 'place', id: '1000286', name: 'Newtown' }],
  languages: [{ id: '1000', name: 'English' }],
  categories: [{ name: 'Christmas wreaths', keywords: ['native wreath', 'Christmas wreaths'] }],
  headlines: ['Christmas wreaths in Newtown'],
  descriptions: ['Fresh native wreaths.'],
  budgetChoice: '20000000',
}
const read = (given: Partial<CampaignDraft>) => readCampaignDraft({ ...DRAFT, ...given }, anAccount())

const own = (ownBudget: string) => read({ budgetChoice: 'own', ownBudget }).problems['ownBudget']

const countryOf = (country: string, phone: string) =>
  readCampaignDraft({ ...DRAFT, phone }, { ...anAccount(), country }).campaign.phoneCountry
const phoneIn = (country: string | null, phone: string) =>
  readCampaignDraft({ ...DRAFT, phone }, { ...anAccount(), country }).campaign.phone

describe('a draft that is read', () => {
  it('makes a campaign with every text filled in and named after its first category', () => {
    const { campaign, problems } = read({})
    assert.deepEqual(problems, {})
    assert.equal(campaign.name, 'Christmas wreaths')
    assert.equal(campaign.dailyBudget, '20000000')
    assert.deepEqual(campaign.categories, [
      { name: 'Christmas wreaths', keywords: ['christmas wreaths', 'native wreath'] },
    ])
    assert.equal(campaign.headlines.length, 3)
    assert.equal(campaign.descriptions.length, 2)
  })

  it('takes a free name where one of that name exists', () => {
    const [existing] = anAccount().campaigns ?? []
    const { campaign } = read({ categories: [{ name: existing?.name ?? '', keywords: [] }] })
    assert.equal(campaign.name, `${existing?.name} 2`)
  })

  it('has a message for every required field, at the step that asks for it', () => {
    const { problems } = readCampaignDraft(EMPTY_DRAFT, anAccount())
    assert.deepEqual(problemsOfStep(problems, 'general'), {
      businessName: 'Sorry. You cannot leave this field empty. Enter your business name.',
      landingUrl: 'Please enter your website address',
      startDate: 'Please select a start date',
    })
    assert.deepEqual(problemsOfStep(problems, 'places'), {
      locations: 'Please choose at least one location',
      languages: 'Please choose a language',
    })
    assert.deepEqual(problemsOfStep(problems, 'categories'), {
      categories: 'Please choose at least one keyword category',
    })
    assert.deepEqual(problemsOfStep(problems, 'ad'), {
      'headlines.0': 'Please enter headline 1',
      'descriptions.0': 'Please enter description 1',
    })
    assert.deepEqual(problemsOfStep(problems, 'budget'), { budgetChoice: 'Please choose a budget' })
  })

  it('has the message of a typed budget at that field', () => {
    assert.equal(
      own('1,000'),
      'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000',
    )
    assert.equal(own('0'), 'Your budget must be more than 0')
    for (const typed of ['-1', '−5.50', '-$20', '$ -20'])
      assert.equal(own(typed), 'Your budget must be more than 0')
    for (const typed of ['', ' ']) assert.equal(own(typed), 'Please choose a budget')
    for (const typed of ['-', '5-1', '--5', '-1.000']) assert.equal(own(typed), 'Please enter a valid amount')
    assert.equal(own('1.000'), 'Please enter a valid amount')
    assert.equal(own('20.005'), 'Please enter a valid amount')
    assert.equal(own('$20'), undefined)
  })

  it('has what Google says of the campaign at the fields that it was made of', () => {
    const draft = { ...DRAFT, budgetChoice: 'own' }
    assert.equal(fieldOfDraft('campaign.headlines.1', draft), 'headlines.1')
    assert.equal(fieldOfDraft('campaign.dailyBudget', draft), 'ownBudget')
    assert.equal(fieldOfDraft('campaign.dailyBudget', DRAFT), 'budgetChoice')
    assert.equal(stepOfField(fieldOfDraft('campaign.locations.3', draft)), 'places')
  })

  it('asks for no lower target because no budget is chosen', () => {
    const { problems } = read({ budgetChoice: '', targetCpa: '400' })
    assert.deepEqual(problems, { budgetChoice: 'Please choose a budget' })
  })

  it('calls a number in the country of the owner, wherever the ads account is', () => {
    assert.equal(phoneIn('NZ', '+64 21 234 5678'), '+64212345678')
    assert.equal(phoneIn('AU', '02 5550 0142'), '+61255500142')
    assert.equal(phoneIn('NZ', '0800 555 014'), '0800555014')
    assert.equal(phoneIn('OTHER', '+44 20 7946 0123'), '+442079460123')
  })

  it('takes a number in whichever way it is spaced', () => {
    assert.equal(phoneIn('AU', '0412 345 678'), '+61412345678')
    assert.equal(phoneIn('AU', '1300 555 014'), '1300555014')
    assert.equal(phoneIn('AU', '+61 412 345 678'), '+61412345678')
    assert.equal(phoneIn('AU', '+64 21 234 5678'), '+64212345678')
    assert.equal(phoneIn('NZ', '021 234 5678'), '+64212345678')
    assert.equal(phoneIn('AU', '+44 12'), null)
    assert.equal(phoneIn('AU', '12 34'), null)
  })

  it('names the country of a number that has no code, because the ads account may be in another', () => {
    assert.equal(countryOf('NZ', '0800 555 014'), 'NZ')
    assert.equal(countryOf('AU', '1300 555 014'), 'AU')
    assert.equal(countryOf('AU', '1300555014'), 'AU')
    assert.equal(countryOf('AU', '02 5550 0142'), undefined)
    assert.equal(countryOf('OTHER', '0800 555 014'), undefined)
  })

  it('takes no phone number, for an ad that nobody can call (docs/decisions, 27)', () => {
    const { campaign, problems } = read({ phone: ' ' })
    assert.deepEqual([campaign.phone, problems], [null, {}])
  })

  it('has a message at a phone number that is none', () => {
    assert.deepEqual(read({ phone: '12' }).problems, { phone: 'Please provide valid phone' })
  })
})
