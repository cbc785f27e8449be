/**
 * How much of one page is kept (reliability, section 2.7). Lists are cut at these lengths, texts at these characters. Most
 * readers of a list give one item more, by which `Cuts` sees that the list was cut.
 */
export const LIMITS = {
  links: 5000,
  images: 3000,
  scripts: 500,
  stylesheets: 300,
  frames: 300,
  pluginPages: 20,
  media: 500,
  headings: 500,
  metas: 300,
  relations: 500,
  forms: 100,
  fields: 200,
  anchors: 60,
  openedParts: 20,
  buttons: 60,
  mixed: 300,
  hiddenLinks: 200,
  deadLinks: 60,
  jsonLd: 100,
  /** Characters of all items of a list: a long `base` makes long addresses of short links. */
  list: 1_000_000,
  products: 50,
  emails: 100,
  phones: 100,
  ids: 200,
  title: 1000,
  field: 8192,
  href: 2048,
  /** Longest address of a part that is kept; cut to `href`. */
  address: 8192,
  main: 30_000,
  region: 4000,
} as const

/** Most ids of a page that the lean parse reads, for links to a part of it. */
export const MOST_IDS = 2000
