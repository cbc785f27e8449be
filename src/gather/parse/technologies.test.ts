import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ParseInput } from './parse-input.ts'
import { parseHtml } from '#support/parse-html.ts'
import { SIGNATURES } from './technologies.data.ts'

const seen = (html: string, said?: Partial<ParseInput>): string[] =>
  parseHtml(html, said).technologies.map(({ name, kind, version, by }) =>
    [kind, name, version, by].filter(Boolean).join(' '),
  )

const serves = (html: string, said?: Partial<ParseInput>) =>
  parseHtml(html, said).technologies.map((technology) => technology.serves)

test('the generator names a system and its version', () => {
  assert.deepEqual(seen('<meta name=generator content="WordPress 6.4.2">'), ['cms WordPress 6.4.2 meta'])
  assert.deepEqual(seen('<meta name=generator content="Wix.com Website Builder">'), ['builder Wix meta'])
})

test('names of a class are apart by any white space', () => {
  assert.deepEqual(
    seen('<form class="\n\t\twpcf7-form\n\t\tinit"></form>'),
    seen('<form class="wpcf7-form"></form>'),
  )
  assert.notDeepEqual(seen('<form class="wpcf7-form"></form>'), [])
})

test('a form service is seen by the place of its form or the script that draws it', () => {
  assert.deepEqual(seen('<div class="hb-p-5f2ab-2"></div>'), ['form HoneyBook html'])
  assert.deepEqual(seen('<script>hbspt.forms.create({portalId: "1"})</script>'), ['form HubSpot form global'])
  assert.deepEqual(
    seen('<link rel=preconnect href="https://embed.typeform.com"><div data-tf-widget="a"></div>'),
    ['form Typeform html'],
  )
})

test('a connection that is only prepared measures nothing and sends no mail', () => {
  for (const rel of ['dns-prefetch', 'preconnect', 'DNS-Prefetch']) {
    assert.deepEqual(seen(`<link rel=${rel} href="//stats.wp.com">`), [], rel)
    assert.deepEqual(seen(`<link rel="${rel}" href="https://chimpstatic.com">`), [], rel)
  }
  assert.deepEqual(seen('<link rel="preconnect dns-prefetch" href="https://plausible.io">'), [])
  assert.deepEqual(seen('<link rel=preload as=script href="https://stats.wp.com/e-202648.js">'), [
    'analytics Jetpack Stats script',
  ])
  assert.deepEqual(seen('<link rel=dns-prefetch href="//stats.wp.com"><script src="//stats.wp.com/e.js">'), [
    'analytics Jetpack Stats script',
  ])
  const kept = '<script type="text/plain" data-src="https://stats.wp.com/e.js"></script>'
  assert.deepEqual(seen(`<link rel=dns-prefetch href="//stats.wp.com">${kept}`), [
    'analytics Jetpack Stats script',
  ])
})

test('a connection that is prepared to the servers of a builder or shop shows that it is there', () => {
  assert.deepEqual(seen('<link rel=preconnect href="https://cdn.shopify.com">'), ['builder Shopify script'])
  assert.deepEqual(seen('<link rel=dns-prefetch href="https://static.parastorage.com">'), [
    'builder Wix script',
  ])
})

test('hosts of scripts match their subdomains, not longer names', () => {
  assert.deepEqual(seen('<script src="https://cdn.shopify.com/s/x.js"></script>'), ['builder Shopify script'])
  assert.deepEqual(seen('<script src="https://notcdn.shopify.com.evil.test/x.js"></script>'), [])
  assert.deepEqual(seen('<script src="https://a.b.consent.cookiebot.com/uc.js"></script>'), [
    'consent Cookiebot script',
  ])
})

test('the path must match where the host alone is ambiguous', () => {
  assert.deepEqual(seen('<iframe src="https://docs.google.com/forms/d/e/x/viewform"></iframe>'), [
    'form Google Forms frame',
  ])
  assert.deepEqual(seen('<iframe src="https://docs.google.com/document/d/x"></iframe>'), [])
})

test('a builder serves what its own servers give; names and paths in the HTML stay in an export', () => {
  const exported = '<html data-wf-site="1"><meta name=generator content="Webflow">'
  assert.deepEqual(serves(exported), [false])
  assert.deepEqual(serves(`${exported}<script src="https://cdn.prod.website-files.com/1/x.js"></script>`), [
    true,
  ])
  const library = '<script src="https://cdn.prod.website-files.com/gsap/3.12/gsap.min.js"></script>'
  const style = '<link rel=stylesheet href="/css/joes.webflow.css">'
  assert.deepEqual(serves(exported + style + library), [false])
  const remote = '<link rel=stylesheet href="https://cdn.prod.website-files.com/1/css/joes.webflow.css">'
  assert.deepEqual(serves(exported + style + remote + library), [true])
  assert.deepEqual(serves('<script src="/cdn/shop/t/1/x.js"></script>'), [false])
  const ownStyle = '<link rel=stylesheet href="/_astro-1700000000/index.css">'
  const icon = '<link rel=icon href="https://assets.zyrosite.com/1/icon.png">'
  assert.deepEqual(serves(`<meta name=generator content="Hostinger Website Builder">${ownStyle}${icon}`), [
    true,
  ])
  const theme = '<link rel=stylesheet href="/cdn/shop/t/1/assets/base.css">'
  assert.deepEqual(serves(`${theme}<script src="https://cdn.shopify.com/s/x.js"></script>`), [true])
  assert.deepEqual(serves('', { headers: { 'x-wix-request-id': '1' } }), [true])
})

test('what the text of a saved copy names does not serve it, unless the server says so', () => {
  const copied = '<!-- Mirrored from joes.test/ by HTTrack Website Copier/3.x, Sun, 15 Mar 2026 -->'
  const system = '<meta name=generator content="WordPress 5.8.2">'
  assert.deepEqual(serves(system), [undefined])
  assert.deepEqual(serves(copied + system), [false])
  const headers = { link: '<https://joes.test/wp-json/>; rel="https://api.w.org/"' }
  assert.deepEqual(serves(copied + system, { headers }), [undefined])
  assert.deepEqual(serves(`${copied}${system}<body class="woocommerce">`, { headers }), [
    undefined,
    undefined,
  ])
  assert.deepEqual(serves(`${copied}<script src="https://cdn.shopify.com/s/x.js"></script>`), [false])
  assert.deepEqual(serves(`${copied}<body class="woocommerce">`), [false])
  assert.deepEqual(serves(`${copied}<script src="https://app.ecwid.com/script.js"></script>`), [true])
  assert.deepEqual(serves(`${copied}<form class="wpcf7-form"><input></form>`), [undefined])
})

test('headers, cookies, links, forms, names and inline scripts are signs too', () => {
  assert.deepEqual(seen('', { headers: { 'x-wix-request-id': '1' } }), ['builder Wix header'])
  assert.deepEqual(seen('', { setCookies: ['OCSESSID=1'] }), ['shop OpenCart cookie'])
  assert.deepEqual(seen('<a href=https://calendly.com/joe>Book</a>'), ['booking Calendly link'])
  assert.deepEqual(seen('<form action="https://x.us1.list-manage.com/subscribe/post"><input></form>'), [
    'mailing Mailchimp form',
  ])
  assert.deepEqual(seen('<form class="wpcf7-form"><input></form>'), ['form Contact Form 7 html'])
  assert.deepEqual(seen('<script>window.Tawk_API=1</script>'), ['chat Tawk.to global'])
})

test("Shopify's own statistics are seen where a script has them as a property of the window", () => {
  const found = ['builder Shopify global', 'analytics Shopify Analytics global']
  assert.deepEqual(seen('<script>window.ShopifyAnalytics.meta = {}</script>'), found)
  assert.deepEqual(seen('<script>ShopifyAnalytics.meta.currency = "NZD"</script>'), found.slice(1))
})

const scripts = (...urls: string[]): string[] => urls.flatMap((url) => seen(`<script src="${url}"></script>`))

test('an address look-up is a library that the address of the script lists, and no word in the name of a picture', () => {
  const maps = 'https://maps.googleapis.com/maps/api/js?key=1'
  const lists = ['places', 'geometry,places', 'drawing%2Cgeometry%2Cplaces', 'geometry%2cplaces%2cmarker']
  const found = scripts(...lists.map((list) => `${maps}&amp;libraries=${list}&amp;v=weekly`))
  assert.deepEqual(
    found,
    lists.map(() => 'address_lookup Google Places script'),
  )
  assert.deepEqual(seen('<img src="/img/food,places.webp">'), [])
  assert.deepEqual(scripts(`${maps}&amp;libraries=geometry&amp;region=NZ,places`), [])
})

test('a file of a common name is no sign of a system', () => {
  const magento = 'shop Magento script'
  assert.deepEqual(scripts('/static/version1700000000/frontend/Acme/theme/en_NZ/mage/x.js'), [magento])
  assert.deepEqual(scripts('/static/version1700000000/js/x.js'), [magento])
  assert.deepEqual(scripts('/static/version3f9c/_cache/merged/x.js'), [magento])
  assert.deepEqual(scripts('/static/version.js', '/static/versions/app.js', '/static/version2/app.js'), [])
  const wix = 'https://static.parastorage.com/services/bookings-widget-viewer/1.1/x.js'
  assert.deepEqual(scripts(wix), ['builder Wix script', 'booking Wix Bookings script'])
  assert.deepEqual(scripts('/js/bookings-widget.js'), [])
})

/** Whether every address, name or text with `sign` has `other` too, by which the same system is known. */
const COVERS: Readonly<Record<string, (sign: string, other: string) => boolean>> = {
  scripts: isBelow,
  frames: isBelow,
  links: isBelow,
  forms: isBelow,
  paths: (sign, other) => sign.includes(other),
  inline: (sign, other) => sign.includes(other),
  names: (sign, other) => other.endsWith('*') && sign.startsWith(other.slice(0, -1)),
  cookies: (sign, other) => sign.startsWith(other),
  headers: (sign, other) => sign.startsWith(`${other}: `),
}

function isBelow(sign: string, other: string): boolean {
  const [host, path] = partsOf(sign)
  const [otherHost, otherPath] = partsOf(other)
  return (host === otherHost || host.endsWith(`.${otherHost}`)) && path.startsWith(otherPath)
}

function partsOf(sign: string): [host: string, path: string] {
  const slash = sign.indexOf('/')
  return slash < 0 ? [sign, ''] : [sign.slice(0, slash), sign.slice(slash)]
}

test('no sign is covered by another one of its signature, and every host has a dot', () => {
  const covered = SIGNATURES.flatMap((signature) =>
    Object.entries(signature).flatMap(([field, value]) => {
      const covers = COVERS[field]
      if (!covers || !Array.isArray(value)) return []
      const signs = value.filter((sign) => typeof sign === 'string')
      const isDead = (sign: string) =>
        signs.some((other) => other !== sign && covers(sign, other)) ||
        (covers === isBelow && !partsOf(sign)[0].includes('.'))
      return signs.filter(isDead).map((sign) => `${signature.name}: ${field}: ${sign}`)
    }),
  )
  assert.deepEqual(covered, [])
})

test('a script blocked by a consent tool counts', () => {
  assert.deepEqual(seen('<script type="text/plain" data-src="https://static.hotjar.com/x.js"></script>'), [
    'analytics Hotjar script',
  ])
})

test('a script whose address a plug-in for speed keeps in another attribute counts', () => {
  for (const kept of ['data-rocket-src', 'data-litespeed-src', 'data-wpmeteor-src', 'nitro-src'])
    for (const scheme of ['https:', ''])
      assert.deepEqual(
        seen(`<script type="rocketlazyloadscript" ${kept}="${scheme}//static.hotjar.com/x.js"></script>`),
        ['analytics Hotjar script'],
        kept,
      )
  assert.deepEqual(seen('<script type="text/plain" data-src="static.hotjar.com/x.js"></script>'), [])
})

test('a picture of another site does not count', () => {
  assert.deepEqual(seen('<img src="https://other.test/wp-content/uploads/a.png">'), [])
  assert.deepEqual(seen('<img src="/wp-content/uploads/a.png">'), ['cms WordPress html'])
})

test('a system comes before its extensions, in any order of signs', () => {
  const html =
    '<meta name=generator content="WooCommerce 8.1.0"><meta name=generator content="WordPress 6.4">'
  assert.deepEqual(seen(html), ['cms WordPress 6.4 meta', 'shop WooCommerce 8.1.0 meta'])
})
