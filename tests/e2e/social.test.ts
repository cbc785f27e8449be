import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { plainSite } from '#support/gate.ts'
import type { Product } from '#support/product.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { connector as facebook } from '#connectors/facebook/connector.ts'
import { connector as instagram } from '#connectors/instagram/connector.ts'
import { INSTAGRAM_APP, META_APP, openGraph } from '../stand-ins/graph.ts'
import { HARBOUR_PAGE } from '../stand-ins/graph.data.ts'
import { openOAuth } from '../stand-ins/oauth.ts'
import { openX, X_TOKEN } from '../stand-ins/x.ts'
import { haveWebsite, letTimePass } from './an-owner.ts'
import { figuresOn, numbersOfPost, rowsOfToday, seesTeaser, todayOf } from './social-today.ts'
import { field, ownerAndOperator, press, says } from './steps.ts'

const PAGE = '/social-media/twitter'
const CHANNELS = '/profile/online-presence'
const DAYS = 20
const WEBSITE = 'harbour.fixture'

/** X answers nothing before this. */
let whenXAnswers = Promise.resolve()
const x = await openX({ arrived: () => whenXAnswers })
// Whoever signs in there manages the café's page and two others.
const graph = await openGraph({ personOf: () => 'person-harbour' })
const oauth = await openOAuth({
  services: [
    { service: 'facebook', title: 'Facebook', connect: needed(facebook.connect), client: META_APP },
    { service: 'instagram', title: 'Instagram', connect: needed(instagram.connect), client: INSTAGRAM_APP },
  ],
})
const places = Object.fromEntries(
  ['fbDialog', 'fbToken', 'igAuth', 'igToken'].map((name) => [name, oauth.origin]),
)
let accounts: Awaited<ReturnType<typeof ownerAndOperator>>
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  sites: { [WEBSITE]: plainSite },
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ x: x.base, ...graph.endpoints, ...places }),
    X_BEARER_TOKEN: X_TOKEN,
    META_APP_ID: META_APP.id,
    META_APP_SECRET: META_APP.secret,
    INSTAGRAM_APP_ID: INSTAGRAM_APP.id,
    INSTAGRAM_APP_SECRET: INSTAGRAM_APP.secret,
  },
  prepare: async (product) => {
    accounts = await ownerAndOperator(product)
  },
})

describe('connecting social networks', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar: accounts.owner.jar })
  })
  after(async () => {
    await owner.close()
    await Promise.all([x.close(), graph.close(), oauth.close()])
  })
  const pill = (text: string) => owner.page.locator('main').getByText(text, { exact: true }).first().waitFor()

  it('begins with the handle', async () => {
    await owner.go(PAGE)
    await pill('Tell us more')
    await owner.go(CHANNELS)
    await field(owner, 'Twitter').fill('https://x.com/HarbourCafe')
    await owner.page.getByLabel('I don’t have one on Facebook').uncheck()
    await owner.page.getByLabel('I don’t have one on Instagram').uncheck()
    await field(owner, 'Facebook').fill('facebook.com/harbourcafe')
    await field(owner, 'Instagram').fill('@harbour.cafe')
    await press(owner, 'Save')
    await owner.go(PAGE)
    await pill('Not connected')
    await owner.lookAtBoth('x not connected')
  })

  it('shows the figures and the popular post after a press', async () => {
    await press(owner, 'Connect X')
    await pill('Active')
    await says(owner, '4,182')
    await says(owner, 'Building history, 0 of 14 days')
    await says(owner, 'The new oven is in. First sourdough on Saturday.')
    await says(owner, '2.5%')
    await owner.lookAtBoth('x active')
  })

  it('draws the numbers of each day, and names the days that changed them', async () => {
    await fillHistory(walk.product, 'followers')
    await outdate(walk.product)
    await letTimePass(walk.product, accounts.owner)
    await owner.go(PAGE)
    await whileXWaits(async () => {
      await press(owner, 'Re-run test')
      await isRefreshing(owner)
    })
    await hasRefreshed(owner)
    await says(owner, 'What changed, and when')
    await says(owner, '+42')
    await owner.lookAtBoth('x with history')
  })

  it('reads the page that the owner chooses on Facebook', async () => {
    await owner.go('/social-media/facebook')
    await press(owner, 'Connect Facebook')
    await press(owner, 'Refuse')
    await owner.page.getByRole('status').getByText('You said no there, and that’s fine.').waitFor()
    await owner.lookAtBoth('facebook after a refusal, on its own page')
    await press(owner, 'Connect Facebook')
    await press(owner, 'Allow')
    await owner.page.getByLabel(/^Harbour Café/u).check()
    await owner.lookAtBoth('facebook choosing a page')
    await press(owner, 'Use Harbour Café')
    await pill('Active')
    await says(owner, '2,431')
    await says(owner, 'Building history, 0 of 14 days')
    await says(owner, '4,120')
    // Facebook itself knows the followers of 15 days, three more each; its newest day ends at 8:00 UTC.
    await says(owner, new Date().getUTCHours() < 8 ? '+39' : '+42')
    await owner.lookAtBoth('facebook active')
  })

  it('reads Facebook again, and says when it has', async () => {
    await fillHistory(walk.product, 'fans')
    await outdate(walk.product)
    await letTimePass(walk.product, accounts.owner)
    await owner.go('/social-media/facebook')
    await press(owner, 'Re-run test')
    await hasRefreshed(owner)
  })

  it('says that Facebook could not be read, and keeps what was known', async () => {
    graph.end(`page-${HARBOUR_PAGE.id}`)
    await outdate(walk.product)
    await letTimePass(walk.product, accounts.owner)
    await owner.go('/social-media/facebook')
    await press(owner, 'Re-run test')
    await toast(owner, 'We tried again, but couldn’t check it this time.')
    await says(owner, "Couldn't check")
    await owner.page.getByRole('button', { name: 'Reconnect Facebook', exact: true }).waitFor()
    await owner.lookAtBoth('facebook permission lost')
  })

  it('reads the account that gives permission on Instagram', async () => {
    await owner.go(CHANNELS)
    await press(owner, 'Connect Instagram')
    await press(owner, 'Allow')
    await owner.page.getByRole('button', { name: 'Disconnect Instagram', exact: true }).waitFor()
    await owner.go('/social-media/instagram')
    await pill('Active')
    await says(owner, '1,872')
    await says(owner, 'A video')
    await owner.lookAtBoth('instagram active')
  })

  it('shows every network on the overview, as its own page has it, and the most popular post of all', async () => {
    await owner.go('/')
    await seesTeaser(owner)
    await haveWebsite(walk.product, accounts.owner, WEBSITE)
    await letTimePass(walk.product, accounts.owner)
    await owner.go('/social-media/instagram')
    await press(owner, 'Re-run test')
    await hasRefreshed(owner)
    const facebookSays = await figuresOn(owner, '/social-media/facebook')
    const instagramSays = await figuresOn(owner, '/social-media/instagram')
    const xSays = await figuresOn(owner, PAGE)
    await owner.go('/')
    const [onFacebook, onInstagram, onX, post, ...others] = await rowsOfToday(owner)
    const change = facebookSays('People who like the page, change in 2 weeks')
    assert.equal(change, '+42')
    assert.deepEqual(onFacebook, [
      '/social-media/facebook',
      `${facebookSays('People who like the page')} fans, ${change} in 2 weeks`,
      'Facebook · harbourcafe',
      "Couldn't check",
    ])
    // The change of two weeks is not known yet.
    assert.deepEqual(onInstagram, [
      '/social-media/instagram',
      `${instagramSays('Followers')} followers`,
      'Instagram · Last post today',
      'Active',
    ])
    assert.deepEqual(onX, [
      PAGE,
      `${xSays('Followers')} followers, ${xSays('Followers, change in 2 weeks')} in 2 weeks`,
      'Twitter · Last post today',
      'Active',
    ])
    for (const figure of [facebookSays, instagramSays, xSays])
      assert.equal(figure('Days since the last post'), '0')
    // Of three posts the one that most people liked, wrote on or shared.
    assert.deepEqual(post, [
      '/social-media/facebook',
      'Most popular post, last 2 weeks',
      `“${facebookSays('Post')}”, Facebook, ${facebookSays('Posted')}. ${numbersOfPost(facebookSays)}`,
    ])
    assert.deepEqual(others, [])
    await seesTeaser(owner)
    await owner.lookAtBoth('overview with three networks')
    await todayOf(owner).getByRole('link', { name: 'Most popular post' }).click()
    await says(owner, 'Your most popular post of the last 2 weeks')
    assert.equal(new URL(owner.page.url()).pathname, '/social-media/facebook')
  })

  it('leaves nothing when it is disconnected', async () => {
    for (const title of ['X', 'Facebook', 'Instagram']) {
      await owner.go(CHANNELS)
      await press(owner, `Disconnect ${title}`)
      await owner.page
        .getByRole('dialog')
        .getByRole('button', { name: `Disconnect ${title}` })
        .click()
      await says(owner, `${title} is disconnected, and what we read there is deleted`)
    }
    await owner.go(PAGE)
    await pill('Not connected')
    assert.equal(await ask(walk.product, 'SELECT * FROM connection_numbers'), 0)
    assert.equal(await ask(walk.product, 'SELECT * FROM connection_results'), 0)
    assert.deepEqual(x.faults, [])
  })
})

/** Three more of a metric on each day before today. */
const fillHistory = (product: Product, metric: 'fans' | 'followers'): Promise<number> =>
  ask(
    product,
    `INSERT INTO connection_numbers (connection_id, origin, metric, day, value)
     SELECT connection_id, origin, metric, day - n, value - 3 * n
     FROM connection_numbers, generate_series(1, ${DAYS}) n WHERE metric = '${metric}'`,
  )

/** Does something while X answers nothing. */
async function whileXWaits(work: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>()
  whenXAnswers = held.promise
  try {
    await work()
  } finally {
    held.resolve()
  }
}

/** Makes what was read of accounts too old to be shown again. */
const outdate = (product: Product): Promise<number> =>
  ask(product, "UPDATE connection_results SET as_of = as_of - interval '2 days'")

/** A message that appears over the page. */
const toast = ({ page }: Walker, message: string): Promise<void> =>
  page.getByRole('alert').getByText(message, { exact: true }).waitFor()

/** The button says that an account is read again, and cannot be pressed. */
async function isRefreshing({ page }: Walker): Promise<void> {
  const button = page.getByRole('button', { name: 'Refreshing data', exact: true })
  await button.waitFor()
  assert.ok(await button.isDisabled())
}

/** A message says that an account was read again, and the button when that may be repeated. */
async function hasRefreshed(owner: Walker): Promise<void> {
  await toast(owner, 'Data refreshed successfully')
  await says(owner, /^You can re-run this test again from /u)
  assert.ok(await owner.page.getByRole('button', { name: 'Re-run test', exact: true }).isDisabled())
}

/** Runs a statement, and counts its rows. */
async function ask(product: Product, statement: string): Promise<number> {
  const client = new Client({ connectionString: await product.databaseUrl() })
  await client.connect()
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount ?? 0
}

/** What has to be there. */
function needed<Part>(part: Part | undefined): Part {
  assert.ok(part)
  return part
}
