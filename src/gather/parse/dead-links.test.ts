import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deadLinksIn } from '#core/site/dead-links.ts'
import { parseHtml } from '#support/parse-html.ts'

const SCRIPT = '<script src="/theme/main.js"></script>'
const deadIn = (html: string, scripts = '') => deadLinksIn(parseHtml(`${html}${scripts}`))
const texts = (html: string, scripts = '') => deadIn(html, scripts).map(({ text }) => text)
const kinds = (html: string, scripts = '') => deadIn(html, scripts).map(({ kind }) => kind)
const sure = (scripts: string) => deadIn('<nav><a href="#">About us</a></nav>', scripts)[0]?.sure

describe('dead links of a page', () => {
  it('are entries that have no address, with the words that visitors read', () => {
    for (const href of [
      'href="#"',
      'href="#!"',
      'href="#0"',
      'href=""',
      'href="javascript:void(0);"',
      'href="javascript:;"',
      '',
    ])
      assert.deepEqual(
        deadIn(`<nav><ul><li><a class="nav-link" ${href}>About us</a></li></ul></nav>`),
        [{ kind: 'page', text: 'About us', region: 'nav', sure: true }],
        href,
      )
  })

  it('are certain only where no script of the page can take the press', () => {
    assert.equal(sure(''), true)
    assert.equal(sure('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>'), true)
    assert.equal(
      sure(
        '<script>window.dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date())</script>',
      ),
      true,
    )
    assert.equal(sure('<script type="application/ld+json">{"name":"Joe"}</script>'), true)
    assert.equal(sure(SCRIPT), false)
    assert.equal(
      sure('<script>document.querySelectorAll("a").forEach(a => a.addEventListener("click", go))</script>'),
      false,
    )
    assert.equal(sure('<script>$(".nav a").on("click", open)</script>'), false)
  })

  it('are none of what is marked for a script, by itself or around it', () => {
    for (const link of [
      '<a href="#" onclick="go()">About us</a>',
      '<a href="#" data-page="about">About us</a>',
      '<a href="#" id="about">About us</a>',
      '<a href="#" role="button">About us</a>',
      '<a href="#" role="tab">About us</a>',
      '<a href="#" @click="go">About us</a>',
      '<a href="#" wire:click="go">About us</a>',
      '<a href="#" aria-haspopup="true">About us</a>',
      '<a href="#" aria-expanded="false">About us</a>',
      '<a href="#" aria-controls="x">About us</a>',
      '<li data-target="about"><a href="#">About us</a></li>',
      '<div onclick="go()"><p><b><a href="#">About us</a></b></p></div>',
      '<label><a href="#">About us</a></label>',
      '<a href="javascript:open(1)">About us</a>',
      '<a href="#about">About us</a>',
      '<a href="#top">About us</a>',
      '<a href="?page=about">About us</a>',
      '<a name="about">About us</a>',
      '<a id="about">About us</a>',
    ])
      assert.deepEqual(texts(`<nav>${link}</nav>`), [], link)
  })

  it('are none of what opens, shows or chooses something by its class', () => {
    for (const name of [
      'dropdown-toggle',
      'menu-trigger',
      'navToggle',
      'js-open',
      'open-popup',
      'modal-link',
      'accordion-title',
      'tab',
      'slick-next',
      'carousel-control',
      'scroll-top',
      'back-to-top',
      'hamburger',
      'search-icon',
      'woocommerce-store-notice__dismiss-link',
      'reset_variations',
      'lang-en',
      'share-facebook',
      'play-video',
      'cookie-settings',
      'nav-link active',
      'menu-item current',
    ])
      assert.deepEqual(texts(`<nav><a href="#" class="${name}">About us</a></nav>`), [], name)
    for (const name of [
      'nav-link',
      'btn btn-primary',
      'dropdown-item',
      'text-muted hover-accent',
      'footer-link',
      'w-nav-link',
    ])
      assert.deepEqual(texts(`<nav><a href="#" class="${name}">About us</a></nav>`), ['About us'], name)
  })

  it('are none of what stands in tabs, slides, page numbers, a path of pages or a cookie banner', () => {
    for (const name of [
      'nav nav-tabs',
      'accordion',
      'swiper',
      'owl-carousel',
      'pagination',
      'breadcrumb',
      'portfolio-filter',
      'cookie-banner',
      'addthis_toolbox',
      'language-switcher',
    ])
      assert.deepEqual(
        texts(`<nav class="${name}"><div><a href="#">About cookies: accept</a></div></nav>`),
        [],
        name,
      )
  })

  it('are none of the names of a submenu, beside or around it', () => {
    for (const html of [
      '<ul><li><a href="#">Services</a><ul><li><a href="/a">Taps</a></li></ul></li></ul>',
      '<ul><li><span><a href="#">Services</a></span><div><a href="/a">Taps</a></div></li></ul>',
      '<a href="#">Services</a><div class="folder"><a href="/a">Taps</a></div>',
      '<ul><li><a href="#">Services</a><div class="mega"><p>All that we do</p></div></li></ul>',
    ])
      assert.deepEqual(texts(`<nav>${html}</nav>`), [], html)
    assert.deepEqual(
      texts('<nav><ul><li><a href="#">Services</a></li><li><a href="/a">Taps</a></li></ul></nav>'),
      ['Services'],
    )
  })

  it('are none that nobody sees or reads', () => {
    for (const html of [
      '<nav style="display:none"><a href="#">About us</a></nav>',
      '<nav><a href="#"></a></nav>',
      '<nav><a href="#">☰</a></nav>',
      '<nav><a href="#">EN</a></nav>',
      '<nav><a href="#"><img src="a.png" alt="Joe’s"></a></nav>',
      '<noscript><a href="#">About us</a></noscript>',
      '<p>Our <a href="#">parking<span>On Main Street, behind the church</span></a> is free.</p>',
    ])
      assert.deepEqual(texts(html), [], html)
  })

  it('are numbers and email addresses without a link to call or write', () => {
    assert.deepEqual(
      kinds('<header><a href="#" class="tel"><i class="icon"></i> (02) 5550 0142</a></header>', SCRIPT),
      ['phone'],
    )
    assert.deepEqual(kinds('<header><a href="#">Call 0412 345 678</a></header>', SCRIPT), ['phone'])
    assert.deepEqual(kinds('<footer><a href="#">jo@joes.test</a></footer>', SCRIPT), ['mail'])
    assert.deepEqual(kinds('<header><a href="tel:0255500142">(02) 5550 0142</a></header>'), [])
    assert.deepEqual(kinds('<footer><a href="#">Since 2012</a></footer>'), ['page'])
  })

  it('are icons of networks by the names of the icon', () => {
    for (const [html, name] of [
      ['<a href="#"><i class="fab fa-facebook-f"></i></a>', 'Facebook'],
      ['<a href="#"><i class="bi bi-instagram"></i></a>', 'Instagram'],
      ['<a href="#"><i class="ion-social-twitter"></i></a>', 'X (Twitter)'],
      ['<a href="#"><i class="fa-brands fa-x-twitter"></i></a>', 'X (Twitter)'],
      [
        '<a href="#" class="elementor-icon elementor-social-icon elementor-social-icon-linkedin"><span>Linkedin</span></a>',
        'LinkedIn',
      ],
      ['<a href="#" aria-label="YouTube"><svg></svg></a>', 'YouTube'],
      ['<a href="#"><svg><use href="#icon-tiktok"></use></svg></a>', 'TikTok'],
      ['<a href="#"><img src="/img/facebook.svg" alt=""></a>', 'Facebook'],
      ['<a href="#">TripAdvisor</a>', 'TripAdvisor'],
      ['<a href="#">Follow us on Instagram</a>', 'Instagram'],
    ])
      assert.deepEqual(
        deadIn(`<footer>${html}</footer>`, SCRIPT),
        [{ kind: 'network', text: name, region: 'footer', sure: false }],
        html,
      )
  })

  it('are no buttons that share a page', () => {
    for (const html of [
      '<a href="#" class="share-facebook"><i class="fa-facebook"></i></a>',
      '<div class="social-share"><ul><li><a href="#"><i class="fa-facebook"></i></a></li></ul></div>',
      '<div class="addthis_toolbox"><a class="addthis_button_facebook"></a></div>',
      '<a href="#" title="Share on Facebook"><i class="fa-facebook"></i></a>',
      '<a class="a2a_button_facebook"><i class="fa-facebook"></i></a>',
    ])
      assert.deepEqual(texts(`<footer>${html}</footer>`, SCRIPT), [], html)
  })

  it('are not looked for among uncertain ones of a page that a framework has made', () => {
    const nav = '<nav><a href="#">About us</a></nav>'
    for (const html of [
      `<div id="root">${nav}</div>${SCRIPT}`,
      `<div id="__next">${nav}</div>${SCRIPT}`,
      `<app-root ng-version="17">${nav}</app-root>${SCRIPT}`,
      `${nav}<script type="module" src="/assets/index-B3x9Kq1a.js"></script>`,
      `${nav}<script src="/_next/static/chunks/main.js"></script>`,
    ])
      assert.deepEqual(texts(html), [], html)
    for (const script of [
      '<script src="/js/bootstrap.bundle.min.js"></script>',
      '<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=68"></script>',
      '<script type="module" src="/wp-includes/js/dist/script-modules/block-library/navigation/view.min.js"></script>',
    ])
      assert.deepEqual(texts(`${nav}${script}`), ['About us'], script)
  })
})
