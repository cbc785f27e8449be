import { decoded, decodedPath } from '#core/address/decoded.ts'
import { LEFT_SILENT } from '#core/fix-text/field.ts'
import { squeeze } from '#core/text.ts'
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
  const ids = idsOf(pictures)
  const copies = new Map(thumbnails.map((thumbnail) => [thumbnail.url, thumbnail]))
  return {
    title: 'Lines for your pictures',
    kind: 'text',
    content: listed.map((picture, at) => `${nameOf(picture)}: ${markOf(at)}`).join('\n'),
    note:
      pictures.length > MOST
        ? `These are the first ${MOST} of ${pictures.length}. The worksheet below has all of them.`
        : undefined,
    fields: listed.map((picture, at) => ({
      id: ids[at] ?? '',
      ...fieldOf(picture, at, copies.get(picture.url)),
    })),
  }
}

/** The lines of pictures whose tag is known as whole tags, and the others as they are. */
export function linePieces(pictures: readonly BarePicture[], thumbnails: readonly Thumbnail[]): Piece[] {
  const whole = pictureLines(pictures, thumbnails)
  const lines = whole.content.split('\n')
  const rows = lines.flatMap((line, at) => {
    const field = whole.fields?.[at]
    return field ? [{ line, field, tag: pictures[at]?.tag }] : []
  })
  const tagged = rows.flatMap(({ field, tag }) => (tag === undefined ? [] : [{ field, tag }]))
  const others = rows.filter(({ tag }) => tag === undefined)
  if (tagged.length === 0) return [whole]
  const { note, ...text } = whole
  const tags: Piece = {
    title: 'Tags for your pictures',
    kind: 'html',
    content: tagged.map(({ field, tag }) => withAlt(tag, field.mark)).join('\n'),
    note: [SAME_SRC, ...(note === undefined ? [] : [note])].join(' '),
    fields: tagged.map(({ field }) => field),
  }
  const rest: Piece = {
    ...text,
    title: 'Lines for your other pictures',
    content: others.map(({ line }) => line).join('\n'),
    fields: others.map(({ field }) => field),
  }
  return others.length > 0 ? [tags, rest] : [tags]
}

const SAME_SRC = 'Put each in place of the tag in your page that has the same src.'
const ALT = / alt="[^"]*"/u

/**
 * An attribute of a tag; the group is one without its sign, as `alt"butter chicken"`, which browsers read as the name of one. Whole attributes come
 * first, so that nothing within their quotes is taken for it.
 */
const ATTRIBUTE = /\s(?:[^\s=<>"']+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+)|([^\s=<>"]+"[^"<>]*")(?=[\s>]))/gu

function withAlt(sent: string, mark: string): string {
  const tag = sent.replaceAll(ATTRIBUTE, (attribute, withoutSign?: string) =>
    withoutSign === undefined ? inPixels(attribute) : '',
  )
  return ALT.test(tag) ? tag.replace(ALT, () => ` alt="${mark}"`) : `${tag.slice(0, -1)} alt="${mark}">`
}

/** `width="275px"`: browsers read 275, and no more may stand there (https://html.spec.whatwg.org/#dimension-attributes). */
const inPixels = (attribute: string): string =>
  attribute.replace(/^(\s(?:width|height)\s*=\s*["']?\d{1,5})px(?=["']|$)/iu, '$1')

const markOf = (at: number): string => `[your line for picture ${at + 1}]`

function fieldOf(
  picture: BarePicture,
  at: number,
  thumbnail: Thumbnail | undefined,
): Omit<PictureField, 'id'> {
  const { url, page, leadsTo, now, idea, isOrnament } = picture
  const file = fileOf(url)
  return {
    label: `Picture ${at + 1} of ${placeOf(page, page)}${leadsTo === null ? '' : `, a link to ${placeOf(leadsTo, page)}`}`,
    mark: markOf(at),
    place: 'instead',
    example: leadsTo === null ? 'What does it show?' : 'Where does a tap on it lead?',
    mayBeEmpty: true,
    value: isOrnament ? LEFT_SILENT : '',
    picture: {
      file,
      thumbnail,
      isLink: leadsTo !== null,
      heardNow: leadsTo === null ? `Image. ${now === '' ? file : now}` : `Link. ${now}`.trim(),
      idea: isOrnament ? '' : idea,
    },
  }
}

/**
 * The same picture keeps its line when others come and go. A picture with two targets has two lines. Paths that are alike at two hosts are told apart by
 * their hosts.
 */
function idsOf(pictures: readonly BarePicture[]): string[] {
  const plain = pictures.map((picture) => idOf(picture, pathOf))
  const seen = new Set<string>()
  const alike = new Set(plain.filter((id) => seen.size === seen.add(id).size))
  return pictures.map((picture, at) => {
    const id = plain[at] ?? ''
    return alike.has(id) ? idOf(picture, withHost) : id
  })
}

const LONGEST_ID = 165

function idOf({ url, leadsTo }: BarePicture, written: (address: URL) => string): string {
  const picture = `picture/${lettersOf(written(new URL(url)))}/`
  const target = leadsTo === null ? '' : lettersOf(written(new URL(leadsTo)))
  return picture + target.slice(-(LONGEST_ID - picture.length))
}

const lettersOf = (address: string): string => address.replaceAll(/[^\p{L}\p{N}/_.-]+/gu, '-').slice(-80)
const pathOf = ({ pathname, search }: URL): string => pathname + search
const withHost = (address: URL): string => address.host + pathOf(address)

const BRACKETS_AND_SPACES = /[[\]\s]+/gu

/** A part of an address as people read it, without brackets, which mark blanks. */
const readable = (part: string): string => squeeze(part).replaceAll(BRACKETS_AND_SPACES, '-')

/** The end of the file's own name. */
function fileOf(url: string): string {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '') ?? ''
  const name = Array.from(readable(decoded(last) ?? last) || 'picture')
  return name.length > LONGEST_NAME ? `…${name.slice(1 - LONGEST_NAME).join('')}` : name.join('')
}

/** Which picture a line is of: "tap.jpg on /products, a link to /taps". */
function nameOf({ url, page, leadsTo }: BarePicture): string {
  const target = leadsTo === null ? '' : `, a link to ${placeOf(leadsTo, page)}`
  return `${fileOf(url)} on ${placeOf(page, page)}${target}`
}

/** An address as it is named on this page: a page of the same website by its path. */
function placeOf(address: string, page: string): string {
  const { host, pathname, search } = new URL(address)
  const path = pathname + search
  const shown = path === '/' ? '' : readable(decodedPath(path) ?? path)
  return host === new URL(page).host && shown !== '' ? shown : host + shown
}
