import { aPageOf } from '#support/scan.ts'

/** A small business's website as its owner wrote it: every page with what stands in its parts. */
export interface Written {
  title: string
  heading: string
  /** HTML of the main part. */
  main: string
}

/** How a website brings its pages to visitors. `plain`: all of it in the HTML; the others leave a part to a script. */
export type Drawing = 'plain' | 'footer' | 'frame' | 'title' | 'heading'

export const DRAWINGS: readonly Drawing[] = ['footer', 'frame', 'title', 'heading']

const words = (about: string, times: number): string =>
  `<p>${`We tell you about ${about} in plain words, and what we do for you every day. `.repeat(times)}</p>`

const POLICY = `<p>${'We collect, use and disclose personal information and keep it secure. You may contact us to access or correct it. '.repeat(12)}</p>`

/** Three businesses with their legal and About pages linked from different places and under different names. */
export interface Business {
  name: string
  pages: Readonly<Record<string, Written>>
  menu: string
  footer: string
}

export const BUSINESSES: readonly Business[] = [
  {
    name: 'a bakery',
    pages: {
      '/': {
        title: 'Bread and pies baked in Dunedin',
        heading: 'Bread from our oven',
        main: words('bread', 15),
      },
      '/our-story': {
        title: 'Our story at the bakery in Dunedin',
        heading: 'Our story',
        main: words('our family', 20),
      },
      '/privacy': { title: 'Privacy policy of the bakery', heading: 'Privacy policy', main: POLICY },
    },
    menu: '<a href="/our-story">Our story</a>',
    footer: '<a href="/privacy">Privacy</a>',
  },
  {
    name: 'a plumber',
    pages: {
      '/': {
        title: 'Plumbing and gas fitting in Ballarat',
        heading: 'Your plumber',
        main: words('pipes', 15),
      },
      '/info/who-we-are.html': {
        title: 'Who we are and where we come from',
        heading: 'Who we are',
        main: words('our team', 20),
      },
      '/info/legal/privacy-statement': {
        title: 'How we look after what we know',
        heading: 'Privacy statement',
        main: POLICY,
      },
    },
    menu: '<ul><li><a href="/">Home</a></li><li><a href="/info/who-we-are.html">Who we are</a></li></ul>',
    footer:
      '<ul><li><a href="/info/legal/privacy-statement">Privacy statement</a></li><li><a href="/gone">Opening hours</a></li></ul>',
  },
]

/** The page at a path as a visitor sees it, however it was brought. */
export const shownAt = (business: Business, path: string): string => documentOf(business, path, 'plain')

/** The page at a path as it is sent. */
export const sentAt = (business: Business, path: string, drawing: Drawing): string =>
  documentOf(business, path, drawing)

function documentOf({ pages, menu, footer }: Business, path: string, drawing: Drawing): string {
  const page = pages[path]
  if (!page) throw new Error(`no page at ${path}`)
  const title = drawing === 'title' ? 'Loading …' : page.title
  const heading = drawing === 'heading' ? '<div class="headline"></div>' : `<h1>${page.heading}</h1>`
  const nav = drawing === 'frame' ? '<div id="top"></div>' : `<nav>${menu}</nav>`
  const foot =
    drawing === 'footer' || drawing === 'frame' ? '<div id="foot"></div>' : `<footer>${footer}</footer>`
  const head = `<meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${'What we do for the people of our town. '.repeat(3)}${path}">`
  return aPageOf(`${nav}<main>${heading}${page.main}</main>${foot}<script src="/app.js"></script>`, head)
}
