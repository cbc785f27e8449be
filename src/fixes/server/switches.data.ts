/** Where a hosting company or a proxy redirects visitors to https by itself. */
interface Switch {
  steps: readonly string[]
  source: string
  /** The day on which the path was last read. */
  seen: string
}

/** By the name under which each is recognised. */
export const HTTPS_SWITCHES: Readonly<Record<string, Switch>> = {
  Cloudflare: {
    steps: [
      'Sign in to Cloudflare, choose your website and open SSL/TLS. See under Overview that the mode is Full or Full (strict): with Flexible, pages can go round in circles.',
      'Open Edge Certificates there and switch on "Always Use HTTPS".',
      'Open your address with http:// in front, then re-run the test.',
    ],
    source: 'https://developers.cloudflare.com/ssl/edge-certificates/additional-options/always-use-https/',
    seen: '2026-11-21',
  },
  'GitHub Pages': {
    steps: [
      'On GitHub, open the repository of your website, then Settings, then Pages.',
      'Tick "Enforce HTTPS".',
      'Open your address with http:// in front, then re-run the test.',
    ],
    source:
      'https://docs.github.com/en/pages/getting-started-with-github-pages/securing-your-github-pages-site-with-https',
    seen: '2026-11-21',
  },
  Vercel: {
    steps: [
      'In Vercel, open your project’s settings for domains and see that your domain is shown as valid. Visitors then go to https by themselves.',
      'Still not? Ask Vercel support.',
    ],
    source: 'https://vercel.com/docs/domains/working-with-ssl',
    seen: '2026-11-21',
  },
}

/** The path to response headers in Cloudflare. */
export const CLOUDFLARE_HEADERS: Switch = {
  steps: [
    'Sign in to Cloudflare, choose your website and open Rules, then Overview.',
    'Choose Create rule, then Response Header Transform Rule, for all incoming requests.',
    'Choose "Set static" for each header, paste its name and its value, and deploy.',
    'Open your website and see that all is well, then re-run the test.',
  ],
  source: 'https://developers.cloudflare.com/rules/transform/response-header-modification/create-dashboard/',
  seen: '2026-11-21',
}
