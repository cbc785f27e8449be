import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { FLORIST } from '#support/onboarding.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { scanEnded } from './an-owner.ts'

let jar: ReadonlyMap<string, string>
const walk = walkTogether({
  prepare: async (product) => {
    const account = await product.signUp(`${randomUUID()}@gmail.com`)
    const begun = await account.post('/onboarding', {
      ...FLORIST,
      website: null,
      mayCheck: false,
      facebook: null,
    })
    await scanEnded(account, begun.body)
    jar = account.jar
  },
})

const MAPS = 'Get on Google Maps'
const NAME = 'Register your web address'
const TOWNS = 'Napier and Hastings'

describe('an owner without a website', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(() => owner.close())

  const priority = (title: string) =>
    owner.page
      .getByRole('region', { name: title, exact: true })
      .filter({ hasText: 'Top priority: start here' })
  const way = () => owner.page.getByRole('region', { name: 'Your way online' })

  it('finds what was typed for Google Maps after a reload', async () => {
    await owner.go('/')
    const where = owner.page.getByLabel('Where you go')
    await where.fill(TOWNS)
    await owner.page.reload()
    await until('the towns are there', async () => (await where.inputValue()) === TOWNS)
  })

  it('is led on from a step that is done, also after a reload', async () => {
    await priority(MAPS).getByRole('button', { name: 'I’m on Google Maps' }).click()
    await priority(NAME).waitFor()
    await way().getByText('1 of 5 done.').waitFor()
    await owner.page.reload()
    await priority(NAME).getByRole('button', { name: 'I’ve done this' }).click()
    await priority('An email address that matches your website').waitFor()
    await owner.lookAtBoth('overview on the way online')
    await way()
      .getByRole('button', { name: `Not done yet: ${NAME}` })
      .click()
    await priority(NAME).waitFor()
  })

  it('keeps what can be spent', async () => {
    await way().getByText('Nothing for now').click()
    const page = priority('One page that answers five questions')
    await page.waitFor()
    await owner.page.reload()
    await page.waitFor()
  })

  it('reads in the plan where the overview begins, and that nothing was done there', async () => {
    await owner.go('/online-business-blueprint')
    await owner.page
      .getByText(/^Start with One page that answers five questions, under Your way online\./u)
      .waitFor()
    await owner.page.getByText('Nothing here until you have a website.').first().waitFor()
    await owner.page.getByRole('link', { name: /^Way online/u }).waitFor()
    assert.equal(await owner.page.getByText('Nothing left here. Good work!').count(), 0)
    await owner.page.getByRole('link', { name: 'All reports' }).waitFor()
    await until(
      'no report without content is offered',
      async () => (await owner.page.getByRole('button', { name: /^Full report/u }).count()) === 0,
    )
    await owner.lookAtBoth('plan on the way online')
  })

  it('is not reminded of a missing website on every line of the results', async () => {
    await owner.go('/results')
    await owner.page.getByText(/Tests that need a website wait until you have one\.$/u).waitFor()
    await owner.page.getByText('Needs a website').first().waitFor()
    assert.equal(await owner.page.getByText(/^You haven.t given us a website/u).count(), 0)
    await owner.go('/social-media')
    await owner.page.getByRole('heading', { level: 1, name: 'Social media' }).waitFor()
    await owner.go('/customer-experience')
    await owner.page.getByRole('heading', { name: /^Needs a website/u }).waitFor()
    assert.equal(await owner.page.getByText(/^You haven.t given us a website/u).count(), 0)
    assert.equal(await owner.page.getByRole('button', { name: 'Re-run these tests' }).count(), 0)
  })

  it('is told what email security needs of an address at a free mail service', async () => {
    await owner.go('/compliance/email-security')
    await owner.page.getByText(/^Your email address is with a free mail service\./u).waitFor()
    await owner.page.getByRole('heading', { name: 'This needs a domain name of your own' }).waitFor()
    await owner.page.getByRole('link', { name: 'Change your email address' }).click()
    await owner.page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  })

  it('caused no failing script', () => {
    assert.deepEqual(owner.problems(), [])
  })
})
