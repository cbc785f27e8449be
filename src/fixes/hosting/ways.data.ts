import type { Task } from './builders.data.ts'

/** Tasks at a hosting whose settings we can write: response headers are separate pieces there. */
export type HostingTask = Exclude<Task, 'headers'>

/** The path in a builder whose menus we do not know. */
export const IN_A_BUILDER: Readonly<Record<Task, readonly string[]>> = {
  head: [
    'In the settings of your website builder, look for "custom code", "header code" or "code injection".',
    'Paste the piece there, so that it stands in the head of the page. Save and publish.',
  ],
  seo: [
    'In your website builder, open the settings of the page and look for "SEO" or "search".',
    'Paste the title and description. Save and publish.',
  ],
  share: [
    'In your website builder, open the settings of the page and look for "social" or "share".',
    'If it has no such place, paste the piece into the head of that page ("custom code").',
  ],
  redirects: [
    'In the settings of your website builder, look for "redirects" or "301".',
    'Add each pair of the list. Save and publish.',
  ],
  page: ['In your website builder, add a page. Paste the text.', 'Link the page in your footer and publish.'],
  form: [
    'In your website builder, edit your contact page and add a form block.',
    'Give it these fields and say which email address gets the answers.',
  ],
  pictures: [
    'In your website builder, choose the picture and open its settings.',
    'Type the description into the field called "alt text" or "description".',
  ],
  sitemap: [
    'Most website builders make a sitemap by themselves. Look for "sitemap" in its help, and see that your site is public.',
  ],
  https: [
    'In the settings of your website builder, look for "SSL", "HTTPS" or "security" and switch it on for your domain.',
  ],
  headers: [
    'Your website builder sends the same headers for all its customers, and you can’t change them. They are a small extra: leave them be.',
  ],
}

/** The path in one's own WordPress. */
export const IN_WORDPRESS: Readonly<Record<HostingTask, readonly string[]>> = {
  head: [
    'In WordPress, install a plugin that adds code to the head, such as WPCode, and activate it.',
    'Open Code Snippets, then Header & Footer. Paste the piece into Header and save.',
  ],
  seo: [
    'In WordPress, use the SEO plugin you have (Yoast, Rank Math, All in One SEO), or install one of them.',
    'Edit the page, find the SEO box, paste the title and description, and update.',
  ],
  share: [
    'In WordPress, use the SEO plugin you have (Yoast, Rank Math, All in One SEO): edit the page and open its Social tab.',
    'Fill in picture, title and description and update. The plugin writes the tags. Without one, the piece goes into the head of the page.',
  ],
  redirects: [
    'In WordPress, install the plugin Redirection and activate it.',
    'Open Tools, then Redirection, then Import/Export, and upload the CSV file.',
  ],
  page: [
    'In WordPress, open Pages, then Add new page. Paste the text.',
    'Publish, then add the page to your footer menu (Appearance, then Menus or Editor).',
  ],
  form: [
    'In WordPress, use a form plugin (such as WPForms, Fluent Forms or Contact Form 7) rather than code of your own.',
    'Give it these fields, and say which email address gets the answers.',
  ],
  pictures: [
    'In WordPress, open Media, choose the picture and fill in Alternative text.',
    'For pictures already on a page, choose the picture on that page and fill in its alternative text too.',
  ],
  sitemap: [
    // https://developer.wordpress.org/reference/classes/wp_sitemaps/sitemaps_enabled/ : none while search engines are discouraged
    'WordPress makes a sitemap at /wp-sitemap.xml unless something switches it off. Open Settings, then Reading: if "Discourage search engines" is ticked, take the tick out and save.',
    'If there is no tick, a plugin or your theme has switched it off: in an SEO plugin (Yoast, Rank Math, All in One SEO), switch “XML sitemaps” on. Without one, install one of them: it makes a sitemap.',
  ],
  https: [
    // https://make.wordpress.org/core/2021/02/22/improved-https-detection-and-migration-in-wordpress-5-7/ (read 2026-11-21)
    'In WordPress, open Tools, then Site Health. If it offers to update your site to use HTTPS, do so.',
    'Then put the lines in place, or send your host the message further down: it asks for the same.',
    'Open your address with http:// in front, then re-run the test.',
  ],
}

/** Where a title and a description go in a file. */
export const TITLE_IN_FILE = 'In the head of each page, put the title between <title> and </title>.'
export const DESCRIPTION_IN_FILE =
  'Put the line of the description into the head of the page, in place of any <meta name="description" …> that is there.'

/** The path where a website is made of files, or by somebody else. */
export const IN_FILES: Readonly<Record<HostingTask, readonly string[]>> = {
  head: ['Paste the piece into the head of the page, just before </head>.', 'Upload the page.'],
  seo: [TITLE_IN_FILE, DESCRIPTION_IN_FILE],
  share: ['Paste the piece into the head of that page, just before </head>.', 'Upload the page.'],
  redirects: [
    'Put the lines into the settings of the server that your website is on.',
    'Try one old address afterwards.',
  ],
  page: ['Make a page of the text.', 'Link it in the footer of every page.'],
  form: [
    'The form needs an address that sends you what people write. A form service, such as Formspree or Web3Forms, gives you one when you sign up with your email (Web3Forms a key with it, which the form needs as well); your host may have one too.',
    'Paste the form into your contact page.',
  ],
  pictures: ['In the page, give each picture its description: <img src="…" alt="…">.'],
  sitemap: [
    'Upload sitemap.xml to the top folder of your website: it must open at your address followed by /sitemap.xml.',
  ],
  https: [
    'Put the lines in place, or send your host the message further down: it asks for the same.',
    'Open your address with http:// in front, then re-run the test.',
  ],
}
