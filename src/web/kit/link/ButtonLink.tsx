import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkTo } from './LinkProvider.tsx'

/** A link within a row that looks like a button, without an icon. */
export const ButtonLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button component={LinkTo} href={href} variant="default" size="sm">
    {children}
  </Button>
)
