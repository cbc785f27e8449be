import type { ForeignPage, InLanguage } from './languages.data.ts'

/** How a website is built around its text. */
export interface Built {
  /** The value of `lang`; `null` for none. */
  lang: string | null
  /** A theme's own English words around the text, as in themes that are not translated. */
  furniture: boolean
  /** Path of the homepage: `''`, or the folder of one language. */
  under: string
}

const PLAIN: Built = { lang: null, furniture: false, under: '' }

/** A homepage with text in two languages, one below the other. */
export const bothOnOne = (one: InLanguage, two: InLanguage): InLanguage => ({
  ...one,
  home: { ...one.home, text: `${one.home.text}\n${two.home.text}` },
})

const FURNITURE_TOP = '<a href="#content">Skip to content</a><button>Menu</button><button>Search</button>'
const FURNITURE_END = '<p>Powered by Bluebird Theme. All rights reserved.</p><a href="#top">Back to top</a>'

/** The pages of one business in one language, each linked from the menu of each. */
export function siteIn({ home, other }: InLanguage, built: Partial<Built> = {}): Record<string, string> {
  const as = { ...PLAIN, ...built }
  const pages = [home, other]
  return Object.fromEntries(pages.map((page) => [as.under + page.path, pageOf(page, pages, as)]))
}

/** Several websites on one host. */
export const together = (...sites: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(sites.flatMap((site) => Object.entries(site)))

function pageOf(page: ForeignPage, menu: readonly ForeignPage[], { lang, furniture, under }: Built): string {
  const links = menu.map(({ path, title }) => `<li><a href="${under}${path}">${title}</a></li>`).join('')
  const lines = page.text.split('\n').map((line) => `<p>${line}</p>`)
  return `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8"><title>${page.title}</title></head>
<body><header>${furniture ? FURNITURE_TOP : ''}<nav><ul>${links}</ul></nav></header>
<main id="content"><h1>${page.title}</h1>${lines.join('')}</main>
<footer>${furniture ? FURNITURE_END : ''}</footer></body></html>`
}
