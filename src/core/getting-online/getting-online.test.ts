import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { INDUSTRIES } from '../business/industries.data.ts'
import { profileDescription } from './profile-description.ts'
import { FOUND_BY_NAME, NEEDS, TRADES } from './trades.data.ts'
import { nextOnline, ONLINE_STEPS, type OnlineSeeker, wayOnline } from './way-online.ts'

const SAM: OnlineSeeker = {
  businessName: 'Dry Creek Plumbing',
  industry: 'construction',
  subIndustry: null,
  country: 'AU',
  city: 'Ballarat',
  budget: 'some',
  done: new Set(),
}
const whyOf = (country: string | null) =>
  wayOnline({ ...SAM, country }).find(({ id }) => id === 'name')?.why ?? ''
const emailOf = (country: string | null) =>
  wayOnline({ ...SAM, country }).find(({ id }) => id === 'email')?.why ?? ''
const howOf = (given: Partial<OnlineSeeker>) =>
  wayOnline({ ...SAM, ...given })
    .flatMap(({ how }) => how)
    .join(' ')
const idsFor = (given: Partial<OnlineSeeker>) => wayOnline({ ...SAM, ...given }).map(({ id }) => id)

describe('the way online', () => {
  it('begins on the map, and ends with the address', () => {
    assert.deepEqual(idsFor({}), ['maps', 'name', 'email', 'page', 'tell'])
  })
  it('begins with what costs nothing where nothing is to be spent', () => {
    const steps = wayOnline({ ...SAM, budget: 'nothing' })
    assert.deepEqual(
      steps.map(({ id }) => id),
      ['maps', 'page', 'tell', 'name', 'email'],
    )
    assert.ok(steps.slice(0, 3).every(({ cost }) => cost.startsWith('Costs nothing')))
  })
  it('begins with the name for trades that are found by name', () => {
    assert.deepEqual(idsFor({ industry: 'wholesale' }), ['name', 'email', 'page', 'maps', 'tell'])
    assert.deepEqual(idsFor({ industry: 'wholesale', budget: 'nothing' }), [
      'page',
      'name',
      'email',
      'maps',
      'tell',
    ])
  })
  it('names companies for the web address by country, and builders by what may be spent', () => {
    assert.match(howOf({ country: 'NZ' }), /such as 1st Domains.* such as Rocketspark/u)
    assert.match(howOf({ country: 'AU', budget: 'nothing' }), /such as Google Sites.* such as Crazy Domains/u)
    assert.match(howOf({ country: null }), /such as GoDaddy or Namecheap/u)
  })
  it('keeps a step that is done in its place, and goes on with the next', () => {
    const steps = wayOnline({ ...SAM, done: new Set(['maps', 'email']) })
    assert.deepEqual(
      steps.map(({ id, isDone }) => [id, isDone]),
      [
        ['maps', true],
        ['name', false],
        ['email', true],
        ['page', false],
        ['tell', false],
      ],
    )
    assert.equal(nextOnline(steps)?.id, 'name')
    assert.equal(nextOnline(wayOnline({ ...SAM, done: new Set(ONLINE_STEPS) })), null)
  })
  it('speaks of the trade more closely where the owner chose it more closely', () => {
    const [maps] = wayOnline({
      ...SAM,
      industry: 'personal_repair',
      subIndustry: 'hairdresser_and_barber',
    })
    assert.match(maps?.why ?? '', /^When somebody in Ballarat needs a haircut, /u)
  })
  it('knows only sub-industries that exist', () => {
    const subs = new Set(INDUSTRIES.flatMap(({ subIndustries }) => subIndustries.map(({ id }) => id)))
    assert.deepEqual(
      Object.keys(NEEDS).filter((id) => !subs.has(id)),
      [],
    )
  })
  it('speaks of the trade and the place', () => {
    const [maps] = wayOnline({ ...SAM, industry: 'food_beverage' })
    assert.match(maps?.why ?? '', /^When somebody in Ballarat needs somewhere to eat, /u)
    const [nowhere] = wayOnline({ ...SAM, industry: null, city: null })
    assert.match(nowhere?.why ?? '', /^When somebody nearby needs what you do, /u)
  })
  it('names the rule of the country for a web address', () => {
    assert.match(whyOf('AU'), /ABN/u)
    assert.match(whyOf('NZ'), /\.co\.nz/u)
    assert.match(whyOf(null), /before somebody else does\.$/u)
  })
  it('shows an email address with the usual ending of the country', () => {
    assert.match(emailOf('AU'), /you@yourbusiness\.com\.au /u)
    assert.match(emailOf('NZ'), /you@yourbusiness\.co\.nz /u)
    assert.match(emailOf(null), /you@yourbusiness\.com /u)
  })
  it('knows only industries that exist', () => {
    const known = new Set(INDUSTRIES.map(({ id }) => id))
    assert.deepEqual(
      [...Object.keys(TRADES), ...FOUND_BY_NAME].filter((id) => !known.has(id)),
      [],
    )
  })
})

describe('the description for a business profile', () => {
  const typed = {
    businessName: 'Dry Creek Plumbing',
    does: 'blocked drains and burst pipes',
    where: 'Ballarat and Creswick',
    when: 'any day from 7 am to 7 pm',
    known: 'licensed, and the price is agreed before I start.',
  }
  const whereOf = (where: string) => profileDescription({ ...typed, where, when: '', known: '' })
  it('is made of what was typed', () => {
    assert.equal(
      profileDescription(typed),
      'Dry Creek Plumbing: blocked drains and burst pipes in Ballarat and Creswick. Licensed, and the price is agreed before I start. Ring any day from 7 am to 7 pm.',
    )
  })
  it('ends each sentence once, whatever sign was typed at its end', () => {
    assert.equal(
      profileDescription({
        ...typed,
        does: 'drains!',
        where: 'Ballarat,',
        when: 'any day…',
        known: 'Dogs welcome!',
      }),
      'Dry Creek Plumbing: drains in Ballarat. Dogs welcome! Ring any day.',
    )
  })
  it('says where in the words that were typed, when they say it whole', () => {
    assert.match(whereOf('In and around Ballarat'), /pipes in and around Ballarat\.$/u)
    assert.match(whereOf('All over Otago'), /pipes all over Otago\.$/u)
    assert.match(whereOf('Inverell'), /pipes in Inverell\.$/u)
    assert.match(whereOf('Across the Waitaki'), /pipes across the Waitaki\.$/u)
  })
  it('leaves out what was not typed, and is empty without what the business does', () => {
    const none = { businessName: '', where: '', when: '', known: ' ' }
    assert.equal(profileDescription({ ...none, does: 'cakes.' }), 'Cakes.')
    assert.equal(profileDescription({ ...none, businessName: 'Yum!', does: 'cakes' }), 'Yum!: cakes.')
    assert.equal(profileDescription({ ...typed, does: '  ' }), '')
  })
})

describe('each step of the way online', () => {
  const all = (['nothing', 'some'] as const).flatMap((budget) =>
    ['AU', 'NZ', null].flatMap((country) => wayOnline({ ...SAM, budget, country })),
  )
  it('says what to do, why, how long it takes and what it costs, in whole sentences', () => {
    for (const { id, title, why, time, cost, how } of all) {
      assert.match(title, /^\p{Lu}[\p{L} ]+$/u, id)
      assert.match(why, /^\p{Lu}.{20,}\.$/u, id)
      assert.match(time, /^(?:About )?\d+ (?:minutes?|hours)$/u, id)
      assert.match(cost, /^(?:Costs nothing|Paid (?:monthly|yearly))/u, id)
      assert.ok(how.length > 0, id)
      for (const one of how) assert.match(one, /^\p{Lu}.{20,}\.$/u, id)
    }
  })
  it('costs what it costs: the name by the year, email and pages by the month, all else nothing', () => {
    const costs = Object.fromEntries(wayOnline(SAM).map(({ id, cost }) => [id, cost]))
    assert.deepEqual(costs, {
      maps: 'Costs nothing',
      name: 'Paid yearly',
      email: 'Paid monthly',
      page: 'Paid monthly',
      tell: 'Costs nothing',
    })
  })
  it('has tools only where an email is chosen, and a lesson only for the map', () => {
    assert.deepEqual(
      wayOnline(SAM)
        .filter(({ hasTools }) => hasTools)
        .map(({ id }) => id),
      ['email'],
    )
    assert.deepEqual(
      wayOnline(SAM).flatMap(({ id, lesson }) => (lesson === null ? [] : [id])),
      ['maps'],
    )
  })
  it('names the business that is looked for on the map', () => {
    assert.match(wayOnline(SAM)[0]?.how[0] ?? '', /^Search Google Maps for Dry Creek Plumbing, /u)
    assert.match(wayOnline({ ...SAM, businessName: null })[0]?.how[0] ?? '', /for your business, /u)
  })
})
