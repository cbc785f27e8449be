import type { WalkedDocument } from './walked-document.ts'

/** Kinds of PayPal buttons on a page. */
export interface PaypalButtons {
  addToCart: boolean
  buyNow: boolean
}

/** File names of PayPal's own button pictures, and the commands of its forms (PayPal, "HTML variables for website payments"). */
const ADD_PICTURE = /\/btn_cart(?:_|CC)/iu
const BUY_PICTURE = /\/btn_(?:buynow|paynow)(?:_|CC)/iu
const PAYPAL = /(?:^|\/\/)(?:[\w-]+\.)*paypal(?:objects)?\.com\//iu

/** Characters of an address that are read: each field of a form would otherwise read all of a long one again. */
const LONGEST = 500

/** Recognises PayPal's buttons by pictures and commands, because all have the same text. */
export function paypalButtonsOf(walked: WalkedDocument): PaypalButtons {
  const found: PaypalButtons = { addToCart: false, buyNow: false }
  for (const { attributes: a, hidden, form } of walked.of('input')) {
    if (hidden && a['type']?.trim().toLowerCase() !== 'hidden') continue
    const src = a['src']?.slice(0, LONGEST) ?? ''
    const isPicture = a['type']?.toLowerCase() === 'image' && PAYPAL.test(src)
    const isCommand =
      a['name'] === 'cmd' &&
      form?.hidden === false &&
      PAYPAL.test(form.attributes['action']?.slice(0, LONGEST) ?? '')
    found.addToCart ||= (isPicture && ADD_PICTURE.test(src)) || (isCommand && a['value'] === '_cart')
    found.buyNow ||= (isPicture && BUY_PICTURE.test(src)) || (isCommand && a['value'] === '_xclick')
  }
  return found
}
