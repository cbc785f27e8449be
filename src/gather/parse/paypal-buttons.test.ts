import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { workTime } from '#support/work-time.ts'

/** Milliseconds for one page. */
const PARSE_MS = 2_000

const form = (inside: string, attributes = ''): string =>
  `<form action="https://www.paypal.com/cgi-bin/webscr" method="post" ${attributes}>${inside}</form>`
const picture = (name: string): string =>
  `<input type="image" src="https://www.paypalobjects.com/en_AU/i/btn/${name}.gif" alt="PayPal - The safer, easier way to pay online!">`
const commerce = (html: string) => parseHtml(html).commerce

test("PayPal's buttons are recognised by their pictures and commands", () => {
  assert.equal(commerce(form(picture('btn_cart_LG'))).addToCart, 'PayPal cart')
  assert.equal(commerce(form('<input type=hidden name=cmd value=_cart>')).addToCart, 'PayPal cart')
  assert.equal(commerce(form(picture('btn_buynowCC_LG'))).buyNow, true)
  assert.equal(commerce(form('<input type=hidden name=cmd value=_xclick>')).buyNow, true)
})

test('a command is hidden as commands are, however its type is spelled and also in a rendered page', () => {
  for (const type of ['hidden', '"HIDDEN"'])
    assert.equal(
      commerce(form(`<input type=${type} data-fettle-hidden name=cmd value=_cart>`)).addToCart,
      'PayPal cart',
      type,
    )
})

test('a donation, a view of the cart and a hidden form do not add to a cart', () => {
  for (const html of [
    form(picture('btn_donate_LG')),
    form('<input type=hidden name=cmd value=_donations>'),
    form(picture('btn_viewcart_LG')),
    form('<input type=hidden name=cmd value=_cart>', 'hidden'),
    '<input type=hidden name=cmd value=_cart>',
  ]) {
    assert.equal(commerce(html).addToCart, null, html)
    assert.equal(commerce(html).buyNow, false, html)
  }
})

test('C04 many commands in a form with a long address take no longer', () => {
  const html = `<form action="//${'a.'.repeat(250_000)}">${'<input type=hidden name=cmd>'.repeat(1_000)}</form>`
  assert.ok(workTime(() => commerce(html), PARSE_MS) < PARSE_MS)
})
