/** What a logo is kept as. */
export const LOGO_TYPES = ['png', 'jpeg'] as const
export type LogoType = (typeof LOGO_TYPES)[number]
