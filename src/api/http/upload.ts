import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy } from '@fastify/busboy'
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

const NOT_VALID = 'Please upload valid file!'
const TOO_LARGE = 'File size exceeded!'

/**
 * Reads the one file of a form (RFC 7578) while it is received, and stops at the first fault: 422 for the wrong type, which is
 * checked before the size; 413 for too many bytes, whatever length was declared; 400 for another form than one file in one field.
 * The file's name is ignored.
 */
export async function readUpload(request: Request, wanted: Wanted): Promise<Upload> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/iu.test(type))
    throw new AppError(415, 'not_a_form', 'This takes a file in a form.')
  const form = openForm(type, wanted)
  try {
    let received = 0
    for await (const chunk of request.body ?? []) {
      received += chunk.length
      await form.write(chunk)
      if (form.fault) throw await form.firstFault()
      if (received > wanted.most + MOST_AROUND) throw tooLarge()
    }
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

function openForm(contentType: string, wanted: Wanted) {
  const file = new Incoming(wanted)
  let fault: AppError | null = null
  const fail = (error: AppError): void => {
    fault ??= error
  }
  const parser = parserOf(contentType, wanted.most)
  parser.on('file', (field, stream, ...[, , type]) => {
    if (field !== wanted.field || file.isBegun) fail(otherForm())
    file.begin(type)
    stream.on('data', (chunk: Uint8Array) => file.take(chunk))
    stream.on('limit', () => fail(tooLarge()))
    stream.on('error', () => fail(otherForm()))
  })
  for (const event of ['field', 'fieldsLimit', 'filesLimit', 'partsLimit', 'error']) {
    parser.on(event, () => fail(otherForm()))
  }
  return {
    get fault(): AppError | null {
      return fault ?? (file.isWrong ? notValid() : null)
    },
    /** The first of several faults by order: the type before the size, once the bytes on their way have arrived. */
    async firstFault(): Promise<AppError | null> {
      await nextTurn()
      return file.isWrong ? notValid() : fault
    },
    write: (chunk: Uint8Array): Promise<void> =>
      new Promise((resolve) => void parser.write(chunk, () => resolve())),
    async end(): Promise<Upload> {
      await new Promise<void>((resolve) => {
        parser.once('finish', resolve)
        parser.once('error', () => resolve())
        parser.end()
      })
      if (!file.isBegun) fail(otherForm())
      if (fault) throw fault
      if (!file.isRight) throw notValid()
      return file.whole
    },
  }
}

function parserOf(contentType: string, fileSize: number): Busboy {
  try {
    // One more part than is allowed, so that a second one is noticed.
    const limits = {
      fileSize,
      files: 2,
      fields: 1,
      parts: 2,
      headerPairs: 8,
      // A name may be thousands of characters long: it is ignored.
      headerSize: 12_288,
      fieldSize: 1_024,
    }
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (error) {
    if (error instanceof Error) throw otherForm()
    throw error
  }
}

/** The bytes of a file while it is received. */
class Incoming {
  readonly #wanted: Wanted
  readonly #chunks: Uint8Array[] = []
  #type: string | null = null
  #size = 0
  #judged = false
  #wrong = false

  constructor(wanted: Wanted) {
    this.#wanted = wanted
  }

  begin(type: string): void {
    this.#type = type.toLowerCase()
  }

  get isBegun(): boolean {
    return this.#type !== null
  }

  take(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#judged || this.#size < HEAD_BYTES) return
    this.#judged = true
    this.#wrong = !this.isRight
  }

  /** What was received so far cannot be the wanted file. */
  get isWrong(): boolean {
    return this.#wrong
  }

  get isRight(): boolean {
    const head = Buffer.concat(this.#chunks).subarray(0, HEAD_BYTES)
    return this.#wanted.isRight(this.#type ?? '', head)
  }

  get whole(): Upload {
    return { type: this.#type ?? '', bytes: Buffer.concat(this.#chunks) }
  }
}
