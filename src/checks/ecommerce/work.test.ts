import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { stepText } from '#core/words.ts'
import { ecommerceWork } from './work.ts'

type Given = [missing: readonly string[], ga4?: boolean, platform?: string | null, deadTagScript?: string]

const workFor = (...[missing, ga4 = false, platform = 'Shopify', deadTagScript]: Given) =>
  ecommerceWork({
    status: 'missing_tags',
    facts: {
      isShop: true,
      platform,
      productPage: null,
      servicesPage: null,
      cart: null,
      checkoutPage: null,
      paymentMethods: [],
      tags: {
        ga4,
        universalAnalytics: false,
        gtm: false,
        googleAds: false,
        metaPixel: false,
        ecommerceTags: false,
      },
      deadTagScript: deadTagScript ?? null,
      ecommerceStatus: 'missing_tags',
      missing,
    },
  })
const stepsFor = (...given: Given) => workFor(...given)?.steps.map(stepText)

/** There are two steps, and each is of this kind. */
function assertBoth(steps: string[] | null | undefined, kind: RegExp, platform: string): void {
  assert.equal(steps?.length, 2, platform)
  for (const step of steps ?? []) assert.match(step, kind, platform)
}

describe('the work on the labels of a shop', () => {
  it('has a step for each that is missing, and none for the others', () => {
    assert.deepEqual(stepsFor(['the ways to pay']), ['Show the ways to pay near the cart'])
    assert.equal(stepsFor(['sales measuring', 'product details for search'])?.length, 2)
  })

  it("is the owner's own in the settings of a shop system, the web person's in pages by hand, or both", () => {
    const [data, measuring] = ['product details for search', 'sales measuring'] as const
    assert.equal(workFor([data, measuring])?.who, 'You')
    assert.equal(workFor([data, measuring], false, null)?.who, 'Your web person')
    assert.equal(workFor([data, 'the ways to pay'], false, null)?.who, 'You and your web person')
  })

  it('asks nobody to connect Google Analytics that is there', () => {
    assert.match(stepsFor(['sales measuring'])?.[0] ?? '', /^Connect your shop to Google Analytics/u)
    assert.match(stepsFor(['sales measuring'], true)?.[0] ?? '', /^Switch on the measuring of purchases/u)
  })
  it('begins with a Google tag whose script is not there: nothing else measures anything', () => {
    assert.deepEqual(stepsFor(['sales measuring'], true, 'Shopify', 'https://joes.test/gtag/js2a50'), [
      "Ask your web person to load your Google tag again and have it count purchases: its script isn't found (https://joes.test/gtag/js2a50)",
    ])
  })

  it('sends nobody to the settings of a shop builder where no shop system was seen', () => {
    const missing = ['product details for search', 'sales measuring']
    for (const ga4 of [false, true]) {
      const steps = stepsFor(missing, ga4, null) ?? []
      assert.equal(steps.length, 2)
      for (const step of steps) assert.match(step, /^Ask your web person/u)
    }
    assert.match(stepsFor(missing)?.[0] ?? '', /settings/u)
  })

  it('sends nobody to settings of a cart that stands in pages made by something else', () => {
    const missing = ['product details for search', 'sales measuring']
    for (const platform of ['Snipcart', 'Foxy', 'Shopify Buy Button'])
      assertBoth(stepsFor(missing, false, platform), /^Ask your web person/u, platform)
    for (const platform of [
      'Shopify',
      'WooCommerce',
      'Magento',
      'BigCommerce',
      'PrestaShop',
      'OpenCart',
      'Neto',
      'Squarespace Commerce',
      'Wix Stores',
      'Ecwid',
      'Square Online',
      'Big Cartel',
      'Shift4Shop',
      'Volusion',
      'Webflow Ecommerce',
    ])
      assertBoth(stepsFor(missing, false, platform), /settings/u, platform)
  })
})
