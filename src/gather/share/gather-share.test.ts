import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aPageOf, failureOf, type ScanOptions, scanPages } from '#support/scan.ts'
import type { WebAnswer } from '#support/web-server.ts'

/** The first bytes of a PNG of this size (PNG specification, IHDR). */
function png(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([header, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(64)])
}

const PNG = { 'content-type': 'image/png' }
const product = (image: string): string =>
  aPageOf('<h1>Box</h1>', `<title>Box</title><meta property="og:image" content="${image}">`)

async function gather(
  pages: Readonly<Record<string, WebAnswer>>,
  named?: string,
  options: Partial<ScanOptions> = {},
) {
  const answers = named === undefined ? {} : { 'S-PRODURL': named }
  await using scan = await scanPages({ '/': aPageOf(''), ...pages }, { answers, ...options })
  return await scan.want('share')
}
const imageOf = async (picture: WebAnswer) => {
  const { image } = await gather({ '/box': product('/box.png'), '/box.png': picture }, 'http://joes.test/box')
  assert.ok(image && 'width' in image)
  return image
}

const why = async (status: number) => {
  await using scan = await scanPages(
    { '/': aPageOf(''), '/box': { status } },
    { answers: { 'S-PRODURL': '/box' } },
  )
  return (await failureOf(scan.want('share'))).reason
}

describe('the page named by the owner', () => {
  it('is absent when none was named', async () => {
    assert.deepEqual(await gather({}), { url: null, kind: 'none', image: null })
    assert.equal((await gather({}, '  ')).kind, 'none')
  })

  it('belongs to this site', async () => {
    assert.equal((await gather({}, 'https://elsewhere.test/box')).kind, 'other_site')
  })

  it('is missing when it answers 404 or 410', async () => {
    assert.deepEqual([(await gather({}, '/box')).kind, (await gather({}, '/box')).status], ['missing', 404])
    assert.equal((await gather({ '/box': { status: 410 } }, '/box')).status, 410)
  })

  it('fails with an error or a bot wall', async () => {
    assert.equal(await why(500), 'server_error')
    assert.equal(await why(403), 'bot_wall')
  })

  it('is read even where robots.txt disallows it', async () => {
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' }
    const share = await gather({ '/box': product('/box.png'), '/robots.txt': robots }, '/box')
    assert.equal(share.page?.title.text, 'Box')
  })
})

describe('its picture', () => {
  it('is reported with type, width, height and size', async () => {
    const body = png(1200, 630)
    const image = await imageOf({ headers: { ...PNG, 'content-length': String(body.length) }, body })
    assert.deepEqual(image, {
      url: 'http://joes.test/box.png',
      status: 200,
      type: 'image/png',
      width: 1200,
      height: 630,
      bytes: body.length,
    })
  })

  it('may be missing', async () => {
    assert.equal((await gather({ '/box': aPageOf('') }, '/box')).image, null)
    assert.equal((await imageOf({ status: 404 })).status, 404)
  })

  it('C15 a huge picture is measured and never decoded, a broken one has no size', async () => {
    const huge = await imageOf({ headers: PNG, body: png(60_000, 60_000) })
    assert.deepEqual([huge.width, huge.height], [60_000, 60_000])
    const broken = await imageOf({ headers: PNG, body: 'nothing of the kind' })
    assert.deepEqual([broken.width, broken.height], [null, null])
  })

  it('C15 an SVG with a script is read by its attributes only', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>throw 1</script></svg>'
    const image = await imageOf({ headers: { 'content-type': 'image/svg+xml' }, body: svg })
    assert.deepEqual([image.width, image.height], [300, 200])
  })

  it('C15 of a large file only the start is read', async () => {
    const body = Buffer.concat([png(1200, 630), Buffer.alloc(4_000_000)])
    await using scan = await scanPages(
      {
        '/': aPageOf(''),
        '/box': product('/box.png'),
        '/box.png': { headers: { ...PNG, 'content-length': String(body.length) }, body },
      },
      { answers: { 'S-PRODURL': '/box' } },
    )
    const { image } = await scan.want('share')
    assert.ok(image && 'bytes' in image)
    assert.equal(image.bytes, body.length)
    assert.ok(scan.egress.usage().bytesIn < 2_000_000)
  })

  it('that cannot be fetched is reported with its failure', async () => {
    const { image } = await gather({ '/box': product('http://10.0.0.1/box.png') }, '/box')
    assert.ok(image && 'failure' in image)
    assert.equal(image.failure.reason, 'dns_failure')
  })
})
