import type { OwnCommand } from '#core/own-commands.ts'
import type { CodePurpose } from '#core/one-time-code.ts'

/** Addresses without a character that a shell reads as more than text. Others (`o'brien@…`, `` x|`y`@… ``) are valid as well. */
const PLAIN = /^\w[\w.+-]*@\w[\w.-]*$/u

/** The command that prints a one-time code for an account, to be pasted into a shell; `email`: its address, `null` where it is not known. */
export const commandForCode = (command: OwnCommand, purpose: CodePurpose, email: string | null): string =>
  `${command} code ${purpose} ${email !== null && PLAIN.test(email) ? email : 'you@example.com'}`
