import type { WebAnswer } from '#support/web-server.ts'
import { STOCK_SHOPS } from './stock-shops.ts'
import { STOCK_SITES } from './stock-sites.ts'

/** A new website of a platform with what the platform puts there by itself. */
export interface StockInstall {
  platform: string
  pages: Readonly<Record<string, WebAnswer>>
}

export const STOCK_INSTALLS: readonly StockInstall[] = [...STOCK_SHOPS, ...STOCK_SITES]
