import {
  asText,
  ORIGIN,
  sitemapIndexOf,
  sitemapOf,
  stockPage,
  wordsAbout,
  type StockInstall,
} from './stock-page.ts'

const wooProduct = (name: string, topic: number): string =>
  `<p class="price">$30.00</p><a href="#reviews" class="woocommerce-review-link" rel="nofollow">(2 customer reviews)</a><form class="cart" method="post"><input type="number" name="quantity" value="1"><button name="add-to-cart" value="${topic}">Add to cart</button></form>${wordsAbout(topic)}<div id="reviews"><h2>2 reviews for ${name}</h2></div>`

function wordpress(): StockInstall {
  const head =
    '<meta name="generator" content="WordPress 6.8"><meta name="generator" content="WooCommerce 10.1"><meta name="robots" content="max-image-preview:large"><script src="/wp-includes/js/comment-reply.min.js"></script>'
  const before = `<a class="skip-link screen-reader-text" href="#content">Skip to content</a><header><a href="${ORIGIN}/" rel="home">Kauri Street Pottery</a><nav><a href="/shop/">Shop</a><a href="/blog/">Blog</a><a href="/about/">About</a><a href="/events/">Events</a><a href="/caf%C3%A9/">Café</a><a href="/contact/">Contact</a><a class="cart-contents" href="/cart/">$0.00 0 items</a><a href="/my-account/">My account</a></nav></header>`
  const after = `<footer><a href="/privacy-policy/" rel="privacy-policy">Privacy policy</a><a href="/wp-login.php" rel="nofollow">Log in</a><a href="https://wordpress.org/" rel="nofollow">Built with WooCommerce</a></footer>`
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body, head: head + more })
  const loop = `<ul class="products"><li><a href="/product/mug/">Mug</a> <span class="price">$30.00</span><a href="?add-to-cart=12" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="12" aria-label="Add to cart: “Mug”" rel="nofollow">Add to cart</a></li>
    <li><a href="/product/bowl/">Bowl</a><a href="${ORIGIN}/product/bowl/" class="button product_type_variable add_to_cart_button" aria-label="Select options for “Bowl”" rel="nofollow">Select options</a></li>
    <li><a href="/product/plate/">Plate</a><a href="${ORIGIN}/product/plate/" data-quantity="1" class="button product_type_simple" aria-label="Read more about “Plate”" rel="nofollow">Read more</a><a href="?add_to_wishlist=14" class="add_to_wishlist" rel="nofollow">Add to wishlist</a><a href="?action=yith-woocompare-add-product&amp;id=14" class="compare button" rel="nofollow">Compare</a></li></ul>`
  const filters = `<aside><a rel="nofollow" href="/shop/?filter_color=blue">Blue</a> <a rel="nofollow" href="/shop/?min_price=10&amp;max_price=20">$10 – $20</a> <a rel="nofollow" href="/shop/?orderby=price">By price</a></aside>`
  const comments = `<ol class="commentlist"><li id="comment-1"><a href="https://wordpress.org/" rel="ugc external nofollow" class="url">A commenter</a> <a href="${ORIGIN}/kiln-day/#comment-1">12 May at 10:00</a> Lovely. <a rel="nofollow" class="comment-reply-link" href="${ORIGIN}/kiln-day/?replytocom=1#respond" data-commentid="1" aria-label="Reply to A commenter">Reply</a></li></ol>
    <div id="respond"><h3>Leave a Reply <small><a rel="nofollow" id="cancel-comment-reply-link" href="/kiln-day/#respond" style="display:none;">Cancel reply</a></small></h3><form action="/wp-comments-post.php" id="commentform"><textarea name="comment"></textarea><input type="submit" value="Post Comment"></form></div>
    <a rel="nofollow noopener noreferrer" data-shared="sharing-facebook-6" class="share-facebook sd-button" href="${ORIGIN}/kiln-day/?share=facebook" target="_blank">Share</a><a rel="nofollow" href="${ORIGIN}/kiln-day/?print=print">Print</a><a rel="nofollow" href="/kiln-day/feed/">Comments feed</a>
    <a rel="nofollow" href="/events/?ical=1">Add to calendar</a>`
  const hidden = '<meta name="robots" content="noindex, follow">'
  return {
    platform: 'WordPress with WooCommerce',
    pages: {
      '/robots.txt': asText(
        `User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: ${ORIGIN}/wp-sitemap.xml\n`,
      ),
      '/wp-includes/js/comment-reply.min.js': asText(''),
      '/wp-sitemap.xml': sitemapIndexOf([
        '/wp-sitemap-posts-post-1.xml',
        '/wp-sitemap-posts-page-1.xml',
        '/wp-sitemap-posts-product-1.xml',
      ]),
      '/wp-sitemap-posts-post-1.xml': sitemapOf(['/kiln-day/']),
      '/wp-sitemap-posts-page-1.xml': sitemapOf([
        '/',
        '/shop/',
        '/cart/',
        '/my-account/',
        '/about/',
        '/caf%c3%a9/',
        '/contact/',
        '/privacy-policy/',
      ]),
      '/wp-sitemap-posts-product-1.xml': sitemapOf(['/product/mug/', '/product/bowl/', '/product/plate/']),
      '/': page('Mugs and bowls', '/', wordsAbout(0) + loop),
      '/shop/': page('Our shop', '/shop/', loop + filters + wordsAbout(1)),
      '/product/mug/': page('Mug', '/product/mug/', wooProduct('Mug', 2)),
      '/product/bowl/': page('Bowl', '/product/bowl/', wooProduct('Bowl', 3)),
      '/product/plate/': page('Plate', '/product/plate/', wooProduct('Plate', 4)),
      '/blog/': page(
        'News',
        '/blog/',
        `<h2><a href="/kiln-day/">Kiln day</a></h2><a href="/kiln-day/#respond">Leave a comment</a>${wordsAbout(5)}`,
      ),
      '/kiln-day/': page(
        'Kiln day',
        '/kiln-day/',
        wordsAbout(6) + comments,
        `<link rel="shortlink" href="${ORIGIN}/?p=7">`,
      ),
      '/about/': page('About us', '/about/', wordsAbout(7)),
      '/caf%C3%A9/': page('Café', '/caf%c3%a9/', wordsAbout(8)),
      '/caf%c3%a9/': page('Café', '/caf%c3%a9/', wordsAbout(8)),
      '/contact/': page(
        'Contact',
        '/contact/',
        `<form class="wpcf7-form" method="post"><input name="your-name" placeholder="Name"><input type="email" name="your-email"><textarea name="your-message"></textarea><input type="submit" value="Send"></form>${wordsAbout(9)}`,
      ),
      '/privacy-policy/': page('Privacy policy', '/privacy-policy/', wordsAbout(10)),
      '/cart/': page(
        'Cart',
        '/cart/',
        `<p>Your cart is currently empty.</p><a href="/shop/">Return to shop</a>`,
        hidden,
      ),
      '/my-account/': page(
        'My account',
        '/my-account/',
        `<form class="woocommerce-form-login" method="post"><input name="username"><input type="password" name="password"><button>Log in</button></form><a href="/my-account/lost-password/">Lost your password?</a>`,
        hidden,
      ),
      '/my-account/lost-password/': page(
        'Lost password',
        '/my-account/lost-password/',
        '<p>Enter your email.</p><a href="/">Home</a>',
        hidden,
      ),
      '/kiln-day/feed/': {
        headers: { 'content-type': 'application/rss+xml' },
        body: '<rss version="2.0"><channel></channel></rss>',
      },
      '/events/': page('Events', '/events/', wordsAbout(11)),
      '/wp-login.php': page(
        'Log in',
        '/wp-login.php',
        '<form name="loginform"><input name="log"><input type="password" name="pwd"></form>',
        hidden,
      ),
    },
  }
}

const shopifyProduct = (topic: number): string =>
  `<span class="price">$30.00 NZD</span><form method="post" action="/cart/add"><input type="hidden" name="id" value="4"><button name="add">Add to cart</button></form>${wordsAbout(topic)}<a href="/products/mug?variant=4400">Blue</a><a href="https://www.facebook.com/sharer.php?u=${ORIGIN}">Share</a>`

function shopify(): StockInstall {
  const head =
    '<script>Shopify.shop = "kauri.myshopify.com";</script><link rel="stylesheet" href="https://cdn.shopify.com/x/base.css">'
  const before = `<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a><header><a href="/">Kauri Street Pottery</a><nav><a href="/" aria-current="page">Home</a><a href="/collections/all">Catalogue</a><a href="/pages/about">About</a><a href="/pages/contact">Contact</a><a href="/search" class="search">Search</a></nav><a href="/account/login" class="header__icon">Log in</a><a href="/cart" id="cart-icon-bubble">Cart</a></header>`
  const after = `<footer><a href="/policies/privacy-policy">Privacy policy</a><a href="/policies/refund-policy">Refund policy</a><small>© 2026, <a href="/" title="">Kauri Street Pottery</a> <a target="_blank" rel="nofollow" href="https://www.shopify.com?utm_campaign=poweredby&utm_medium=shopify&utm_source=onlinestore">Powered by Shopify</a></small></footer>`
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body, head: head + more })
  const robots = `# we use Shopify as our ecommerce platform
User-agent: *
Disallow: /a/downloads/-/*
Disallow: /admin
Disallow: /cart
Disallow: /orders
Disallow: /checkouts/
Disallow: /checkout
Disallow: /carts
Disallow: /account
Disallow: /collections/*sort_by*
Disallow: /*/collections/*sort_by*
Disallow: /collections/*+*
Disallow: /blogs/*+*
Disallow: /*?*oseid=*
Disallow: /policies/
Disallow: /search
Sitemap: ${ORIGIN}/sitemap.xml

# Google adsbot ignores robots.txt unless specifically named!
User-agent: adsbot-google
Disallow: /checkouts/

User-agent: AhrefsBot
Crawl-delay: 10
Disallow: /admin`
  return {
    platform: 'Shopify',
    pages: {
      '/robots.txt': asText(robots),
      '/sitemap.xml': sitemapIndexOf([
        '/sitemap_products_1.xml?from=1&to=2',
        '/sitemap_pages_1.xml',
        '/sitemap_collections_1.xml?from=1&to=2',
      ]),
      '/sitemap_products_1.xml?from=1&to=2': sitemapOf(['/', '/products/mug', '/products/bowl']),
      '/sitemap_pages_1.xml': sitemapOf(['/pages/about', '/pages/contact']),
      '/sitemap_collections_1.xml?from=1&to=2': sitemapOf(['/collections/frontpage']),
      '/': page(
        'Mugs and bowls',
        '/',
        `${wordsAbout(0)}<a href="/collections/all/products/mug">Mug</a><a href="/collections/all?sort_by=price-ascending">Cheapest</a>`,
      ),
      '/collections/all': page(
        'Catalogue',
        '/collections/all',
        `<a href="/products/mug">Mug</a><a href="/products/bowl">Bowl</a>${wordsAbout(1)}`,
      ),
      '/collections/frontpage': page(
        'Home page',
        '/collections/frontpage',
        `<a href="/products/mug">Mug</a>${wordsAbout(11)}`,
      ),
      '/products/mug': page('Mug', '/products/mug', shopifyProduct(2)),
      '/products/mug?variant=4400': page('Mug', '/products/mug', shopifyProduct(2)),
      '/collections/all/products/mug': page('Mug', '/products/mug', shopifyProduct(2)),
      '/products/bowl': page('Bowl', '/products/bowl', shopifyProduct(3)),
      '/pages/about': page('About us', '/pages/about', wordsAbout(4)),
      '/pages/contact': page(
        'Contact',
        '/pages/contact',
        `<form method="post" action="/contact#ContactForm" id="ContactForm"><input name="contact[Name]" placeholder="Name"><input type="email" name="contact[email]"><textarea name="contact[Comment]"></textarea><button>Send</button></form>${wordsAbout(5)}`,
      ),
      '/cart': page(
        'Your cart',
        '/cart',
        '<p>Your cart is empty</p><a href="/collections/all">Continue shopping</a>',
      ),
      '/account/login': page('Log in', '/account/login', '<form><input type="password"></form>'),
    },
  }
}

const prestaProduct = (topic: number): string =>
  `<span class="current-price">$30.00</span><form action="${ORIGIN}/cart" method="post" id="add-to-cart-or-refresh"><input name="qty" value="1"><button class="add-to-cart" data-button-action="add-to-cart">Add to cart</button></form>${wordsAbout(topic)}<a href="https://www.facebook.com/sharer.php?u=x" rel="noopener noreferrer">Share</a>`

function prestashop(): StockInstall {
  const head = '<meta name="generator" content="PrestaShop"><script>var prestashop = {};</script>'
  const before = `<header><div id="contact-link"><a href="${ORIGIN}/contact-us">Contact us</a></div><a href="${ORIGIN}/login?back=${encodeURIComponent(`${ORIGIN}/`)}" title="Log in to your customer account" rel="nofollow"><span>Sign in</span></a><a rel="nofollow" aria-label="Shopping cart link containing 0 prestaProduct(s)" href="${ORIGIN}/cart?action=show">Cart (0)</a><a href="${ORIGIN}/">Kauri Street Pottery</a><nav><a class="dropdown-item" href="${ORIGIN}/3-mugs" data-depth="0">Mugs</a></nav></header>`
  const after = `<footer><a href="${ORIGIN}/content/4-about-us">About us</a><a href="${ORIGIN}/content/2-legal-notice">Legal notice</a><a href="${ORIGIN}/identity" title="Information" rel="nofollow">Information</a><a href="${ORIGIN}/order-history" title="Orders" rel="nofollow">Orders</a><a href="${ORIGIN}/guest-tracking" rel="nofollow">Order tracking</a><a href="https://www.prestashop-project.org/" target="_blank" rel="noopener noreferrer nofollow">© 2026 - Ecommerce software by PrestaShop™</a></footer>`
  const page = (title: string, path: string, body: string, more = '') =>
    stockPage({ title, path, before, after, body, head: head + more })
  const list = `<a rel="nofollow" href="${ORIGIN}/3-mugs?order=product.name.asc" class="select-list js-search-link">Name, A to Z</a><a rel="nofollow" href="${ORIGIN}/3-mugs?q=Availability-In+stock" class="js-search-link">In stock (2)</a>
    <article><a href="${ORIGIN}/mugs/1-blue-mug.html">Blue mug</a> $30.00 <a class="quick-view js-quick-view" href="#" data-link-action="quickview">Quick view</a></article><article><a href="${ORIGIN}/mugs/2-red-mug.html">Red mug</a> $30.00</article>
    <nav class="pagination"><a rel="prev" href="${ORIGIN}/3-mugs" class="previous disabled js-search-link">Previous</a><a rel="nofollow" href="${ORIGIN}/3-mugs" class="disabled js-search-link">1</a><a rel="nofollow" href="${ORIGIN}/3-mugs?page=2" class="js-search-link">2</a><a rel="next" href="${ORIGIN}/3-mugs?page=2" class="next js-search-link">Next</a></nav>`
  const robots = `# robots.txt automatically generated by PrestaShop e-commerce open-source solution
# https://www.prestashop-project.org/
User-agent: *
# Allow Directives
Allow: */modules/*.css
Allow: */modules/*.js
# Private pages
Disallow: /*?order=
Disallow: /*?tag=
Disallow: /*?search_query=
Disallow: /*?back=
Disallow: /*&order=
Disallow: /*controller=cart
Disallow: /*controller=order
# Directories
Disallow: */app/
Disallow: */modules/
# Files
Disallow: /*cart
Disallow: /*identity
Disallow: /*order-history
Disallow: /*guest-tracking
Disallow: /*login
# Sitemap
Sitemap: ${ORIGIN}/1_index_sitemap.xml`
  return {
    platform: 'PrestaShop',
    pages: {
      '/robots.txt': asText(robots),
      '/1_index_sitemap.xml': sitemapIndexOf(['/1_en_0_sitemap.xml']),
      '/1_en_0_sitemap.xml': sitemapOf([
        '/',
        '/3-mugs',
        '/mugs/1-blue-mug.html',
        '/mugs/2-red-mug.html',
        '/content/4-about-us',
        '/content/2-legal-notice',
        '/contact-us',
      ]),
      '/': page('Mugs and bowls', '/', wordsAbout(0)),
      '/3-mugs': page('Mugs', '/3-mugs', list + wordsAbout(1)),
      '/3-mugs?page=2': page('Mugs', '/3-mugs', list + wordsAbout(2)),
      '/mugs/1-blue-mug.html': page('Blue mug', '/mugs/1-blue-mug.html', prestaProduct(3)),
      '/mugs/2-red-mug.html': page('Red mug', '/mugs/2-red-mug.html', prestaProduct(4)),
      '/contact-us': page(
        'Contact us',
        '/contact-us',
        `<form action="${ORIGIN}/contact-us" method="post"><select name="id_contact"><option>Customer service</option></select><input name="from" type="email" placeholder="your@email.com"><input type="file" name="fileUpload"><textarea name="message" placeholder="How can we help?"></textarea><style>input[name=url]{display:none}</style><input type="text" name="url" value=""><input type="hidden" name="token" value="1"><input type="submit" name="submitMessage" value="Send"></form>${wordsAbout(5)}`,
      ),
      '/content/4-about-us': page('About us', '/content/4-about-us', wordsAbout(6)),
      '/content/2-legal-notice': page('Legal notice', '/content/2-legal-notice', wordsAbout(7)),
    },
  }
}

export const STOCK_SHOPS: readonly StockInstall[] = [wordpress(), shopify(), prestashop()]
