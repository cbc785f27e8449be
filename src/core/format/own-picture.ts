/** A screenshot of our own browser, or a picture that we encoded again: pixels only, no SVG. */
const PIXELS = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/u

/**
 * Whether a picture is one that we made. Loading a stranger's address would reveal who looks at it, and a stranger's SVG may hold
 * more than a picture.
 */
export const isOwnPicture = (src: string): boolean => PIXELS.test(src)
