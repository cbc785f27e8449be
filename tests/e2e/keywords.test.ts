import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openPool } from '#store/database.ts'
import { until } from '#support/until.ts'
import { keepLookup } from '#store/keyword-lookups.ts'
import { websites } from '#store/schema/websites.ts'
import { SHOP } from '#support/product-sites.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'
import { DATAFORSEO_LOGIN, DATAFORSEO_PASSWORD, openDataForSeo } from '../stand-ins/dataforseo.ts'
import { ownerOf } from './an-owner.ts'
import { press, says } from './steps.ts'

const PAGE = '/visibility/search-engine-results'
const KEYWORD = 'florist newtown'

const dfs = await openDataForSeo()
let jar: ReadonlyMap<string, string>
let databaseUrl: string
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: {
    FETTLE_CHROMIUM: '/nowhere',
    FETTLE_ALLOW_ENDPOINTS: '1',
    FETTLE_ENDPOINTS: JSON.stringify({ dfs: dfs.base }),
    DATAFORSEO_LOGIN,
    DATAFORSEO_PASSWORD,
  },
  prepare: async (product) => {
    const owner = await ownerOf(product, SHOP)
    await owner.post('/me/tour-seen')
    jar = owner.jar
    databaseUrl = await product.databaseUrl()
  },
})

/** Earlier look-ups of the keyword, as if weeks had passed. */
async function lookedUpBefore(): Promise<void> {
  const { db, close } = openPool(databaseUrl)
  const [website] = await db.select({ id: websites.id }).from(websites)
  const place = { location: '9069005', locationLabel: 'Newtown, New South Wales', foundUrl: null }
  for (const [weeks, position] of [14, 12, 11, 9].entries())
    await keepLookup(db, {
      websiteId: website?.id ?? '',
      provider: 'dataforseo',
      keyword: KEYWORD,
      device: 'mobile',
      ...place,
      position,
      competitors: [],
      at: new Date(Date.now() - (5 - weeks) * 14 * 86_400_000),
    })
  await close()
}

describe('looking up a keyword', () => {
  let owner: Walker
  before(async () => {
    owner = await walk.come({ width: WIDTHS.phone, jar })
  })
  after(async () => {
    await dfs.close()
    await owner.close()
  })
  const keyword = () => owner.page.getByRole('textbox', { name: 'What do your customers search for?' })
  const place = () => owner.page.getByRole('combobox', { name: 'Where are they?' })
  const pill = (text: string) => owner.page.locator('main').getByText(text, { exact: true }).first().waitFor()

  it('begins with an empty field, the phone, and the town of the business', async () => {
    await owner.go(PAGE)
    await pill('Try it')
    await says(owner, /20 of 20 look-ups left today/u)
    await owner.page.getByRole('button', { name: 'Phone', pressed: true }).waitFor()
    assert.equal(await keyword().inputValue(), '')
    await until('the town is known', async () => (await place().inputValue()) === 'Sydney, New South Wales')
    await owner.lookAtBoth('keyword tool at first')
    await press(owner, 'Look it up')
    await says(owner, 'No results, please enter a keyword')
  })

  it('shows the place of the website, and who comes first', async () => {
    await keyword().fill('Florist Newtown')
    await place().fill('newt')
    await owner.page.getByRole('option', { name: 'Newtown, New South Wales' }).click()
    await press(owner, 'Look it up')
    await says(owner, 'in the top 100')
    await says(owner, 'On the first page, 7th of 10')
    await says(owner, 'Directory')
    await pill('Tried')
    await says(owner, /You last looked up .florist newtown.: number 7\./u)
    await owner.lookAtBoth('keyword tool')
  })

  it('draws the places of a keyword that was looked up before', async () => {
    await lookedUpBefore()
    await owner.go(PAGE)
    await says(owner, 'Your place over time')
    await says(owner, /^2 better than on/u)
    await owner.lookAtBoth('keyword tool over time')
  })

  it('says so when the website is not in the top 100', async () => {
    await keyword().fill('wedding flowers')
    await press(owner, 'Look it up')
    await says(owner, 'Looked up before')
    await says(owner, 'Not in the top 100')
    await owner.lookAtBoth('keyword tool not found')
    await press(owner, `Show ${KEYWORD}`)
    await says(owner, 'in the top 100')
  })

  it('says why there are no results, and keeps the rest', async () => {
    dfs.answerNext({ status: 503 })
    await keyword().fill('tulips')
    await press(owner, 'Look it up')
    await says(owner, /No results available\./u)
    await owner.lookAtBoth('keyword tool no results')
  })

  it('forgets a keyword', async () => {
    for (const name of [KEYWORD, 'wedding flowers']) {
      await press(owner, `Remove ${name}`)
      await owner.page.getByRole('button', { name: `Remove ${name}` }).waitFor({ state: 'detached' })
    }
    await pill('Try it')
  })
})
