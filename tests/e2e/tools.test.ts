import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerAndOperator, press, says } from './steps.ts'

const GROUP_PAGES = ['admin', 'collaboration', 'digital-marketing', 'finance', 'project-management']

let accounts: Awaited<ReturnType<typeof ownerAndOperator>>
const walk = walkTogether({
  prepare: async (product) => {
    accounts = await ownerAndOperator(product)
  },
})

describe('productivity tools', () => {
  let owner: Walker
  let operator: Walker
  before(async () => {
    owner = await walk.come({ jar: accounts.owner.jar })
    operator = await walk.come({ jar: accounts.operator.jar })
  })
  after(async () => {
    await owner.close()
    await operator.close()
  })

  const part = (name: string) => owner.page.getByRole('region', { name, exact: true })

  it('need answers first, and are suggested with reasons', async () => {
    await owner.go('/productivity-tools')
    await owner.lookAtBoth('tools not asked yet')
    await owner.page.getByText('Money, invoices and tax', { exact: true }).click()
    await owner.page.getByText('Nothing', { exact: true }).click()
    await owner.page
      .getByRole('group', { name: 'Which of these do you already use?' })
      .getByText('Finance', { exact: true })
      .click()
    await owner.page.getByLabel('Square', { exact: true }).check({ force: true })
    await press(owner, 'Show my suggestions')
    await says(owner, 'Data updated successfully')
    await part('Finance')
      .getByText(/^Suggested because you told us looking after money and tax takes too much time and /u)
      .first()
      .waitFor()
    await part('More tools')
      .getByRole('link', { name: /^Admin/u })
      .waitFor()
    await owner.lookAtBoth('tools')
  })

  it('can be made favourites', async () => {
    await press(owner, 'Favourite: Stripe')
    await part('Your favourites').getByText('Stripe', { exact: true }).waitFor()
    await owner.go('/productivity-tools')
    await part('Your favourites').getByText('Stripe', { exact: true }).waitFor()
  })

  it('have a page for each group, where those in use are ticked', async () => {
    for (const slug of GROUP_PAGES) {
      await owner.go(`/productivity-tools/${slug}`)
      await owner.look(`tools ${slug}`)
    }
    await owner.go('/productivity-tools/finance')
    await part('Other tools').getByText('You use it').waitFor()
    await part('Tools in use').getByText('Stripe', { exact: true }).click()
    await press(owner, 'Save')
    await part('Other tools').getByRole('button', { name: 'Favourite: Stripe', exact: true }).waitFor()
    await owner.lookAtBoth('tools finance')
    await owner.page.goto('/productivity-tools/nothing')
    await owner.page.getByRole('heading', { name: 'Sorry, this page cannot be found.' }).waitFor()
  })

  it('are edited by the operator', async () => {
    await operator.go('/admin/tools')
    await operator.page.getByLabel('Search').fill('no such tool')
    await says(operator, 'No results')
    await operator.page.getByLabel('Search').fill('dext')
    await operator.page.getByRole('link', { name: /^Dext/u }).waitFor()
    await operator.lookAtBoth('catalogue of tools')
    await operator.page.getByRole('link', { name: 'Add a tool' }).click()
    await operator.page.getByLabel('Name', { exact: true }).fill('Bluebird Books')
    await press(operator, 'Save')
    await says(operator, 'Please say what it’s for')
    await operator.page.getByLabel('What it’s for').fill('Books for florists')
    await operator.page.getByLabel('Group').selectOption('Finance')
    await operator.page.getByRole('switch', { name: 'Has a free plan' }).click()
    await operator.page.getByLabel('Whom it suits').selectOption('Some industries')
    await press(operator, 'Save')
    await says(operator, 'Please choose at least one industry')
    await operator.page.getByLabel('Retail / eCommerce').check({ force: true })
    await operator.page.getByLabel('Last reviewed').fill('2026-11-20')
    await operator.lookAtBoth('a new tool')
    await press(operator, 'Save')
    await operator.page.waitForURL('**/admin/tools/bluebird_books')
    await operator.page.getByRole('heading', { name: 'Bluebird Books', level: 1 }).waitFor()
    await owner.go('/productivity-tools/finance')
    await part('Suggested for you').getByText('Bluebird Books', { exact: true }).waitFor()
    await owner.page.getByText(/Last reviewed 20 Nov 2026/u).waitFor()
  })

  it('is gone once it is retired', async () => {
    await operator.page.getByRole('switch', { name: 'Retired' }).click()
    await press(operator, 'Save')
    await says(operator, 'Data updated successfully')
    await owner.go('/productivity-tools/finance')
    await part('Suggested for you').waitFor()
    assert.equal(await owner.page.getByText('Bluebird Books', { exact: true }).count(), 0)
    for (const person of [owner, operator]) assert.deepEqual(person.problems(), [])
  })
})
