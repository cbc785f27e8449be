import { LEFT_SILENT } from '#core/fix-text/field.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import type { Piece } from '../fix.ts'
import type { BarePicture } from './bare-pictures.ts'

type PictureField = NonNullable<Piece['fields']>[number]

/** More than this in one sitting is too much; the worksheet has all of them. */
const MOST = 30
const LONGEST_NAME = 60

/** One line for each picture, to be typed beside it. Pictures that were left out so far are not in the text. */
export function pictureLines(pictures: readonly BarePicture[], thumbnails: readonly Thumbnail[]): Piece {
  const listed = pictures.slice(0, MOST)
  const copies = new Map(thumbnails.map((thumbnail) => [thumbnail.url, thumbnail]))
  return {
    title: 'Lines for your pictures',
    kind: 'text',
    content: listed.map((picture, at) => `${fileOf(picture.url)}: ${markOf(at)}`).join('\n'),
    note:
      pictures.length > MOST
        ? `These are the first ${MOST} of ${pictures.length}. The worksheet below has all of them.`
        : undefined,
    fields: listed.map((picture, at) => fieldOf(picture, at, copies.get(picture.url))),
  }
}

const markOf = (at: number): string => `[your line for picture ${at + 1}]`

function fieldOf(picture: BarePicture, at: number, thumbnail: Thumbnail | undefined): PictureField {
  const { url, page, leadsTo, now, idea, isOrnament } = picture
  const file = fileOf(url)
  return {
    id: idOf(picture),
    label: `Picture ${at + 1} of ${placeOf(page)}${leadsTo === null ? '' : `, a link to ${placeOf(leadsTo)}`}`,
    mark: markOf(at),
    place: 'instead',
    example: leadsTo === null ? 'What does it show?' : 'Where does a tap on it lead?',
    mayBeEmpty: true,
    value: isOrnament ? LEFT_SILENT : '',
    picture: {
      file,
      thumbnail,
      isLink: leadsTo !== null,
      heardNow: leadsTo === null ? `Image. ${now === '' ? file : now}` : 'Link.',
      idea: isOrnament ? '' : idea,
    },
  }
}

/** The same picture keeps its line when others come and go. A picture with two targets has two lines. */
const idOf = ({ url, leadsTo }: BarePicture): string =>
  `picture/${[url, leadsTo ?? ''].map(lettersOf).join('/')}`.slice(0, 165)

function lettersOf(address: string): string {
  if (address === '') return ''
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`.replaceAll(/[^\p{L}\p{N}/_.-]+/gu, '-').slice(-80)
}

/** The file's own name, without brackets, which mark blanks. */
function fileOf(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? 'picture'
  return last.replaceAll(/[[\]\s]+/gu, '-').slice(-LONGEST_NAME)
}

function placeOf(page: string): string {
  const { host, pathname } = new URL(page)
  return pathname === '/' ? host : pathname
}
