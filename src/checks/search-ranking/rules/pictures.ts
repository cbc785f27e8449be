import type { LinkTarget } from '#core/evidence/links.ts'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import { HEAVY_PICTURE_BYTES } from '#core/evidence/pictures.ts'
import { picturesInTurn } from '#core/pictures-in-turn.ts'
import { isPicture, missingPictures } from '#core/site/missing-pictures.ts'
import { isFileName } from '#core/site/needs-words.ts'
import { GOOD_SHIFT } from '#core/speed-score.ts'
import { plural } from '#core/words.ts'
import { linksElsewhere, wordlessPicture } from '../link-words.ts'
import { isOwnTarget, linkPlaces, tooFewChecked } from '../link-answers.ts'
import {
  judged,
  NOT_APPLICABLE,
  NOT_TESTED,
  onReadable,
  PASSED,
  type Place,
  placeOf,
  type Rule,
  type RuleOutcome,
} from '../rule.ts'
import type { SeoSite } from '../site.ts'
import { exceeds } from '../text-length.ts'

/** Longest alternative text that screen readers read without a pause, a common practice of search tools. */
const LONGEST_ALT = 125
const VERY_HEAVY_BYTES = 512_000
/** So many pictures of a page may be without width and height. */
const MOST_UNSIZED = 5
/** Pictures up to this many px on each side are tracking pixels. */
const PIXEL = 3

/**
 * The pictures of a page that people who cannot see hear nothing of. One without an address of its own may be an empty frame that a script fills later,
 * and one that does not load (`missing`) has to be replaced before it needs a description: they do not count.
 */
export const withoutDescription = (
  { images }: Pick<PageFacts, 'images'>,
  missing: ReadonlySet<string>,
): ImageFacts[] =>
  images.filter(
    (image) =>
      image.alt === null &&
      image.url !== null &&
      !missing.has(image.candidate ?? image.url) &&
      isShown(image),
  )

/** Rules about pictures. */
export const pictureRules: readonly Rule[] = [
  {
    number: 67,
    id: 'image-alt-missing',
    severity: 'warning',
    scope: 'page',
    finding: 'Pictures without a description',
    run: undescribed,
  },
  {
    number: 68,
    id: 'image-alt-linked',
    severity: 'warning',
    scope: 'page',
    finding: "A picture link has no words, so search engines don't know where it goes",
    run: onReadable((page, site) => linksElsewhere(page, site, wordlessPicture)),
  },
  {
    number: 69,
    id: 'image-alt-long',
    severity: 'warning',
    scope: 'image',
    finding: 'This picture description is very long',
    run: (site) => onDescribed(site, (alt) => exceeds(alt, LONGEST_ALT)),
  },
  {
    number: 70,
    id: 'image-alt-filename',
    severity: 'warning',
    scope: 'image',
    finding: 'This picture description is just a file name',
    run: (site) => onDescribed(site, isFileName),
  },
  {
    number: 71,
    id: 'image-broken',
    severity: 'error',
    scope: 'image',
    finding: "A picture doesn't load",
    run: (site) => {
      if (!site.links || tooFewChecked(site)) return NOT_TESTED
      const pictures = site.links.targets.filter((target) => isOwnTarget(target) && isPicture(target))
      return judged(linkPlaces(pictures.filter(({ outcome }) => outcome === 'broken')))
    },
  },
  {
    number: 72,
    id: 'image-heavy',
    severity: 'warning',
    scope: 'image',
    finding: 'This picture is very heavy',
    run: (site) => {
      const measured = ownPictures(site)?.filter((picture) => picture.bytes !== null)
      if (!measured) return NOT_TESTED
      return judged(linkPlaces(measured.filter((picture) => (picture.bytes ?? 0) > VERY_HEAVY_BYTES)))
    },
  },
  {
    number: 73,
    id: 'image-no-size',
    severity: 'warning',
    scope: 'page',
    finding: 'Pictures without a set size can make the page jump',
    run: unsizedPictures,
  },
  {
    number: 74,
    id: 'image-old-format',
    severity: 'warning',
    scope: 'site',
    finding: 'Newer picture formats would load faster',
    run: (site) => {
      const pictures = ownPictures(site)
      if (!pictures) return NOT_TESTED
      if (pictures.some((picture) => formatOf(picture) === 'new')) return judged([])
      const heavy = pictures.filter(
        (picture) => formatOf(picture) === 'old' && (picture.bytes ?? 0) > HEAVY_PICTURE_BYTES,
      )
      return judged(heavy.length >= 5 ? linkPlaces(heavy) : [])
    },
  },
]

/** Pages with pictures that nothing is said of, those of other slides and tabs, too; those that do not load are told by rule 71. */
function undescribed(site: SeoSite): RuleOutcome {
  const missing = missingPictures(site.links)
  return onReadable(({ facts, sent }) => {
    const without = withoutDescription({ images: picturesInTurn(facts, sent) }, missing)
    const first = (withoutDescription(facts, missing)[0] ?? without[0])?.url
    return without.length > 0 && `${plural(without.length, 'picture')}${first ? `, such as ${first}` : ''}`
  })(site)
}

/** Only the HTML is looked at: a style sheet may keep the place of a picture, too. Where it does was measured on the homepage. */
function unsizedPictures(site: SeoSite): RuleOutcome {
  const missing = missingPictures(site.links)
  const found = onReadable(({ facts }) => {
    const count = unsizedOn(facts, missing)
    return count > MOST_UNSIZED && `${count} pictures`
  })(site)
  return found.outcome === 'failed' && staysInPlace(site) ? PASSED : found
}

/** Pictures that show and have no size; those that do not load are told by rule 71. */
const unsizedOn = ({ images }: PageFacts, missing: ReadonlySet<string>): number =>
  images.filter((image) => !image.sized && !image.hidden && !missing.has(image.candidate ?? image.url ?? ''))
    .length

/** The homepage has such pictures and hardly moved while it loaded: its styles keep their places, and mostly those of the other pages, too. */
function staysInPlace({ home, mobileVisit, links }: SeoSite): boolean {
  if (!mobileVisit || mobileVisit.notOwnersPage || 'failure' in mobileVisit.speed) return false
  const { cls } = mobileVisit.speed.metrics
  return unsizedOn(home.facts, missingPictures(links)) > MOST_UNSIZED && cls !== null && cls <= GOOD_SHIFT
}

const isShown = ({ decorative, hidden, width, height }: ImageFacts): boolean =>
  !decorative && !hidden && !((width ?? Infinity) <= PIXEL && (height ?? Infinity) <= PIXEL)

const ownPictures = ({ links }: SeoSite): LinkTarget[] | null =>
  links?.targets.filter(
    (target) => target.sameSite && target.kind === 'image' && target.outcome !== 'anchor',
  ) ?? null

/** One place per picture and alternative text, the first page that has it. */
function onDescribed(site: SeoSite, fails: (alt: string) => boolean): RuleOutcome {
  const pages = site.candidates.filter((page) => page.readable)
  if (pages.length === 0) return site.candidates.length === 0 ? NOT_APPLICABLE : NOT_TESTED
  const places = new Map<string, Place>()
  for (const { facts } of pages) {
    for (const { url, alt } of facts.images) {
      const text = alt?.trim() ?? ''
      const key = `${url ?? ''} ${text}`
      if (text !== '' && fails(text) && !places.has(key)) places.set(key, placeOf(facts.url, text))
    }
  }
  return judged([...places.values()])
}

/** By the content type of the answer, else by the address. */
function formatOf({ contentType, url }: LinkTarget): 'old' | 'new' | 'other' {
  const type = contentType ?? url.split(/[?#]/u, 1)[0]?.split('.').at(-1) ?? ''
  if (/(?:webp|avif)/iu.test(type)) return 'new'
  return /(?:jpe?g|png)/iu.test(type) ? 'old' : 'other'
}
