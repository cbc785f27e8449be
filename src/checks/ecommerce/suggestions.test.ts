import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { suggestions } from './suggestions.ts'

const NOTHING = { isShop: false, cart: null, checkoutPage: null, productPage: null, servicesPage: null }
const MENU = 'https://joes.test/menu'
const BOX = 'https://joes.test/box'
const pageFor = (facts: object) =>
  suggestions['S-PRODURL']({ ...NOTHING, ...facts }).map(({ value }) => value)

describe('the page that shows what a business offers is suggested', () => {
  test('a product before a service', () => {
    assert.deepEqual(pageFor({ productPage: BOX, servicesPage: MENU }), [BOX])
    assert.deepEqual(pageFor({ servicesPage: MENU }), [MENU])
  })

  test('but not the homepage of a website that has all on it', () => {
    assert.deepEqual(pageFor({ servicesPage: 'https://joes.test/' }), [])
    assert.deepEqual(pageFor({ servicesPage: 'https://joes.test/#services' }), [])
  })

  test('none where none was found, or facts of an earlier revision do not say', () => {
    assert.deepEqual(pageFor({}), [])
    assert.deepEqual(pageFor({ servicesPage: undefined }), [])
  })
})
