import { Button } from '@mantine/core'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'

/** Where an owner connects a service. */
export const CONNECT_PATH = '/profile/online-presence'

/** Leads to the page of connections. */
export const ConnectAgain = ({ children }: { children: string }) => (
  <Button component={LinkTo} href={CONNECT_PATH} variant="default" size="sm">
    {children}
  </Button>
)
