import type { HostingTask } from './ways.data.ts'

/** The paths in a content or shop system whose menus we do not know. `name`: as its owner knows it. */
export const inASystem = (name: string): { readonly [T in HostingTask]?: readonly string[] } => ({
  head: [
    `In the administration of ${name}, look for a place for code in the head: an extension or module ("custom code", "head"), or the template.`,
    'Paste the piece there, so that it stands in the head of the page. Save.',
  ],
  seo: [
    `In the administration of ${name}, open the settings of the page and look for "SEO", "meta" or "search".`,
    'Paste what is ready made there. Save and publish.',
  ],
  share: [
    `In the administration of ${name}, see whether an extension or module for sharing ("Open Graph") is there: fill in its picture, title and description.`,
    'Without one, the piece goes into the head of that page.',
  ],
  page: [
    `In the administration of ${name}, add a page (some systems call it an article) and paste the text.`,
    'Publish it, then add a link to it to the menu or block in your footer.',
  ],
  form: [
    `In ${name}, use its own forms, or an extension or module for them, rather than code of your own.`,
    'Give it these fields, and say which email address gets the answers.',
  ],
  pictures: [
    `In the administration of ${name}, edit the page and choose the picture.`,
    'Type the description into the field called "alt text" or "alternative text". Save.',
  ],
  sitemap: [
    `An extension or module of ${name} can make the sitemap and keep it up to date: look for "sitemap".`,
    'Or upload sitemap.xml to the top folder of your website: it must open at your address followed by /sitemap.xml.',
  ],
})
