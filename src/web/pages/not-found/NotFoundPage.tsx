import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { usePageTitle } from '#web/app/nav/use-page-title.ts'
import { PlainFrame } from '#web/kit/frame/PlainFrame.tsx'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { WaysOut } from '#web/kit/visitor/WaysOut.tsx'

/** A page that was opened in a tab of its own has none before it. */
const hasPrevious = (): boolean => window.history.length > 1

/** For an address without a page: says so, and offers the way back and three links. */
export function NotFoundPage() {
  const router = useRouter()
  usePageTitle('Page not found')
  return (
    <PlainFrame home="/home">
      <WaysOut
        title="Sorry, this page cannot be found."
        lead="It may have moved, or the address has a typo in it."
      >
        {hasPrevious() && <Button onClick={() => router.history.back()}>Go to the previous page</Button>}
        <Button component={LinkTo} href="/home" variant="default">
          Homepage
        </Button>
        <Button component={LinkTo} href="/" variant="default">
          Overview
        </Button>
        <Button component={LinkTo} href="/contact-us" variant="default">
          Contact us
        </Button>
      </WaysOut>
    </PlainFrame>
  )
}
