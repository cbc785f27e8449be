import { pageKey, registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { missingPictures } from '#core/site/missing-pictures.ts'
import { businessOf } from '../business.ts'
import type { FixInput, Piece } from '../fix.ts'
import { mainAddress, metaOf, readPages } from '../pages.ts'
import { sentencesIn, summed } from '../sentences.ts'
import { asPlainLine, cutAtWord, escapeHtml, withoutOrnaments } from '../words.ts'
import { lettersOf } from './letters-of.ts'
import { descriptionsFor } from './new-description.ts'
import { NAME_BLANK, pageNamesOf, saysNothingOfBusiness } from './new-title.ts'
import { ownSentences } from './own-sentences.ts'
import { tellingPicture } from './telling-picture.ts'

/** Longest texts that networks show on a card. */
const TITLE_MOST = 90
const DESCRIPTION_MOST = 200
const DESCRIPTION_LEAST = 50
const DESCRIPTION_BLANK = '[your description in one or two sentences]'
const PICTURE_BLANK = '[your picture’s web address]'

/** Which tags of the page are made anew; the others are kept where the page has them. */
interface NewShareTags {
  title: boolean
  description: boolean
  picture: boolean
}

/** The Open Graph tags (ogp.me) of a page, with the card that networks make from them. */
export function shareCard(
  page: PageFacts,
  anew: NewShareTags,
  input: Pick<FixInput, 'profile' | 'evidence' | 'answers' | 'details' | 'words'>,
): Piece {
  const { name } = businessOf(input)
  const title = (!anew.title && metaOf(page, 'og:title')) || titleFor(page, name)
  const description =
    (!anew.description && metaOf(page, 'og:description')) || descriptionFor(page, input.evidence, name)
  const picture =
    (!anew.picture && metaOf(page, 'og:image')) || tellingPicture(page, missingPictures(input.evidence.links))
  const address = ownAddress(page)
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description || DESCRIPTION_BLANK],
    ['og:url', address],
    ['og:image', picture ?? PICTURE_BLANK],
    ['og:image:alt', metaOf(page, 'og:image:alt') || altOf(page, picture) || '[your words for the picture]'],
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
    note: `For ${address}. Take away tags of the same names that are there. A picture of 1,200 by 630 pixels looks best: choose another one of yours where this one is small.`,
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
  if (isHome && saysNothingOfBusiness(title)) return name ?? NAME_BLANK
  const [called] = pageNamesOf(page, name)
  return cutAtWord((isHome ? title : called) ?? (title || name || '[your product or service]'), TITLE_MOST)
}

/** The page's own description, unless it is only a name; else what a search result would say of the page. */
function descriptionFor(page: PageFacts, evidence: FixInput['evidence'], name: string | null): string {
  const written = summed(sentencesIn(metaOf(page, 'description')), DESCRIPTION_MOST)
  if (lengthOf(written) >= DESCRIPTION_LEAST) return written
  const others = readPages(evidence).filter(({ url }) => pageKey(url) !== pageKey(page.url))
  const [made] = descriptionsFor(page, ownSentences([page, ...others])(page), name)
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

/** The page's own text for the picture. */
const altOf = ({ images }: PageFacts, picture: string | null): string =>
  asPlainLine(images.find(({ url, alt }) => url === picture && alt?.trim())?.alt ?? '')
