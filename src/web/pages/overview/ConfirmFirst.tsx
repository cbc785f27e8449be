import { Box } from '@mantine/core'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { useMe } from '#web/app/session/use-me.ts'

/** For the first owner of an installation that sends no mail: the start printed a one-time code. */
export function ConfirmFirst() {
  if (!useMe().hasCodeFromStart) return null
  return (
    <Box mb="lg" data-screen-only>
      <Note tone="info" lead="Please confirm your email.">
        This Fettle sends no email. Its start printed a one-time code:{' '}
        <LinkTo href="/profile/my-account">type it here</LinkTo>.
      </Note>
    </Box>
  )
}
