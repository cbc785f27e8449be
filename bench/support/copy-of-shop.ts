import { sampleAnswer } from '#sample/shop.ts'
import { SHOP, type Site } from '#support/product-sites.ts'

/** The sample shop under another host: one public scan of a host serves all who ask within the hour. */
export const copyOfShop =
  (host: string): Site =>
  (path) => {
    const { body, ...answer } = sampleAnswer(path)
    return { ...answer, body: body.toString().replaceAll(SHOP, host) }
  }
