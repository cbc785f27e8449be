import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { copyMarkIn } from './saved-copy.ts'

test('a copier, a browser or an archive marks the pages that it saves', () => {
  for (const mark of [
    "<!-- Mirrored from www.joes.test/shop/ by HTTrack Website Copier/3.x [XR&CO'2014], Sun, 15 Mar 2026 -->",
    '<!-- Added by HTTrack --><meta charset=utf-8>',
    '<!-- saved from url=(0022)https://www.joes.test/ -->',
    '<!--\n Page saved with SingleFile \n url: https://joes.test/ -->',
    '<!--\n     FILE ARCHIVED ON 14:30:05 Mar 03, 2016 AND RETRIEVED FROM THE\n     INTERNET ARCHIVE ON 10:00:00 -->',
  ])
    assert.ok(copyMarkIn(`<!doctype html><html>${mark}<body>Joe`), mark)
})

test('a text about such programs, and the mark of a page program, mark no copy', () => {
  for (const html of [
    '<p>We saved it by HTTrack.</p><!-- menu -->',
    '<!-- saved from url=(0014)about:internet -->',
    '<!-- menu --> <p>Pages saved with SingleFile</p>',
    '',
  ])
    assert.equal(copyMarkIn(html), null, html)
})

test('a mark soon after another comment is seen', () => {
  const mark = "<!-- Mirrored from www.joes.test/ by HTTrack Website Copier/3.x [XR&CO'2014] -->"
  for (const before of ['<!-- template --><head>', '<!--><head>', '<!-- a --><!-- b -->'])
    assert.equal(copyMarkIn(before + mark)?.host, 'www.joes.test', before)
})

const COPIED = '<!-- Mirrored from themes.test/demo/index.html by HTTrack Website Copier/3.x -->'
const SHOP = '<body class="woocommerce">'
const served = (html: string, url = 'https://joes.test/') =>
  parseHtml(html, { url }).technologies.map(({ serves }) => serves)

test('a mark that came with a template makes no copy of what a system answers', () => {
  assert.deepEqual(served(COPIED + SHOP), [false])
  for (const sign of [
    '<a href="?add-to-cart=12">Add to cart</a>',
    '<form action="https://joes.test/product/hat/" method=post><button name=add-to-cart value=1>Add</button></form>',
    '<form action="/cart/add" method=post><button>Add</button></form>',
  ])
    assert.deepEqual(served(COPIED + SHOP + sign), [undefined], sign)
  for (const sign of [
    '<link rel="https://api.w.org/" href="https://joes.test/wp-json/">',
    String.raw`<script>var x = {"ajaxurl":"https:\/\/joes.test\/wp-admin\/admin-ajax.php"}</script>`,
  ])
    assert.ok(!served(COPIED + SHOP + sign).includes(false), sign)
})

test('an address that a copier rewrote, or left where it was, does not say that a system answers', () => {
  for (const sign of [
    '<a href="index4b2a.html?add-to-cart=12">Add to cart</a>',
    '<a href="https://themes.test/demo/?add-to-cart=12">Add to cart</a>',
    '<form action="https://themes.test/hat/" method=post><button name=add-to-cart value=1>Add</button></form>',
    '<form action="/contact.php" method=post><button>Send</button></form>',
    '<script>var wc_add_to_cart_params = {"ajax_url":"/wp-admin/admin-ajax.php"}</script>',
  ])
    assert.deepEqual([...new Set(served(COPIED + SHOP + sign))], [false], sign)
  const cart = '<a href="/shop/?add-to-cart=12">Add to cart</a>'
  const own = COPIED.replace('themes.test/demo', 'www.joes.test')
  assert.deepEqual(served(own + SHOP + cart), [false])
  const archived =
    '<!-- FILE ARCHIVED ON 14:30 Mar 03, 2016 AND RETRIEVED FROM THE INTERNET ARCHIVE ON 10:00 -->'
  assert.deepEqual(served(archived + SHOP + cart), [false])
})
