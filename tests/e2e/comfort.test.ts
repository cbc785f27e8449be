/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { z } from 'zod'
import type { HttpBrowser } from '#support/http-browser.ts'
import { emptyEndOf, leavingTexts } from '#support/leaving-text.ts'
import { readPdf } from '#support/pdf-text.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'
import { walkThrough } from '#support/walk.ts'
import type { Walker } from '#support/walker.ts'
import { ownerOf } from './an-owner.ts'

const planShape = z.object({ plan: z.object({ items: z.array(z.object({ title: z.string() })) }) })
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

let account: HttpBrowser
const walk = walkThrough({
  prepare: async (product) => {
    account = await ownerOf(product, SHOP)
    await account.post('/me/tour-seen')
  },
})

describe('every page', () => {
  let owner: Walker
  let visitor: Walker
  before(async () => {
    owner = await walk.come({ width: NARROW, jar: account.jar })
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

  const printed = async (path: string, format: 'A4' | 'Letter') => {
    await owner.go(path)
    await owner.fits(path)
    return readPdf(await owner.page.pdf({ format }))
  }

  it('is printed with the website, its address, the date and the page numbers, in both paper sizes', async () => {
    const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'Australia/Sydney' })
    for (const format of ['A4', 'Letter'] as const) {
      const { text, pages } = await printed('/online-business-blueprint', format)
      const today = day.format(new Date()).replaceAll(' ', '')
      assert.ok(
        text.includes(`${SHOP}·${owner.origin}/online-business-blueprint·${today},`),
        text.slice(0, 200),
      )
      for (let page = 1; page <= pages; page += 1)
        assert.ok(text.includes(`Page${page}of${pages}`), `${format}: page ${page} of ${pages}`)
    }
  })

  it('is printed with every item of the plan', async () => {
    const { text } = await printed('/online-business-blueprint', 'A4')
    const more = await owner.page.getByRole('button', { name: /^Load \d+ more$/u }).count()
    assert.ok(more > 0, 'some items wait for a press')
    const { plan } = planShape.parse((await account.get('/plan')).body)
    for (const { title } of plan.items) assert.ok(text.includes(title.replaceAll(/\s/gu, '')), title)
  })

  it('is printed with ready-made pieces open, and without buttons', async () => {
    const { text } = await printed('/compliance/email-security', 'Letter')
    assert.match(text, /v=DMARC1;p=none/u)
    assert.match(text, /v=DMARC1;p=reject/u)
    assert.doesNotMatch(text, /Re-runtest|Watchvideo/u)
  })
})
