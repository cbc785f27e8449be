import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { aCampaignToCreate, anAccount } from '#support/ads-account.ts'
import { changeProblems } from '../check-change.ts'

const problems = (given: Partial<CampaignToCreate>) =>
  changeProblems({ kind: 'create_campaign', campaign: aCampaignToCreate(given) }, anAccount())
const place = (id: number) => ({ kind: 'place' as const, id: `${id}`, name: 'Newtown' })
const near = (kilometres: number) => ({
  kind: 'radius' as const,
  latitude: -33.9,
  longitude: 151.2,
  kilometres,
  name: 'Newtown',
})
const category = { name: 'wreaths', keywords: ['wreath'] }

describe('a campaign to create', () => {
  it('is right as the wizard makes it', () => {
    assert.deepEqual(problems({}), {})
  })

  const refused: readonly (readonly [Partial<CampaignToCreate>, string, string])[] = [
    [{ name: 'bouquets' }, 'name', 'You already have one with this name. Please choose another one.'],
    [
      { businessName: ' ' },
      'businessName',
      'Sorry. You cannot leave this field empty. Enter your business name.',
    ],
    [{ landingUrl: '' }, 'landingUrl', 'Please enter your website address'],
    [
      { landingUrl: 'bluewren.example' },
      'landingUrl',
      'The protocol (http:// or https://) is missing. Please enter a valid URL.',
    ],
    [{ phone: '123' }, 'phone', 'Please provide valid phone'],
    [{ startDate: '' }, 'startDate', 'Please select a start date'],
    [{ startDate: '2027-02-30' }, 'startDate', 'Please select a start date'],
    [{ endDate: 'soon' }, 'endDate', 'The end date must be after the start date'],
    [{ startDate: '2026-11-20' }, 'startDate', 'The start date must be today or later'],
    [{ endDate: '2026-11-21' }, 'endDate', 'The end date must be after the start date'],
    [{ locations: [] }, 'locations', 'Please choose at least one location'],
    [
      { locations: Array.from({ length: 21 }, (_, id) => place(id)) },
      'locations',
      'You have exceeded the number of locations you can add for your ad',
    ],
    [{ locations: [near(0)] }, 'locations.0', 'Please choose a whole number of kilometres from 1 to 65'],
    [{ locations: [near(1.5)] }, 'locations.0', 'Please choose a whole number of kilometres from 1 to 65'],
    [{ locations: [near(66)] }, 'locations.0', 'Please choose a whole number of kilometres from 1 to 65'],
    [{ languages: [] }, 'languages', 'Please choose a language'],
    [{ categories: [] }, 'categories', 'Please choose at least one keyword category'],
    [
      { categories: Array.from({ length: 8 }, () => category) },
      'categories',
      'You can choose up to 7 keyword categories',
    ],
    [
      { categories: [{ ...category, name: 'x'.repeat(81) }] },
      'categories.0',
      'Please use 80 characters or fewer',
    ],
    [{ headlines: ['', 'b', 'c'] }, 'headlines.0', 'Please enter headline 1'],
    [{ headlines: ['a', 'x'.repeat(31)] }, 'headlines.1', 'Please use 30 characters or fewer'],
    [{ headlines: ['花'.repeat(16)] }, 'headlines.0', 'Please use 30 characters or fewer'],
    [{ descriptions: [] }, 'descriptions.0', 'Please enter description 1'],
    [{ descriptions: ['x'.repeat(91)] }, 'descriptions.0', 'Please use 90 characters or fewer'],
    [{ dailyBudget: '0' }, 'dailyBudget', 'Your budget must be more than 0'],
    [
      { dailyBudget: '1000000000' },
      'dailyBudget',
      'Your amount exceeds the allowed threshold. Please choose a number less than A$1,000',
    ],
    [{ targetCpa: '9999' }, 'targetCpa', 'Please enter a valid amount'],
    [
      { targetCpa: '608000000' },
      'targetCpa',
      'Your amount exceeds the allowed threshold. Please choose a number less than A$608',
    ],
  ]
  for (const [given, field, message] of refused)
    it(`is refused at ${field}: ${message}`, () => {
      assert.deepEqual(problems(given), { [`campaign.${field}`]: message })
    })

  it('takes a phone number in E.164, as an ad has it', () => {
    assert.deepEqual(problems({ phone: '+61212345678' }), {})
    assert.ok('campaign.phone' in problems({ phone: '+6121234567890123' }))
  })

  it('takes everything at its limit', () => {
    assert.deepEqual(
      problems({
        phone: '(02) 1234 5678',
        endDate: '2026-11-22',
        locations: [...Array.from({ length: 19 }, (_, id) => place(id)), near(65)],
        categories: Array.from({ length: 7 }, () => ({ ...category, name: 'x'.repeat(80) })),
        headlines: ['x'.repeat(30), 'b', 'c'],
        descriptions: ['x'.repeat(90), 'y'],
        dailyBudget: '999990000',
        targetCpa: '10000',
      }),
      {},
    )
  })
})
