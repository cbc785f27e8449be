import { z } from 'zod'
import { csvSheet } from '#core/format/csv.ts'
import type { ImageFacts, PageFacts } from '#core/evidence/page.ts'
import { picturesInTurn } from '#core/pictures-in-turn.ts'
import { missingPictures } from '#core/site/missing-pictures.ts'
import { needsWords } from '#core/site/needs-words.ts'
import { plural } from '#core/words.ts'
import { businessOf } from '../business.ts'
import { failedRules } from '../failed-rules.ts'
import { factsAs } from '../facts.ts'
import type { Column } from '#core/block.ts'
import type { FixInput, FixMaker } from '../fix.ts'
import { readPages } from '../pages.ts'
import { type BarePicture, barePictures, pictureFiles, markedAsDecoration } from './bare-pictures.ts'
import { linePieces } from './picture-lines.ts'
import { pictureTags, withTag } from './picture-tags.ts'
import { pictureSheet } from './picture-sheet.ts'
import { hostingOf } from '../hosting/hosting.ts'
import { whereTo } from '../hosting/where.ts'

const violations = z.object({
  violations: z.array(z.object({ id: z.string() })),
  /** Told in full, with its pieces, by the phone's result. */
  sameOnPhone: z.array(z.string()).default([]),
})
const NONE_BROKEN = { violations: [], sameOnPhone: [] }
/** Rules of axe-core and of the search ranking check that ask for descriptions. */
const AXE_PICTURE_RULES = new Set(['image-alt', 'input-image-alt', 'role-img-alt'])
/** A link without words: of the pictures only one in a link answers it. */
const AXE_LINK_RULE = 'link-name'
export const SEARCH_RULES = ['image-alt-missing', 'image-alt-linked', 'image-alt-filename']
const HEADER = ['Picture', 'Page', 'Other pages', 'Leads to', 'Description now', 'An idea', 'New description']
const SHOWN: Column[] = [{ label: 'Picture' }, { label: 'Page', under: true }, { label: 'An idea' }]
const ORNAMENT = 'Probably decoration: leave it empty'

/** A sheet of every picture that needs a description, to be filled in once for all pages. */
export const altFixes: FixMaker = (input) => {
  const asked = askedFor(input)
  const pages = asked === 'none' ? [] : pagesInTurn(input.evidence, asked)
  const pictures = barePictures(pages, businessOf(input).name)
  if (pictures.length === 0) return []
  return [
    {
      id: 'picture-descriptions',
      title: `Say what’s in ${pictures.length === 1 ? 'a picture' : `${pictures.length} pictures`}`,
      why: 'People who cannot see a picture hear its description, and search engines read it.',
      pieces: [
        ...linePieces(pictures, input.evidence.thumbnails?.pictures ?? []),
        {
          title: 'If you would rather fill in a worksheet',
          isLater: true,
          kind: 'csv',
          name: 'picture-descriptions.csv',
          content: csvSheet(sheetOf(pictures)),
          note: noteFor(pictures, markedAsDecoration(pages, pictures)),
          preview: { kind: 'table', columns: SHOWN, rows: pictures.map(shownOf) },
        },
        {
          title: 'If you would rather see the pictures, or print them',
          isLater: true,
          kind: 'page',
          name: 'picture-descriptions.html',
          content: pictureSheet(pictures),
          note: 'The same list with each picture beside it. Open it in your browser while you write, or print it. Your browser fetches the pictures from your website.',
        },
      ],
      where: whereTo(hostingOf(input.evidence), 'pictures'),
      builderDoesIt: false,
    },
  ]
}

/** The number of lines that the worksheet of all pages has. */
export const countLines = (evidence: FixInput['evidence']): number =>
  barePictures(pagesInTurn(evidence, 'all'), null).length

type Asked = 'all' | 'in links' | 'none'

/** The pages with the pictures of all slides, tabs and dialogs; without those that do not load, which are put back first, and those that were described since. */
function pagesInTurn(evidence: FixInput['evidence'], asked: Asked): PageFacts[] {
  const sent = new Map((evidence.pages?.pages ?? []).map((page) => [page.url, page]))
  const missing = missingPictures(evidence.links)
  const newest = evidence.site?.home
  const tags = pictureTags(evidence)
  return readPages(evidence).map((page) => {
    const isDescribed = newest?.url === page.url ? describedOn(newest) : () => false
    return {
      ...page,
      images: picturesInTurn(page, sent.get(page.url) ?? page)
        .filter(
          (image) =>
            !missing.has(image.candidate ?? image.url ?? '') &&
            (asked === 'all' || image.leadsTo !== undefined) &&
            !isDescribed(image),
        )
        .map((image) => withTag(image, tags)),
    }
  })
}

/** Whether the homepage as it was last read has this picture, and with words wherever it has it: a test of one check reads that page alone again. */
function describedOn({ images }: PageFacts): (image: ImageFacts) => boolean {
  // One that is hidden as the page is sent may be shown by a script: that it is hidden describes nothing.
  const lacking = new Set(
    images.filter((image) => needsWords({ ...image, hidden: false })).map(({ url }) => url),
  )
  const described = new Set(images.map(({ url }) => url).filter((url) => !lacking.has(url)))
  return ({ url }) => described.has(url)
}

/** What the result asks to be described. */
function askedFor({ result }: FixInput): Asked {
  const failed = failedRules(result.facts)
  const { violations: broken, sameOnPhone } = factsAs(violations, result.facts) ?? NONE_BROKEN
  const own = broken.filter(({ id }) => !sameOnPhone.includes(id))
  if (SEARCH_RULES.some((id) => failed.has(id)) || own.some(({ id }) => AXE_PICTURE_RULES.has(id)))
    return 'all'
  return own.some(({ id }) => id === AXE_LINK_RULE) ? 'in links' : 'none'
}

function noteFor(pictures: readonly BarePicture[], decoration: number): string {
  const lines = [
    'Write in one short sentence what each picture shows.',
    pictures.some(({ leadsTo }) => leadsTo !== null) && 'Where a picture is a link, say where it leads.',
    pictureFiles(pictures).size < pictures.length &&
      'One that leads to several pages has a line for each of them.',
    'Leave mere decoration empty. Ideas come from your file names, links and other pages, and can be wrong.',
    decoration > 0 &&
      `${plural(decoration, 'other picture is', 'other pictures are')} marked as decoration on your pages and not listed here.`,
  ]
  return lines.filter((line) => line !== false).join(' ')
}

const ideaOf = ({ isOrnament, idea }: BarePicture): string => (isOrnament ? ORNAMENT : idea)

const shownOf = (picture: BarePicture): string[] => [picture.url, picture.page, ideaOf(picture)]

/** With the present tags in a last column, where any is known. */
function sheetOf(pictures: readonly BarePicture[]): string[][] {
  const rows = [HEADER, ...pictures.map(rowOf)]
  if (pictures.every(({ tag }) => tag === undefined)) return rows
  const tags = ['Tag now', ...pictures.map(({ tag }) => tag ?? '')]
  return rows.map((row, at) => [...row, tags[at] ?? ''])
}

const rowOf = (picture: BarePicture): string[] => [
  picture.url,
  picture.page,
  String(picture.otherPages),
  picture.leadsTo ?? '',
  picture.now,
  ideaOf(picture),
  '',
]
