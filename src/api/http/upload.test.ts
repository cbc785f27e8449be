import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FORM_TYPE, formBody } from '#support/pictures.ts'
import { AppError } from './error.ts'
import { readUpload } from './upload.ts'

const MOST = 40_000
const wanted = {
  field: 'logo',
  most: MOST,
  isRight: (type: string, head: Uint8Array) => type === 'image/png' && head[0] === 'p'.charCodeAt(0),
}

/** What is answered to a form whose bytes arrive in these pieces. */
async function answerTo(pieces: readonly Uint8Array[], type = FORM_TYPE) {
  const left = pieces.filter(({ length }) => length > 0)
  const body = new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
  return answerToStream(body, type)
}

async function answerToStream(body: ReadableStream, type = FORM_TYPE) {
  const init = { method: 'PUT', body, duplex: 'half', headers: { 'Content-Type': type } }
  try {
    const { bytes } = await readUpload(new Request('https://fettle.fixture/', init), wanted)
    return Buffer.from(bytes).toString()
  } catch (error) {
    if (error instanceof AppError) return error.status
    throw error
  }
}

const inPieces = (body: Buffer, size: number) =>
  Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size))
const form = (text: string) =>
  Buffer.from(
    text.replaceAll(
      '{file}',
      'Content-Disposition: form-data; name="logo"; filename="a.png"\r\nContent-Type: image/png',
    ),
  )

describe('an uploaded file', () => {
  const text = `p${'\r\n--fixture\r\n'.repeat(20)}`
  const body = formBody({ bytes: Buffer.from(text) })

  it('is read wherever the network splits the form, also before its last line break', async () => {
    for (let at = 0; at <= body.length; at += 1)
      assert.equal(await answerTo([body.subarray(0, at), body.subarray(at)]), text, `split at ${at}`)
    for (const size of [1, 2, 3, 7]) assert.equal(await answerTo(inPieces(body, size)), text)
  })

  it('is copied as it comes, and keeps none of the pieces in memory', async () => {
    const piece = new Uint8Array(1)
    let at = 0
    const stream = new ReadableStream(
      {
        pull(controller) {
          if (at === body.length) return controller.close()
          piece[0] = body[at] ?? 0
          at += 1
          controller.enqueue(piece)
        },
      },
      { highWaterMark: 0 },
    )
    assert.equal(await answerToStream(stream), text)
  })

  it('is read as other programs write forms', async () => {
    for (const written of [
      '--fixture-boundary\r\n{file}\r\n\r\npng\r\n--fixture-boundary--',
      'for old programs\r\n--fixture-boundary \t\r\n{file}\r\n\r\npng\r\n--fixture-boundary--\r\nafter it',
      '--fixture-boundary\r\nContent-Type: image/PNG; x=y\r\ncontent-disposition: form-data;filename=a;name=logo\r\n\r\npng\r\n--fixture-boundary--',
      `--fixture-boundary\r\nContent-Disposition: form-data; name="logo"; filename*=UTF-8''%ff\r\nContent-Type: image/png\r\n\r\npng\r\n--fixture-boundary--`,
    ])
      assert.equal(await answerTo([form(written)]), 'png', written)
    const quoted = 'Multipart/Form-Data; charset=utf-8; boundary="fixture-boundary"'
    assert.equal(await answerTo([body], quoted), text)
  })

  it('is refused where the form has no end, no header or anything beside it, and never waited for', async () => {
    for (const written of [
      '',
      '--fixture-boundary',
      '--fixture-boundary--\r\n',
      '--fixture-boundary\r\n\r\n--fixture-boundary--',
      '--fixture-boundary\r\n\r\n\r\n--fixture-boundary--\r\n',
      '--fixture-boundary--\r\n--fixture-boundary\r\n',
      '--fixture-boundary\r\n{file}\r\n\r\npng',
      '--fixture-boundary\r\n{file}\r\n\r\npng\r\n--fixture-boundary-',
      '--fixture-boundary\r\n{file}\r\n\r\npng\r\n--fixture-boundary\r\n\r\n--fixture-boundary--',
      '--fixture-boundary\r\n\r\n\r\n--fixture-boundary\r\n{file}\r\n\r\npng\r\n--fixture-boundary--',
      '--fixture-boundary\r\nContent-Type: image/png\r\n\r\npng\r\n--fixture-boundary--',
      '--fixture-boundary\r\nContent-Disposition: form-data; name="logo"\r\n\r\npng\r\n--fixture-boundary--',
      '--fixture-boundary\r\nContent-Disposition: attachment; name="logo"; filename="a"\r\n\r\npng\r\n--fixture-boundary--',
      '--fixture-boundary\n{file}\n\npng\n--fixture-boundary--\n',
    ])
      for (const size of [1, 7, 1_000])
        assert.equal(await answerTo(inPieces(form(written), size)), 400, `${written} in pieces of ${size}`)
  })

  it('is refused by its first bytes before its size, and by its size before its end', async () => {
    const large = Buffer.alloc(MOST + 1, 'p')
    assert.equal(await answerTo([formBody({ bytes: large })]), 413)
    assert.equal(await answerTo([formBody({ bytes: large.fill('q') })]), 422)
    assert.equal(await answerTo([formBody({ bytes: Buffer.from('q') })]), 422)
    assert.equal(await answerTo([formBody({ bytes: Buffer.alloc(0) })]), 422)
    assert.equal(await answerTo([formBody({ bytes: Buffer.alloc(MOST, 'p') })]), 'p'.repeat(MOST))
    const endless = formBody({ bytes: Buffer.alloc(10 * MOST, 'p') }).subarray(0, -40)
    assert.equal(await answerTo(inPieces(endless, 1_000)), 413)
  })
})
