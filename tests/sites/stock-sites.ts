import {
  asText,
  ORIGIN,
  sitemapIndexOf,
  sitemapOf,
  stockPage,
  wordsAbout,
  type StockInstall,
} from './stock-page.ts'

const contactForm = (marks: string): string =>
  `<form ${marks} method="post"><input name="name" placeholder="Name"><input type="email" name="email" placeholder="Email"><textarea name="message" placeholder="Message"></textarea><button>Send</button></form>`

function squarespace(): StockInstall {
  const head =
    '<script>Static.SQUARESPACE_CONTEXT = {};</script><script src="https://assets.squarespace.com/universal/scripts-compressed/common.js"></script>'
  const before = `<header><a href="/" data-animation-role="header-element">Kauri Street Pottery</a><nav><a href="/about">About</a><a href="/blog">Journal</a><a href="/contact">Contact</a><div class="header-nav-folder"><a class="header-nav-folder-title" href="/classes-folder" rel="nofollow" aria-controls="classes" data-folder-id="/classes-folder">Classes</a><div><a href="/wheel">Wheel</a></div></div><a href="/cart" class="sqs-cart-dropzone" rel="nofollow"><span class="sqs-cart-quantity">0</span></a><a href="#" class="user-accounts-text-link">Login</a></nav></header>`
  const after =
    '<footer class="sqs-block"><a href="/privacy">Privacy</a><a href="https://www.squarespace.com?channel=word_of_mouth">Made with Squarespace</a></footer>'
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body: `<div class="sqs-block">${body}</div>`, head: head + more })
  const robots = `# Squarespace Robots Txt
User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: *
User-agent: AdsBot-Google
Disallow: /config
Disallow: /search
Disallow: /account$
Disallow: /account/
Disallow: /commerce/digital-download/
Disallow: /api/
Allow: /api/ui-extensions/
Disallow: /static/
Disallow:/*?author=*
Disallow:/*?tag=*
Disallow:/*?category=*
Disallow:/*?format=json
Sitemap: ${ORIGIN}/sitemap.xml`
  return {
    platform: 'Squarespace',
    pages: {
      '/robots.txt': asText(robots),
      '/sitemap.xml': sitemapOf([
        '/home',
        '/about',
        '/blog',
        '/blog/kiln',
        '/contact',
        '/wheel',
        '/privacy',
        '/shop/p/old-mug',
      ]),
      '/': page('Mugs and bowls', '/', `${wordsAbout(0)}<script src="/static/site.js"></script>`),
      '/home': page('Mugs and bowls', '/', wordsAbout(0)),
      '/about': page('About us', '/about', wordsAbout(1)),
      '/blog': page(
        'Journal',
        '/blog',
        `<a href="/blog/kiln">Kiln</a><a href="/blog?author=61">Mere</a><a href="/blog?category=kiln">Kiln</a>${wordsAbout(2)}`,
      ),
      '/blog/kiln': page('Kiln', '/blog/kiln', `${wordsAbout(3)}<a href="/blog?tag=clay">clay</a>`),
      '/contact': page('Contact', '/contact', contactForm('class="react-form-contents"') + wordsAbout(4)),
      '/wheel': page('Wheel classes', '/wheel', wordsAbout(5)),
      '/privacy': page('Privacy', '/privacy', wordsAbout(6)),
      '/cart': page(
        'Cart',
        '/cart',
        '<p>You have nothing in your shopping cart.</p>',
        '<meta name="robots" content="noindex">',
      ),
      '/classes-folder': { status: 302, headers: { location: '/wheel' } },
      '/shop/p/old-mug': page('Old mug', '/shop/p/old-mug', wordsAbout(7)),
    },
  }
}

function wix(): StockInstall {
  const head =
    '<meta name="generator" content="Wix.com Website Builder"><script src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.js"></script>'
  const before = `<div id="SITE_CONTAINER"><button class="skip-to-content">Skip to Main Content</button><header><a href="${ORIGIN}" target="_self">Kauri Street Pottery</a><nav><ul><li><a data-testid="linkElement" href="${ORIGIN}" target="_self">Home</a></li><li><a data-testid="linkElement" href="${ORIGIN}/about">About</a></li><li><div data-testid="linkElement" tabindex="0" aria-haspopup="true">Classes</div><ul><li><a href="${ORIGIN}/wheel-classes">Wheel</a></li></ul></li><li><a href="${ORIGIN}/contact">Contact</a></li><li style="visibility:hidden"><div role="button">More</div></li></ul></nav><a href="${ORIGIN}/cart-page" data-hook="cart-icon-button" rel="nofollow" aria-label="Cart with 0 items"><svg></svg></a></header></div>`
  const after = `<footer><a href="${ORIGIN}/#comp-top" data-anchor="top">Back to top</a><p>© 2035 by Kauri Street Pottery. Powered and secured by <a href="https://www.wix.com/lpviral/enviral?utm_campaign=vir_wixad_live" target="_blank" rel="nofollow">Wix</a></p></footer>`
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path: path === '/' ? '' : path, before, after, body, head: head + more })
  const robots = `User-agent: *
Allow: /

# Optimization for Google Ads Bot
User-agent: AdsBot-Google-Mobile
User-agent: AdsBot-Google
Disallow: /_api/*
Disallow: /_partials*
Disallow: /pro-gallery-webapp/v1/galleries/*

# Block PetalBot
User-agent: PetalBot
Disallow: /

# Crawl delay for overly enthusiastic bots
User-agent: dotbot
Crawl-delay: 10

Sitemap: ${ORIGIN}/sitemap.xml`
  return {
    platform: 'Wix',
    pages: {
      '/robots.txt': asText(robots),
      '/sitemap.xml': sitemapIndexOf(['/pages-sitemap.xml']),
      '/pages-sitemap.xml': sitemapOf(['', '/about', '/wheel-classes', '/contact', '/blank-page']),
      '/': page('Mugs and bowls', '/', wordsAbout(0)),
      '/about': page('About us', '/about', wordsAbout(1)),
      '/wheel-classes': page('Wheel classes', '/wheel-classes', wordsAbout(2)),
      '/contact': page('Contact', '/contact', contactForm('class="wixui-form"') + wordsAbout(3)),
      '/cart-page': page(
        'Cart',
        '/cart-page',
        '<p>Cart is empty</p>',
        '<meta name="robots" content="noindex">',
      ),
      '/blank-page': page('Kiln', '/blank-page', wordsAbout(4)),
    },
  }
}

const joomlaArticle = (path: string, topic: number): string =>
  `<div class="icons"><a href="${path}?tmpl=component&amp;print=1&amp;layout=default" title="Print article" onclick="window.open(this.href); return false;" rel="nofollow">Print</a><a href="/index.php/component/mailto/?tmpl=component&amp;template=cassiopeia&amp;link=ab12" title="Email this link" rel="nofollow">Email</a></div>${wordsAbout(topic)}`

function joomla(): StockInstall {
  const head =
    '<meta name="generator" content="Joomla! - Open Source Content Management"><script src="/media/system/js/core.min.js"></script>'
  const before =
    '<header><a class="brand-logo" href="/">Kauri Street Pottery</a><nav><ul class="mod-menu"><li><a href="/index.php" aria-current="location">Home</a></li><li><a href="/index.php/about">About</a></li><li><a href="/index.php/contact">Contact</a></li><li><span class="mod-menu__heading nav-header">Classes</span></li><li><a href="/index.php/news">News</a></li></ul></nav></header>'
  const after =
    '<aside><form action="/index.php" method="post" id="login-form-16"><input name="username"><input type="password" name="password"><button>Log in</button></form><a href="/index.php/component/users/reset?Itemid=101">Forgot your password?</a><a href="/index.php/component/users/remind?Itemid=101">Forgot your username?</a></aside><footer><a href="#top" id="back-top" class="back-to-top-link" aria-label="Back to Top"><span class="icon-arrow-up"></span></a></footer>'
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body, head: head + more, canonical: false })
  const robots = `# If the Joomla site is installed within a folder
# eg www.example.com/joomla/ then the robots.txt file
# MUST be moved to the site root
User-agent: *
Disallow: /administrator/
Disallow: /api/
Disallow: /bin/
Disallow: /cache/
Disallow: /cli/
Disallow: /components/
Disallow: /includes/
Disallow: /installation/
Disallow: /language/
Disallow: /layouts/
Disallow: /libraries/
Disallow: /logs/
Disallow: /modules/
Disallow: /plugins/
Disallow: /tmp/`
  const home = page('Mugs and bowls', '/', wordsAbout(0))
  return {
    platform: 'Joomla',
    pages: {
      '/robots.txt': asText(robots),
      '/media/system/js/core.min.js': asText(''),
      '/': home,
      '/index.php': home,
      '/index.php/about': page('About us', '/index.php/about', joomlaArticle('/index.php/about', 1)),
      '/index.php/contact': page(
        'Contact',
        '/index.php/contact',
        contactForm('id="contact-form"') + wordsAbout(2),
      ),
      '/index.php/news': page(
        'News',
        '/index.php/news',
        `<a href="/index.php/news/7-kiln-day">Kiln day</a><a href="/index.php/news?start=5" aria-label="Go to next page" class="page-link"><span></span></a><a href="/index.php/news?format=feed&amp;type=rss" rel="nofollow">Feed</a>${wordsAbout(3)}`,
      ),
      '/index.php/news?start=5': page('News', '/index.php/news', wordsAbout(8)),
      '/index.php/news/7-kiln-day': page(
        'Kiln day',
        '/index.php/news/7-kiln-day',
        joomlaArticle('/index.php/news/7-kiln-day', 4),
      ),
      '/index.php/component/mailto/': page('Email this link', '/', '<form><input name="mailto"></form>'),
      '/index.php/component/users/reset?Itemid=101': page(
        'Password',
        '/',
        '<p>Please enter the email address for your account.</p>',
      ),
      '/index.php/component/users/remind?Itemid=101': page(
        'Username',
        '/',
        '<p>Please enter the email address of your user account.</p>',
      ),
    },
  }
}

function drupal(): StockInstall {
  const head =
    '<meta name="Generator" content="Drupal 11 (https://www.drupal.org)"><script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{}}</script>'
  const before =
    '<a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a><header><nav aria-labelledby="block-account-menu"><a href="/user/login" data-drupal-link-system-path="user/login">Log in</a></nav><a href="/" rel="home">Kauri Street Pottery</a><nav><a href="/" data-drupal-link-system-path="&lt;front&gt;" class="is-active">Home</a><a href="/about">About</a><a href="/news">News</a><a href="/contact">Contact</a></nav></header>'
  const after =
    '<footer><a href="https://www.drupal.org">Powered by Drupal</a><a href="/rss.xml" class="feed-icon">RSS feed</a></footer>'
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body: `<a id="main-content"></a>${body}`, head: head + more })
  const comments =
    '<article id="comment-1"><a href="/comment/1#comment-1" class="permalink" rel="bookmark" hreflang="en">Permalink</a> Lovely.<ul class="links"><li><a href="/user/login?destination=/node/2%23comment-form">Log in</a> to post comments</li><li><a href="/comment/reply/node/2/comment/1" rel="nofollow">Reply</a></li></ul></article>'
  return {
    platform: 'Drupal',
    pages: {
      '/robots.txt': asText(
        '#\n# robots.txt\n#\nUser-agent: *\n# CSS, JS, Images\nAllow: /core/*.css$\nAllow: /core/*.js$\n# Directories\nDisallow: /core/\nDisallow: /profiles/\n# Files\nDisallow: /README.md\n# Paths (clean URLs)\nDisallow: /admin/\nDisallow: /comment/reply/\nDisallow: /node/add/\nDisallow: /search/\nDisallow: /user/register\nDisallow: /user/password\nDisallow: /user/login\nDisallow: /user/logout\n',
      ),
      '/': page('Mugs and bowls', '/', wordsAbout(0), '<link rel="shortlink" href="http://joes.test/">'),
      '/about': page(
        'About us',
        '/about',
        wordsAbout(1),
        '<link rel="shortlink" href="http://joes.test/node/1">',
      ),
      '/news': page(
        'News',
        '/news',
        `<a href="/news/kiln-day" rel="bookmark">Kiln day</a><a href="/news/kiln-day" rel="tag" title="Kiln day" hreflang="en">Read more<span class="visually-hidden"> about Kiln day</span></a><nav class="pager"><a href="?page=0" title="Current page">1</a><a href="?page=1" title="Go to page 2" rel="next">2</a></nav>${wordsAbout(2)}`,
      ),
      '/news?page=0': page('News', '/news', wordsAbout(2)),
      '/news?page=1': page('News', '/news', wordsAbout(9)),
      '/news/kiln-day': page('Kiln day', '/news/kiln-day', wordsAbout(3) + comments),
      '/comment/1': page('Kiln day', '/news/kiln-day', wordsAbout(3) + comments),
      '/contact': page(
        'Contact',
        '/contact',
        contactForm('class="contact-message-feedback-form contact-form" id="contact-message-feedback-form"') +
          wordsAbout(4),
      ),
      '/rss.xml': {
        headers: { 'content-type': 'application/rss+xml' },
        body: '<?xml version="1.0"?><rss version="2.0"><channel><title>x</title></channel></rss>',
      },
    },
  }
}

function webflow(): StockInstall {
  const head =
    '<meta name="generator" content="Webflow"><link rel="stylesheet" href="https://cdn.prod.website-files.com/x/css/kauri.webflow.css">'
  const before =
    '<div data-collapse="medium" class="navbar w-nav"><a href="/" aria-current="page" class="brand w-nav-brand w--current">Kauri Street Pottery</a><nav role="navigation" class="nav-menu w-nav-menu"><a href="/about" class="nav-link w-nav-link">About</a><a href="/news" class="w-nav-link">News</a><a href="/contact" class="nav-link w-nav-link">Contact</a><div class="w-dropdown"><div class="w-dropdown-toggle"><div>Classes</div></div><nav class="w-dropdown-list"><a href="/wheel" class="w-dropdown-link">Wheel</a></nav></div><a class="w-commerce-commercecartopenlink cart-button w-inline-block" href="#" role="button" aria-haspopup="dialog" aria-label="Open cart" data-node-type="commerce-cart-open-link"><div class="w-commerce-commercecartopenlinkcount">0</div></a></nav></div>'
  const after =
    '<footer><a href="#" class="w-inline-block w-lightbox" aria-label="open lightbox"></a><a href="/privacy">Privacy</a><a class="w-webflow-badge" href="https://webflow.com?utm_campaign=brandjs">Made in Webflow</a></footer>'
  const page = (title: string, path: string, body: string) =>
    stockPage({ title, path, before, after, body, head })
  return {
    platform: 'Webflow',
    pages: {
      '/sitemap.xml': sitemapOf(['/', '/about', '/news', '/news/kiln-day', '/contact', '/wheel', '/privacy']),
      '/': page('Mugs and bowls', '/', wordsAbout(0)),
      '/about': page('About us', '/about', wordsAbout(1)),
      '/news': page(
        'News',
        '/news',
        `<a href="/news/kiln-day">Kiln day</a><a href="?a1b2c3_page=2" aria-label="Next Page" class="w-pagination-next"><div>Next</div></a>${wordsAbout(2)}`,
      ),
      '/news?a1b2c3_page=2': page('News', '/news', wordsAbout(8)),
      '/news/kiln-day': page('Kiln day', '/news/kiln-day', wordsAbout(3)),
      '/contact': page(
        'Contact',
        '/contact',
        `<div class="w-form">${contactForm('id="email-form" name="email-form"')}</div>${wordsAbout(4)}`,
      ),
      '/wheel': page('Wheel classes', '/wheel', wordsAbout(5)),
      '/privacy': page('Privacy', '/privacy', wordsAbout(6)),
    },
  }
}

export const STOCK_SITES: readonly StockInstall[] = [squarespace(), wix(), joomla(), drupal(), webflow()]
