import sharp from 'sharp'
import type { EncodedPicture } from '#api/services.ts'
import { isPlainPng } from './png.ts'

/** 25 megapixels (decisions, section 5.4). */
const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 1_024
const JPEG_QUALITY = 86

sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a picture and encodes it again: upright, at most 1,024 px on its longer side, without metadata; `null` when the file is not a whole
 * PNG or JPEG, is animated, or has more than 25 megapixels.
 */
export async function encodePicture(
  bytes: Uint8Array,
  type: EncodedPicture['type'],
): Promise<EncodedPicture | null> {
  if (type === 'png' && !isPlainPng(bytes)) return null
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).autoOrient()
    const { format } = await picture.metadata()
    if (format !== type) return null
    const small = picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    const made = type === 'png' ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality: JPEG_QUALITY })
    const { data, info } = await made.toBuffer({ resolveWithObject: true })
    return { type, width: info.width, height: info.height, bytes: data }
  } catch (error) {
    // The library throws for a file that it cannot read; its message may quote the file.
    if (error instanceof Error) return null
    throw error
  }
}
