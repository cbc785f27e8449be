import { AppError } from './error.ts'

/** A file from a form, whose first bytes were checked while it was received. */
export interface Upload {
  /** As declared, in lower case. */
  type: string
  bytes: Uint8Array
}

interface Wanted {
  /** The form's field; no other field is allowed. */
  field: string
  /** In bytes. */
  most: number
  /** Judges by the declared type and the first bytes, at most {@link HEAD_BYTES} of them. */
  isRight: (type: string, head: Uint8Array) => boolean
}

/** Number of bytes of a file that are judged before the rest is read. */
export const HEAD_BYTES = 8
/** Bytes of a form around its file: boundaries, the field and its name. */
const MOST_AROUND = 16_384
/** RFC 2046, section 5.1.1. */
const LONGEST_BOUNDARY = 70

const NOT_VALID = 'Please upload valid file!'
const TOO_LARGE = 'File size exceeded!'

/**
 * Reads the one file of a form (RFC 7578) while it is received, and stops at the first fault: 422 for the wrong type, which is
 * checked before the size; 413 for too many bytes, whatever length was declared; 400 for another form than one file in one field.
 * The file's name is ignored.
 */
export async function readUpload(request: Request, wanted: Wanted): Promise<Upload> {
  const form = new OneFileForm(boundaryOf(request.headers.get('Content-Type') ?? ''), wanted)
  try {
    for await (const chunk of request.body ?? []) form.take(chunk)
  } catch (error) {
    // The sender has disconnected; only a proxy's log may get this answer.
    throw error instanceof AppError ? error : otherForm()
  }
  return form.end()
}

const tooLarge = (): AppError => new AppError(413, 'too_large', TOO_LARGE)
/** The error for a file that is not what was asked for, or cannot be read. */
export const notValid = (): AppError => new AppError(422, 'invalid', NOT_VALID)
const otherForm = (): AppError =>
  new AppError(400, 'bad_form', 'This takes one file in a form, and nothing else.')

function boundaryOf(contentType: string): string {
  if (!/^multipart\/form-data\s*;/iu.test(contentType))
    throw new AppError(415, 'not_a_form', 'This takes a file in a form.')
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/iu.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > LONGEST_BOUNDARY) throw otherForm()
  return boundary
}

/** What stands before the bytes of a form's file. */
interface Head {
  type: string
  /** Where the file begins. */
  start: number
}

/** A form while it is received. */
class OneFileForm {
  readonly #close: string
  readonly #wanted: Wanted
  /** Room for what has come and more: a form that is sent byte by byte would take a hundred times its size in pieces. */
  #bytes = Buffer.alloc(MOST_AROUND)
  #received = 0
  #head: Head | null = null
  #isJudged = false

  constructor(boundary: string, wanted: Wanted) {
    this.#close = `\r\n--${boundary}`
    this.#wanted = wanted
  }

  take(chunk: Uint8Array): void {
    this.#add(chunk)
    // They hold the part's header and the first bytes of the file.
    const first = this.#bytes.subarray(0, Math.min(this.#received, MOST_AROUND))
    this.#head ??= headOf(first, this.#close, this.#wanted.field)
    if (!this.#head && this.#received > MOST_AROUND) throw tooLarge()
    if (this.#head && !this.#isJudged) this.#judgeEarly(this.#head, first)
    if (this.#received > this.#wanted.most + MOST_AROUND) throw tooLarge()
  }

  end(): Upload {
    if (!this.#head) throw otherForm()
    const { type, start } = this.#head
    const bytes = this.#bytes.subarray(0, this.#received)
    const end = bytes.indexOf(this.#close, start, 'latin1')
    const after = end + this.#close.length
    if (end === -1 || bytes.toString('latin1', after, after + 2) !== '--') throw otherForm()
    const file = bytes.subarray(start, end)
    if (!this.#wanted.isRight(type, file.subarray(0, HEAD_BYTES))) throw notValid()
    if (file.length > this.#wanted.most) throw tooLarge()
    return { type, bytes: file }
  }

  #add(chunk: Uint8Array): void {
    const received = this.#received + chunk.length
    if (received > this.#bytes.length) {
      const roomier = Buffer.alloc(Math.max(2 * this.#bytes.length, received))
      roomier.set(this.#bytes)
      this.#bytes = roomier
    }
    this.#bytes.set(chunk, this.#received)
    this.#received = received
  }

  /** The wrong type is refused before the rest is received. A file shorter than its first bytes is judged at its end. */
  #judgeEarly({ type, start }: Head, first: Buffer): void {
    const enough = start + HEAD_BYTES + this.#close.length
    if (first.length < enough) return
    this.#isJudged = true
    const isShort = first.subarray(0, enough).includes(this.#close, start, 'latin1')
    if (!isShort && !this.#wanted.isRight(type, first.subarray(start, start + HEAD_BYTES))) throw notValid()
  }
}

/** Reads the first part's header; `null` while it is not all there. Throws when it is not that of a file in this field. */
function headOf(bytes: Buffer, boundaryLine: string, field: string): Head | null {
  // The first line of a form needs no line break before it.
  const added = '\r\n'
  const text = `${added}${bytes.toString('latin1')}`
  const afterBoundary = text.indexOf(boundaryLine) + boundaryLine.length
  const lineEnd = text.includes(boundaryLine) ? text.indexOf('\r\n', afterBoundary) : -1
  const headEnd = lineEnd === -1 ? -1 : text.indexOf('\r\n\r\n', lineEnd)
  if (headEnd === -1) return null
  const restOfLine = text.slice(afterBoundary, lineEnd)
  const header = text.slice(lineEnd, headEnd)
  const disposition = /\r\ncontent-disposition:\s*form-data\s*;([^\r]*)/iu.exec(header)?.[1] ?? ''
  const [, quoted, plain] = /(?:^|;)\s*name=(?:"([^"]*)"|([^\s;]*))/iu.exec(disposition) ?? []
  const isFile = /(?:^|;)\s*filename\*?=/iu.test(disposition)
  if (restOfLine.trim() !== '' || (quoted ?? plain) !== field || !isFile) throw otherForm()
  const type = /\r\ncontent-type:\s*([^\s;]*)/iu.exec(header)?.[1] ?? 'text/plain'
  return { type: type.toLowerCase(), start: headEnd + '\r\n\r\n'.length - added.length }
}
