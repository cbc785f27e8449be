import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { aHeading, aPage, type GivenPage } from '#support/page-facts.ts'
import { workTime } from '#support/work-time.ts'
import { shippingSuggestions } from './clues.ts'

const seen = (main: string, path = '/faq', given: GivenPage = {}): string[] =>
  shippingSuggestions([aPage(), aPage({ url: path, text: { main }, ...given })], null).map(({ id }) => id)
const onDelivery = (main: string): string[] => seen(main, '/delivery')

describe('what a page of delivery says of it', () => {
  it('is understood in plain words', () => {
    const parts: [string, string[]][] = [
      [
        'Everything that fits goes by Australia Post at a flat $14.95. Orders over $200 post free.',
        ['accurate_shipping_costs', 'costs'],
      ],
      ['FLAT-RATE POST $14.95 AUSTRALIA WIDE', ['accurate_shipping_costs', 'costs', 'location']],
      ['Furniture is pick up only.', ['pickup']],
      ['Or collect from the shop and pay nothing for it.', ['pickup']],
      [
        'Our own van goes out on Fridays, free over £40 and £4 below that.',
        ['accurate_shipping_costs', 'timing', 'costs'],
      ],
      [
        'Further away in England and Wales it goes by overnight courier, £8.95.',
        ['timing', 'costs', 'location'],
      ],
      ['$15 a dozen within South Australia, $20 elsewhere in Australia.', ['costs', 'location']],
      ['Packages are dispatched within 2 days via The Courier Guy with tracking.', ['track_order', 'timing']],
      [
        'R99 to main centres, R139 to outlying areas, free over R850.',
        ['accurate_shipping_costs', 'costs', 'location'],
      ],
      ['We do not deliver outside South Africa: it is meat.', ['location']],
      ['USPS Priority, $14 for the first pot, anywhere in the US.', ['costs', 'location']],
    ]
    for (const [main, ids] of parts) assert.deepEqual(onDelivery(main), ids, main)
  })
  it('is not read from sentences about something else', () => {
    for (const main of [
      'Tall mug\n$48\nTeapot $95',
      'Items are insured up to $500 per parcel.',
      'We refund up to $50 of it.',
      'Gift vouchers from $20 are sent by email.',
      'The minimum order is $30.',
      'Import duty over $1,000 is yours to pay.',
      'Postage is worked out at the checkout.',
      'Pick up the phone if anything is late.',
      'Our courier will collect from the warehouse.',
      'Drivers pick up from our shed.',
      'Tuesday to Saturday 9–5.30\nMonday closed',
      'Replies to parcels of questions take two days.',
      'Returns are refunded within 5 days of Monday.',
      'Delivered with pride: our pots are made in Australia.',
      'South Australian law applies.',
      'We are based in England and the orders are ours.',
      'This page uses tracking cookies, with tracking pixels.',
      'Delivered with love since 1998.',
    ])
      assert.deepEqual(onDelivery(main), [], main)
  })
  it('may stand below a heading of that name on any page but a legal one', () => {
    const main = 'Ordering\n$15 a dozen within Victoria.'
    const headings = [aHeading('Delivery', { sectionText: '$15 a dozen within Victoria.' })]
    assert.deepEqual(seen(main, '/ordering', { headings }), ['costs', 'location'])
    assert.deepEqual(seen(main, '/ordering'), [])
    assert.deepEqual(seen(main, '/terms-of-sale', { headings }), [])
    const hidden = [aHeading('Delivery', { hidden: true, sectionText: '$15 a dozen within Victoria.' })]
    assert.deepEqual(seen(main, '/ordering', { headings: hidden }), [])
  })
})

describe('what any page of a shop says of sending', () => {
  it('is understood where the sentence is about it', () => {
    assert.deepEqual(seen('$14.95 flat, free from $120.'), ['accurate_shipping_costs', 'costs'])
    assert.deepEqual(seen('We ship anywhere in Canada.'), ['location'])
    assert.deepEqual(seen('Signed and posted in a tube within ten days.'), ['timing'])
    assert.deepEqual(seen('Sent by tracked post.'), ['track_order'])
    assert.deepEqual(seen('Local pick-up is free.'), ['pickup'])
    for (const main of [
      'Tell us within 7 days if something arrived damaged and we refund it.',
      'Send a photo within 60 days and we will replace the bottle or give you your money back.',
      'If you do not like it, send it back within 30 days.',
      'Broken? Say so within 14 days.',
    ])
      assert.deepEqual(seen(main), ['returns'], main)
  })
  it('is not read from other sentences', () => {
    for (const main of [
      'Entry is free from 6 pm and free over 65.',
      'A flat $50 is charged for engraving.',
      'The workshop is on Mondays and Thursdays, from $45.',
      'Made within 10 days of harvest.',
      'Reviews are posted within two days.',
      'The newsletter is sent within a week of each firing.',
      'We reply within 2 days.',
      'Please return the form within the month.',
      'Students return home in summer and bring it up.',
      'The heater was replaced in 1998.',
      'Collect from the tree while it is dry.',
      'Pick up tips at the studio.',
      'We send news to your inbox.',
      'Tracking the moon across Australia.',
      'Ireland is wide and green.',
      'The course is in England or Wales and costs £90.',
    ])
      assert.deepEqual(seen(main), [], main)
  })
})

describe('what a shop says that it does not offer', () => {
  it('is no pick-up', () => {
    for (const main of [
      'Not for pick-up.',
      'Sorry, no collection or pick-up.',
      'You can’t pick up orders here.',
    ])
      assert.deepEqual(onDelivery(main), [], main)
    assert.deepEqual(onDelivery('Free pick-up from the shop.'), ['pickup'])
  })
})

describe('a long row of digits', () => {
  for (const part of ['1', '1.', '1,'])
    it(`is read at once: ${part}`, () => {
      const page = aPage({ url: '/delivery', text: { main: part.repeat(30_000 / part.length) } })
      assert.ok(workTime(() => shippingSuggestions([aPage(), page], null), 500) < 500)
    })
  it('is an amount where its currency follows', () =>
    assert.deepEqual(
      onDelivery('Postage is 1.250,00 € to Ireland.'),
      onDelivery('Postage is €1.250,00 to Ireland.'),
    ))
})

describe('rules for returns under another name', () => {
  const policy = 'https://joes.test/changed-your-mind'
  it('are a return policy, unless a page is named after returns', () => {
    const named = aPage({
      url: '/returns',
      text: { main: 'We refund what comes back. '.repeat(8), mainWords: 40 },
    })
    const policyOf = (...pages: GivenPage[]) =>
      shippingSuggestions([aPage(), ...pages.map(aPage)], policy).find(({ id }) => id === 'return_policy')?.at
    assert.equal(policyOf(), policy)
    assert.equal(policyOf(named), 'https://joes.test/returns')
  })
})

test('what a business gives back when it has worked on it is no return of goods', () => {
  assert.deepEqual(seen('Post your tools to us and we will return them sharp within seven days.'), [])
  assert.deepEqual(seen("We'll return your watch in ten days."), [])
  assert.deepEqual(seen('You can return what you do not like within thirty days.'), ['returns'])
  assert.deepEqual(seen('If it is not right, return it to us within thirty days.'), ['returns'])
  assert.deepEqual(seen('If it is not right, we will return your money within thirty days.'), ['returns'])
})
