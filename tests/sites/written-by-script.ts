import { aPageOf } from '#support/scan.ts'

/** A small business's website as its owner wrote it: every page with its parts. */
export interface Written {
  title: string
  heading: string
  /** HTML of the main part. */
  main: string
}

/** How a website delivers its pages. `plain`: all of it in the HTML; the others leave a part to a script. */
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

/** The page at a path as a visitor sees it, however it was delivered. */
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

/** How a script in a real browser writes a whole page into one with hardly a word. */
export const SHELLS: Readonly<Record<string, (partsAt: string) => string>> = {
  'a script that fetches it': (partsAt) =>
    `<div id="all"></div><script>fetch('${partsAt}').then((answer) => answer.json()).then(({ title, body }) => {
      document.title = title
      all.innerHTML = body
    })</script>`,
  'a React-like app': (partsAt) =>
    `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script type="module">
      const { title, body } = await (await fetch('${partsAt}')).json()
      const part = document.createElement('div')
      part.innerHTML = body
      document.querySelector('#root').replaceChildren(...part.childNodes)
      setTimeout(() => { document.title = title }, 400)
    </script>`,
  'a web component': (partsAt) => componentOf(partsAt, 'open'),
  'a web component that is closed': (partsAt) => componentOf(partsAt, 'closed'),
}

const componentOf = (partsAt: string, mode: 'open' | 'closed'): string =>
  `<shop-page></shop-page><script>customElements.define('shop-page', class extends HTMLElement {
    async connectedCallback() {
      const { title, body } = await (await fetch('${partsAt}')).json()
      document.title = title
      this.attachShadow({ mode: '${mode}' }).innerHTML = '<style>p { margin: 1em }</style>' + body
    }
  })</script>`

/** The page at a path in a shell, and what its script requests. */
export function shellOf(
  business: Business,
  path: string,
  shell: string,
): { page: string; parts: string; partsAt: string } {
  const draw = SHELLS[shell]
  if (!draw) throw new Error(`no shell called ${shell}`)
  const whole = shownAt(business, path)
  const [, head = ''] = /<head>([^]*)<\/head>/u.exec(whole) ?? []
  const [, body = ''] = /<body>([^]*)<\/body>/u.exec(whole) ?? []
  const [, title = ''] = /<title>([^]*)<\/title>/u.exec(head) ?? []
  const partsAt = `/parts${path === '/' ? '/home' : path}.json`
  return {
    page: `<!doctype html><html lang="en"><head>${head.replace(title, 'Loading …')}</head><body>${draw(partsAt)}</body></html>`,
    parts: JSON.stringify({ title, body: body.replace(/<script[^]*?<\/script>/gu, '') }),
    partsAt,
  }
}
