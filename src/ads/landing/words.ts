/** Why a page elsewhere is not looked at. */
export const LOOKS_AT_OWN_PAGES =
  'Fettle looks at pages of your own website only. Please open this page on your phone and look for yourself.'
