import { after, before, describe, it } from 'node:test'
import { HIBP_KEY, openHibp } from '../stand-ins/hibp.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ownerAndOperator, press, says } from './steps.ts'

const PAGE = '/compliance/data-breach-check'
const PERMISSION = 'This is my address, or I have permission to check it.'

const hibp = await openHibp()
let accounts: Awaited<ReturnType<typeof ownerAndOperator>>
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ hibp: hibp.base }),
  },
  prepare: async (product) => {
    accounts = await ownerAndOperator(product)
  },
})

describe('looking up an address in known breaches', () => {
  let owner: Walker
  let operator: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: accounts.owner.jar })
    operator = await walk.come({ jar: accounts.operator.jar })
  })
  after(async () => {
    await hibp.close()
    await owner.close()
    await operator.close()
  })

  async function look(email: string): Promise<void> {
    await owner.page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await owner.page.getByLabel(PERMISSION).check()
    await press(owner, 'Look it up')
  }
  const card = () => operator.page.getByRole('region', { name: 'Have I Been Pwned' })
  const pill = (text: string) => owner.page.locator('main').getByText(text, { exact: true }).first().waitFor()

  it('is not switched on before the operator has a key', async () => {
    await owner.go(PAGE)
    await pill('Not switched on yet')
    await owner.look('breaches not switched on')
    await operator.go('/admin/connections')
    await card().getByText('Not set up', { exact: true }).waitFor()
    await operator.lookAtBoth('connections not set up')
  })

  it('is switched on with the key, by itself', async () => {
    await card().getByRole('button', { name: 'Enter the API key' }).click()
    await operator.page.getByRole('textbox', { name: 'API key' }).fill('wrong')
    await press(operator, 'Save')
    await says(operator, 'A key has 32 characters: digits and the letters a to f.')
    await operator.page.getByRole('textbox', { name: 'API key' }).fill(HIBP_KEY)
    await press(operator, 'Save')
    await card().getByText('Ready', { exact: true }).waitFor()
    await press(operator, 'Test Have I Been Pwned')
    await says(operator, 'It works.')
    await operator.lookAtBoth('connections ready')
    hibp.answerNext({ status: 401 })
    await press(operator, 'Test Have I Been Pwned')
    await says(operator, 'Last try failed')
    await operator.lookAtBoth('connections failed')
    await press(operator, 'Test Have I Been Pwned')
    await card().getByText('Ready', { exact: true }).waitFor()
    // The worker brings results in line within a minute.
    await owner.page.getByText('Not checked', { exact: true }).first().waitFor({ timeout: 100_000 })
    await owner.lookAtBoth('breaches not checked')
  })

  it('says that it cannot be read, and tries again', async () => {
    const call = '**/api/breach-lookups*'
    await owner.page.route(call, (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
    )
    await owner.go(PAGE)
    await says(owner, 'The disk is full')
    await owner.look('breaches that cannot be read')
    await owner.page.unroute(call)
    await press(owner, 'Try again')
    await owner.page.getByRole('textbox', { name: 'Email address' }).waitFor()
  })

  it('asks for the tick', async () => {
    await owner.page.getByRole('textbox', { name: 'Email address' }).fill(`nobody@${SHOP}`)
    await press(owner, 'Look it up')
    await says(owner, 'Tick that it’s yours, or that you may check it')
  })

  it('says that there are none', async () => {
    await look(`nobody@${SHOP}`)
    await pill('No breaches')
    await owner.lookAtBoth('breaches none')
  })

  it('says which there are, and what to do about each', async () => {
    await look(`multiple-breaches@${SHOP}`)
    await pill('2 found')
    await says(owner, 'Book Club: act on this first')
    await says(owner, /Change your password there, and everywhere else/u)
    await owner.lookAtBoth('breaches found')
    await owner.go('/online-business-blueprint')
    await says(owner, 'Data breach check')
  })

  it('says why when the service does not answer, and keeps what was known', async () => {
    await owner.go(PAGE)
    hibp.answerNext({ status: 429, headers: { 'retry-after': '3600' } })
    await look(`other@${SHOP}`)
    await says(owner, /The service gave no answer/u)
    await owner.lookAtBoth('breaches no answer')
  })

  it('forgets an address', async () => {
    for (const name of ['other', 'multiple-breaches', 'nobody']) {
      await press(owner, `Remove ${name}@${SHOP}`)
      await owner.page.getByRole('button', { name: `Remove ${name}@${SHOP}` }).waitFor({ state: 'detached' })
    }
    await pill('Not checked')
  })
})
