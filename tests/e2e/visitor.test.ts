import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { leavingTexts } from '#support/leaving-text.ts'
import { SHOP } from '#support/product-sites.ts'
import { until } from '#support/until.ts'
import { walkThrough } from '#support/walk.ts'
import { WIDTHS, type Walker } from '#support/walker.ts'

const SCAN_MS = 100_000
/** Of scripts, compressed, before a visitor's page can be used. The schemas and the list of public suffixes alone are 63 KB. */
const MOST_BYTES = 190_000
const ADDRESS = 'Your website’s address'
const TOO_OFTEN = /^You've done that a few times already\. Please try again in (?:59|60) minutes\.$/u
const READING = [
  '/learn-more',
  '/learn-more/broken-links',
  '/pricing',
  '/privacy',
  '/terms',
  '/cookies',
  '/bot',
]

const page = '<!doctype html><html lang="en"><title>Corner shop</title><h1>Corner shop</h1></html>'
// Without a browser for scans: the rest is quick.
const walk = walkThrough({
  settings: { FETTLE_CHROMIUM: '/nowhere' },
  sites: { 'one.fixture': () => page, 'two.fixture': () => page, 'three.fixture': () => page },
})

describe('a visitor', () => {
  let visitor: Walker
  before(async () => {
    visitor = await walk.come({ width: WIDTHS.phone })
  })
  after(() => visitor.close())

  const titles = () => visitor.page.locator('main li b').allTextContents()
  const check = async (address: string, { page }: Walker = visitor) => {
    await page.getByLabel(ADDRESS).first().fill(address)
    await page.getByRole('button', { name: 'Check my website' }).first().click()
  }

  it('finds no error in the console', async () => {
    const errors: string[] = []
    const { page } = visitor
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    for (const path of ['/', '/login']) await visitor.go(path)
    await page.getByLabel('Email').first().waitFor()
    assert.deepEqual(errors, [])
  })

  it('loads no library that only other pages need', async () => {
    for (const path of ['/home', '/looking', '/login']) {
      const { page } = visitor
      await page.goto('about:blank')
      await visitor.go(path)
      const bytes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .reduce(
            (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
            0,
          ),
      )
      assert.ok(bytes > 0 && bytes <= MOST_BYTES, `${path} loads ${bytes} bytes of scripts`)
    }
  })

  it('can cancel a scan', async () => {
    const other = await walk.come({ width: WIDTHS.phone })
    await other.go('/home')
    await check(SHOP, other)
    await other.page.locator('main summary').first().waitFor()
    await other.page.getByRole('button', { name: 'Stop' }).click()
    await other.page.getByRole('heading', { name: `Stopped looking at ${SHOP}` }).waitFor()
    await other.look('results that were stopped')
    assert.deepEqual(other.problems(), [])
    await other.close()
  })

  it('sees an error for an invalid address', async () => {
    await visitor.go('/home')
    await visitor.lookAtBoth('home')
    await check('not an address')
    const field = visitor.page.getByLabel(ADDRESS).first()
    await visitor.page.getByRole('alert').getByText('Oops...Invalid url parameter').waitFor()
    assert.equal(await field.inputValue(), 'not an address')
    assert.ok(await field.evaluate((element) => element === element.ownerDocument.activeElement))
    await visitor.lookAtBoth('home with a wrong address')
  })

  it('sees results arrive in their positions', async () => {
    await check(SHOP)
    await visitor.page.waitForURL('**/looking')
    await visitor.page
      .getByRole('status')
      .getByText(/^\d+ of \d+ tests done$/u)
      .waitFor()
    const places = await titles()
    await visitor.page.locator('main summary').first().click()
    await visitor.page.getByRole('heading', { name: 'What we saw' }).waitFor()
    assert.deepEqual((await titles()).slice(0, places.length), places)
    await visitor.lookAtBoth('results arriving')
  })

  it('can wait until all have arrived', async () => {
    await visitor.page.getByRole('heading', { name: `We’ve looked at ${SHOP}` }).waitFor({ timeout: SCAN_MS })
    await visitor.page.getByText('Start here. It’s ready made.').waitFor()
    await visitor.page.getByRole('heading', { name: 'Then these, in this order' }).waitFor()
    const timed = visitor.page.locator('main summary').filter({ hasText: /·/u }).first()
    await timed.getByRole('img', { name: /^To (?:fix|improve)$/u }).waitFor()
    await visitor.page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    assert.deepEqual(await leavingTexts(visitor.page), [])
    await visitor.page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await visitor.lookAtBoth('results there')
  })

  it('copies the first piece without an account', async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const piece = visitor.page.locator('main section pre').first()
    const text = await piece.textContent()
    const title = await piece.getAttribute('aria-label')
    const copy = visitor.page.getByRole('button', { name: `Copy ${title}`, exact: true }).first()
    assert.equal(await copy.getAttribute('data-variant'), 'filled')
    await copy.click()
    const copied = await visitor.page.evaluate('navigator.clipboard.readText()')
    assert.ok(text && copied === text)
    assert.doesNotMatch(text, /\[your /u)
    await visitor.page.getByText('Send to my web person').click()
    const message = visitor.page.getByRole('region', { name: 'A message with the text and where it goes' })
    assert.ok((await message.textContent())?.includes(text.trim()))
    await visitor.lookAtBoth('the first job as a message')
  })

  it('finds the results again', async () => {
    await visitor.page.getByRole('link', { name: 'Check another website' }).click()
    await visitor.page.waitForURL('**/home')
    await visitor.go('/looking')
    await visitor.page.getByRole('link', { name: 'Create an account' }).waitFor()
    assert.match((await visitor.page.getByRole('heading', { level: 1 }).textContent()) ?? '', /bluewren/u)
  })

  it('reads about a check, and returns with an address filled in', async () => {
    for (const path of READING) {
      await visitor.go(path)
      await visitor.lookAtBoth(path)
    }
    await visitor.go('/pricing')
    await visitor.page.getByText('Payments aren’t set up here.').waitFor()
    assert.equal(await visitor.page.getByRole('link', { name: /^Log in to choose/u }).count(), 0)
    await visitor.go('/learn-more/no-such-check')
    await visitor.page.getByRole('heading', { name: 'Learn more page not found' }).waitFor()
    await visitor.go('/learn-more/sitemap')
    await visitor.page.getByLabel(ADDRESS).fill('corner.fixture')
    await visitor.page.getByRole('button', { name: 'Run on your website' }).click()
    await visitor.page.waitForURL('**/home?address=corner.fixture')
    assert.equal(await visitor.page.getByLabel(ADDRESS).first().inputValue(), 'corner.fixture')
  })

  it('comes by the button that somebody put on their own website', async () => {
    await visitor.go('/learn-more/sitemap')
    await visitor.page.getByRole('button', { name: 'Copy' }).click()
    await visitor.page.getByRole('button', { name: 'Copied' }).waitFor()
    const snippet = await visitor.page.getByRole('region', { name: 'Button for your website' }).textContent()
    assert.ok(snippet)
    const theirs = await visitor.context.newPage()
    await theirs.setContent(`<!doctype html><title>A web studio</title>${snippet}`)
    await theirs.getByRole('link', { name: 'Check this website with Fettle' }).click()
    await theirs.waitForURL('**/home?address=yourbusiness.com.au')
    const field = theirs.getByLabel(ADDRESS).first()
    await until('the address is typed in', async () => (await field.inputValue()) === 'yourbusiness.com.au')
    await theirs.close()
  })

  it('copies without https too, and says where the browser refuses', async () => {
    const page = await visitor.context.newPage()
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
    await page.goto('/learn-more/sitemap')
    await page.evaluate(() => {
      document.addEventListener('copy', () => (document.title = String(document.getSelection())))
    })
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    assert.match(await page.title(), /Check this website with Fettle/u)
    await page.evaluate(() => (document.execCommand = () => false))
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Your browser didn’t let us copy it.' }).waitFor()
    await page.close()
  })

  it('has four links on a page that does not exist', async () => {
    const { page: at } = visitor
    await visitor.go('/terms')
    await visitor.go('/no/such/page')
    await at.getByRole('heading', { name: 'Sorry, this page cannot be found.' }).waitFor()
    await visitor.lookAtBoth('not found')
    await at.getByRole('button', { name: 'Go to the previous page' }).click()
    await at.waitForURL('**/terms')
    await visitor.go('/no/such/page')
    await at.getByRole('link', { name: 'Homepage' }).click()
    await at.waitForURL('**/home')
    await visitor.go('/no/such/page')
    await at.getByRole('link', { name: 'Overview' }).click()
    await at.waitForURL('**/home')
    await visitor.go('/no/such/page')
    assert.equal(
      await at.getByRole('link', { name: 'Contact us' }).first().getAttribute('href'),
      '/contact-us',
    )
  })

  it('caused no failing script', () => {
    assert.deepEqual(visitor.problems(), [])
  })
})

it('A21 visitors who ask too often see a message', async () => {
  const from = '198.19.9.9'
  const first = await walk.come({ from })
  for (const host of ['one', 'two', 'three']) {
    const answer = await first.page.request.post('/api/visits', {
      data: { address: `${host}.fixture` },
      headers: { origin: first.origin },
    })
    assert.equal(answer.status(), 202, await answer.text())
  }
  await first.close()
  const visitor = await walk.come({ width: WIDTHS.phone, from })
  await visitor.go('/home')
  await visitor.page.getByLabel(ADDRESS).first().fill(SHOP)
  await visitor.page.getByRole('button', { name: 'Check my website' }).first().click()
  await visitor.page.getByRole('alert').getByText(TOO_OFTEN).waitFor()
  await visitor.lookAtBoth('home when it is too often')
  await visitor.close()
})
