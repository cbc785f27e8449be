import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { aVisit } from '#support/visits.ts'
import { aPageOf, scanPages } from '#support/scan.ts'
import { gatherLighterPictures } from './gather-lighter-pictures.ts'

const SHOT = { width: 2_400, height: 1_600 }
/** Noise under a blur, so that its size is that of a photo. */
const photo = (): Promise<Buffer> =>
  sharp(randomBytes(240 * 160 * 3), { raw: { width: 240, height: 160, channels: 3 } })
    .resize(SHOT.width, SHOT.height)
    .jpeg({ quality: 98 })
    .toBuffer()

async function lighter(file: Buffer, bytes = file.length) {
  const request = { url: 'http://joes.test/hero.jpg', type: 'Image', status: 200, bytes, failed: false }
  const hero = { headers: { 'content-type': 'image/jpeg' }, body: file }
  const known = { mobileVisit: aVisit({ requests: [request] }) }
  await using scan = await scanPages({ '/': aPageOf(''), '/hero.jpg': hero }, { known })
  return (await gatherLighterPictures(scan.context)).pictures
}

describe('lighter copies', () => {
  it('are made of a heavy picture, smaller and readable', async () => {
    const file = await photo()
    const [made] = await lighter(file)
    assert.ok(made)
    assert.deepEqual([made.url, made.bytes, made.type], ['http://joes.test/hero.jpg', file.length, 'jpeg'])
    assert.ok(made.lighterBytes < file.length * 0.67, `${file.length} to ${made.lighterBytes} bytes`)
    const { format, width } = await sharp(Buffer.from(made.data, 'base64')).metadata()
    assert.deepEqual([format, width], ['jpeg', 1_600])
  })

  it('are not made of a light one', async () => {
    assert.deepEqual(await lighter(await photo(), 50_000), [])
  })

  it('are left out where they save little', async () => {
    const file = await sharp(randomBytes(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
    assert.deepEqual(await lighter(file), [])
  })

  it('C15 are not made of what is no picture', async () => {
    assert.deepEqual(await lighter(Buffer.alloc(200_000, '<svg/>')), [])
  })
})
