import { CODE_MINUTES, type CodePurpose } from '#core/one-time-code.ts'

interface CodeHelpProps {
  purpose: CodePurpose
  /** The account's address, for the command; `null`: it is not known. */
  email: string | null
}

/** Where a one-time code comes from. */
export const CodeHelp = ({ purpose, email }: CodeHelpProps) => (
  <p>
    Ask whoever runs this Fettle for a one-time code. It works once, for {CODE_MINUTES} minutes. Do you run it
    yourself? Then type this on the machine that it runs on:{' '}
    <code>
      npm run -s fettle -- code {purpose} {email ?? 'you@example.com'}
    </code>
  </p>
)
