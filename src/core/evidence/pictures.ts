/** Small copies of pictures that need a description, and of those on the card of a shared link. */
export interface ThumbnailsEvidence {
  /** At most 12. */
  pictures: Thumbnail[]
}

/** Made by us from the pixels of what the website sent: at most 240 px on its longer side, and 10 KB. */
export interface Thumbnail {
  /** Address of the picture itself. */
  url: string
  /** WebP as a data address. */
  src: string
  width: number
  height: number
}

/** A picture of so many bytes or more slows a page, and a lighter copy of it is made. */
export const HEAVY_PICTURE_BYTES = 102_400
/** A lighter copy is worth the work where it has at most this share of the picture's bytes. */
export const LIGHTER_SHARE = 2 / 3

/** Lighter copies of the heaviest pictures of the homepage. */
export interface LighterPicturesEvidence {
  /** At most 5, and 1.5 MB together; only those that save a third or more. */
  pictures: LighterPicture[]
}

/** Made by us from the pixels of what the website sent. */
export interface LighterPicture {
  /** Address of the picture itself. */
  url: string
  /** Bytes of the picture as it is. */
  bytes: number
  type: 'jpeg' | 'webp'
  /** In pixels. */
  width: number
  height: number
  /** The copy, in base64. */
  data: string
  /** Bytes of the copy. */
  lighterBytes: number
}
