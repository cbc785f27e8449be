import { Box } from '@mantine/core'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { Note } from '#web/kit/surface/Note.tsx'
import { useMe } from '#web/app/session/use-me.ts'

/** For the first owner of an installation that sends no mail: a one-time code was printed when it started. */
export function ConfirmFirst() {
  if (!useMe().hasCodeFromStart) return null
  return (
    <Box mb="lg" data-screen-only>
      <Note tone="info" lead="Please confirm your email.">
        This Fettle sends no email. When it started, it printed a one-time code in its window.{' '}
        <LinkTo href="/profile/my-account">Type it here</LinkTo>.
      </Note>
    </Box>
  )
}
