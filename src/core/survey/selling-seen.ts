import { z } from 'zod'
import type { Selling } from '../site/shop.ts'

interface KnownResult {
  readonly id: string
  readonly facts: Readonly<Record<string, unknown>>
}

const ShopFacts = z.object({ isShop: z.boolean(), ecommerceStatus: z.string().nullable() })

/** Whether the website sells, as its results tell; what the owner answers goes before it. Unknown before the first result. */
export function sellingSeen(results: readonly KnownResult[]): Selling {
  const read = ShopFacts.safeParse(results.find(({ id }) => id === 'ecommerce')?.facts)
  if (!read.success) return 'unknown'
  if (read.data.isShop) return 'yes'
  return read.data.ecommerceStatus === 'no_ecommerce' ? 'no' : 'unknown'
}
