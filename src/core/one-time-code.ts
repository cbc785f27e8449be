/** What a one-time code allows: confirming the address of an account, or choosing its new password. */
export const CODE_PURPOSES = ['confirm', 'reset'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** How long a one-time code works. */
export const CODE_MINUTES = 30

/** How long a link to choose a new password works. */
export const LINK_MINUTES = 30

/** Crockford's Base32: digits and letters without I, L, O and U, which are mistaken for others. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4
const GROUPS = 3
/** 60 bits: with the limit on tries, no network can guess one in half an hour. */
export const CODE_LENGTH = GROUP * GROUPS

const MISTAKEN: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`, 'u')

/** The code as it is compared, from what was typed; `null` when it cannot be one. */
export function readCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll(/[ILO]/gu, (letter) => MISTAKEN[letter] ?? letter)
  return CODE.test(letters) ? letters : null
}

/** The code as it is shown: `4K7M-QX92-TB3D`. */
export const codeAsShown = (code: string): string =>
  Array.from({ length: GROUPS }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-')
