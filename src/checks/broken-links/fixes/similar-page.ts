import { decoded } from '#core/address/decoded.ts'
import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading } from '#fixes/pages.ts'
import { pathOf } from './redirect.ts'
import { likenesses, weightsOf, wordSet } from './word-weights.ts'

/** A page that an old address can redirect to, and how similar the two are: 0 to 1. */
export interface SimilarPage {
  url: string
  likeness: number
}

function pathInWords(url: string): string {
  const { pathname } = new URL(url)
  return decoded(pathname) ?? pathname
}
const lastOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** The words of a page by their origin. */
interface Known {
  url: string
  /** Path and query. */
  at: string
  /** What the path of a page below it begins with; `null`: it is no folder. */
  folder: string | null
  path: ReadonlySet<string>
  last: ReadonlySet<string>
  heading: ReadonlySet<string>
  title: ReadonlySet<string>
  /** The words of all origins. */
  words: ReadonlySet<string>
}

function known(page: PageFacts): Known {
  const own = pathInWords(page.url)
  const path = wordSet(own)
  const heading = wordSet(mainHeading(page))
  const title = wordSet(page.title.text ?? '')
  return {
    url: page.url,
    at: pathOf(page.url),
    folder: folderOf(own),
    path,
    last: wordSet(lastOf(own)),
    heading,
    title,
    words: new Set([...path, ...heading, ...title]),
  }
}

/** The index page of the folder that a missing page was in. */
const PARENT = 0.5
const FOLDERS = 0.05

/** Finds the page most similar to a missing one by the words of address, links, title and heading; `null` without a word in common. */
export function similarPageAmong(pages: readonly PageFacts[]): (missing: LinkTarget) => SimilarPage | null {
  const all = pages.filter(({ url }) => !isHomepage(pathInWords(url))).map(known)
  const likenessOf = likenessAmong(all)
  const contents = new Map(pages.map((page) => [page.url, contentOf(page)]))
  const contentAt = (address: string): string => contents.get(address) ?? address
  return ({ url, places }) => {
    const at = pathOf(url)
    const [linking, ...further] = new Set(places.map(({ page }) => contentAt(page)))
    // Visitors come from the only page that has the link, at whichever address: sent back to it, they are where they were.
    const from = further.length === 0 ? linking : undefined
    const likeness = likenessOf(pathInWords(url), wordSet(places.map(({ text }) => text).join(' ')))
    let best: SimilarPage | null = null
    for (const [number, page] of all.entries()) {
      const found = likeness(number)
      // The same path at another host of the website: a redirect would loop.
      if (found > (best?.likeness ?? 0) && page.at !== at && contentAt(page.url) !== from)
        best = { url: page.url, likeness: found }
    }
    return best
  }
}

/** The same text for one page at two addresses, such as a homepage that is also the page about the business. */
const contentOf = ({ url, title, text }: PageFacts): string =>
  text.main === '' ? url : JSON.stringify([title.text, text.main])

/** How similar each page, by its number, is to a missing path and the words of the links to it. */
function likenessAmong(all: readonly Known[]) {
  const weights = weightsOf(all.map(({ words }) => words))
  const among = (name: 'path' | 'last' | 'heading' | 'title') =>
    likenesses(
      all.map((page) => page[name]),
      weights,
    )
  const by = { path: among('path'), last: among('last'), heading: among('heading'), title: among('title') }
  return (path: string, linkWords: ReadonlySet<string>): ((page: number) => number) => {
    const last = wordSet(lastOf(path))
    const [ends, folders] = [by.last(last), by.path(wordSet(path))]
    const [headings, links, titles] = [by.heading(last), by.heading(linkWords), by.title(last)]
    return (page) => {
      const end = ends[page] ?? 0
      const folder = all[page]?.folder ?? null
      return Math.max(
        // Words in common with the folders alone prove nothing, but separate pages with the same name.
        end === 0 ? 0 : end + FOLDERS * (folders[page] ?? 0),
        headings[page] ?? 0,
        links[page] ?? 0,
        // Titles often end with the name of the business, so they count a little less.
        0.9 * (titles[page] ?? 0),
        folder !== null && path.startsWith(folder) ? PARENT : 0,
      )
    }
  }
}

function folderOf(path: string): string | null {
  const stem = path.replace(/\/$|\/?(?:index)?\.\w+$/u, '')
  return stem === '' ? null : `${stem}/`
}

/** The homepage helps nobody who looked for a certain page, and search engines treat such a redirect as a missing page. */
const isHomepage = (path: string): boolean => /^\/(?:index\.\w{3,5})?$/u.test(path)
