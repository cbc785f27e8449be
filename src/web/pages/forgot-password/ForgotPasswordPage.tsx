import type { OwnCommand } from '#core/own-commands.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/app/calls/Loaded.tsx'
import { signInQuery } from '#web/app/queries/sign-in-queries.ts'
import { QuestionLine } from '#web/kit/forms/Narrow.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { SkeletonBar } from '#web/kit/surface/SkeletonBar.tsx'
import { AccountPage } from '#web/shared/account/AccountPage.tsx'
import { CodeForm } from '#web/shared/account/CodeForm.tsx'
import { CodeHelp } from '#web/shared/account/CodeHelp.tsx'
import { AskForLink } from './AskForLink.tsx'

export function ForgotPasswordPage() {
  const query = useQuery(signInQuery)
  return (
    <AccountPage title="Forgot your password?">
      <Loaded query={query} skeleton={<SkeletonBar width="60%" />}>
        {({ sendsMail, command }) => (sendsMail ? <AskForLink /> : <UseCode command={command} />)}
      </Loaded>
      <QuestionLine>
        <LinkTo href="/login">Back to log in</LinkTo>
      </QuestionLine>
    </AccountPage>
  )
}

const UseCode = ({ command }: { command: OwnCommand }) => (
  <>
    <p>This Fettle sends no email, so there is no link to wait for.</p>
    <CodeHelp purpose="reset" email={null} command={command} />
    <CodeForm purpose="reset" email={null} label="Choose a new password" />
  </>
)
