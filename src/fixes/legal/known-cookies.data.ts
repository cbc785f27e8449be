/** The purpose of cookies of widely used services, by their names as the services document them. */
export const KNOWN_COOKIES: readonly (readonly [RegExp, string])[] = [
  [/^_ga(?:_|$)|^_gid$|^_gat/u, 'tells visits apart, for Google Analytics'],
  [/^__utm/u, 'tells visits apart, for Google Analytics'],
  [/^_gcl_/u, 'tells whether an advert on Google led to a visit, for Google Ads'],
  [/^(?:IDE|test_cookie|DSID)$/u, 'chooses and counts adverts, for Google'],
  [/^NID$/u, 'remembers settings and chooses adverts, for Google'],
  [/^(?:_fbp|_fbc|fr)$/u, 'tells whether an advert led to a visit, for Meta (Facebook and Instagram)'],
  [/^_clck$|^_clsk$|^CLID$/u, 'shows how pages are used, for Microsoft Clarity'],
  [/^(?:_uetsid|_uetvid|MUID)$/u, 'tells whether an advert led to a visit, for Microsoft Advertising'],
  [/^_hj/u, 'shows how pages are used, for Hotjar'],
  [/^_pin_unauth$|^_pinterest/u, 'tells whether an advert led to a visit, for Pinterest'],
  [/^(?:_ttp|_tt_enable_cookie)$/u, 'tells whether an advert led to a visit, for TikTok'],
  [/^__hs|^hubspotutk$/u, 'tells visits apart, for HubSpot'],
  [/^__kla_id$/u, 'recognises readers of our newsletter, for Klaviyo'],
  [
    /^(?:PHPSESSID|JSESSIONID|ASP\.NET_SessionId|connect\.sid)$/u,
    'keeps your visit together while you browse',
  ],
  [/^(?:XSRF-TOKEN|csrftoken|_csrf|crumb)$/u, 'keeps forms safe'],
  [/^(?:__cf_bm|cf_clearance|_cfuvid|__cflb)$/u, 'keeps automatic attacks away, for Cloudflare'],
  [/^(?:_GRECAPTCHA)$/u, 'keeps automatic messages away, for Google reCAPTCHA'],
  [/^(?:__stripe_mid|__stripe_sid)$/u, 'keeps payments safe, for Stripe'],
  [/^_shopify_|^_s$|^_y$|^_landing_page$|^_orig_referrer$/u, 'tells visits apart, for our shop (Shopify)'],
  [
    /^(?:cart|cart_sig|cart_ts|cart_currency|secure_customer_sig|localization)$/u,
    'keeps your cart and settings',
  ],
  [/^woocommerce_|^wp_woocommerce_session_/u, 'keeps your cart'],
  [/^sbjs_/u, 'tells how you came to our shop, for WooCommerce'],
  [/^tk_/u, 'tells visits apart, for Jetpack'],
  [/^wordpress_test_cookie$/u, 'tells whether your browser keeps cookies'],
  [/^wordpress_|^wp-settings/u, 'keeps you logged in'],
  [/^(?:ssr-caching|svSession|hs|bSession)$/u, 'runs the website, for Wix'],
  [/^(?:ss_cvr|ss_cvt|ss_cpvisit)/u, 'tells visits apart, for Squarespace'],
  [
    /^(?:CookieConsent|OptanonConsent|cookieyes-consent|cookielawinfo|cmplz_|euconsent|cookie_consent|tracking_consent|_tracking_consent)/u,
    'remembers what you chose about cookies',
  ],
]

/** Services that count visits without any cookie, as they document it. */
export const WITHOUT_COOKIES: ReadonlySet<string> = new Set([
  'Cloudflare Web Analytics',
  'Fathom',
  'GoatCounter',
  'Plausible',
  'Simple Analytics',
  'Umami',
  'Vercel Analytics',
])
