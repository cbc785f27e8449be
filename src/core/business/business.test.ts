import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { fieldProblems } from '../owner-input/problems.ts'
import { BUSINESS_MESSAGES, businessFields, SUB_INDUSTRY_RULE, subIndustryFits } from './business.ts'
import { INDUSTRIES } from './industries.data.ts'
import { subIndustriesOf } from './industries.ts'

const Business = z.strictObject(businessFields).refine(subIndustryFits, SUB_INDUSTRY_RULE)
const BUILDER = {
  industry: 'construction',
  subIndustry: 'builder',
  sector: 'consumers',
  country: 'AU',
  city: 'Sydney',
  businessAge: '3_5',
  staffCount: '1_4',
  savviness: 3,
}
const problems = (change: object): Record<string, string> =>
  fieldProblems(Business, { ...BUILDER, ...change })

describe('the industries', () => {
  it('are 21, with Other last', () => {
    assert.equal(INDUSTRIES.length, 21)
    assert.equal(INDUSTRIES.at(-1)?.text, 'Other')
  })
  it('keep the names of the specification', () => {
    const names = INDUSTRIES.map(({ text }) => text)
    for (const name of [
      'Artistic Activities',
      'Construction',
      'Retail / eCommerce',
      'Tourism',
      'Accommodation',
      'Education and Training',
      'Health Wellness and Care',
      'Wholesale Trade',
      'Other',
    ])
      assert.ok(names.includes(name), name)
  })
  it('have sub-industries with ids of their own', () => {
    for (const { id, subIndustries } of INDUSTRIES) {
      assert.ok(subIndustries.length >= 3, id)
      assert.equal(new Set(subIndustries.map((sub) => sub.id)).size, subIndustries.length, id)
    }
    assert.deepEqual(subIndustriesOf('piracy'), [])
  })
})

describe('the facts of a business', () => {
  it('are stored as chosen', () => {
    assert.deepEqual(Business.parse(BUILDER), BUILDER)
  })
  it('may leave age and staff open, with a middle level of savviness by default', () => {
    const { savviness: _savviness, ...open } = { ...BUILDER, businessAge: '', staffCount: null }
    assert.deepEqual(Business.parse(open), { ...BUILDER, businessAge: null, staffCount: null, savviness: 3 })
  })

  const missing = ['industry', 'sector', 'country', 'city'] as const
  for (const field of missing)
    for (const value of ['', undefined, null, 'piracy!'])
      it(`asks for the ${field} in place of ${JSON.stringify(value)}`, () => {
        assert.equal(problems({ [field]: value })[field], BUSINESS_MESSAGES[field])
      })
  it('uses the words of the specification', () => {
    assert.deepEqual(
      missing.map((field) => BUSINESS_MESSAGES[field]),
      [
        'Please ensure you have selected an industry',
        'Please ensure you have selected a sector',
        'Please ensure you have selected an country',
        'Please ensure you have selected a city',
      ],
    )
  })

  it('take a sub-industry of the chosen industry only', () => {
    const wrong = { subIndustry: BUSINESS_MESSAGES.subIndustry }
    assert.deepEqual(problems({ industry: 'retail' }), wrong)
    assert.deepEqual(problems({ subIndustry: null }), wrong)
    assert.deepEqual(problems({ subIndustry: '', city: '' }), { ...wrong, city: BUSINESS_MESSAGES.city })
  })
  it('need no sub-industry where the industry is Other', () => {
    assert.deepEqual(problems({ industry: 'other', subIndustry: null }), {})
    assert.deepEqual(problems({ industry: 'other', subIndustry: 'side_business' }), {})
  })

  const cities: readonly (readonly [string, boolean])[] = [
    ['A', false],
    ['Wy', true],
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
    ['Whangārei', true],
    ["O'Connor", true],
    ['St. Arnaud', true],
    ['Sydney 2000', false],
    ['<b>Perth</b>', false],
  ]
  for (const [city, ok] of cities)
    it(`${ok ? 'takes' : 'refuses'} the city ${city}`, () => {
      assert.equal(problems({ city })['city'], ok ? undefined : BUSINESS_MESSAGES.city)
    })

  for (const savviness of [0, 6, 2.5, '3'])
    it(`refuses the savviness ${JSON.stringify(savviness)}`, () => {
      assert.equal(problems({ savviness })['savviness'], 'Please choose 1 to 5')
    })
})
