/** What could not be looked at, where it is not the website as a whole. */
export type Subject = keyof typeof SUBJECT_WORDS

/** The name of each subject within a sentence for owners. Its address follows where it is known. */
export const SUBJECT_WORDS = {
  home: 'your homepage',
  page: 'a page of your website',
  menu: 'the pages of your menu',
  robots: 'your robots file',
  sitemap: 'your sitemap',
  stylesheet: 'a file that lays out your page',
  script: 'a script of your website',
  mail: 'the mail settings of your domain name',
  links: 'the pages that your links lead to',
  namedPage: 'the page that you named',
  otherAddresses: 'the other addresses of your homepage',
  privateFiles: 'files that should be private',
} as const

/** One thing that its name alone tells apart, so that owners can open it. Of the others a sentence without an address does not say which one it means. */
export const isKnownByName = (subject: Subject): boolean => KNOWN_BY_NAME.has(subject)

const KNOWN_BY_NAME: ReadonlySet<Subject> = new Set(['home', 'robots', 'sitemap', 'namedPage'])
