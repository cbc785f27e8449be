import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { z } from 'zod'
import { type TestApi, type TestBrowser, testApi } from '#support/api.ts'
import { chunk, claimedSize, FORM_TYPE, formBody, picture, withChunks } from '#support/pictures.ts'

const NOT_VALID = 'Please upload valid file!'
const TOO_LARGE = 'File size exceeded!'
const MOST = 8_388_608

const saved = z.object({
  message: z.string(),
  logo: z.object({ path: z.string(), width: z.number(), height: z.number() }),
})
const failed = z.object({ message: z.string() })
const kept = z.object({ logo: z.object({ path: z.string() }).nullable() })

const send = (owner: TestBrowser, body: unknown, headers: Record<string, string> = {}) =>
  owner.call('PUT', '/summary/logo', body, { 'content-type': FORM_TYPE, ...headers })
const filled = (png: Buffer, size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
const textField = (at: number) =>
  `--fixture-boundary\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`

describe('the logo', () => {
  let api: TestApi
  let png: Buffer
  let jpeg: Buffer
  before(async () => {
    api = await testApi()
    png = await picture('png')
    jpeg = await picture('jpeg')
  })
  after(() => api.close())

  const refusedAs = async (body: unknown, status: number, message?: string) => {
    const owner = await api.owner()
    const answer = await send(owner, body)
    assert.equal(answer.status, status)
    if (message !== undefined) assert.equal(failed.parse(answer.body).message, message)
    assert.equal(kept.parse((await owner.get('/summary')).body).logo, null)
    assert.deepEqual(
      [...api.files.keys()].filter((name) => name.startsWith(`logos/${owner.id}`)),
      [],
    )
  }

  it('I01 is accepted as PNG and as JPEG, encoded again without metadata, at most 1,024 px', async () => {
    const secret = { Copyright: 'SECRET-OWNER' }
    const files = [
      { bytes: await picture('png', 2_000, 500, secret), type: 'image/png', shown: 'image/png' },
      { bytes: await picture('jpeg', 500, 2_000, secret), type: 'image/jpeg', shown: 'image/jpeg' },
      { bytes: await picture('jpeg', 1_024, 10), type: 'image/jpg', shown: 'image/jpeg' },
    ]
    for (const { bytes, type, shown } of files) {
      const owner = await api.owner()
      const answer = await send(owner, formBody({ bytes, type }))
      const { message, logo } = saved.parse(answer.body)
      assert.deepEqual(
        [answer.status, message, Math.max(logo.width, logo.height)],
        [200, 'Data updated successfully', 1_024],
      )
      const seen = await owner.get(logo.path)
      assert.deepEqual(
        ['content-type', 'x-content-type-options', 'content-disposition'].map(
          (name) => seen.headers.get(name)?.split(';')[0],
        ),
        [shown, 'nosniff', 'inline'],
      )
      assert.ok(!Buffer.from(seen.bytes).includes('SECRET-OWNER'))
      const { exif, width } = await sharp(seen.bytes).metadata()
      assert.deepEqual([exif, width], [undefined, logo.width])
    }
  })

  it('is upright when the camera was turned', async () => {
    const turned = await sharp(await picture('jpeg', 60, 20))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { logo } = saved.parse(
      (await send(await api.owner(), formBody({ bytes: turned, type: 'image/jpeg' }))).body,
    )
    assert.deepEqual([logo.width, logo.height], [20, 60])
  })

  it('I02 is refused as GIF, WebP, SVG, PDF, zip and HTML, whatever its name', async () => {
    const others = [
      Buffer.from('GIF89a\x01\x00\x01\x00\x00'),
      await sharp(png).webp().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('PK\x03\x04aaaaaaaa'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from(''),
      Buffer.from([0x89, 0x50]),
    ]
    for (const bytes of others) await refusedAs(formBody({ bytes }), 422, NOT_VALID)
  })

  it('I02 is refused when the declared type is another one, and when the bytes are of another type than declared', async () => {
    await refusedAs(formBody({ bytes: png, type: 'image/webp' }), 422, NOT_VALID)
    await refusedAs(formBody({ bytes: png, type: 'text/html' }), 422, NOT_VALID)
    await refusedAs(formBody({ bytes: png, type: 'image/jpeg' }), 422, NOT_VALID)
    await refusedAs(formBody({ bytes: jpeg, type: 'image/png' }), 422, NOT_VALID)
  })

  it('I03 is accepted with 8,388,608 bytes and refused with one more; the type is checked before the size', async () => {
    assert.equal((await send(await api.owner(), formBody({ bytes: filled(png, MOST) }))).status, 200)
    await refusedAs(formBody({ bytes: filled(png, MOST + 1) }), 413, TOO_LARGE)
    await refusedAs(formBody({ bytes: Buffer.alloc(MOST + 1) }), 422, NOT_VALID)
  })

  it('I03 is not read to its end once it is too large, whatever length was declared', async () => {
    let sent = 0
    const head = formBody({ bytes: png }).subarray(0, 200)
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(Uint8Array.from(sent === 0 ? head : Buffer.alloc(65_536)))
        sent += 65_536
      },
    })
    const owner = await api.owner()
    const answer = await send(owner, endless, { 'content-length': '1000' })
    assert.equal(answer.status, 413)
    assert.equal(failed.parse(answer.body).message, TOO_LARGE)
    assert.ok(sent < MOST + 10 * 65_536, `${sent} bytes were read`)
  })

  it('I04 keeps only the pixels of a file that is also something else', async () => {
    const tails = [
      { bytes: Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]), type: 'image/png' },
      {
        bytes: withChunks(png, chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))),
        type: 'image/png',
      },
      { bytes: Buffer.concat([jpeg, Buffer.from('PK\x03\x04<script>')]), type: 'image/jpeg' },
    ]
    for (const { bytes, type } of tails) {
      const owner = await api.owner()
      const { logo } = saved.parse((await send(owner, formBody({ bytes, type }))).body)
      const seen = await owner.get(logo.path)
      assert.ok(!Buffer.from(seen.bytes).includes('<script>'))
      assert.ok(!Buffer.from(seen.bytes).includes('PK\x03\x04'))
    }
  })

  it('I05 is refused when broken, cut off, with too many pixels, a decompression bomb, or animated; this process stays small', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    })
      .png()
      .toBuffer()
    const bomb = chunk(
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))]),
    )
    const moving = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
    const before = process.memoryUsage().rss
    await refusedAs(
      formBody({ bytes: Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 7)]) }),
      422,
      NOT_VALID,
    )
    await refusedAs(formBody({ bytes: noise.subarray(0, noise.length / 2) }), 422, NOT_VALID)
    await refusedAs(
      formBody({ bytes: jpeg.subarray(0, jpeg.length / 2), type: 'image/jpeg' }),
      422,
      NOT_VALID,
    )
    await refusedAs(formBody({ bytes: claimedSize(50_000, 50_000) }), 422, NOT_VALID)
    await refusedAs(formBody({ bytes: withChunks(png, bomb) }), 422, NOT_VALID)
    await refusedAs(formBody({ bytes: withChunks(png, moving) }), 422, NOT_VALID)
    const grown = (process.memoryUsage().rss - before) / 1_048_576
    assert.ok(grown < 64, `${grown.toFixed(0)} MiB`)
  })

  it('is accepted with 25 megapixels and refused with more', async () => {
    assert.equal(
      (await send(await api.owner(), formBody({ bytes: await picture('png', 5_000, 5_000) }))).status,
      200,
    )
    await refusedAs(formBody({ bytes: await picture('png', 5_000, 5_001) }), 422, NOT_VALID)
  })

  it('I06 does not choose the name of its file', async () => {
    for (const name of [
      '../../x',
      'CON',
      'x'.repeat(5_000),
      'ä'.repeat(5_000),
      'a\u0000b',
      '\u202Egnp.exe',
    ]) {
      const owner = await api.owner()
      const { logo } = saved.parse((await send(owner, formBody({ bytes: png, name }))).body)
      const files = [...api.files.keys()].filter((file) => file.includes(owner.id))
      assert.deepEqual(files, [`logos/${owner.id}/${logo.path.split('/').at(-1)}.png`])
    }
  })

  it('I07 must be the only field of its form', async () => {
    await refusedAs(formBody({ bytes: png }, { bytes: png }), 400)
    await refusedAs(formBody({ bytes: png, field: 'other' }), 400)
    await refusedAs(formBody(), 400)
    await refusedAs('not a form', 400)
    await refusedAs(
      formBody(...Array.from({ length: 10_000 }, () => ({ bytes: Buffer.from('x'), field: 'x' }))),
      400,
    )
    await refusedAs(Array.from({ length: 10_000 }, (_, at) => textField(at)).join(''), 400)
    await refusedAs(
      `--fixture-boundary\r\nContent-Disposition: form-data; name="logo"; filename="${'x'.repeat(9_000_000)}`,
      413,
    )
    assert.equal((await send(await api.owner(), png, { 'content-type': 'image/png' })).status, 415)
    assert.equal((await send(await api.owner(), png, { 'content-type': 'multipart/form-data' })).status, 415)
    assert.equal(
      (await send(await api.owner(), png, { 'content-type': 'multipart/form-data; x=1' })).status,
      400,
    )
  })

  it('I08 leaves nothing behind when the upload is interrupted', async () => {
    await refusedAs(formBody({ bytes: png }).subarray(0, 150), 400)
    const owner = await api.owner()
    const cut = new ReadableStream({
      start: (controller) => controller.enqueue(Uint8Array.from(formBody({ bytes: png }).subarray(0, 180))),
      pull: (controller) => controller.error(new Error('cut')),
    })
    assert.equal((await send(owner, cut)).status, 400)
    assert.deepEqual(
      [...api.files.keys()].filter((name) => name.includes(owner.id)),
      [],
    )
    assert.deepEqual(api.faults, [])
  })

  it('replaces the one before, and is deleted on request', async () => {
    const owner = await api.owner()
    const first = saved.parse((await send(owner, formBody({ bytes: png }))).body).logo
    const second = saved.parse((await send(owner, formBody({ bytes: jpeg, type: 'image/jpeg' }))).body).logo
    assert.equal((await owner.get(first.path)).status, 404)
    assert.equal((await owner.get(second.path)).status, 200)
    assert.equal([...api.files.keys()].filter((name) => name.includes(owner.id)).length, 1)
    assert.equal((await owner.call('DELETE', '/summary/logo')).status, 200)
    assert.equal((await owner.get(second.path)).status, 404)
    assert.equal([...api.files.keys()].filter((name) => name.includes(owner.id)).length, 0)
  })

  it('stays when the file of the one before cannot be deleted', async () => {
    const owner = await api.owner()
    await send(owner, formBody({ bytes: png }))
    const { files } = api.services
    const remove = files.remove.bind(files)
    files.remove = async () => {
      files.remove = remove
      throw new Error('503')
    }
    assert.equal((await send(owner, formBody({ bytes: jpeg, type: 'image/jpeg' }))).status, 200)
    const { logo } = kept.parse((await owner.get('/summary')).body)
    assert.equal((await owner.get(logo?.path ?? '')).status, 200)
  })

  it('A01 is shown to its owner alone', async () => {
    const [mia, other] = [await api.owner(), await api.owner()]
    const { logo } = saved.parse((await send(mia, formBody({ bytes: png }))).body)
    const unknown = await other.get('/summary/logo/00000000-0000-4000-8000-000000000000')
    const foreign = await other.get(logo.path)
    assert.deepEqual([foreign.status, foreign.text], [404, unknown.text])
    assert.equal((await api.visitor().get(logo.path)).status, 401)
    assert.equal((await send(api.visitor(), formBody({ bytes: png }))).status, 401)
  })

  it('is accepted at most 30 times an hour', async () => {
    const owner = await api.owner()
    const tries: number[] = []
    for (let at = 0; at < 31; at += 1) tries.push((await send(owner, formBody())).status)
    assert.deepEqual([...new Set(tries.slice(0, 30)), tries[30]], [400, 429])
  })
})
