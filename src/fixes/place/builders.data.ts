/** Things that are done in a website builder's menus. */
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

/** A website builder and the ways through its menus, as its own help pages describe them. */
export interface Builder {
  name: string
  ways: { readonly [T in Task]?: readonly string[] }
}

const builder = (name: string, ways: Builder['ways']): readonly [string, Builder] => [name, { name, ways }]

/**
 * By the name under which each is recognised. A task that is missing here gets the general way (`ways.data.ts`).
 * Sources: help.shopify.com, support.squarespace.com, support.wix.com, help.webflow.com, www.weebly.com/support,
 * squareup.com/help, support.bigcommerce.com, wordpress.com/support.
 */
export const BUILDERS: Readonly<Record<string, Builder>> = Object.fromEntries([
  builder('Shopify', {
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
      'In Shopify, open Content, then Menus, then URL redirects (in older shops: Online Store, Navigation).',
      'Choose Import and upload the CSV file.',
    ],
    page: [
      'In Shopify, open Settings, then Policies for privacy, terms, refunds and shipping (other pages: Online Store, Pages).',
      'Paste the text, fill in what stands in square brackets, and save.',
      'Add the page to your footer menu.',
    ],
    form: [
      'In Shopify, open Online Store, then Pages.',
      'Add a page and choose the contact template for it.',
    ],
    pictures: ['In Shopify, open the product, choose the picture, then Add alt text.'],
    sitemap: ['Shopify makes /sitemap.xml by itself and names it in robots.txt.'],
    https: ['In Shopify, open Settings, then Domains, and see that the domain says SSL is connected.'],
  }),
  builder('Squarespace', {
    head: [
      'In Squarespace, open Settings, then Developer tools, then Code injection (not in every plan).',
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
      'In Squarespace, open Settings, then Developer tools, then URL mappings.',
      'Paste the lines and save.',
    ],
    page: [
      'In Squarespace, open Pages and add a blank page under Not linked.',
      'Paste the text, fill in what stands in square brackets, and publish.',
      'Link it in your footer.',
    ],
    form: [
      'In Squarespace, edit the page, choose Add block, then Form.',
      'Give it the fields below and say where answers go under Storage.',
    ],
    pictures: ['In Squarespace, edit the page, choose the picture, then fill in Image alt text.'],
    sitemap: ['Squarespace makes /sitemap.xml by itself and names it in robots.txt.'],
    https: [
      'In Squarespace, open Settings, then Developer tools, then SSL.',
      'Choose Secure, and tick HSTS Secure.',
    ],
    headers: ['In Squarespace, open Settings, then Developer tools, then SSL, and tick HSTS Secure.'],
  }),
  builder('Wix', {
    head: [
      'In your Wix dashboard, open Settings, then Custom code (needs a plan with your own domain).',
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
      'In your Wix dashboard, open Site & mobile app, then Website & SEO, then SEO.',
      'Open the URL redirect manager and import the CSV file.',
    ],
    page: [
      'In the Wix Editor, add a page. Paste the text and fill in what stands in square brackets.',
      'Link the page in your footer and publish.',
    ],
    form: [
      'In the Wix Editor, choose Add elements, then Contact & forms.',
      'Give the form the fields below and your address for notifications.',
    ],
    pictures: ['In the Wix Editor, choose the picture, then Settings, and fill in the field for alt text.'],
    sitemap: ['Wix makes /sitemap.xml by itself and names it in robots.txt.'],
    https: [
      'Wix switches the padlock on for every connected domain. If yours has none, contact Wix support.',
    ],
  }),
  builder('Webflow', {
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
    sitemap: ['In Webflow, open Site settings, then SEO.', 'Switch on Auto-generate sitemap and publish.'],
    https: ['In Webflow, open Site settings, then Publishing, and switch on SSL.'],
    pictures: ['In Webflow, choose the picture, open its settings and fill in Alt text.'],
  }),
  builder('Weebly', {
    head: ['In Weebly, open Settings, then SEO.', 'Paste the piece into Header code, save and publish.'],
    seo: [
      'In Weebly, open Pages, choose the page, then SEO settings.',
      'Paste the title and description, save and publish.',
    ],
    sitemap: ['Weebly makes /sitemap.xml by itself.'],
    https: ['In Weebly, open Settings, then Security or General, and switch on SSL.'],
  }),
  builder('Square Online', {
    seo: [
      'In Square Online, open Website, edit the page and choose its settings, then SEO.',
      'Paste the title and description and publish.',
    ],
    sitemap: ['Square Online makes /sitemap.xml by itself.'],
    https: [
      'Square switches the padlock on for every connected domain. If yours has none, contact Square support.',
    ],
  }),
  builder('BigCommerce', {
    head: [
      'In BigCommerce, open Storefront, then Script manager.',
      'Create a script for the head of all pages, paste the piece and save.',
    ],
    redirects: ['In BigCommerce, open Settings, then 301 redirects.', 'Add each pair of the list.'],
    sitemap: ['BigCommerce makes /xmlsitemap.php by itself.'],
    https: [
      'In BigCommerce, open Settings, then Store settings, and see that HTTPS is used for the whole site.',
    ],
  }),
  builder('WordPress.com', {
    seo: [
      'In WordPress.com, edit the page and open the Jetpack panel.',
      'Fill in the SEO title and description (in plans that have it), then update.',
    ],
    sitemap: ['WordPress.com makes /sitemap.xml by itself while the site is public.'],
    https: [
      'WordPress.com switches the padlock on for every domain. If yours has none, contact its support.',
    ],
  }),
])
