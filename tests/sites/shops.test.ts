import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { CheckResult } from '#core/result.ts'
import { judgePages } from '#support/judged.ts'
import { SHOP_SIGNS, SHOP_THEMES, type ShopSign, shopOf, type ShopTheme } from './shops.ts'

const CHECKS = [
  'ecommerce',
  'shopping-cart',
  'payment-options',
  'shipping-options',
  'address-autofill',
  'confirmation-emails',
]
const NO = /don't sell online|doesn't apply/iu

/** Every shop without each sign and each pair of them. */
const fewer: readonly (readonly ShopSign[])[] = SHOP_SIGNS.flatMap((one, at) => [
  [one],
  ...SHOP_SIGNS.slice(at + 1).map((other) => [one, other]),
])

async function without(theme: ShopTheme, left: readonly ShopSign[]): Promise<CheckResult[]> {
  const signs = new Set(SHOP_SIGNS.filter((sign) => !left.includes(sign)))
  const { results } = await judgePages(shopOf(theme, signs), CHECKS)
  return Object.values(results)
}

const isShop = (results: readonly CheckResult[]): unknown =>
  results.find(({ id }) => id === 'ecommerce')?.facts['isShop']

function assertNotSaidNo(results: readonly CheckResult[], what: string): void {
  assert.notEqual(isShop(results), false, what)
  for (const { id, description, tag, applicable, greyKind } of results) {
    assert.equal(applicable, true, `${what}: ${id}`)
    assert.notEqual(greyKind, 'not_relevant', `${what}: ${id}`)
    assert.doesNotMatch(`${tag} ${description}`, NO, `${what}: ${id}`)
  }
}

describe('a shop without some of its signs', { concurrency: 2 }, () => {
  for (const theme of SHOP_THEMES) {
    it(`is a shop with all of them: ${theme.name}`, async () => {
      assert.equal(isShop(await without(theme, [])), true)
    })
    it(`may be not known, but is never reported not to sell: ${theme.name}`, async () => {
      for (const left of fewer) assertNotSaidNo(await without(theme, left), `without ${left.join(' and ')}`)
    })
  }
})

describe('a website without signs of a shop', () => {
  const theme = SHOP_THEMES[0]
  it('asks whether it sells online, in grey, and only its owner can deny it', async () => {
    assert.ok(theme)
    const pages = shopOf(theme, new Set())
    const { results } = await judgePages(pages, CHECKS)
    assert.equal(results['ecommerce']?.facts['isShop'], false)
    for (const result of Object.values(results)) {
      assert.equal(result.greyKind, 'more_info', result.id)
      assert.equal(result.description, 'We saw no shop. Do you sell online?', result.id)
      assert.equal(result.applicable, true, result.id)
    }
    const answered = await judgePages(pages, CHECKS, { answers: { 'S-SELL': 'no' } })
    assert.match(answered.results['ecommerce']?.description ?? '', /You don't sell online/u)
    for (const id of ['shopping-cart', 'confirmation-emails'])
      assert.equal(answered.results[id]?.applicable, false, id)
    for (const id of ['payment-options', 'shipping-options', 'address-autofill'])
      assert.equal(answered.results[id]?.greyKind, 'not_relevant', id)
  })
})
