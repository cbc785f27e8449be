/** The rules that a business card for search engines answers. */
export const CARD_RULES: readonly string[] = [
  'structured-data-missing',
  'structured-data-broken',
  'localbusiness-incomplete',
]
