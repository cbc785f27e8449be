/** Why a page is not looked at. */
export const NOT_LOOKED_AT = {
  elsewhere:
    'Fettle looks at pages of your own website only. Please open this page on your phone and look for yourself.',
  leftAlone: 'Whoever runs this website asked us to leave it alone, so we didn’t look.',
  failed: 'Something went wrong on our side while we looked. Please try again.',
} as const
