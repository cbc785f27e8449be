import { z } from 'zod'
import type { Selling } from '../site/shop.ts'

interface KnownResult {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}

const ShopFacts = z.object({ isShop: z.boolean().nullable() })

/** Whether the website sells, as its results tell; what the owner answers goes before it. That no shop was seen is never a "no". */
export function sellingSeen(results: readonly KnownResult[]): Exclude<Selling, 'no'> {
  const read = ShopFacts.safeParse(results.find(({ id }) => id === 'ecommerce')?.facts)
  return read.success && read.data.isShop === true ? 'yes' : 'unknown'
}
