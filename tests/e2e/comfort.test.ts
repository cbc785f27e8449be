/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { emptyEndOf, leavingTexts } from '#support/leaving-text.ts'
import { until } from '#support/until.ts'
import { walkTogether } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { scannedOwner } from './scanned-owner.ts'

const NARROW = 320
/** The padding at the end of a page, with room for the bar of a phone. */
const MOST_EMPTY = 160
const PAGES = [
  '/',
  '/online-business-blueprint',
  '/results',
  '/compliance',
  '/compliance/email-security',
  '/customer-experience/address-autofill',
  '/visibility/broken-links',
  '/visibility/search-ranking',
  '/learn',
  '/productivity-tools',
  '/profile/my-account',
]

/** Sets the size of text that somebody chose in their browser. */
const setTextSize = ({ page }: Walker, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

const openFolds = ({ page }: Walker): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })

async function keepsEverythingInPlace(person: Walker, path: string): Promise<void> {
  await person.go(path)
  await person.fits(path)
  await openFolds(person)
  await person.fits(path)
  for (const percent of [100, 200]) {
    await setTextSize(person, percent)
    assert.deepEqual(await leavingTexts(person.page), [], `${path} with text of ${percent} %`)
  }
  await setTextSize(person, 100)
  await until(`${path} ends with its content`, async () => (await emptyEndOf(person.page)) <= MOST_EMPTY)
}

let jar: ReadonlyMap<string, string>
const walk = walkTogether({
  browser: true,
  prepare: async (product) => {
    jar = await scannedOwner(product)
  },
})

describe('every page', () => {
  let owner: Walker
  let visitor: Walker
  before(async () => {
    owner = await walk.come({ width: NARROW, jar })
    visitor = await walk.come({ width: NARROW })
  })
  after(async () => {
    await owner.close()
    await visitor.close()
  })

  for (const path of PAGES)
    it(`keeps texts, links and addresses in their cards at ${NARROW} px and with large text: ${path}`, () =>
      keepsEverythingInPlace(owner, path))

  for (const path of ['/home', '/login', '/forgot-password', '/pricing'])
    it(`does so for visitors: ${path}`, () => keepsEverythingInPlace(visitor, path))
})
