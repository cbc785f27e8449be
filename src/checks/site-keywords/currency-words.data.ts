/** Codes of currencies that shops write beside their prices; without those that are also words ("cad", "all", "top", "inr", "chf", "cny"). */
export const CURRENCY_WORDS: ReadonlySet<string> = new Set(
  'nzd aud usd gbp eur zar sgd hkd fjd jpy'.split(' '),
)
