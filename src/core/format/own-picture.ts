/** As our own browser hands a screenshot over, or as we made a picture anew: pixels only, no SVG. */
const PIXELS = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/u

/**
 * Whether a picture is one that we made ourselves. A stranger's address would tell them who is looking, and a stranger's SVG may hold
 * more than a picture.
 */
export const isOwnPicture = (src: string): boolean => PIXELS.test(src)
