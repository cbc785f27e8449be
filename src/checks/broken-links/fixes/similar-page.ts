import type { LinkTarget } from '#core/evidence/links.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { mainHeading } from '#fixes/pages.ts'
import { similarity, weightsOf, wordSet } from './word-weights.ts'

/** A page that an old address can redirect to, and how similar the two are: 0 to 1. */
export interface SimilarPage {
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

/** The words of a page by their origin. */
interface Known {
  url: string
  path: ReadonlySet<string>
  last: ReadonlySet<string>
  heading: ReadonlySet<string>
  title: ReadonlySet<string>
  /** The words of all origins. */
  words: ReadonlySet<string>
}

function known(page: PageFacts): Known {
  const path = wordSet(pathOf(page.url))
  const heading = wordSet(mainHeading(page))
  const title = wordSet(page.title.text ?? '')
  const last = wordSet(lastOf(pathOf(page.url)))
  return { url: page.url, path, last, heading, title, words: new Set([...path, ...heading, ...title]) }
}

/** The index page of the folder that a missing page was in. */
const PARENT = 0.5
const FOLDERS = 0.05

/** Finds the page most similar to a missing one by the words of address, links, title and heading; `null` without a word in common. */
export function similarPageAmong(pages: readonly PageFacts[]): (missing: LinkTarget) => SimilarPage | null {
  const all = pages.filter(({ url }) => !isHomepage(pathOf(url))).map(known)
  const weights = weightsOf(all.map((page) => page.words))
  return ({ url, places }) => {
    const path = pathOf(url)
    const [own, last] = [wordSet(path), wordSet(lastOf(path))]
    const linkWords = wordSet(places.map(({ text }) => text).join(' '))
    const likeness = (page: Known): number => {
      const ends = similarity(last, page.last, weights)
      return Math.max(
        // Words in common with the folders alone prove nothing, but separate pages with the same name.
        ends === 0 ? 0 : ends + FOLDERS * similarity(own, page.path, weights),
        similarity(last, page.heading, weights),
        similarity(linkWords, page.heading, weights),
        // Titles often end with the name of the business, so they count a little less.
        0.9 * similarity(last, page.title, weights),
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

/** The same path at another host of the website: a redirect would loop. */
function leadsBack(page: string, missing: string): boolean {
  const [one, other] = [new URL(page), new URL(missing)]
  return one.pathname + one.search === other.pathname + other.search
}

function isParent(folder: string, path: string): boolean {
  const stem = folder.replace(/\/$|\/?(?:index)?\.\w+$/u, '')
  return stem !== '' && path.startsWith(`${stem}/`)
}

/** The homepage helps nobody who looked for a certain page, and search engines treat such a redirect as a missing page. */
const isHomepage = (path: string): boolean => /^\/(?:index\.\w{3,5})?$/u.test(path)
