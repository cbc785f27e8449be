import { Button } from '@mantine/core'
import { LinkTo } from '#web/kit/link/LinkProvider.tsx'
import { CONNECT_PATH } from './connect-path.ts'

/** Leads to the page of connections. */
export const ConnectAgain = ({ children }: { children: string }) => (
  <Button component={LinkTo} href={CONNECT_PATH} variant="default" size="sm">
    {children}
  </Button>
)
