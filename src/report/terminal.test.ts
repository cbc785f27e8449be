import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aReport, aResult } from '#support/results.ts'
import { renderTerminal, wrap } from './terminal.ts'

const OPTIONS = { width: 60, paint: (_: string, text: string) => text }

describe('the report in a terminal', () => {
  it('shows the counts and one line per check', () => {
    const text = renderTerminal(aReport([aResult()]), OPTIONS)
    assert.match(text, /joes\.test: 1 of 1 in good shape/u)
    assert.match(text, /✓ SSL certificate: Secure/u)
  })

  it('puts a question mark before what asks the owner, not before what is announced or not switched on', () => {
    const grey = { display: 'missing', greyKind: 'more_info' } as const
    const asks = aResult({ ...grey, status: 'more_info', tag: 'Tell us more' })
    const announced = aResult({ ...grey, status: 'comming_soon', tag: 'Coming soon' })
    const text = renderTerminal(aReport([asks, announced]), OPTIONS)
    assert.match(text, /\? SSL certificate: Tell us more/u)
    assert.match(text, /· SSL certificate: Coming soon/u)
  })

  it('asks a question once, and names the check that asks it in the others', () => {
    const asked = {
      display: 'missing',
      greyKind: 'more_info',
      status: 'x',
      tag: 'Do you sell online?',
    } as const
    const shop = aResult({ ...asked, id: 'shop', title: 'Online shop' })
    const cart = aResult({ ...asked, id: 'cart', title: 'Shopping cart' })
    const made = aReport([shop, cart])
    const items = made.plan.items
      .filter(({ check }) => check === 'shop')
      .map((item) => ({ ...item, alsoSettles: [{ check: 'cart', title: 'Shopping cart' }] }))
    const text = renderTerminal({ ...made, plan: { ...made.plan, items } }, OPTIONS)
    assert.match(text, /1 to answer\./u)
    assert.match(text, /\? Online shop: Do you sell online\?/u)
    assert.match(text, /· Shopping cart: answered with Online shop\n(?! {4})/u)
  })

  it('says what is for one evening below what comes first', () => {
    const made = aReport([aResult({ display: 'error', status: 'x' })])
    const tonight = { checks: ['ssl'], minutes: 30, label: 'Tonight: 30 minutes' }
    const given = { ...made, plan: { ...made.plan, topPriority: ['ssl'], tonight } }
    assert.match(
      renderTerminal(given, OPTIONS),
      /Do these first[^!]+\n {2}Tonight: 30 minutes for SSL certificate\.\n/u,
    )
    assert.doesNotMatch(
      renderTerminal({ ...given, plan: { ...given.plan, tonight: null } }, OPTIONS),
      /Tonight/u,
    )
  })

  it('X10 removes escape codes that a website put into a text', () => {
    const made = aReport([aResult({ display: 'error', description: 'a\u001B[2Jb\u0007c' })])
    const items = made.plan.items.map((item) => ({ ...item, why: 'a\u001B]0;x\u0007b' }))
    assert.equal(items.length, 1)
    const text = renderTerminal({ ...made, plan: { ...made.plan, items, topPriority: ['ssl'] } }, OPTIONS)
    assert.ok(!text.includes('\u001B'))
    assert.ok(!text.includes('\u0007'))
  })

  it('wraps at words', () => {
    assert.deepEqual(wrap('one two three', 7), ['one two', 'three'])
    assert.deepEqual(wrap('unbreakable', 4), ['unbreakable'])
  })
})
