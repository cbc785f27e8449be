import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading } from '#fixes/pages.ts'
import { alike, weightsOf, wordsOf } from './telling-words.ts'

/** A page that an old address can lead to, and how alike the two are: 0 to 1. */
export interface Likely {
  url: string
  likeness: number
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

const pathOf = (url: string): string => decoded(new URL(url).pathname)
const lastOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** The words of a page by where they stand. */
interface Known {
  url: string
  path: ReadonlySet<string>
  last: ReadonlySet<string>
  heading: ReadonlySet<string>
  title: ReadonlySet<string>
  /** All of them. */
  words: ReadonlySet<string>
}

function known(page: PageFacts): Known {
  const path = wordsOf(pathOf(page.url))
  const heading = wordsOf(mainHeading(page))
  const title = wordsOf(page.title.text ?? '')
  const last = wordsOf(lastOf(pathOf(page.url)))
  return { url: page.url, path, last, heading, title, words: new Set([...path, ...heading, ...title]) }
}

/** The page of the folder that a missing page was in. */
const PARENT = 0.5
const FOLDERS = 0.05

/** Finds the page that is most like a missing one by the words of address, links, title and heading; `null` without any in common. */
export function likeliestAmong(pages: readonly PageFacts[]): (missing: LinkTarget) => Likely | null {
  const all = pages.filter(({ url }) => !isHomepage(pathOf(url))).map(known)
  const weights = weightsOf(all.map((page) => page.words))
  return ({ url, places }) => {
    const path = pathOf(url)
    const [own, last] = [wordsOf(path), wordsOf(lastOf(path))]
    const said = wordsOf(places.map(({ text }) => text).join(' '))
    const likeness = (page: Known): number => {
      const ends = alike(last, page.last, weights)
      return Math.max(
        // What only the folders have in common says nothing, but tells pages of one name apart.
        ends === 0 ? 0 : ends + FOLDERS * alike(own, page.path, weights),
        alike(last, page.heading, weights),
        alike(said, page.heading, weights),
        // Titles often end in the name of the business, so they count for a little less.
        0.9 * alike(last, page.title, weights),
        isParent(pathOf(page.url), path) ? PARENT : 0,
      )
    }
    const ranked = all
      .filter((page) => !leadsBack(page.url, url))
      .map((page) => ({ url: page.url, likeness: likeness(page) }))
      .toSorted((a, b) => b.likeness - a.likeness)
    const [best] = ranked
    return best && best.likeness > 0 ? best : null
  }
}

/** The same path under another name of the website: a redirect would go round and round. */
function leadsBack(page: string, missing: string): boolean {
  const [one, other] = [new URL(page), new URL(missing)]
  return one.pathname + one.search === other.pathname + other.search
}

function isParent(folder: string, path: string): boolean {
  const stem = folder.replace(/\/$|\/?(?:index)?\.\w+$/u, '')
  return stem !== '' && path.startsWith(`${stem}/`)
}

/** Nobody who looked for something is helped by the homepage, and search engines take such a redirect for a missing page. */
const isHomepage = (path: string): boolean => /^\/(?:index\.\w{3,5})?$/u.test(path)
