import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { picture } from '#support/pictures.ts'
import { aPageOf, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

const jpegAnswer = (body: Buffer | string): WebAnswer => ({ headers: { 'content-type': 'image/jpeg' }, body })

async function thumbnailsOf(images: string, files: Readonly<Record<string, WebAnswer>>) {
  await using scan = await scanPages({ '/': aPageOf(images), ...files })
  return (await scan.want('thumbnails')).pictures
}

describe('small copies of pictures', () => {
  it('are made of those that need a description, once each', async () => {
    const photo = jpegAnswer(await picture('jpeg', 900, 600))
    const found = await thumbnailsOf('<img src="/a.jpg"><img src="/a.jpg"><img src="/b.jpg" alt="A loaf">', {
      '/a.jpg': photo,
      '/b.jpg': photo,
    })
    assert.deepEqual(
      found.map(({ url, width, height }) => [url, width, height]),
      [['http://joes.test/a.jpg', 240, 160]],
    )
  })

  it('C15 hold nothing of the file but its pixels', async () => {
    const photo = await picture('jpeg', 300, 300, { ImageDescription: 'taken at home' })
    const [made] = await thumbnailsOf('<img src="/a.jpg">', {
      '/a.jpg': jpegAnswer(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])),
    })
    const bytes = Buffer.from(made?.src.replace('data:image/webp;base64,', '') ?? '', 'base64')
    const { format, exif } = await sharp(bytes).metadata()
    assert.deepEqual([format, exif], ['webp', undefined])
    assert.equal(bytes.includes('script'), false)
  })

  it('C15 are not made of an SVG, whatever it is called', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>throw 1</script></svg>'
    assert.deepEqual(await thumbnailsOf('<img src="/a.jpg">', { '/a.jpg': jpegAnswer(svg) }), [])
  })

  it('have at most 10 KB, even of noise, and are left out where that fails', async () => {
    const noise = await sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const found = await thumbnailsOf('<img src="/a.jpg">', { '/a.jpg': jpegAnswer(noise) })
    for (const { src } of found) assert.ok(src.length < 14_000, `${src.length} characters`)
  })

  it('are at most 12', async () => {
    const photo = jpegAnswer(await picture('jpeg', 60, 60))
    const names = Array.from({ length: 15 }, (_, at) => `/p${at}.jpg`)
    const found = await thumbnailsOf(
      names.map((name) => `<img src="${name}">`).join(''),
      Object.fromEntries(names.map((name) => [name, photo])),
    )
    assert.equal(found.length, 12)
  })

  it('are not made of a picture too small to show anything', async () => {
    const files = { '/a.jpg': jpegAnswer(await picture('jpeg', 8, 8)) }
    assert.deepEqual(await thumbnailsOf('<img src="/a.jpg">', files), [])
  })

  it('ask for nothing where every picture has its description', async () => {
    await using scan = await scanPages({ '/': aPageOf('<img src="/a.jpg" alt="A loaf">') })
    await scan.want('pages')
    const before = scan.egress.usage().requests
    assert.deepEqual((await scan.want('thumbnails')).pictures, [])
    assert.equal(scan.egress.usage().requests, before)
  })
})
