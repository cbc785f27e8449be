import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { dayOf } from '#core/dates.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { ANALYTICS_ZONE } from '../stand-ins/analytics-reports.ts'
import { openAnalytics } from '../stand-ins/analytics.ts'
import { openGmb } from '../stand-ins/gmb.ts'
import { openStandIn as openOAuthStandIn } from '../stand-ins/oauth.stand-in.ts'
import { openSearchConsole } from '../stand-ins/search-console.ts'
import { ownerOf } from './an-owner.ts'
import { press, says } from './steps.ts'

const CONNECTIONS = '/profile/online-presence'
const PROFILE = '/visibility/google-my-business'
const ANALYTICS = '/visibility/google-analytics'
const KEYWORDS = '/visibility/search-engine-results'
const CLIENT = {
  GOOGLE_CLIENT_ID: 'test.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-test-client',
}

const gmb = await openGmb()
const ga = await openAnalytics({
  today: () => dayOf(new Date(), ANALYTICS_ZONE),
  takesAnyToken: true,
  properties: [
    {
      property: 'properties/1001',
      displayName: 'Blue Wren',
      canEdit: true,
      // The address is an old one; the id is the one on the shop's pages.
      streams: [{ measurementId: 'G-SAMPLE0001', defaultUri: 'https://flowers.example' }],
      share: 1,
    },
    {
      property: 'properties/1002',
      displayName: 'Wedding flowers',
      canEdit: true,
      streams: [{ measurementId: 'G-WEDDING01', defaultUri: 'https://weddings.example' }],
      share: 0.2,
    },
    { property: 'properties/1003', displayName: 'Old shop', canEdit: false, streams: [], share: 0 },
  ],
})
const gsc = await openSearchConsole({ takesAnyToken: true })
const oauth = await openOAuthStandIn(0, CLIENT)
const places = { ...oauth.endpoints, ...gmb.endpoints, gaAdmin: ga.base, gaData: ga.base, gsc: gsc.base }
let jar: ReadonlyMap<string, string>
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify(places),
    ...CLIENT,
  },
  prepare: async (product) => {
    const owner = await ownerOf(product, SHOP)
    await owner.post('/me/tour-seen')
    jar = owner.jar
  },
})

/** Runs a statement, and counts its rows. */
async function ask(statement: string): Promise<number> {
  const client = new Client({ connectionString: await walk.product.databaseUrl() })
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount ?? 0
}

describe('connecting the services of Google', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(async () => {
    await owner.close()
    await Promise.all([gmb, ga, gsc, oauth].map((one) => one.close()))
    assert.deepEqual([gmb.faults, ga.wrongAnswers], [[], []])
  })
  const pill = (text: string) => owner.page.locator('main').getByText(text, { exact: true }).first().waitFor()
  const news = (text: string | RegExp) => owner.page.getByRole('status').getByText(text).waitFor()
  const button = (name: string) => owner.page.getByRole('button', { name, exact: true })
  /** Goes to the service's own page. */
  const begin = async (title: string) => {
    await press(owner, `Connect ${title}`)
    await button('Allow').waitFor()
  }
  const choose = async (title: string, account: string) => {
    await owner.go(CONNECTIONS)
    await press(owner, `Choose another: ${title}`)
    await owner.page.getByRole('radio', { name: account }).check()
    await press(owner, `Use ${account}`)
    await says(owner, `${account} is connected`)
  }

  it('comes back to the check after a no', async () => {
    await owner.go(PROFILE)
    await pill('Connect to check')
    await begin('Google Business Profile')
    await press(owner, 'Refuse')
    await news('You said no there, and that’s fine.')
    assert.equal(new URL(owner.page.url()).pathname, PROFILE)
    await owner.lookAtBoth('business profile after a refusal')
  })

  it('takes its one box unticked as a no, and keeps no permission', async () => {
    await begin('Google Business Profile')
    await owner.page.getByRole('checkbox').last().uncheck()
    await press(owner, 'Allow')
    await news('You said no there, and that’s fine.')
    assert.equal(await ask('SELECT * FROM connections WHERE connected_at IS NOT NULL'), 0)
  })

  it('goes on as before when the window of the service is closed', async () => {
    const closed = await owner.context.newPage()
    await closed.goto(PROFILE)
    await closed.getByRole('button', { name: 'Connect Google Business Profile' }).click()
    await closed.getByRole('button', { name: 'Allow', exact: true }).waitFor()
    await closed.close()
    await owner.go(PROFILE)
    await pill('Connect to check')
    await button('Connect Google Business Profile').waitFor()
  })

  it('asks to begin again when the page of the service was open for too long', async () => {
    await begin('Google Business Profile')
    await ask("UPDATE connection_attempts SET created_at = created_at - interval '11 minutes'")
    await press(owner, 'Allow')
    await news(/That page was open for too long/u)
    await owner.lookAtBoth('business profile after too long')
  })

  it('lets the owner choose a business, and takes the same answer in a second tab once', async () => {
    await begin('Google Business Profile')
    const answer = owner.page.waitForRequest(/\/api\/connections\/gmb\/callback/u)
    await press(owner, 'Allow')
    await owner.page.getByRole('radio', { name: /^Kauri Café/u }).check()
    await owner.lookAtBoth('business profile choosing a business')
    const second = await owner.context.newPage()
    await second.goto((await answer).url())
    await second.getByText('You’ve been through this step for Google Business Profile already.').waitFor()
    await second.close()
    await press(owner, 'Use Kauri Café')
    await pill('Not verified')
  })

  it('reads another business when the wrong one was chosen', async () => {
    await owner.go(CONNECTIONS)
    await press(owner, 'Choose another: Google Business Profile')
    await owner.page.getByRole('radio', { name: /^Kauri Café/u }).waitFor()
    await owner.lookAtBoth('choosing another account')
    await press(owner, 'Leave it as it is')
    await choose('Google Business Profile', 'Harbour Cycles')
    await owner.go(PROFILE)
    await pill('Verified')
    await owner.page.getByRole('link', { name: 'Open your profile' }).click()
    await owner.page.getByRole('heading', { name: 'Harbour Cycles on Google' }).waitFor()
  })

  it('finds the property in Google Analytics whose id is on the pages, and shows its figures', async () => {
    await owner.go(ANALYTICS)
    await pill('Log in')
    await begin('Google Analytics')
    await press(owner, 'Allow')
    await news('Google Analytics is connected.')
    await says(owner, 'all users')
    await pill('Connected')
    assert.equal(await owner.page.getByText(/measures flowers\.example/u).count(), 0)
    await owner.lookAtBoth('analytics connected')
  })

  it('asks about a property of another website, and offers none without admin access', async () => {
    await choose('Google Analytics', 'Wedding flowers')
    await press(owner, 'Choose another: Google Analytics')
    assert.ok(await owner.page.getByRole('radio', { name: /^Old shop/u }).isDisabled())
    await says(owner, 'Ask whoever set it up to give you admin access.')
    await owner.go(ANALYTICS)
    await pill('Site not found')
    await says(owner, '“Wedding flowers” measures weddings.example.')
    await owner.lookAtBoth('analytics of another website')
    await press(owner, 'Yes, it’s mine')
    await pill('Connected')
  })

  it('looks up an average place in Search Console', async () => {
    await owner.go(KEYWORDS)
    await owner.page.getByRole('link', { name: 'Go to your connections' }).click()
    await begin('Google Search Console')
    await press(owner, 'Allow')
    await news('Google Search Console is connected.')
    await owner.go(KEYWORDS)
    await owner.page
      .getByRole('textbox', { name: 'What do your customers search for?' })
      .fill('Florist Newtown')
    await press(owner, 'Look it up')
    await says(owner, 'on average')
    await says(owner, 'To move up')
    await owner.lookAtBoth('keyword tool with search console')
  })

  it('leaves nothing when all are disconnected', async () => {
    for (const title of ['Google Business Profile', 'Google Analytics', 'Google Search Console']) {
      await owner.go(CONNECTIONS)
      await press(owner, `Disconnect ${title}`)
      await owner.page
        .getByRole('dialog')
        .getByRole('button', { name: `Disconnect ${title}` })
        .click()
      await says(owner, `${title} is disconnected, and what we read there is deleted`)
      await button(`Connect ${title}`).waitFor()
    }
    for (const table of ['connection_attempts', 'connection_results', 'connection_numbers'])
      assert.equal(await ask(`SELECT * FROM ${table}`), 0, table)
    assert.equal(await ask('SELECT * FROM connections WHERE connected_at IS NOT NULL'), 0)
    await owner.go(PROFILE)
    await pill('Connect to check')
    await owner.go('/google-profile')
    await says(owner, 'Connect your profile')
    await owner.go(ANALYTICS)
    await pill('Log in')
    assert.equal(await owner.page.getByText('all users').count(), 0)
    assert.deepEqual(owner.problems(), [])
  })
})
