const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)(?:[?#]|$)/iu

/** Whether an address, or a path with its query, is that of a picture by the ending of its name. */
export const isPictureAddress = (address: string): boolean => PICTURE.test(address)
