import { z } from 'zod'
import type { ImageSeen, PageFacts } from '#core/evidence/page.ts'
import { businessOf } from '../business.ts'
import { factsAs } from '../facts.ts'
import type { FixInput, FixMaker, Piece } from '../fix.ts'
import { mainAddress, mainHeading, metaOf } from '../pages.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { asPlainLine, escapeHtml, firstSentences, fitted } from '../words.ts'

const facts = z.object({ features: z.record(z.string(), z.boolean().nullable()) })

/** What networks show of a card before they cut it. */
const TITLE_MOST = 90
const DESCRIPTION_MOST = 200
const PICTURE_BLANK = '[your picture’s web address]'
/** Smaller pictures are not shown (Facebook's sharing guide). */
const SMALLEST_SIDE = 200

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
      where: whereTo(placeOf(input.evidence), 'share'),
      builderDoesIt: false,
    },
  ]
}

function shareCard(
  page: PageFacts,
  features: Readonly<Record<string, boolean | null>>,
  input: FixInput,
): Piece {
  const title = (features['product_title'] !== false && metaOf(page, 'og:title')) || titleFor(page)
  const description =
    (features['product_description'] !== false && metaOf(page, 'og:description')) || descriptionFor(page)
  const picture = (features['image'] !== false && metaOf(page, 'og:image')) || pictureFor(page)
  const address = mainAddress(page)
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description || '[your description in one or two sentences]'],
    ['og:url', address],
    ['og:image', picture ?? PICTURE_BLANK],
    ['og:site_name', businessOf(input).name ?? '[your business name]'],
  ] as const
  const lines = tags.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  return {
    title: 'Tags for the head of the page',
    kind: 'html',
    name: 'share-tags.html',
    content: `${[...lines, '<meta name="twitter:card" content="summary_large_image">'].join('\n')}\n`,
    note: `For ${address}. Take away tags of the same names that are there. A picture of 1,200 by 630 pixels looks best.`,
    preview: {
      kind: 'share',
      host: new URL(address).host,
      title,
      description: description || 'Your description',
      picture: picture ?? null,
    },
  }
}

const titleFor = (page: PageFacts): string =>
  fitted(mainHeading(page) || asPlainLine(page.title.text ?? '') || '[your product or service]', TITLE_MOST)

const descriptionFor = (page: PageFacts): string =>
  fitted(metaOf(page, 'description'), DESCRIPTION_MOST) || firstSentences(page.text.main, DESCRIPTION_MOST)

/** The largest picture of the page's own part that networks would show. */
function pictureFor({ images }: PageFacts): string | null {
  const shown = images.filter(
    ({ url, hidden, region, width, height }) =>
      url !== null && !hidden && region === 'main' && Math.min(width ?? 0, height ?? 0) >= SMALLEST_SIDE,
  )
  return shown.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.url ?? null
}

const areaOf = ({ width, height }: ImageSeen): number => (width ?? 0) * (height ?? 0)
