import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aField, aForm, aPage, type GivenPage } from '#support/page-facts.ts'
import { collectsPersonalInfo } from './personal-info.ts'

const collects = (given: GivenPage) => {
  const { people, measuring } = collectsPersonalInfo({ pages: [aPage(given)] })
  return [people !== null, measuring !== null]
}

describe('personal information', () => {
  it('is collected by a form that asks for a name or contact details', () => {
    assert.deepEqual(collects({ forms: [aForm([aField('email')])] }), [true, false])
    assert.deepEqual(collects({ forms: [aForm([aField('user'), aField('p', { type: 'password' })])] }), [
      true,
      false,
    ])
  })
  it('is not collected by a search box', () => {
    assert.deepEqual(collects({ forms: [aForm([aField('q', { label: 'Product name' })])] }), [false, false])
  })
  it('is collected by a checkout', () => {
    assert.deepEqual(collects({ commerce: { checkout: '/checkout' } }), [true, false])
  })
  it('is collected by tracking that does not wait for consent', () => {
    assert.deepEqual(collects({ tags: [{ kind: 'ga4', id: 'G-1', by: 'script' }] }), [false, true])
    assert.deepEqual(collects({ tags: [{ kind: 'ga4', id: 'G-1', by: 'blocked' }] }), [false, false])
  })
  it('is not collected by a page of text', () => assert.deepEqual(collects({}), [false, false]))
})
