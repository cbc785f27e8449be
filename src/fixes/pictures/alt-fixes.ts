import { z } from 'zod'
import type { ImageSeen, PageFacts } from '#core/evidence/page.ts'
import { sheet } from '#core/format/csv.ts'
import { failedRules } from '../failed-rules.ts'
import { factsAs } from '../facts.ts'
import type { FixInput, FixMaker } from '../fix.ts'
import { readPages } from '../pages.ts'
import { type BarePicture, pictureSheet } from './picture-sheet.ts'
import { placeOf } from '../place/place.ts'
import { whereTo } from '../place/where.ts'
import { asPlainLine } from '../words.ts'

const violations = z.object({ violations: z.array(z.object({ id: z.string() })) })
/** Rules of axe-core and of the search ranking check that ask for descriptions. */
const AXE_RULES = new Set(['image-alt', 'input-image-alt', 'role-img-alt'])
const SEARCH_RULES = ['image-alt-missing', 'image-alt-linked', 'image-alt-filename']
const HEADER = [
  'Picture',
  'Page',
  'Other pages',
  'Description now',
  'An idea from its file name',
  'New description',
]
const FILE_NAME = /^[\w%+.-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/iu
/** Names that cameras and image banks give say nothing of the picture. */
const SAYS_NOTHING =
  /^(?:img|dsc|dscn|image|photo|picture|screenshot|untitled|shutterstock|istock)?[\s\d()]*$/iu

/** A sheet of every picture without a description, to be filled in once for all pages. */
export const altFixes: FixMaker = (input) => {
  const pictures = asksForDescriptions(input) ? bareOn(readPages(input.evidence)) : []
  if (pictures.length === 0) return []
  return [
    {
      id: 'picture-descriptions',
      title: `A worksheet for ${pictures.length === 1 ? 'a picture' : `${pictures.length} pictures`} without a description`,
      why: 'People who cannot see a picture hear its description, and search engines read it.',
      pieces: [
        {
          title: 'Worksheet',
          kind: 'csv',
          name: 'picture-descriptions.csv',
          content: sheet([HEADER, ...pictures.map(rowOf)]),
          note: 'Open each picture and write in one short sentence what it shows. Leave it empty for mere decoration. Ideas from file names can be wrong.',
        },
        {
          title: 'The pictures themselves',
          kind: 'page',
          name: 'picture-descriptions.html',
          content: pictureSheet(pictures),
          note: 'The same list with each picture beside it. Open it in your browser while you write, or print it. Your browser fetches the pictures from your website.',
        },
      ],
      where: whereTo(placeOf(input.evidence), 'pictures'),
      builderDoesIt: false,
    },
  ]
}

function asksForDescriptions({ result }: FixInput): boolean {
  const failed = failedRules(result.facts)
  const broken = factsAs(violations, result.facts)?.violations ?? []
  return SEARCH_RULES.some((id) => failed.has(id)) || broken.some(({ id }) => AXE_RULES.has(id))
}

function bareOn(pages: readonly PageFacts[]): BarePicture[] {
  const seen = new Map<string, { image: ImageSeen; on: string[] }>()
  for (const page of pages)
    for (const image of page.images.filter(lacksDescription)) {
      const known = seen.get(image.url ?? '') ?? { image, on: [] }
      seen.set(image.url ?? '', { ...known, on: [...new Set([...known.on, page.url])] })
    }
  return [...seen].map(([url, { image, on }]) => ({
    url,
    page: on[0] ?? '',
    otherPages: on.length - 1,
    now: asPlainLine(image.alt ?? ''),
    idea: ideaFrom(url),
  }))
}

const rowOf = ({ url, page, otherPages, now, idea }: BarePicture): string[] => [
  url,
  page,
  String(otherPages),
  now,
  idea,
  '',
]

const lacksDescription = ({ url, alt, decorative, hidden }: ImageSeen): boolean =>
  url !== null && !hidden && !decorative && (alt === null || FILE_NAME.test(alt.trim()))

/** `kitchen-tap_chrome-300x200.jpg` is perhaps a "Kitchen tap chrome". Empty where the name says nothing. */
function ideaFrom(url: string): string {
  const file = new URL(url).pathname.split('/').at(-1) ?? ''
  const words = file
    .replace(/\.\w+$/u, '')
    .replace(/-\d+x\d+$/u, '')
    .replace(/[-_+.]|%[0-9a-f]{2}/giu, ' ')
    .trim()
  if (SAYS_NOTHING.test(words) || !/\p{L}{3}/u.test(words) || /[0-9a-f]{12}/iu.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}
