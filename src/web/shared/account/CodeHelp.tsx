import type { OwnCommand } from '#core/own-commands.ts'
import { CODE_MINUTES, type CodePurpose } from '#core/one-time-code.ts'
import { commandForCode } from './code-command.ts'

interface CodeHelpProps {
  purpose: CodePurpose
  /** The account's address, for the command; `null`: it is not known. */
  email: string | null
  /** How the machine that Fettle runs on calls the command line. */
  command: OwnCommand
}

/** Where a one-time code comes from. */
export const CodeHelp = ({ purpose, email, command }: CodeHelpProps) => (
  <p>
    Ask whoever runs this Fettle for a one-time code. It works once, for {CODE_MINUTES} minutes. If you run it
    yourself, type this on the machine it runs on: <code>{commandForCode(command, purpose, email)}</code>
  </p>
)
