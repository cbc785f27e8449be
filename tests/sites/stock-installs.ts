import type { StockInstall } from './stock-page.ts'
import { STOCK_SHOPS } from './stock-shops.ts'
import { STOCK_SITES } from './stock-sites.ts'

export const STOCK_INSTALLS: readonly StockInstall[] = [...STOCK_SHOPS, ...STOCK_SITES]
