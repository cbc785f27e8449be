/** Units that shops write after an amount. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'g kg mg ml l cl oz lb lbs cm mm m km in ft pk pack packs pc pcs ltr litre litres inch inches foot feet metre metres gram grams kilo kilos kw kwh hp acre acres hectare hectares'.split(
    ' ',
  ),
)
