import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, chromium } from 'playwright-core'
import { fixSources } from '#checks/fixes.generated.ts'
import { axeProblems } from '#support/axe-problems.ts'
import { walkersBrowser } from '#support/browsers.ts'
import { aPicture, aSite } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aField, aForm, aPage } from '#support/page-facts.ts'
import type { Fix } from './fix.ts'
import { fixesFor } from './fixes-for.ts'

const HOME = aPage({
  forms: [aForm([aField('name'), aField('email', { type: 'email' })])],
  images: [
    aPicture('/tap.jpg', { alt: null }),
    aPicture('/2.png', { alt: '', leadsTo: 'https://joes.test/' }),
  ],
})
const facts = {
  privacyPolicy: null,
  termsAndConditions: null,
  returnsPolicy: null,
  cookieInformation: null,
  rules: [{ id: 'image-alt-missing', outcome: 'failed', pages: [HOME.url] }],
  pages: [
    {
      url: HOME.url,
      fields: [
        { name: 'Street', autocomplete: null, predicted: 'street' },
        { name: 'Post code', autocomplete: null, predicted: 'postcode' },
      ],
    },
  ],
}

/** The pieces of a check that are pages or parts of a page's body. */
function markupOf(check: string): string[] {
  const source = fixSources.get(check)
  assert.ok(source, check)
  const fixes: Fix[] = fixesFor(
    check,
    source,
    anInput({
      status: 'no_contact_form',
      facts,
      evidence: { site: aSite({ home: HOME }), pages: aCrawl([HOME]) },
      answers: { 'S-SELL': 'yes', 'S-SHIP0': 'send' },
      profile: { businessName: 'Joe’s', country: 'NZ' },
    }),
  )
  return fixes
    .flatMap(({ pieces }) => pieces)
    .filter(({ kind, name }) => kind === 'page' || (kind === 'html' && name !== 'business-card.html'))
    .map(({ content }) => content)
}

const whole = (markup: string): string =>
  markup.startsWith('<!doctype')
    ? markup
    : `<!doctype html><html lang="en"><head><title>Joe’s</title></head><body><main>${
        markup.includes('<h1>') ? '' : '<h1>Joe’s</h1>'
      }${markup}</main></body></html>`

describe('pieces that are put on a page', () => {
  let browser: Browser
  before(async () => {
    browser = await chromium.launch({
      executablePath: await walkersBrowser(),
      args: ['--disable-dev-shm-usage'],
    })
  })
  after(() => browser.close())

  for (const check of [
    'contact-form',
    'address-autofill',
    'legal-necessities',
    'shipping-options',
    'search-ranking',
  ])
    it(`what the fixes of ${check} put on a page is accessible by axe`, async () => {
      const all = markupOf(check)
      assert.notEqual(all.length, 0)
      const page = await browser.newPage()
      // Pictures do not matter here, and there is nothing to load them from.
      await page.route('**/*', (route) => route.abort())
      for (const markup of all) {
        await page.setContent(whole(markup), { waitUntil: 'domcontentloaded' })
        assert.deepEqual(await axeProblems(page), [])
      }
      await page.close()
    })
})
