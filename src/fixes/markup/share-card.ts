import { pageKey, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import { SHARE_PICTURE_PROPERTIES } from '#core/evidence/share.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { DESCRIPTION_MOST, TITLE_MOST } from '#core/share-preview.ts'
import { missingPictures } from '#core/site/missing-pictures.ts'
import { isFileName } from '#core/site/needs-words.ts'
import { placeholderWords } from '#core/site/placeholder-text.ts'
import { listed } from '#core/words.ts'
import { businessOf } from '../business.ts'
import type { FixInput, Piece } from '../fix.ts'
import { mainAddress, metaOf, readPages } from '../pages.ts'
import { sentencesIn, summed } from '../sentences.ts'
import { asPlainLine, cutAtWord, escapeHtml, withoutOrnaments } from '../words.ts'
import { saysNothingOfBusiness } from './empty-names.ts'
import { lettersOf } from './letters-of.ts'
import { descriptionsFor } from './new-description.ts'
import { NAME_BLANK, pageNamesOf } from './new-title.ts'
import { ownSentences } from './own-sentences.ts'
import { shortenedTitles } from './shortened-title.ts'
import { TITLE_SEPARATOR } from './titles-in-common.ts'
import { tellingPicture } from './telling-picture.ts'

/** Our own choice: a shorter description is often a name or a slogan, and a new one says more. */
const DESCRIPTION_LEAST = 50
const DESCRIPTION_BLANK = '[your description in one or two sentences]'
const PICTURE_BLANK = '[your picture’s web address]'

/** Which of these tags are made anew; the others, and `og:type`, are kept where the page has them. */
interface NewShareTags {
  title: boolean
  description: boolean
  picture: boolean
}

type ShareTag = keyof NewShareTags
/** Tags beside ours that say the same again, or more of the same picture. */
const OTHERS_OF: Readonly<Record<ShareTag, RegExp>> = {
  title: /^twitter:title$/u,
  description: /^twitter:description$/u,
  picture: /^(?:og:image:(?!alt$)|twitter:image(?::|$))/u,
}

/** The Open Graph tags (ogp.me) of a page, with the card that networks make from them. */
export function shareCard(
  page: PageFacts,
  anew: NewShareTags,
  input: Pick<FixInput, 'profile' | 'evidence' | 'answers' | 'details' | 'words'>,
): Piece {
  const { name } = businessOf(input)
  const keptTitle = anew.title ? '' : metaOf(page, 'og:title')
  const title = keptTitle || titleFor(page, name)
  const told = anew.description ? '' : metaOf(page, 'og:description')
  const isTelling = ![title, page.title.text ?? '', name ?? ''].map(lettersOf).includes(lettersOf(told))
  const kept = {
    title: keptTitle,
    description: isTelling ? told : '',
    picture: anew.picture ? '' : pictureOf(page),
  }
  const description = kept.description || descriptionFor(page, input.evidence, name) || told
  const picture = kept.picture || tellingPicture(page, missingPictures(input.evidence.links))
  const words = (kept.picture && metaOf(page, 'og:image:alt')) || altOf(page, picture)
  const address = ownAddress(page)
  const tags = [
    ['og:type', typeOf(page)],
    ['og:title', title],
    ['og:description', description || DESCRIPTION_BLANK],
    ['og:url', address],
    ['og:image', picture ?? PICTURE_BLANK],
    ['og:image:alt', words || '[your words for the picture]'],
    ['og:site_name', name ?? NAME_BLANK],
  ] as const
  const lines = tags.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return {
    title: 'Tags for the head of the page',
    kind: 'html',
    name: 'share-tags.html',
    content: `${[...lines, '<meta name="twitter:card" content="summary_large_image">'].join('\n')}\n`,
    note: `For ${address}. ${taking(leftOver(page, kept))} A picture of 1,200 by 630 pixels looks best: choose another one of yours where this one is small.`,
    preview: {
      kind: 'share',
      host: new URL(address).host,
      title,
      description: description || DESCRIPTION_BLANK,
      picture: picture ?? PICTURE_BLANK,
      ...thumbnailOf(picture, input),
    },
  }
}

/** The page's own type; themes call every page an article, which a homepage is not (ogp.me). */
function typeOf(page: PageFacts): string {
  const type = metaOf(page, 'og:type')
  return type === '' || (page.depth === 0 && type.toLowerCase() === 'article') ? 'website' : type
}

/** The picture that networks take from the page as it is; empty when there is none. A relative address means one on the same website. */
function pictureOf(page: PageFacts): string {
  const [written] = SHARE_PICTURE_PROPERTIES.flatMap((property) => metaOf(page, property) || [])
  const address = written === undefined ? null : URL.parse(written, page.url)
  return address !== null && /^https?:$/u.test(address.protocol) ? address.href : ''
}

/** Names of the page's tags that would still tell of what is made anew. */
function leftOver({ metas }: PageFacts, kept: Readonly<Record<ShareTag, string>>): string[] {
  const stale = (['title', 'description', 'picture'] as const).filter((tag) => kept[tag] === '')
  const names = metas.map(({ property, name }) => (property ?? name ?? '').toLowerCase())
  return [...new Set(names.filter((name) => stale.some((tag) => OTHERS_OF[tag].test(name))))]
}

const taking = (others: readonly string[]): string =>
  others.length === 0
    ? 'Take away tags of the same names that are there.'
    : `Take away tags of the same names that are there, and ${listed(others)}.`

/** The page's canonical address, where that is on this website. */
function ownAddress(page: PageFacts): string {
  const main = mainAddress(page)
  return domainOf(main) === domainOf(page.url) ? main : page.url
}

const domainOf = (address: string): string => registrableDomain(new URL(address).hostname)

/** The name of the business has a tag of its own: the title names the page. */
function titleFor(page: PageFacts, name: string | null): string {
  const title = asPlainLine(withoutOrnaments(page.title.text ?? ''))
  // The heading of a homepage is often a greeting.
  const isHome = new URL(page.url).pathname === '/' && title !== ''
  const telling = tellingParts(title)
  if (isHome && telling === '') return name ?? NAME_BLANK
  const [called] = pageNamesOf(page, name)
  const whole = (isHome ? telling : called) ?? (title || name || '[your product or service]')
  return lengthOf(whole) > TITLE_MOST ? shorter(whole, page, name) : whole
}

/** The most telling parts of a long title, else its beginning. */
function shorter(title: string, page: PageFacts, name: string | null): string {
  const parts = title.split(TITLE_SEPARATOR)
  // The name has a tag of its own.
  const others = parts.filter((part) => lettersOf(part) !== lettersOf(name ?? ''))
  const [telling] =
    others.length > 0 && parts.length > 1 ? shortenedTitles(others, page, { name, city: null }) : []
  return telling ?? cutAtWord(title, TITLE_MOST)
}

/** A title without its parts that say nothing of the business, are a template's, or that another part says, too. */
function tellingParts(title: string): string {
  const parts = title.split(TITLE_SEPARATOR)
  const telling = parts.filter(
    (part, at) =>
      !saysNothingOfBusiness(part) &&
      placeholderWords(part) === null &&
      !parts.some((other, index) => index !== at && saysMore(other, part)),
  )
  return telling.length === parts.length ? title : telling.join(' | ')
}

/** A part that begins with another one has its words; of two that are the same, none has more. */
const saysMore = (other: string, part: string): boolean =>
  lettersOf(other) !== lettersOf(part) && lettersOf(other).startsWith(lettersOf(part))

/** The page's own description, unless it is only a name; else what a search result would say of the page. */
function descriptionFor(page: PageFacts, evidence: FixInput['evidence'], name: string | null): string {
  const written = summed(sentencesIn(metaOf(page, 'description')), DESCRIPTION_MOST)
  if (lengthOf(written) >= DESCRIPTION_LEAST) return written
  const others = readPages(evidence).filter(({ url }) => pageKey(url) !== pageKey(page.url))
  const [made] = descriptionsFor(page, ownSentences([page, ...others])(page), { name })
  const names = [name ?? '', page.title.text ?? ''].map(lettersOf)
  return made ?? (names.includes(lettersOf(written)) ? '' : written)
}

function thumbnailOf(
  picture: string | null,
  { evidence }: Pick<FixInput, 'evidence'>,
): { thumbnail?: Thumbnail } {
  const thumbnail = evidence.thumbnails?.pictures.find(({ url }) => url === picture)
  return thumbnail ? { thumbnail } : {}
}

/** A file's name without its ending: "sample-1". */
const BARE_FILE_NAME = /^[\p{L}_-]*\d+$/u

/** The page's own text for the picture, unless that is the name of a file. */
function altOf({ images }: PageFacts, picture: string | null): string {
  const image = picture === null ? undefined : images.find(({ url, alt }) => url === picture && alt?.trim())
  const words = asPlainLine(image?.alt ?? '')
  return isFileName(words) || BARE_FILE_NAME.test(words) || !/\p{L}{2}/u.test(words) ? '' : words
}
