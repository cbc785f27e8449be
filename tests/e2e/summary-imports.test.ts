import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { connector as myobConnector } from '#connectors/myob/connector.ts'
import { connector as xeroConnector } from '#connectors/xero/connector.ts'
import { MYOB_KEY, openMyob } from '../stand-ins/myob.ts'
import { MYOB_FILES } from '../stand-ins/myob-books.data.ts'
import { type OAuthService, openOAuth } from '../stand-ins/oauth.ts'
import { openXero } from '../stand-ins/xero.ts'
import { XERO_TENANTS } from '../stand-ins/xero-books.data.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { type Account, ownerAndOperator, press, says } from './steps.ts'

const PAGE = '/my-business-summary'
const CONNECTIONS = '/profile/online-presence'
const [BAKERY, BIKES] = XERO_TENANTS
const [ROASTERY] = MYOB_FILES

const xero = await openXero({ contract: null })
const myob = await openMyob()
const vendor = (
  { id, title, connect }: typeof xeroConnector,
  client: OAuthService['client'],
  callbackExtra: OAuthService['callbackExtra'] = {},
): OAuthService[] => (connect ? [{ service: id, title, connect, client, callbackExtra }] : [])
const XERO_CLIENT = { id: '0'.repeat(32), secret: 'stand-in-secret-of-xero' }
const MYOB_CLIENT = { id: MYOB_KEY, secret: 'stand-in-secret-of-myob' }
const oauth = await openOAuth({
  services: [
    ...vendor(xeroConnector, XERO_CLIENT),
    ...vendor(myobConnector, MYOB_CLIENT, {
      businessId: ROASTERY?.id ?? '',
      businessName: ROASTERY?.name ?? '',
    }),
  ],
})
let account: Account
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({
      xero: xero.base,
      xeroAuth: oauth.origin,
      xeroIdentity: oauth.origin,
      myob: myob.base,
      myobAuth: oauth.origin,
    }),
    XERO_CLIENT_ID: XERO_CLIENT.id,
    XERO_CLIENT_SECRET: XERO_CLIENT.secret,
    MYOB_API_KEY: MYOB_KEY,
    MYOB_API_SECRET: MYOB_CLIENT.secret,
  },
  prepare: async (product) => {
    account = (await ownerAndOperator(product)).owner
  },
})

const choose = async (service: string, id: string | undefined) => {
  const { status } = await account.put(`/connections/${service}/account`, { id })
  assert.equal(status, 200)
}

describe('a summary with figures of an accounting service', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: account.jar })
  })
  after(async () => {
    await owner.close()
    await oauth.close()
    await xero.close()
    await myob.close()
  })

  /** A statement may have the same name. */
  const field = (name: string) => owner.page.getByRole('textbox', { name, exact: true })
  const part = (name: string) => owner.page.getByRole('group', { name, exact: true })
  const save = async () => {
    await press(owner, 'Save')
    await owner.page.getByRole('article', { name: /^Business summary of/u }).waitFor()
  }
  const edit = async () => {
    await owner.go(PAGE)
    await press(owner, 'Edit')
  }

  const connect = async (title: string) => {
    await owner.go(CONNECTIONS)
    await press(owner, `Connect ${title}`)
    await press(owner, 'Allow')
    await owner.page.waitForURL((url) => url.pathname.startsWith(CONNECTIONS))
  }

  it('offers to connect one, and says which organisation is missing', async () => {
    await owner.go(PAGE)
    await press(owner, 'Add a year')
    await says(owner, 'Connect it')
    await field('Income').fill('200,000')
    await field('Stock').fill('3,000')
    await save()
    await connect('Xero')
    await edit()
    await says(owner, 'Choose which organisation in Xero to use.')
    await owner.lookAtBoth('xero without an organisation')
  })

  it('reads a year when it is asked to, and fills nothing in by itself', async () => {
    await owner.go(CONNECTIONS)
    await owner.page.getByLabel('Salt & Pine Bakery').check()
    await owner.look('organisations of xero')
    await press(owner, 'Use Salt & Pine Bakery')
    await says(owner, 'Salt & Pine Bakery is connected')
    await edit()
    await says(owner, 'Salt & Pine Bakery')
    await press(owner, 'Import this year from Xero')
    await says(owner, /^Read from Xero on /u)
    await says(owner, '1 figure is the same as yours.')
    assert.equal(await field('Income').inputValue(), '200,000')
    assert.equal(await field('Debtors').inputValue(), '')
    await owner.lookAtBoth('a year of xero beside the own one')
  })

  it('lets the owner choose figure by figure, and take it back', async () => {
    await press(owner, 'Use Xero’s: Income')
    assert.equal(await field('Income').inputValue(), '240,000')
    await says(owner, /From Xero, /u)
    await press(owner, 'Use yours: Income')
    assert.equal(await field('Income').inputValue(), '200,000')
    await press(owner, 'Use all 14 from Xero')
    await field('Debtors').fill('4,500')
    await owner.page.getByText('Everything Xero has for this year').click()
    await says(owner, 'Total Trading Income')
    await owner.lookAtBoth('figures of xero chosen')
    await save()
  })

  it('says below each figure where it comes from', async () => {
    const income = owner.page.getByRole('row', { name: /^Income / })
    assert.match(await income.first().innerText(), /A\$240,000\.00\s+Xero/u)
    const debtors = owner.page.getByRole('row', { name: /^Debtors / })
    assert.doesNotMatch(await debtors.first().innerText(), /Xero/u)
    await says(owner, /Figures with a name below them come from there: Xero \(/u)
    await owner.lookAtBoth('summary with figures of xero')
    await owner.go(`${PAGE}/print`)
    await says(owner, /Figures with a name below them come from there/u)
  })

  it('takes figures of MYOB too, and marks what Fettle calculated', async () => {
    await connect('MYOB')
    await edit()
    await press(owner, 'Import this year from MYOB')
    await says(owner, /^Read from MYOB on /u)
    await owner.page.getByText('Everything MYOB has for this year').click()
    await says(owner, 'calculated by Fettle')
    await owner.look('a year of myob')
  })

  it('does not mix another currency in, and shows no other organisation’s figures', async () => {
    await choose('xero', BIKES?.tenantId)
    await edit()
    assert.equal(await field('Income').inputValue(), '200,000')
    assert.equal(await field('Debtors').inputValue(), '4,500')
    await press(owner, 'Import this year from Xero')
    await says(owner, 'These figures are in NZD, and your summary is in AUD, so they can’t be used in it.')
    await owner.look('figures in another currency')
  })

  it('keeps the last figures where the service does not answer, and says so', async () => {
    xero.answerNext('/api.xro/2.0/Reports/BalanceSheet', { status: 200, body: '<html>' })
    await part('Financial reports').getByLabel('Year-ending date').fill('2025-06-30')
    await press(owner, 'Import this year from Xero')
    await says(owner, 'Xero didn’t answer as it should. Please try again later.')
    await owner.look('xero did not answer')
  })

  it('leaves nothing behind when it is disconnected', async () => {
    await choose('xero', BAKERY?.tenantId)
    await edit()
    const fromXero = owner.page.getByRole('button', { name: 'Import this year from Xero' })
    await fromXero.waitFor()
    await press(owner, 'Discard')
    // Within the page that is loaded: what was read before is still at hand.
    await owner.page.getByRole('link', { name: 'More', exact: true }).first().click()
    await owner.page.getByRole('link', { name: 'Online presence', exact: true }).first().click()
    await press(owner, 'Disconnect Xero')
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Disconnect Xero' }).click()
    await says(owner, 'Xero is disconnected, and what we read there is deleted')
    assert.deepEqual(xero.connections(), [])
    await owner.page.goBack()
    await owner.page.getByRole('heading', { level: 1, name: 'More', exact: true }).waitFor()
    await owner.page.goBack()
    await press(owner, 'Edit')
    await field('Income').waitFor()
    await fromXero.waitFor({ state: 'detached', timeout: 10_000 })
    await owner.go(PAGE)
    await owner.page.getByRole('article', { name: /^Business summary of/u }).waitFor()
    assert.equal(await owner.page.getByText('Xero').count(), 0)
    assert.deepEqual(owner.problems(), [])
  })
})
