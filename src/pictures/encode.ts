import sharp, { type Sharp } from 'sharp'
import { type EncodedPicture, formatOf, type PictureUse } from './kinds.ts'
import { isPlainPng } from './png.ts'

/** 25 megapixels (decisions, section 5.4). */
const MOST_PIXELS = 25_000_000
const LOGO = { side: 1_024, jpegQuality: 86 }
const THUMBNAIL = { side: 240, qualities: [60, 35], mostBytes: 10_240 }
/** Wide enough for a whole screen; qualities at which nobody sees a difference. */
const LIGHTER = { side: 1_600, jpegQuality: 78, webpQuality: 80 }

sharp.cache(false)
sharp.concurrency(1)
// Decoders of other formats are never reached, whatever a file looks like.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})

/**
 * Decodes a picture and encodes it again for its use: upright, without metadata; `null` when the file is not a whole PNG, JPEG, GIF or WebP, has
 * more than 25 megapixels, or cannot be made small enough. Only a thumbnail may be made of a moving picture, of its first frame.
 */
export async function encodePicture(bytes: Uint8Array, use: PictureUse): Promise<EncodedPicture | null> {
  const format = formatOf(bytes)
  if (format === null || (format === 'png' && !isPlainPng(bytes))) return null
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).autoOrient()
    const { format: read, pages = 1 } = await picture.metadata()
    if (read !== format || (pages > 1 && use.kind !== 'thumbnail')) return null
    switch (use.kind) {
      case 'logo':
        return format === use.type ? await asLogo(picture, use.type) : null
      case 'thumbnail':
        return await asThumbnail(picture)
      case 'lighter':
        return format === 'gif' ? null : await asLighter(picture, format === 'jpeg' ? 'jpeg' : 'webp')
    }
  } catch (error) {
    // The library throws for a file that it cannot read; its message may quote the file.
    if (error instanceof Error) return null
    throw error
  }
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

function asLogo(picture: Sharp, type: 'png' | 'jpeg'): Promise<EncodedPicture> {
  const small = within(picture, LOGO.side)
  return written(
    type === 'png' ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality: LOGO.jpegQuality }),
    type,
  )
}

async function asThumbnail(picture: Sharp): Promise<EncodedPicture | null> {
  for (const quality of THUMBNAIL.qualities) {
    const made = await written(within(picture.clone(), THUMBNAIL.side).webp({ quality }), 'webp')
    if (made.bytes.length <= THUMBNAIL.mostBytes) return made
  }
  return null
}

/** A PNG or WebP becomes a WebP, which keeps what is transparent. */
function asLighter(picture: Sharp, type: 'jpeg' | 'webp'): Promise<EncodedPicture> {
  const small = within(picture, LIGHTER.side)
  return written(
    type === 'jpeg'
      ? small.jpeg({ quality: LIGHTER.jpegQuality, mozjpeg: true })
      : small.webp({ quality: LIGHTER.webpQuality }),
    type,
  )
}

async function written(picture: Sharp, type: EncodedPicture['type']): Promise<EncodedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { type, width: info.width, height: info.height, bytes: data }
}
