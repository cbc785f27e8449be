/** Codes of currencies that shops write beside their prices; without those that are also words ("cad", "all", "top"). */
export const CURRENCY_WORDS: ReadonlySet<string> = new Set(
  'nzd aud usd gbp eur zar sgd hkd fjd chf jpy cny inr'.split(' '),
)
