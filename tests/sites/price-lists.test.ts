import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePages } from '#support/judged.ts'
import { BOOKING_KITS, priceListOf } from './price-lists.ts'

describe('a price list with bookings', { concurrency: 2 }, () => {
  for (const kit of BOOKING_KITS) {
    it(`is no shop because of that alone: ${kit.name}`, async () => {
      const { results } = await judgePages(priceListOf(kit), ['ecommerce', 'payment-options'])
      const shop = results['ecommerce']
      assert.notEqual(shop?.facts['isShop'], true, JSON.stringify(shop?.evidence))
      assert.equal(shop?.greyKind, 'more_info')
      assert.equal(results['payment-options']?.greyKind, 'more_info')
    })
  }

  it('is a shop as soon as something else can be bought there', async () => {
    const [kit] = BOOKING_KITS.filter(({ name }) => name === 'Fresha')
    assert.ok(kit)
    const pages = priceListOf({
      ...kit,
      page: `${kit.page ?? ''}<h3>Hair oil</h3><p>$35.00</p><button>Add to cart</button>`,
    })
    const { results } = await judgePages(pages, ['ecommerce'])
    assert.equal(results['ecommerce']?.facts['isShop'], true)
  })
})
