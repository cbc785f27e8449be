/** The rules that pasting the ready-made business card puts right. */
export const CARD_RULES: readonly string[] = [
  'structured-data-missing',
  'structured-data-broken',
  'localbusiness-incomplete',
]
