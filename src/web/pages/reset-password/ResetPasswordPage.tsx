import { useState } from 'react'
import { tokenIn } from '#web/app/session/token-in-hash.ts'
import { ChoosePassword } from '#web/shared/account/ChoosePassword.tsx'

export function ResetPasswordPage() {
  const [token] = useState(() => tokenIn(window.location.hash))
  return <ChoosePassword token={token} title="Choose a new password" />
}
