const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|ico)(?:\?|$)/iu

/** Whether an address leads to a picture, by its path and query. A redirect to a page is no cure for a missing one. */
export const isPicture = (path: string): boolean => PICTURE.test(path)
