/** Tasks that are done in a website builder's menus. */
export type Task =
  | 'head'
  | 'seo'
  | 'share'
  | 'redirects'
  | 'page'
  | 'form'
  | 'pictures'
  | 'sitemap'
  | 'https'
  | 'headers'

/** A website builder and the paths through its menus. */
export interface Builder {
  name: string
  ways: { readonly [T in Task]?: readonly string[] }
  /** Response headers that its owners can switch on, at the path of the task `headers`. */
  ownHeaders?: readonly string[]
  /** Where the paths are documented, and on which day they were read; absent where no page could be read, so that they only name what to look for. */
  sources?: readonly string[]
  seen?: string
}

const builder = (
  name: string,
  ways: Builder['ways'],
  more: Omit<Builder, 'name' | 'ways'> = {},
): readonly [string, Builder] => [name, { name, ways, ...more }]

const SEEN = '2026-11-21'

/**
 * By the name under which each is recognised. A task that is missing here gets the general path (`ways.data.ts`). Menus change:
 * a path names what to look for where its builder often moves it.
 */
export const BUILDERS: Readonly<Record<string, Builder>> = Object.fromEntries([
  builder(
    'Shopify',
    {
      head: [
        'In Shopify, open Online Store, then Themes.',
        'Next to your theme, choose the three dots, then Edit code. Duplicate the theme first, as a backup.',
        'Open layout/theme.liquid and paste the piece just before </head>. Save.',
      ],
      seo: [
        'In Shopify, open the product, collection or page (the homepage: Online Store, then Preferences).',
        'Find Search engine listing and choose Edit.',
        'Paste the title and description, then save.',
      ],
      redirects: [
        'In Shopify, search for "URL redirects" (it is under Content, Menus, or under Online Store, Navigation).',
        'Choose Import and upload the CSV file.',
      ],
      page: [
        'In Shopify, open Settings, then Policies for privacy, terms, refunds and shipping (other pages: Online Store, Pages).',
        'Paste the text and save.',
        'Add the page to your footer menu.',
      ],
      form: [
        'In Shopify, open Online Store, then Pages.',
        'Add a page and choose the contact template for it.',
      ],
      pictures: ['In Shopify, open the product, choose the picture, then Add alt text.'],
      sitemap: ['Shopify makes /sitemap.xml by itself and names it in robots.txt.'],
      https: ['In Shopify, open Settings, then Domains, and see that your domain says it is connected.'],
    },
    {
      sources: [
        'https://shopifyranked.com/shopify-seo/online-store-preferences/',
        'https://shopifyranked.com/shopify-seo/redirects-bulk-csv/',
      ],
      seen: SEEN,
    },
  ),
  builder(
    'Squarespace',
    {
      head: [
        'In Squarespace, open Settings and look for "Code injection" (under Developer tools or Website tools; not in every plan).',
        'Paste the piece into the Header box. Save.',
      ],
      seo: [
        'In Squarespace, open Pages, point at the page and choose its settings wheel.',
        'On the SEO tab, paste the title and description. Save.',
      ],
      share: [
        'In Squarespace, open Pages, point at the page and choose its settings wheel.',
        'Put the title and description on the SEO tab, and the picture on the Social image tab. Squarespace writes the tags.',
      ],
      redirects: [
        'In Squarespace, open Settings and look for "URL mappings" (under Developer tools or Website tools).',
        'Paste the lines and save.',
      ],
      page: [
        'In Squarespace, open Pages and add a blank page under Not linked.',
        'Paste the text and publish.',
        'Link it in your footer.',
      ],
      form: [
        'In Squarespace, edit the page, choose Add block, then Form.',
        'Give it these fields and say where answers go under Storage.',
      ],
      pictures: [
        'In Squarespace, edit the page, choose the picture and open its editor. Fill in the alt text on the Content tab (older sites call it Description).',
      ],
      sitemap: ['Squarespace makes /sitemap.xml by itself and names it in robots.txt.'],
      https: [
        'In Squarespace, open Settings and look for "SSL" (under Developer tools).',
        'Choose Secure, and tick HSTS Secure. Save.',
      ],
      headers: [
        'In Squarespace, open Settings and look for "SSL" (under Developer tools). Tick HSTS Secure and save.',
      ],
    },
    {
      ownHeaders: ['Strict-Transport-Security'],
      sources: [
        'https://www.chandrawebdesign.com/video-resources/edit-squarespace-ssl-settings',
        'https://www.fokal.com/platform-seo/squarespace/',
        'https://markrecabo.com/?p=429',
      ],
      seen: SEEN,
    },
  ),
  builder(
    'Wix',
    {
      head: [
        'In your Wix dashboard, search for "Custom code" and open it (needs a plan with your own domain).',
        'Choose Add custom code, paste the piece, and place it in the Head of all pages.',
      ],
      seo: [
        'In the Wix Editor, open the page menu, choose the three dots of the page, then SEO basics.',
        'Paste the title and description, then publish.',
      ],
      share: [
        'In the Wix Editor, open the page menu, choose the three dots of the page, then Social share.',
        'Put in the picture, title and description, then publish. Wix writes the tags.',
      ],
      redirects: [
        'In your Wix dashboard, search for "URL Redirect Manager" and open it.',
        'Import the CSV file.',
      ],
      page: ['In the Wix Editor, add a page. Paste the text.', 'Link the page in your footer and publish.'],
      form: [
        'In the Wix Editor, choose Add elements, then Contact & forms.',
        'Give the form these fields and your address for notifications.',
      ],
      pictures: ['In the Wix Editor, choose the picture, then Settings, and fill in the field for alt text.'],
      sitemap: ['Wix makes /sitemap.xml by itself and names it in robots.txt.'],
      https: [
        'Wix switches the padlock on for every connected domain. If yours has none, contact Wix support.',
      ],
    },
    {
      sources: ['https://www.runoctopus.com/glossary/301-redirect/301-redirect-for-wix.html'],
      seen: SEEN,
    },
  ),
  builder(
    'Webflow',
    {
      head: [
        'In Webflow, open Site settings, then Custom code.',
        'Paste the piece into Head code, save and publish.',
      ],
      seo: [
        'In Webflow, open Pages and the settings of the page.',
        'Fill in Title tag and Meta description, save and publish.',
      ],
      share: [
        'In Webflow, open Pages and the settings of the page.',
        'Fill in Open Graph settings, save and publish. Webflow writes the tags.',
      ],
      redirects: [
        'In Webflow, open Site settings, then Publishing, then 301 redirects.',
        'Add each pair of the list and publish.',
      ],
      sitemap: [
        'In Webflow, open Site settings, then SEO, and see that the sitemap is made for you. Publish.',
      ],
      https: [
        'Webflow looks after the padlock. In Site settings, look for "SSL" (under Publishing) and see that it is on, then publish.',
      ],
      pictures: ['In Webflow, choose the picture, open its settings and fill in Alt text.'],
    },
    {
      sources: [
        'https://www.redirects.net/articles/better-help-docs-301-redirects-webflow',
        'https://sygnal.com/lessons/important-redirect-basics',
        'https://livvvv.com/blog/webflow-sitemap-robots',
      ],
      seen: SEEN,
    },
  ),
  builder('Weebly', {
    head: [
      'In Weebly, open Settings and look for "Header code" (under SEO).',
      'Paste the piece there, save and publish.',
    ],
    seo: [
      'In Weebly, open Pages, choose the page, then SEO settings.',
      'Paste the title and description, save and publish.',
    ],
    sitemap: ['Weebly makes /sitemap.xml by itself.'],
    https: ['In Weebly, open Settings and look for "SSL". Switch it on, then publish.'],
  }),
  builder('Square Online', {
    seo: [
      'In Square Online, edit the page, open its settings and look for "SEO".',
      'Paste the title and description and publish.',
    ],
    sitemap: ['Square Online makes /sitemap.xml by itself.'],
    https: [
      'Square switches the padlock on for every connected domain. If yours has none, contact Square support.',
    ],
  }),
  builder(
    'BigCommerce',
    {
      head: [
        'In BigCommerce, open Storefront and look for "Script Manager".',
        'Create a script for the head of all pages, paste the piece and save.',
      ],
      redirects: [
        'In BigCommerce, open Settings and look for "301 redirects".',
        'Add each pair of the list.',
      ],
      sitemap: ['BigCommerce makes /xmlsitemap.php by itself.'],
      https: [
        'BigCommerce uses https for the whole store. If yours does not, look in Settings for "Sitewide HTTPS".',
      ],
      headers: [
        'In BigCommerce, look in Settings for "Security": HSTS and X-Frame-Options are switched on there.',
      ],
    },
    {
      ownHeaders: ['Strict-Transport-Security', 'X-Frame-Options'],
      sources: [
        'https://support.bigcommerce.com/articles/en_US/Public/Site-Wide-HTTPS',
        'https://developer-beta.bigcommerce.com/docs/rest-management/settings/storefront-security',
      ],
      seen: SEEN,
    },
  ),
  builder(
    'Google Sites',
    {
      head: [
        'Google Sites has no place for code in the head of a page: leave this piece for a website that has one.',
      ],
      seo: [
        'In Google Sites the name of a page is its title: in Pages, open the menu of the page, then Properties, and paste the title.',
        'It has no place for a description: search engines take theirs from the text of the page.',
      ],
      share: [
        'Google Sites has no place for tags of its pages: leave this piece for a website that has one.',
      ],
      redirects: ['Google Sites sends nobody on from an old address: put a link where people find none.'],
      page: [
        'In Google Sites, open Pages and add a page. Paste the text.',
        'Put a link to it into the footer, then publish.',
      ],
      form: [
        'In Google Forms, make a form with these fields. Its answers come to you there, and by email where you switch that on.',
        'In Google Sites, edit the page, choose Insert, then Forms, and publish.',
      ],
      pictures: [
        'In Google Sites, choose the picture, open its menu (three dots) and choose Add alt text. Publish.',
      ],
      sitemap: [
        'Google Sites has no place for a sitemap. Link every page from your menu, and tell Google of your website in Search Console.',
      ],
      https: ['Google Sites uses https for every website that it publishes.'],
    },
    {
      sources: ['https://sites.google.com/view/mininota/%E6%B4%BB%E7%94%A8%E6%96%B9%E6%B3%95/seo'],
      seen: '2026-11-30',
    },
  ),
  builder('WordPress.com', {
    seo: [
      'In WordPress.com, edit the page and open the Jetpack panel (own titles and descriptions need a paid plan).',
      'Fill in the SEO title and description, then update.',
    ],
    sitemap: ['WordPress.com makes /sitemap.xml by itself while the site is public.'],
    https: [
      'WordPress.com switches the padlock on for every domain. If yours has none, contact its support.',
    ],
  }),
])
