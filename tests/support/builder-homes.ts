/**
 * The beginning of a homepage as each hosted builder writes it: what stands in the page itself, whatever headers come with it. Pictures, styles and
 * scripts are where the builder has them.
 */
export const BUILDER_HOMES: Readonly<Record<string, string>> = {
  Shopify: `<html class="no-js"><head><link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<link href="/cdn/shop/t/4/assets/base.css?v=1" rel="stylesheet"><script src="/cdn/shop/t/4/assets/global.js?v=1" defer></script>
<script>var Shopify = Shopify || {};Shopify.shop = "joes.myshopify.com";Shopify.theme = {"name":"Dawn","id":1};</script></head>
<body><div id="shopify-section-announcement-bar" class="shopify-section"><img src="/cdn/shop/files/loaf.jpg?v=1"></div></body></html>`,
  Wix: `<html><head><meta name="generator" content="Wix.com Website Builder">
<script src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.js"></script></head>
<body><div id="SITE_CONTAINER"><img src="https://static.wixstatic.com/media/1~mv2.jpg/v1/fill/w_1,h_1/loaf.jpg"></div></body></html>`,
  Squarespace: `<html><head><script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"templateId":"1"};</script>
<script src="https://assets.squarespace.com/universal/scripts-compressed/extract-css-runtime.js" defer></script>
<link rel="stylesheet" href="//static1.squarespace.com/static/versioned-site-css/1/site.css"></head>
<body class="tweak-1"><div class="sqs-block"><img src="https://images.squarespace-cdn.com/content/v1/1/loaf.jpg"></div></body></html>`,
  Webflow: `<html data-wf-page="1" data-wf-site="2"><head><meta content="Webflow" name="generator">
<link href="https://cdn.prod.website-files.com/2/css/joes.webflow.shared.css" rel="stylesheet"></head>
<body><img src="https://cdn.prod.website-files.com/2/3_loaf.jpg"></body></html>`,
  Weebly: `<html><head><link rel="stylesheet" href="//cdn2.editmysite.com/css/sites.css?buildtime=1"><link rel="stylesheet" href="/files/main_style.css?1">
<script src="//cdn2.editmysite.com/js/lang/en/stl.js"></script><script>_W.configDomain = "www.weebly.com";</script></head>
<body class="wsite-theme-light wsite-page-index"><img src="/uploads/1/2/3/loaf.jpg"></body></html>`,
  BigCommerce: `<html><head><link href="https://cdn11.bigcommerce.com/s-1/stencil/2/e/3/css/theme.css" rel="stylesheet">
<script src="https://cdn11.bigcommerce.com/s-1/stencil/2/e/3/dist/theme-bundle.head_async.js"></script></head><body><script>window.stencilBootstrap("default", "{}").load();</script></body></html>`,
  'GoDaddy Website Builder': `<html><head><meta name="generator" content="Starfield Technologies; Go Daddy Website Builder 8.0.0000">
<link rel="stylesheet" href="//img1.wsimg.com/blobby/go/1/gpub/2/styles.css"></head>
<body><div data-ux="Page"><img src="//img1.wsimg.com/isteam/ip/1/loaf.jpg/:/rs=w:1"></div><script src="//img1.wsimg.com/blobby/go/1/gpub/2/script.js"></script></body></html>`,
  Duda: `<html><head><script>window._currentDevice = 'desktop'; window.Parameters = window.Parameters || {HomeUrl: 'https://joes.test/', SiteType: atob('RFVEQU9ORQ==')};</script>
<link rel="stylesheet" href="https://static.cdn-website.com/mnlt/production/6301/_dm/s/rt/dist/css/d-css-runtime-desktop-one-package-structured-global.min.css">
<link rel="stylesheet" href="https://irp.cdn-website.com/1/files/1_1.min.css"></head><body id="dmRoot" class="dmRespRow"><img src="https://lirp.cdn-website.com/1/dms3rep/multi/opt/loaf-640w.jpg"></body></html>`,
  Rocketspark: `<html><head><link href="https://dashboard.rocketspark.com/css/public.css" rel="stylesheet"></head>
<body class="rocketspark-site"><img src="https://cdn.rocketspark.com/1/loaf.jpg"><footer><a href="https://www.rocketspark.com">Website by Rocketspark</a></footer></body></html>`,
  Zeald: `<html><head><meta name="generator" content="Zeald"><link rel="stylesheet" href="https://images.zeald.com/ic/joes/1/main.css"><script src="https://zdn.nz/ic/zes/1.js"></script></head><body></body></html>`,
  Jimdo: `<html><head><link rel="stylesheet" href="https://u.jimcdn.com/cms/o/1/layout/dm_1/css/main.css"><meta name="generator" content="Jimdo Creator">
<script>window.jimdoData = {"isTestserver":false};</script><script src="https://assets.jimstatic.com/web.js"></script></head><body class="body cc-page j-has-shop"><div class="jtpl-main"></div></body></html>`,
  'Square Online': `<html><head><link rel="stylesheet" href="https://cdn3.editmysite.com/app/website/css/site.css"><script>window.__BOOTSTRAP_STATE__ = {"siteData":{}};</script>
<script src="https://cdn3.editmysite.com/app/website/js/runtime.js"></script></head><body><div id="app"></div></body></html>`,
  'Big Cartel': `<html><head><meta name="generator" content="Big Cartel"><link href="https://assets.bigcartel.com/theme_assets/1/theme.css" rel="stylesheet"></head>
<body id="home" class="theme"><a href="/products">Products</a></body></html>`,
  Neto: `<html><head><link rel="stylesheet" href="//assets.netostatic.com/assets/neto-cdn/bootstrap3/css/bootstrap.css"><link rel="stylesheet" href="/assets/themes/joes/css/app.css"></head>
<body id="n_home" class="neto-homepage"><script>$.neto = {};</script></body></html>`,
  Volusion: `<html><head><link rel="stylesheet" href="/v/vspfiles/templates/joes/css/template.css"></head>
<body><script src="/a/j/vnav.js"></script><img src="/v/vspfiles/assets/images/loaf.jpg"></body></html>`,
  'WordPress.com': `<html><head><meta name="generator" content="WordPress.com"><link rel="stylesheet" href="https://s0.wp.com/_static/??-1.css">
<script src="https://stats.wp.com/w.js"></script></head><body class="wp-singular"><img src="https://i0.wp.com/joes.test/wp-content/uploads/loaf.jpg"></body></html>`,
  'Google Sites': `<html><head><link rel="stylesheet" href="https://www.gstatic.com/_/atari/_/ss/k=atari.vw.1"></head><body></body></html>`,
  Blogger: `<html><head><meta content="blogger" name="generator"><link href="https://www.blogger.com/static/v1/widgets/1-css_bundle_v2.css" rel="stylesheet"></head><body></body></html>`,
  Framer: `<html><head><meta name="generator" content="Framer 1"><script type="module" src="https://framerusercontent.com/sites/1/script_main.mjs"></script></head><body></body></html>`,
  Strikingly: `<html><head><link rel="stylesheet" href="https://static-assets.strikinglycdn.com/themes/1.css"></head><body></body></html>`,
}
