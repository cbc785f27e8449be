import { NETWORK_NAMES, socialNetworkOf } from '#core/address/networks.ts'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import { isPictureAddress } from '#core/site/picture-address.ts'
import { isFileName, needsWords } from '#core/site/needs-words.ts'
import { mainHeading } from '../pages.ts'
import { asPlainLine } from '../words.ts'
import { ideaFrom, isOrnament } from './alt-idea.ts'
import { LinesByPlace, placesOfLinks } from './place-of-link.ts'

/** A picture without a description. */
export interface BarePicture {
  url: string
  /** The first page that has it, and the number of other pages. */
  page: string
  otherPages: number
  /** The page that it alone links to; `null` for a picture that is no such link. */
  leadsTo: string | null
  /** Its present description; empty, or only a file name. */
  now: string
  /** What its link, another page or its file name suggests; empty where nothing does. */
  idea: string
  isOrnament: boolean
  /** Its tag as the page is sent; absent where it is not known, or not the same everywhere. */
  tag?: string | undefined
}

const HOMEPAGE = /^\/(?:index\.\w{3,5})?$/u
/** Pictures without a description on these pages, each once per link target; decoration last. `name`: of the business. */
export function barePictures(pages: readonly PageFacts[], name: string | null): BarePicture[] {
  const texts = textsElsewhere(pages)
  const placeOf = placesOfLinks(pages)
  const called = new Map(pages.map((page) => [placeOf(page.url), callOf(page, name)]))
  const ideaOf = ({ leadsTo }: ImageFacts, url: string): string =>
    (leadsTo === undefined ? null : destination(leadsTo, called.get(placeOf(leadsTo)), name)) ??
    texts.get(url) ??
    ideaFrom(url, name)
  const bare = seenOn(pages, placeOf).map(({ image, url, on }) => ({
    url,
    page: [...on][0] ?? '',
    otherPages: on.size - 1,
    leadsTo: targetOf(image),
    now: asPlainLine(image.alt ?? ''),
    idea: ideaOf(image, url),
    isOrnament: image.leadsTo === undefined && isOrnament(url, image.width, image.height),
    tag: image.tag,
  }))
  return bare.toSorted((a, b) => Number(a.isOrnament) - Number(b.isOrnament))
}

/** Other files than these pictures that the pages themselves mark as decoration, each once: one of these may be so marked in another place. */
export function markedAsDecoration(pages: readonly PageFacts[], pictures: readonly BarePicture[]): number {
  const listed = pictureFiles(pictures)
  const marked = pages
    .flatMap(({ images }) => images)
    .filter(
      ({ url, alt, decorative, hidden, leadsTo }) =>
        url !== null &&
        !listed.has(url) &&
        !hidden &&
        leadsTo === undefined &&
        (decorative || alt?.trim() === ''),
    )
  return new Set(marked.map(({ url }) => url)).size
}

/** A file that leads to several pages has a line for each of them. */
export const pictureFiles = (pictures: readonly BarePicture[]): ReadonlySet<string> =>
  new Set(pictures.map(({ url }) => url))

/**
 * The page that a picture alone links to. A link with an empty fragment opens something on its own page, and one to a picture shows that: what
 * counts is what the picture shows.
 */
const targetOf = ({ leadsTo }: ImageFacts): string | null =>
  leadsTo === undefined || leadsTo.endsWith('#') || isPictureAddress(leadsTo) ? null : leadsTo

interface Seen {
  image: ImageFacts
  url: string
  on: Set<string>
}

/** The lines of one file. */
interface OfFile {
  /** The line of a picture that was no link yet; the first link takes it over. */
  first: Seen
  /** By the page that each leads to. */
  byTarget: LinesByPlace<Seen>
}

/**
 * One line for each file; only one that leads to several pages has a line for each of them. A picture that is a link in one place and none in
 * another has one description, that of the link.
 */
function seenOn(pages: readonly PageFacts[], placeOf: (address: string) => string): Seen[] {
  const found: Seen[] = []
  const byFile = new Map<string, OfFile>()
  for (const page of pages)
    for (const image of page.images) {
      const { url } = image
      if (url === null || !needsWords(image)) continue
      const leadsTo = targetOf(image)
      const target = leadsTo === null ? null : placeOf(leadsTo)
      const ofFile = byFile.get(url)
      const seen: Seen = (ofFile && knownLine(ofFile, target)) ?? { image, url, on: new Set() }
      if (seen.on.size === 0) found.push(seen)
      seen.on.add(page.url)
      if (targetOf(seen.image) === null) seen.image = image
      const lines = ofFile ?? { first: seen, byTarget: new LinesByPlace<Seen>() }
      if (target !== null) lines.byTarget.set(target, seen)
      byFile.set(url, lines)
    }
  return found
}

/** The line of a file that a picture leading to this page joins; `null`: it is no link. */
const knownLine = ({ first, byTarget }: OfFile, target: string | null): Seen | undefined =>
  target === null || targetOf(first.image) === null ? first : byTarget.get(target)

/** The descriptions of the same picture on other pages. */
function textsElsewhere(pages: readonly PageFacts[]): Map<string, string> {
  const described = pages
    .flatMap(({ images }) => images)
    .map(({ url, alt }) => [url ?? '', asPlainLine(alt ?? '')] as const)
  return new Map(described.filter(([, alt]) => alt !== '' && !isFileName(alt)))
}

const callOf = (page: PageFacts, name: string | null): string | null => {
  if (HOMEPAGE.test(new URL(page.url).pathname)) return name === null ? null : `${name} home`
  return mainHeading(page) || asPlainLine(page.title.text ?? '') || null
}

/** A picture that is a link is described by its target (WCAG 2.4.4, 1.1.1). */
function destination(address: string, known: string | null | undefined, name: string | null): string | null {
  // A target on the same page, often for a script, is no other page.
  if (address.includes('#')) return null
  if (known) return known
  const network = socialNetworkOf(new URL(address).hostname)
  return network ? `${name ?? 'Us'} on ${NETWORK_NAMES[network]}` : null
}
