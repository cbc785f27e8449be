import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHtml } from '#support/parse-html.ts'
import { shopEventsIn, tagsInScript } from './tags.ts'

const seen = (html: string): string[] => parseHtml(html).tags.map(({ kind, id, by }) => `${kind} ${id} ${by}`)

test('ids are found in loaders, configuration and containers', () => {
  assert.deepEqual(
    seen('<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4"></script>'),
    ['ga4 G-ABC123DEF4 script'],
  )
  assert.deepEqual(
    seen(
      `<script>gtag('config', 'G-ABC123DEF4'); gtag("config","AW-987654321/label"); gtag('config','GT-AB12CD34')</script>`,
    ),
    ['ga4 G-ABC123DEF4 script', 'google_tag GT-AB12CD34 script', 'google_ads AW-987654321 script'],
  )
  assert.deepEqual(seen(`<script>ga('create', 'UA-12345-1', 'auto')</script>`), [
    'universal UA-12345-1 script',
  ])
  assert.deepEqual(seen(`<script>(window,document,'script','dataLayer','GTM-ABC12')</script>`), [
    'gtm GTM-ABC12 script',
  ])
})

test('an older conversion script of Google Ads has the number of its id', () => {
  assert.deepEqual(
    seen('<script>var google_conversion_id = 961234567; var google_remarketing_only = true</script>'),
    ['google_ads AW-961234567 script'],
  )
  assert.deepEqual(
    seen('<script>// google_conversion_id = 961234567</script><p>google_conversion_id = 961234567</p>'),
    [],
  )
})

test('a pixel is found by its init call or its picture', () => {
  assert.deepEqual(seen(`<script>fbq( 'init' , '1234567890')</script>`), ['meta_pixel 1234567890 script'])
  assert.deepEqual(
    seen('<noscript><img src="https://www.facebook.com/tr?id=1234567890&amp;ev=PageView"></noscript>'),
    ['meta_pixel 1234567890 request'],
  )
  assert.deepEqual(seen(`<script>fbq('init', 'YOUR_PIXEL_ID')</script>`), [])
})

test('a script that waits for the first movement measures everybody, one of a consent tool does not', () => {
  const loader = `(window,document,'script','dataLayer','GTM-ABC12')`
  assert.deepEqual(
    seen(`<script type="rocketlazyloadscript" data-rocket-type="text/javascript">${loader}</script>`),
    ['gtm GTM-ABC12 script'],
  )
  assert.deepEqual(seen(`<script type="fs-cc" fs-cc-categories="analytics">${loader}</script>`), [
    'gtm GTM-ABC12 blocked',
  ])
})

test('a frame of the container counts although it is in noscript', () => {
  assert.deepEqual(
    seen(
      '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC12"></iframe></noscript>',
    ),
    ['gtm GTM-ABC12 request'],
  )
})

test('scripts blocked by a consent tool are marked, unless another one runs', () => {
  const blocked = `<script type="text/plain" data-cookieconsent=statistics>gtag('config','G-ABC123DEF4')</script>`
  assert.deepEqual(seen(blocked), ['ga4 G-ABC123DEF4 blocked'])
  assert.deepEqual(seen(`${blocked}<script>gtag('config','G-ABC123DEF4')</script>`), [
    'ga4 G-ABC123DEF4 script',
  ])
})

test('prose, comments of HTML and commented-out code do not count', () => {
  assert.deepEqual(seen('<p>Our id is G-ABC123DEF4, UA-12345-1 and GTM-ABC12</p>'), [])
  assert.deepEqual(seen(`<!-- <script>gtag('config','G-ABC123DEF4')</script> -->`), [])
  assert.deepEqual(seen(`<script>// gtag('config','G-ABC123DEF4')\n/* 'UA-12345-1' */</script>`), [])
  assert.deepEqual(
    seen('<a href="/?x=GTM-ABC12" title="UA-12345-1">x</a><img src=a.png alt="UA-12345-1">'),
    [],
  )
})

const ids = (text: string): string[] => tagsInScript(`gtag("${text}")`, 'script').map(({ id }) => id)

test('ids have a least and a greatest length', () => {
  assert.deepEqual(ids('G-ABC12'), [])
  assert.deepEqual(ids('G-ABC123'), ['G-ABC123'])
  assert.deepEqual(ids('G-ABC123ABC123'), ['G-ABC123ABC123'])
  assert.deepEqual(ids('G-ABC123ABC1234'), [])
  assert.deepEqual(ids('UA-123-1'), [])
  assert.deepEqual(ids('UA-1234-1'), ['UA-1234-1'])
  assert.deepEqual(ids('UA-12345678901-1'), [])
  assert.deepEqual(ids('GTM-ABC'), [])
  assert.deepEqual(ids('GTM-ABC1'), ['GTM-ABC1'])
  assert.deepEqual(ids('AW-12345'), [])
  assert.deepEqual(ids('AW-123456'), ['AW-123456'])
  assert.deepEqual(ids('MY-G-ABC123'), [])
})

test('placeholders of templates are not ids', () => {
  for (const id of ['G-XXXXXXXXXX', 'UA-000000-0', 'GTM-XXXXXXX', 'G-1234567890']) {
    assert.deepEqual(tagsInScript(`gtag('config', '${id}')`, 'script'), [])
  }
})

test('a short word with a dash is an id only near words about measuring', () => {
  assert.deepEqual(tagsInScript('categories = ["G-STRINGS"]', 'script'), [])
})

test('shop events are found as events, not as words', () => {
  assert.deepEqual(shopEventsIn(`gtag('event', 'add_to_cart', {})`), ['add_to_cart'])
  assert.deepEqual(shopEventsIn(`dataLayer.push({"event":"purchase"})`), ['purchase'])
  assert.deepEqual(shopEventsIn(`fbq('track', 'ViewContent')`), ['ViewContent'])
  assert.deepEqual(shopEventsIn(`gtag('event','PURCHASE');gtag('event','view_item')`), ['view_item'])
  assert.deepEqual(shopEventsIn(`strings = {"add_to_cart": "Add to cart"}`), [])
  assert.deepEqual(shopEventsIn(`gtag('event', 'view_item_list')`), [])
  assert.deepEqual(shopEventsIn(`// gtag('event', 'purchase')`), [])
})
