import type { PageFacts } from '#core/evidence/page.ts'
import type { Abroad } from '../abroad.ts'

const EURO = /€\s?\d|\d\s?€/u
const DOLLAR = /(?<![A-Z])\$\s?\d/u
/** The money of a country (ISO 4217), and how prices in it are written. */
const MONEY: Readonly<Record<string, readonly [string, RegExp]>> = {
  GB: ['GBP', /£\s?\d/u],
  IE: ['EUR', EURO],
  DE: ['EUR', EURO],
  AT: ['EUR', EURO],
  FR: ['EUR', EURO],
  US: ['USD', DOLLAR],
  CA: ['CAD', DOLLAR],
  ZA: ['ZAR', /(?<![\p{L}\d])R\s?\d{1,3}(?:[ ,.]\d{3})*(?:[.,]\d{2})?(?![\p{L}\d])/u],
}

/** The money of the prices on some pages of a business in a country abroad; `null` where they are not written as that country's are. */
export function moneyShown(pages: readonly PageFacts[], abroad: Abroad | null): string | null {
  const [code, written] = MONEY[abroad?.country ?? ''] ?? []
  const isShown = written !== undefined && pages.some(({ text }) => text.main.search(written) !== -1)
  return code !== undefined && isShown ? code : null
}
