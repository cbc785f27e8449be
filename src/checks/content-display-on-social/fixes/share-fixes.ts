import { z } from 'zod'
import { registrableDomain } from '#core/address/urls.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import { sharePictureOf } from '#core/site/share-picture.ts'
import { businessOf } from '#fixes/business.ts'
import { factsAs } from '#fixes/facts.ts'
import type { FixInput, FixMaker, Piece } from '#fixes/fix.ts'
import { mainAddress, metaOf } from '#fixes/pages.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { lengthOf } from '#core/owner-input/text.ts'
import { sentencesIn, sentencesOf, summed } from '#fixes/sentences.ts'
import { asPlainLine, cutAtWord, escapeHtml, withoutOrnaments } from '#fixes/words.ts'
import { pageNamesOf } from '#fixes/markup/new-title.ts'

const facts = z.object({ features: z.record(z.string(), z.boolean().nullable()) })

/** Longest texts that networks show on a card. */
const TITLE_MOST = 90
const DESCRIPTION_MOST = 200
const DESCRIPTION_LEAST = 50
const DESCRIPTION_BLANK = '[your description in one or two sentences]'
const PICTURE_BLANK = '[your picture’s web address]'

/** The Open Graph tags (ogp.me) of the page that the owner named, with the card they make. */
export const shareFixes: FixMaker = (input) => {
  const page = input.evidence.share?.page
  const features = factsAs(facts, input.result.facts)?.features ?? {}
  if (!page || !Object.values(features).includes(false)) return []
  return [
    {
      id: 'share-card',
      title: 'Tags for a good-looking card when someone shares your page',
      why: 'Networks and chats make the card from these tags, or guess when there are none.',
      pieces: [shareCard(page, features, input)],
      where: whereTo(hostingOf(input.evidence), 'share'),
      builderDoesIt: false,
    },
  ]
}

function shareCard(
  page: PageFacts,
  features: Readonly<Record<string, boolean | null>>,
  input: FixInput,
): Piece {
  const { name } = businessOf(input)
  const title = (features['product_title'] !== false && metaOf(page, 'og:title')) || titleFor(page, name)
  const description =
    (features['product_description'] !== false && metaOf(page, 'og:description')) || descriptionFor(page)
  const picture = (features['image'] !== false && metaOf(page, 'og:image')) || sharePictureOf(page)
  const address = ownAddress(page)
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description || DESCRIPTION_BLANK],
    ['og:url', address],
    ['og:image', picture ?? PICTURE_BLANK],
    ['og:image:alt', metaOf(page, 'og:image:alt') || altOf(page, picture) || '[your words for the picture]'],
    ['og:site_name', name ?? '[your business name]'],
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
  const [called] = pageNamesOf(page, name)
  return cutAtWord((isHome ? title : called) ?? (title || name || '[your product or service]'), TITLE_MOST)
}

/** The page's own description, unless it is only a name. */
function descriptionFor(page: PageFacts): string {
  const written = summed(sentencesIn(metaOf(page, 'description')), DESCRIPTION_MOST)
  const made = summed(sentencesOf(page.text.main), DESCRIPTION_MOST)
  return lengthOf(written) >= DESCRIPTION_LEAST || made === '' ? written : made
}

function thumbnailOf(picture: string | null, { evidence }: FixInput): { thumbnail?: Thumbnail } {
  const thumbnail = evidence.thumbnails?.pictures.find(({ url }) => url === picture)
  return thumbnail ? { thumbnail } : {}
}

/** The page's own text for the picture. */
const altOf = ({ images }: PageFacts, picture: string | null): string =>
  asPlainLine(images.find(({ url, alt }) => url === picture && alt?.trim())?.alt ?? '')
